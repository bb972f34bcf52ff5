package gopark.runtime.gc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import gopark.runtime.model.GcCycle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GcPacerTest {

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0.25, 1",
    "2, 0, 0.25, 2",
    "3, 0, 0.25, 3",
    "4, 1, 0, 3",
    "5, 1, 0, 4",
    "6, 1, 0.0833, 5",
    "7, 2, 0, 5",
    "8, 2, 0, 6",
  })
  void aQuarterOfTheProcessorsMark(int procs, int dedicated, double fractional, int idle) {
    assertThat(GcPacer.dedicated(procs)).isEqualTo(dedicated);
    assertThat(GcPacer.fractional(procs)).isCloseTo(fractional, within(0.0001));
    assertThat(GcPacer.mostIdle(procs, false)).isEqualTo(idle);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 1", "4, 0", "8, 0"})
  void aCollectionByTimeDisturbsIdleProcessorsOnlyIfNobodyElseMarks(int procs, int idle) {
    assertThat(GcPacer.mostIdle(procs, true)).isEqualTo(idle);
  }

  /** The figures are those of a program that real Go has run. */
  @ParameterizedTest
  @CsvSource({"0, 0, 4194304, 3997696", "3974784, 1970, 8107186, 7913432"})
  void theGoalCountsWhatIsLookedThroughBesidesTheHeap(
      long marked, long stacks, long goal, long trigger) {
    GcCycle cycle = new GcCycle();
    cycle.heapMarked = marked;
    cycle.lastStackScan = stacks;
    GcPacer.aim(cycle);
    assertThat(cycle.goal).isEqualTo(goal);
    assertThat(cycle.trigger).isEqualTo(trigger);
  }

  @Test
  void aLargeHeapIsCollectedFourMegabytesBeforeItsGoal() {
    GcCycle cycle = new GcCycle();
    cycle.heapMarked = 200L << 20;
    GcPacer.aim(cycle);
    assertThat(cycle.goal - cycle.trigger).isEqualTo(4L << 20);
  }
}
