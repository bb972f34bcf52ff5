package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ClientAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RecentRefusalsTest {

  private static final ClientAddress ONE = new ClientAddress("192.0.2.1");
  private static final ClientAddress OTHER = new ClientAddress("192.0.2.2");

  private final Stopwatch time = new Stopwatch();
  private final RecentRefusals refusals = new RecentRefusals(time);

  @Test
  void whoWasRefusedMostStandsFirst() {
    refusals.add(ONE, "too-many-requests");
    for (int i = 0; i < 3; i++) {
      refusals.add(OTHER, "too-many-sessions");
    }
    assertThat(refusals.most(10))
        .containsExactly(
            new RefusedAddress(OTHER, "too-many-sessions", 3),
            new RefusedAddress(ONE, "too-many-requests", 1));
    assertThat(refusals.most(1)).hasSize(1);
  }

  @Test
  void anAddressIsForgottenAnHourAfterItsLastRefusal() {
    refusals.add(ONE, "too-many-requests");
    time.pass(Duration.ofMinutes(50));
    refusals.add(OTHER, "too-many-requests");
    time.pass(Duration.ofMinutes(20));
    assertThat(refusals.most(10)).extracting(RefusedAddress::address).containsExactly(OTHER);
  }

  @Test
  void manyAddressesDoNotFillTheMemory() {
    for (int i = 0; i < 5_000; i++) {
      refusals.add(new ClientAddress("192.0.2." + i), "too-many-requests");
    }
    assertThat(refusals.most(5_000)).hasSizeLessThanOrEqualTo(1_000);
  }
}
