package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.Pieces;
import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Looking at very many goroutines is work, and is counted while it is done. */
class LookingWorkTest {
  private static final int MANY = 5_000;

  /** What is reported at once is never more than a small part of a slice. */
  private static final long LARGEST = WorkMeter.SLICE / 10;

  private static final Pieces PIECES = new Pieces();
  private static final Pieces QUEUE_PIECES = new Pieces();
  private static final GoRuntime WAITING = crowd(Crowd.Doing.SLEEPS, PIECES);
  private static final GoRuntime QUEUED = crowd(Crowd.Doing.COMPUTES, QUEUE_PIECES);

  private static GoRuntime crowd(Crowd.Doing doing, WorkMeter work) {
    return Crowd.of(MANY, 4, doing, new QuietSink(), work);
  }

  private static SequencedMap<String, Consumer<GoRuntime>> looks() {
    SequencedMap<String, Consumer<GoRuntime>> looks = new LinkedHashMap<>();
    looks.put("a snapshot", GoRuntime::snapshot);
    looks.put("a page", runtime -> runtime.goroutines(null, MANY - 100, 100));
    looks.put("a trace", runtime -> runtime.schedtrace(true));
    looks.put("a traceback", GoRuntime::sigquit);
    looks.put("a copy", runtime -> runtime.copy(new QuietSink()));
    looks.put("the laws", GoRuntime::checkInvariants);
    return looks;
  }

  @Test
  void whatLooksAtAllGoroutinesReportsEachOfThem() {
    for (Map.Entry<String, Consumer<GoRuntime>> look : looks().entrySet()) {
      isReported(look, WAITING, PIECES);
      isReported(look, QUEUED, QUEUE_PIECES);
    }
  }

  private static void isReported(
      Map.Entry<String, Consumer<GoRuntime>> look, GoRuntime runtime, Pieces meter) {
    long before = meter.looks();
    look.getValue().accept(runtime);
    assertThat(meter.looks() - before).as(look.getKey()).isGreaterThanOrEqualTo(MANY);
    assertThat(meter.largest()).as(look.getKey()).isLessThan(LARGEST);
  }

  @Test
  void whatLooksForOneGoroutineFindsItNearItsId() {
    long before = PIECES.looks();

    assertThat(WAITING.calls(MANY - 50)).isNotNull();
    assertThat(WAITING.why(MANY - 50)).isNotNull();

    assertThat(PIECES.looks() - before).isLessThan(1_000);
  }

  @Test
  void aPageSaysWhereItsGoroutinesWait() {
    assertThat(QUEUED.goroutines(null, MANY - 100, 100))
        .allSatisfy(g -> assertThat(g.where()).isNotNull());
  }
}
