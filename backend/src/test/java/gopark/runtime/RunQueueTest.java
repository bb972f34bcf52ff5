package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.GoroutineQueue;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.SomeRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunQueueTest {
  private static final int FULL = 256;

  private final BareCore bare = BareCore.with(1);
  private final Processor p = bare.p(0);

  private Place putNext(Goroutine g) {
    return bare.core.queues.putNext(bare.m0, p, g);
  }

  private Place putLast(Goroutine g) {
    return bare.core.queues.putLast(bare.m0, p, g);
  }

  @Test
  void theNewRunnextKicksTheOldOneToTheTailOfTheQueue() {
    Goroutine first = bare.runnable();
    Goroutine second = bare.runnable();
    List<Integer> queued = bare.fill(p, 1);
    putNext(first);

    assertThat(putNext(second)).isEqualTo(Place.RUNNEXT);

    assertThat(p.runnext).isSameAs(second);
    assertThat(BareCore.local(p)).containsExactly(queued.getFirst(), first.goid);
    assertThat(bare.of(EventKind.RUNNEXT_KICKED))
        .extracting(BareCore.Told::g)
        .containsExactly(first.goid);
  }

  @Test
  void whatIsNotPutNextGoesToTheTailAndLeavesRunnextAlone() {
    Goroutine next = bare.runnable();
    Goroutine last = bare.runnable();
    putNext(next);

    assertThat(putLast(last)).isEqualTo(Place.LOCAL_TAIL);

    assertThat(p.runnext).isSameAs(next);
    assertThat(BareCore.local(p)).containsExactly(last.goid);
  }

  @Test
  void theQueueHolds256BesidesRunnext() {
    putNext(bare.runnable());
    bare.fill(p, FULL - 1);

    assertThat(putLast(bare.runnable())).isEqualTo(Place.LOCAL_TAIL);
    assertThat(putLast(bare.runnable())).isEqualTo(Place.GLOBAL_TAIL);
  }

  @Test
  void aFullQueueSendsItsOldest128AndTheKickedOneBehindThemToTheGlobalTail() {
    List<Integer> before = bare.fillGlobal(1);
    List<Integer> queued = bare.fill(p, FULL);
    Goroutine kicked = bare.runnable();
    Goroutine created = bare.runnable();
    p.runnext = kicked;

    putNext(created);

    assertThat(p.runnext).isSameAs(created);
    assertThat(bare.global()).hasSize(1 + 129);
    assertThat(bare.global().getFirst()).isEqualTo(before.getFirst());
    assertThat(bare.global().subList(1, 129)).isEqualTo(queued.subList(0, 128));
    assertThat(bare.global().getLast()).isEqualTo(kicked.goid);
    assertThat(BareCore.local(p)).isEqualTo(queued.subList(128, FULL));
    assertThat(bare.of(EventKind.RUNQ_OVERFLOWED))
        .extracting(BareCore.Told::a)
        .containsExactly(129L);
  }

  @Test
  void runnextIsTakenBeforeTheQueueAndTheQueueFromItsHead() {
    Goroutine next = bare.runnable();
    List<Integer> queued = bare.fill(p, 2);
    p.runnext = next;

    assertThat(bare.core.queues.take(p)).isSameAs(next);
    assertThat(bare.core.queues.take(p)).extracting("goid").isEqualTo(queued.get(0));
    assertThat(bare.core.queues.take(p)).extracting("goid").isEqualTo(queued.get(1));
    assertThat(bare.core.queues.take(p)).isNull();
  }

  @Test
  void runnextCountsAsContent() {
    assertThat(p.hasNoWork()).isTrue();
    p.runnext = bare.runnable();
    assertThat(p.hasNoWork()).isFalse();
  }

  private static int batch(int processors, int waiting) {
    BareCore bare = BareCore.with(processors);
    List<Integer> ids = bare.fillGlobal(waiting);
    Goroutine first = bare.core.queues.takeGlobalBatch(bare.m0, bare.p(0));
    assertThat(first).extracting("goid").isEqualTo(ids.getFirst());
    int taken = waiting - bare.core.sched.runq.size();
    assertThat(BareCore.local(bare.p(0))).isEqualTo(ids.subList(1, taken));
    return taken;
  }

  @Test
  void aBatchIsTheProcessorsShareAndOneMoreUpTo128() {
    assertThat(batch(1, 1)).isEqualTo(1);
    assertThat(batch(1, 5)).isEqualTo(5);
    assertThat(batch(2, 5)).isEqualTo(3);
    assertThat(batch(4, 3)).isEqualTo(1);
    assertThat(batch(4, 8)).isEqualTo(3);
    assertThat(batch(1, 300)).isEqualTo(128);
    assertThat(batch(4, 1000)).isEqualTo(128);
  }

  @Test
  void aBatchThatComesFromOutsideFillsTheQueueAndLeavesTheRest() {
    bare.fill(p, FULL - 1);
    GoroutineQueue list = bare.list(bare.runnable(), bare.runnable(), bare.runnable());

    bare.core.queues.putBatch(p, list);

    assertThat(p.runq.size()).isEqualTo(FULL);
    assertThat(list.size()).isEqualTo(2);
  }

  @Test
  void withoutTheRuleOfRunnextAllGoToTheTail() {
    Release release = SomeRules.of("runnext", false).appliedTo(Releases.newest());
    BareCore other = BareCore.with(1, release);
    Goroutine g = other.runnable();

    assertThat(other.core.queues.putNext(other.m0, other.p(0), g)).isEqualTo(Place.LOCAL_TAIL);
    assertThat(other.p(0).runnext).isNull();
  }
}
