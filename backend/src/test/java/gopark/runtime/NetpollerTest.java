package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.NetworkRead;
import gopark.program.Operation.Sleep;
import gopark.runtime.event.EventKind;
import gopark.runtime.schedule.Netpoller;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetpollerTest {
  private static final long MS = 1_000_000;
  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  @ParameterizedTest
  @CsvSource({
    "-1, -1",
    "0, 0",
    "1, 1000000",
    "999999, 1000000",
    "1000000, 1000000",
    "1999999, 1000000",
    "2000000, 2000000",
    "999999999999999, 999999999000000",
    "1000000000000000, 1000000000000000",
    "9000000000000000, 1000000000000000"
  })
  void epollWaitsForWholeMilliseconds(long delay, long rounded) {
    assertThat(Netpoller.rounded(delay)).isEqualTo(rounded);
  }

  @Test
  void whatIsReadyAtOnceIsReadWithoutParking() {
    Run run = Run.of(main.then(new NetworkRead(0)));

    assertThat(run.of(EventKind.GO_PARKED)).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void aReaderSleepsInThePollerUntilItsDataArriveAndNoDeadlockIsSeen() {
    Run run = Run.of(main.then(new NetworkRead(70 * MS)));

    assertThat(run.of(EventKind.NETPOLL_BLOCKED))
        .singleElement()
        .extracting(Run.Told::a)
        .isEqualTo(-1L);
    assertThat(run.of(EventKind.NETWORK_READY)).hasSize(1);
    assertThat(run.exitCode()).isZero();
    assertThat(run.took()).isBetween(70 * MS, 71 * MS);
  }

  @Test
  void readersWhoseDataArrivedTogetherComeBackInReverse() {
    for (int i = 1; i <= 3; i++) {
      String name = "R" + i;
      main.go(new Code("main.f").then(new NetworkRead(i * MS)).note(log, name));
    }
    main.then(new Operation.Gosched()).then(new Operation.Compute(5 * MS, true));
    main.then(new Sleep(5 * MS));

    Run run = Run.of(main);

    assertThat(log).containsExactly("R3", "R2", "R1");
    assertThat(run.of(EventKind.NETPOLL_RETURNED).getFirst().a()).isEqualTo(3);
  }

  @Test
  void aTimerThatIsDueBeforeThePollerWakesBreaksItsSleep() {
    main.go(new Code("main.f").then(new Sleep(100 * MS)));
    main.then(new NetworkRead(5 * MS)).then(new Sleep(2 * MS)).note(log, "awake");

    Run run = Run.of(main);

    assertThat(log).containsExactly("awake");
    assertThat(run.took()).isBetween(7 * MS, 9 * MS);
  }
}
