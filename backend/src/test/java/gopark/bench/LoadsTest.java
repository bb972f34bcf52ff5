package gopark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.trace.EventLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LoadsTest {

  @ParameterizedTest
  @EnumSource
  void everyLoadGoesOnForAsLongAsItIsMeasured(Load load) {
    EventLog log = new EventLog();
    Simulation simulation = new Simulation(load, log);
    assertThat(simulation.advance(20_000)).isGreaterThanOrEqualTo(20_000);
    assertThat(log.size()).isGreaterThan(20_000);
    simulation.runtime().checkInvariants();
  }

  @Test
  void allParkedGoroutinesPark() {
    var runtime = ParkedGoroutines.park(5_000, new Discarded());
    assertThat(runtime.schedtrace(true)).contains("G");
    runtime.checkInvariants();
  }
}
