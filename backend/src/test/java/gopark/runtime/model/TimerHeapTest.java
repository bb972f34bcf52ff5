package gopark.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.TimerKind;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimerHeapTest {
  private static final long END = Long.MAX_VALUE;
  private static final WorkMeter WORK = WorkMeter.unlimited();
  private int lastHandle;
  private final TimerHeap heap = new TimerHeap();

  private Timer timer(long when) {
    Timer timer = new Timer(++lastHandle, TimerKind.SLEEP);
    timer.when = when;
    return timer;
  }

  private Timer added(long when) {
    Timer timer = timer(when);
    heap.add(timer);
    return timer;
  }

  /** The handles of all that fire by then, in the order in which they do. */
  private List<Integer> fired(long now) {
    List<Integer> handles = new ArrayList<>();
    heap.adjust(now, false, WORK);
    Timer due = heap.firstDue(now);
    while (due != null) {
      handles.add(due.handle);
      due.when = 0;
      heap.fired(due);
      due = heap.firstDue(now);
    }
    return handles;
  }

  @Test
  void threeOfTheSameTimeFireAsInGoWithTheLastInTheMiddle() {
    added(10);
    added(10);
    added(10);

    assertThat(fired(10)).containsExactly(1, 3, 2);
  }

  @Test
  void nothingFiresBeforeItsTime() {
    added(10);

    assertThat(fired(9)).isEmpty();
    assertThat(heap.earliest()).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void whateverIsAddedStoppedAndChangedTheRestFireByTime(long seed) {
    SeededRandom random = new SeededRandom(seed);
    List<Timer> pending = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      int choice = random.below(4);
      if (choice < 2 || pending.isEmpty()) {
        pending.add(added(1 + random.below(1_000_000)));
      } else if (choice == 2) {
        heap.change(pending.get(random.below(pending.size())), 1 + random.below(1_000_000));
      } else {
        Timer stopped = pending.remove(random.below(pending.size()));
        stopped.when = 0;
        heap.makeZombie(stopped);
      }
      if (random.below(8) == 0) {
        heap.cleanHead(WORK);
      }
      if (heap.hasManyZombies()) {
        heap.adjust(0, true, WORK);
      }
    }
    List<Long> expected =
        pending.stream().map(timer -> timer.when).sorted(Comparator.naturalOrder()).toList();

    List<Long> times = new ArrayList<>();
    while (!heap.isEmpty()) {
      long next = heap.earliest();
      heap.adjust(next, false, WORK);
      Timer due = heap.firstDue(next);
      if (due != null) {
        times.add(due.when);
        due.when = 0;
        heap.fired(due);
      }
    }

    assertThat(times).isEqualTo(expected);
    assertThat(heap.earliest()).isZero();
  }

  @Test
  void aStoppedTimerStaysUntilMoreThanAQuarterAreStopped() {
    List<Timer> timers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      timers.add(added(100 + i));
    }
    heap.makeZombie(timers.get(3));
    heap.makeZombie(timers.get(4));
    assertThat(heap.hasManyZombies()).isFalse();

    heap.makeZombie(timers.get(5));
    assertThat(heap.hasManyZombies()).isTrue();

    heap.adjust(0, true, WORK);
    assertThat(heap.size()).isEqualTo(5);
    assertThat(fired(END)).containsExactlyInAnyOrder(1, 2, 3, 7, 8);
  }

  @Test
  void aTimerMovedEarlierIsLookedForEarlier() {
    added(10);
    Timer second = added(20);

    assertThat(heap.change(second, 5)).isTrue();
    assertThat(heap.earliest()).isEqualTo(5);
    assertThat(fired(5)).containsExactly(2);
  }

  @Test
  void aTimerMovedLaterFiresLaterThoughItsPlaceSaysEarlier() {
    Timer first = added(10);
    added(20);

    heap.change(first, 30);
    assertThat(fired(15)).isEmpty();
    assertThat(fired(40)).containsExactly(2, 1);
  }

  @Test
  void theTimersOfAProcessorThatGoesAreTakenOverButNotTheStoppedOnes() {
    TimerHeap other = new TimerHeap();
    Timer kept = timer(7);
    Timer stopped = timer(3);
    other.add(kept);
    other.add(stopped);
    other.makeZombie(stopped);
    added(5);

    heap.takeAll(other, WORK);

    assertThat(fired(END)).containsExactly(3, 1);
    assertThat(other.isEmpty()).isTrue();
    assertThat(other.earliest()).isZero();
    assertThat(stopped.heap).isNull();
  }
}
