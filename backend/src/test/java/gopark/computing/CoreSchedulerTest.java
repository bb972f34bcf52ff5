package gopark.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** How tasks begin, wait and end, and what is to be seen of them. */
class CoreSchedulerTest extends OneCore {

  /** A stack for which no computer has memory, nor addresses. */
  private static final long MORE_THAN_THERE_IS = 1L << 50;

  @Test
  void whatTheSystemHasNoThreadForWaitsWhileTheOthersGoOn() {
    AtomicBoolean hasThreads = new AtomicBoolean(true);
    try (CoreScheduler poor =
        new CoreScheduler(
            1,
            Duration.ofMinutes(1),
            clockNs::get,
            clockNs::get,
            work ->
                Thread.ofPlatform()
                    .stackSize(hasThreads.get() ? 0 : MORE_THAN_THERE_IS)
                    .unstarted(work))) {
      WorkMeter meter = poor.meter();
      poor.submit(
          "has begun",
          Urgency.BACKGROUND,
          () -> {
            pass(gate);
            compute(meter, 100, 2 * MS);
            order.add("has begun");
          });
      hasThreads.set(false);
      poor.submit("a", Urgency.WAITED_FOR, () -> order.add("a, first"));
      poor.submit("a", Urgency.WAITED_FOR, () -> order.add("a, second"));
      poor.submit("b", Urgency.BACKGROUND, () -> order.add("b"));
      openAndAwait(1);
      await().until(() -> poor.started() == 0);
      assertThat(poor.waiting()).isEqualTo(2);
      assertThat(poor.waitMs()).isEqualTo(200);
      assertThat(poor.silence()).isZero();
      hasThreads.set(true);
      try (Watchdog watchdog = new Watchdog(poor, Duration.ofHours(1), flow -> {})) {
        watchdog.look();
      }
      await().until(() -> order.size() == 4);
      assertThat(order).containsExactly("has begun", "a, first", "a, second", "b");
    }
  }

  @Test
  void whatIsDoneOnOneBehalfIsDoneOneAfterAnother() {
    WorkMeter meter = cores.meter();
    AtomicBoolean inside = new AtomicBoolean();
    holdTheCore();
    for (int i = 0; i < 10; i++) {
      String name = "task " + i;
      cores.submit(
          "one",
          Urgency.WAITED_FOR,
          () -> {
            assertThat(inside.getAndSet(true)).isFalse();
            compute(meter, 10, MS);
            order.add(name);
            inside.set(false);
          });
    }
    openAndAwait(10);
    assertThat(order).isSorted();
  }

  @Test
  void waitingForADiskLendsTheCoreToOthers() {
    CountDownLatch written = new CountDownLatch(1);
    cores.submit(
        "writer",
        Urgency.WAITED_FOR,
        () -> {
          CoreScheduler.withoutCore(() -> {
            pass(written);
            return true;
          });
          order.add("written");
        });
    cores.submit(
        "other",
        Urgency.WAITED_FOR,
        () -> {
          order.add("other");
          written.countDown();
        });
    await().until(() -> order.size() == 2);
    assertThat(order).containsExactly("other", "written");
  }

  @Test
  void workThatNobodyWaitsForEndsAtItsNextCheckpoint() {
    WorkMeter meter = cores.meter();
    CountDownLatch began = new CountDownLatch(1);
    Task task =
        cores.submit(
            "gone",
            Urgency.WAITED_FOR,
            () -> {
              began.countDown();
              try {
                while (true) {
                  meter.checkpoint(A_SLICE);
                }
              } catch (WorkAbandoned abandoned) {
                order.add("abandoned");
              }
            });
    pass(began);
    task.cancel();
    await().until(() -> order.size() == 1);
    holdTheCore();
    Task never = cores.submit("never", Urgency.WAITED_FOR, () -> order.add("never"));
    never.cancel();
    cores.submit("after", Urgency.WAITED_FOR, () -> order.add("after"));
    openAndAwait(2);
    assertThat(order).containsExactly("abandoned", "after");
  }

  @Test
  void aFlowTakesOnlySoMuchInLineAndAClosedSchedulerNothing() {
    holdTheCore();
    for (int i = 0; i < 1_000; i++) {
      cores.submit("full", Urgency.WAITED_FOR, () -> {});
    }
    assertThatThrownBy(() -> cores.submit("full", Urgency.WAITED_FOR, () -> {}))
        .isInstanceOf(RejectedExecutionException.class);
    cores.submit("other", Urgency.WAITED_FOR, () -> order.add("other"));
    openAndAwait(1);
    cores.close();
    assertThatThrownBy(() -> cores.submit("other", Urgency.WAITED_FOR, () -> {}))
        .isInstanceOf(RejectedExecutionException.class);
  }

  @Test
  void whatMerelyPlaysDoesNotCountAmongThoseWhoWait() {
    holdTheCore();
    cores.submit("plays", Urgency.BACKGROUND, () -> order.add("plays"));
    clockNs.addAndGet(5_000 * MS);
    assertThat(cores.waitMs()).isZero();
    cores.submit("plays", Urgency.WAITED_FOR, () -> order.add("asked"));
    clockNs.addAndGet(30 * MS);
    assertThat(cores.waitMs()).isEqualTo(30);
    openAndAwait(2);
  }

  @Test
  void whatTakesLongDoesNotCountAmongThoseWhoWait() {
    WorkMeter meter = cores.meter();
    List<Long> waitedMs = Collections.synchronizedList(new ArrayList<>());
    cores.submit(
        "long",
        Urgency.WAITED_FOR,
        () -> {
          compute(meter, 6, 2 * MS);
          cores.submit(
              "short",
              Urgency.WAITED_FOR,
              () -> {
                clockNs.addAndGet(3_000 * MS);
                waitedMs.add(cores.waitMs());
                cores.submit("other", Urgency.WAITED_FOR, () -> order.add("other"));
                clockNs.addAndGet(30 * MS);
                waitedMs.add(cores.waitMs());
                order.add("short");
              });
          compute(meter, 1, 2 * MS);
          order.add("long");
        });
    openAndAwait(3);
    assertThat(waitedMs).containsExactly(0L, 30L);
    assertThat(order).containsExactly("short", "other", "long");
  }

  @Test
  void whoStoodBehindHisOwnWorkHasNotWaitedForACore() {
    cores.submit("one", Urgency.WAITED_FOR, () -> pass(gate));
    cores.submit("one", Urgency.WAITED_FOR, () -> order.add("the second of one"));
    clockNs.addAndGet(40_000 * MS);
    cores.submit("other", Urgency.WAITED_FOR, () -> order.add(cores.waitMs() + " ms"));
    openAndAwait(2);
    assertThat(order).containsExactly("0 ms", "the second of one");
  }

  @Test
  void itIsKnownWhoWaitsAndForHowLong() {
    assertThat(cores.waitMs()).isZero();
    holdTheCore();
    cores.submit("a", Urgency.WAITED_FOR, () -> order.add("a"));
    clockNs.addAndGet(70 * MS);
    assertThat(cores.waitMs()).isEqualTo(70);
    assertThat(cores.waiting()).isEqualTo(1);
    assertThat(cores.started()).isEqualTo(1);
    assertThat(cores.silence()).isEqualTo(Duration.ofMillis(70));
    openAndAwait(1);
    await().until(() -> cores.started() == 0);
    assertThat(cores.waitMs()).isZero();
    assertThat(cores.silence()).isZero();
  }

  @Test
  void aRestBeforeTheWorkIsNoSilence() {
    cores.submit("a", Urgency.WAITED_FOR, () -> order.add("a"));
    await().until(() -> order.size() == 1 && cores.started() == 0);
    clockNs.addAndGet(60_000 * MS);
    assertThat(cores.silence()).isZero();
    holdTheCore();
    assertThat(cores.silence()).isZero();
    clockNs.addAndGet(70 * MS);
    assertThat(cores.silence()).isEqualTo(Duration.ofMillis(70));
  }

  @Test
  void workThatCanBeLeftOffIsWhenItHasHadItsTimeOrSomebodyAsks() {
    WorkMeter meter = cores.meter();
    CountDownLatch askedNext = new CountDownLatch(1);
    cores.submit(
        "plays",
        Urgency.BACKGROUND,
        () -> {
          meter.beginTurn();
          int slices = 0;
          while (!meter.isTurnOver()) {
            compute(meter, 1, 2 * MS);
            slices++;
          }
          order.add("alone " + slices);
          askedNext.countDown();
        });
    pass(askedNext);
    holdTheCore();
    WorkMeter asked = cores.meter();
    cores.submit(
        "asked",
        Urgency.WAITED_FOR,
        () -> {
          cores.submit("asked", Urgency.WAITED_FOR, () -> order.add("the question"));
          asked.beginTurn();
          compute(asked, 1, 2 * MS);
          order.add("over " + asked.isTurnOver());
        });
    openAndAwait(3);
    assertThat(order).containsExactly("alone 21", "over true", "the question");
  }
}
