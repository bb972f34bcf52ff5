package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.GoroutineEvent.GoCreated;
import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.MachineEvent.MGavePToLocked;
import gopark.runtime.event.Place;
import gopark.trace.EventLog;
import gopark.trace.EventPlaces;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A machine that an event names as the place of a goroutine is the one on which the goroutine then
 * starts; over random programs under every release and design.
 */
class PlacesToldTest {
  private static final int RUNS = 300;

  private final Map<Integer, String> told = new HashMap<>();
  private int starts;
  private int handedOver;
  private int onOwnThread;

  @Test
  void aGoroutineStartsOnTheMachineThatWasToldLast() {
    for (int seed = 0; seed < RUNS; seed++) {
      told.clear();
      EventLog log = new EventLog();
      Swarm.checked(seed, log);
      int run = seed;
      log.forEach(0, log.size(), event -> follow(run, event));
    }
    assertThat(starts).as("starts on a machine that was told").isGreaterThan(RUNS);
    assertThat(handedOver).as("processors given to the machine of a locked goroutine").isPositive();
    assertThat(onOwnThread).as("goroutines that another machine runs at once").isPositive();
  }

  private void follow(int seed, Event event) {
    int g = event.at().g();
    if (event instanceof GoStarted) {
      String place = told.remove(g);
      if (place != null && place.startsWith("M")) {
        starts++;
        assertThat("M" + event.at().m())
            .as("seed %d, step %d: where G%d starts", seed, event.at().step(), g)
            .isEqualTo(place);
      }
      return;
    }
    if (event instanceof MGavePToLocked) {
      handedOver++;
    }
    onOwnThread += isRunElsewhere(event) ? 1 : 0;
    String to = EventPlaces.to(event);
    if (to != null) {
      told.put(g, to);
    }
  }

  private static boolean isRunElsewhere(Event event) {
    return switch (event) {
      case GoCreated e -> e.place() == Place.RUNS_AT_ONCE && e.machine() != e.at().m();
      case GoReadied e -> e.place() == Place.RUNS_AT_ONCE && e.machine() != e.at().m();
      default -> false;
    };
  }
}
