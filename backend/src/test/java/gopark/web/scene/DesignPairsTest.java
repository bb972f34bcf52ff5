package gopark.web.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.scene.DesignPair;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Neighbouring designs play one small program differently; where they part is written here. */
class DesignPairsTest {
  private static final DesignPairs PAIRS = new DesignPairs();
  private static final String NOTHING = "nothing more";

  /** The first event that differs, in the older design and in the newer one. */
  private static final Map<String, String> PARTS = parts();

  private static Map<String, String> parts() {
    Map<String, String> parts = new LinkedHashMap<>();
    parts.put("1.27-1.26", "PROCESS_EXITED G1, PROCESS_EXITED G1");
    parts.put("1.26-1.25", "GO_PREEMPTED G6 GLOBAL_TAIL, RUNNEXT_KICKED G17");
    parts.put("1.25-1.24", "PRINTED G1, PRINTED G1");
    parts.put("1.24-1.23", "GO_PARKED G1 SEMACQUIRE, GO_PARKED G1 WAIT_GROUP_WAIT");
    parts.put("1.23-1.22", "TIMER_STARTED, PRINTED G1");
    parts.put("1.22-1.21", "GLOBAL_BATCH_TAKEN G1, M_WOKEN");
    parts.put("1.21-1.19", "GO_STARTED G1, NEED_SPINNING");
    parts.put("1.19-1.14", "TIMER_FIRED G5, STEAL_ROUND");
    parts.put("1.14-1.13", "RUNNEXT_KICKED G5, GO_PARKED G1 SLEEP");
    parts.put("1.13-1.5", "STEAL_ROUND, RUNNEXT_NAP G5");
    parts.put("1.5-1.2", "GO_CREATED G5 LOCAL_TAIL, GO_CREATED G5 RUNNEXT");
    parts.put("1.2-1.1", "PRINTED G5, PREEMPTION_REQUESTED G5");
    parts.put("1.1-1.0-local", "nothing more, P_RETAKEN G1");
    parts.put("1.0-local-1.0", "GO_CREATED G17 GLOBAL_TAIL, GO_CREATED G5 LOCAL_TAIL");
    parts.put("1.26-sharing", "GO_CREATED G6 LOCAL_TAIL, RUNNEXT_KICKED G5");
    parts.put("1.26-1:1", "M_CREATED, RUNNEXT_KICKED G5");
    parts.put("1.26-N:1", "GO_CREATED G5 LOCAL_TAIL, RUNNEXT_KICKED G5");
    parts.put("1.24-article", "SYSCALL_ENTERED G1, GO_PARKED G1 SLEEP");
    parts.put("1:1-N:1", "GO_CREATED G5 LOCAL_TAIL, M_CREATED");
    return parts;
  }

  static List<DesignPair> pairs() {
    return PAIRS.all();
  }

  @Test
  void everyDesignAndTheOneBeforeItAreAPair() {
    for (Release release : Releases.all()) {
      Release before = Releases.before(release);
      if (before != null) {
        assertThat(PAIRS.find(release.name() + "-" + before.name())).as(release.name()).isNotNull();
      }
    }
    assertThat(PARTS.keySet())
        .containsExactlyInAnyOrderElementsOf(pairs().stream().map(DesignPair::id).toList());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theTwoPartWhereTheirDifferenceShows(DesignPair pair) {
    DesignPairs.Parting parting = PAIRS.parting(pair);
    assertThat(named(parting.older()) + ", " + named(parting.newer()))
        .isEqualTo(PARTS.get(pair.id()));
  }

  private static String named(@Nullable Event event) {
    if (event == null) {
      return NOTHING;
    }
    String more =
        switch (event) {
          case GoroutineEvent.GoCreated created -> " " + created.place();
          case GoroutineEvent.GoPreempted preempted -> " " + preempted.place();
          case GoroutineEvent.GoParked parked -> " " + parked.reason();
          default -> "";
        };
    int g = event.at().g();
    return event.at().kind() + (g == EventSink.NONE ? "" : " G" + g) + more;
  }
}
