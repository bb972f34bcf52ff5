package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GcEvent.GcPhaseBegan;
import gopark.runtime.event.GcEvent.GcSwept;
import gopark.runtime.event.GcEvent.GcTriggered;
import gopark.runtime.event.GcEvent.GcWorkerStarted;
import gopark.runtime.event.GcEvent.HeapChanged;
import gopark.runtime.event.GcPhase;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.GcWorkerMode;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.Place;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.Source;
import gopark.runtime.event.StopReason;
import gopark.runtime.event.WorldEvent.StwStarted;
import gopark.runtime.event.WorldEvent.WorldStarted;
import gopark.runtime.event.WorldEvent.WorldStopped;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A collection with four processors: main fills the heap, another computes, two are idle. */
class CollectionTest {
  private static final long MS = 1_000_000;

  private static final String PROGRAM =
      """
      func main
        go busy
        spin 100us
        repeat 70
          alloc 65536
        end
        spin 5ms
      end
      func busy
        spin 9ms
      end
      """;

  private static Story played() {
    return Stage.with(4).play(PROGRAM).toTheEnd();
  }

  @Test
  void theWorldStopsTwiceAndMarksInBetween() throws IOException {
    Story story = played();
    story.isTold("collection", event -> !(event instanceof HeapChanged));

    assertThat(story.events(GcTriggered.class))
        .extracting(GcTriggered::trigger)
        .containsExactly(GcTrigger.HEAP);
    assertThat(story.events(StwStarted.class))
        .extracting(StwStarted::reason)
        .containsExactly(StopReason.GC_SWEEP_TERMINATION, StopReason.GC_MARK_TERMINATION);
    assertThat(story.events(WorldStopped.class)).hasSize(2);
    assertThat(story.events(WorldStarted.class))
        .hasSize(2)
        .allMatch(event -> event.stoodNs() < MS / 10);
    assertThat(story.events(GcPhaseBegan.class))
        .extracting(GcPhaseBegan::phase)
        .containsExactly(GcPhase.MARK, GcPhase.MARK_TERMINATION, GcPhase.SWEEP, GcPhase.OFF);
    assertThat(story.events(GcSwept.class).getLast().done()).isTrue();
  }

  @Test
  void oneProcessorOfFourMarksAndWhoIsIdleHelps() {
    Story story = played();
    List<GcWorkerStarted> workers = story.events(GcWorkerStarted.class);

    assertThat(workers)
        .filteredOn(event -> event.mode() == GcWorkerMode.DEDICATED)
        .as("25 % of four processors")
        .hasSize(1);
    assertThat(workers).filteredOn(event -> event.mode() == GcWorkerMode.IDLE).isNotEmpty();
    assertThat(workers).noneMatch(event -> event.mode() == GcWorkerMode.FRACTIONAL);
    assertThat(story.events(FindRunnable.class))
        .extracting(FindRunnable::source)
        .contains(Source.GC_WORKER, Source.IDLE_GC_WORKER);
  }

  @Test
  void whoComputesIsStoppedWithTheWorldAndGoesOnFirst() {
    Story story = played();
    int busy = story.id("busy");

    assertThat(story.events(GoPreempted.class, busy))
        .hasSize(2)
        .allMatch(event -> event.place() == Place.RUNNEXT);
    assertThat(story.events(GoStarted.class, busy).stream().map(event -> event.at().p()))
        .as("on the processor it had")
        .hasSize(3)
        .containsOnly(story.events(GoStarted.class, busy).getFirst().at().p());
  }
}
