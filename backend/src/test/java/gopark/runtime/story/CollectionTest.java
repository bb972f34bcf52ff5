package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GcEvent.GcPhaseBegan;
import gopark.runtime.event.GcEvent.GcSwept;
import gopark.runtime.event.GcEvent.GcTriggered;
import gopark.runtime.event.GcEvent.GcWorkerStarted;
import gopark.runtime.event.GcEvent.HeapChanged;
import gopark.runtime.event.GcTrigger;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.Place;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.Source;
import gopark.runtime.event.StopReason;
import gopark.runtime.event.WorldEvent.StwStarted;
import gopark.runtime.event.WorldEvent.WorldStarted;
import gopark.runtime.event.WorldEvent.WorldStopped;
import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A collection with four processors: main fills the heap, another computes, two are idle. */
class CollectionTest {
  private static final long MS = 1_000_000;

  private static final String PROGRAM =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      type node struct {
          next *node
      }

      var list *node

      func main() {
          for range 20000 {
              list = &node{list}
          }
          go busy()
          sched.Spin(100 * time.Microsecond)
          for range 70 {
              sched.Alloc(65536)
          }
          sched.Spin(5 * time.Millisecond)
      }

      func busy() {
          sched.Spin(9 * time.Millisecond)
      }
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
  void whoComputesGoesOnFirstAfterAStopOfTheWorldAndLastAfterASafePoint() {
    Story story = played();
    int busy = story.id("busy");

    assertThat(story.events(GoPreempted.class, busy))
        .extracting(GoPreempted::place)
        .as("two stops of the world, and between them safe points")
        .containsExactly(Place.RUNNEXT, Place.GLOBAL_TAIL, Place.GLOBAL_TAIL, Place.RUNNEXT);
  }
}
