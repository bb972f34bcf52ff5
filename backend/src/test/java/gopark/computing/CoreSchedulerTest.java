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
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One core, and a clock that moves when somebody computes. */
class CoreSchedulerTest {

  private static final long MS = 1_000_000;

  /** More than any slice has. */
  private static final long A_SLICE = 5 * WorkMeter.SLICE;

  /** A stack for which no computer has memory, nor addresses. */
  private static final long MORE_THAN_THERE_IS = 1L << 50;

  private final AtomicLong clockNs = new AtomicLong();

  /** The time in which nobody computed although somebody had the core. */
  private final AtomicLong lostNs = new AtomicLong();

  private final CoreScheduler cores =
      new CoreScheduler(1, Duration.ofMinutes(1), clockNs::get, () -> clockNs.get() - lostNs.get());
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private final CountDownLatch gate = new CountDownLatch(1);

  @AfterEach
  void close() {
    gate.countDown();
    cores.close();
  }

  /** Holds the core until the gate opens, so that a line can form behind it. */
  private void holdTheCore() {
    CountDownLatch holds = new CountDownLatch(1);
    cores.submit(
        "holder",
        Urgency.WAITED_FOR,
        () -> {
          holds.countDown();
          pass(gate);
        });
    pass(holds);
  }

  private static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Computes for a time, in slices. */
  private void compute(WorkMeter meter, int slices, long sliceNs) {
    for (int i = 0; i < slices; i++) {
      clockNs.addAndGet(sliceNs);
      meter.spend(A_SLICE);
    }
  }

  private void openAndAwait(int tasks) {
    gate.countDown();
    await().until(() -> order.size() == tasks);
  }

  @Test
  void aQuestionThatAPersonWaitsForGoesBeforeWhatMerelyPlays() {
    holdTheCore();
    cores.submit("a", Urgency.BACKGROUND, () -> order.add("a plays"));
    cores.submit("b", Urgency.BACKGROUND, () -> order.add("b plays"));
    cores.submit("c", Urgency.WAITED_FOR, () -> order.add("c is asked"));
    cores.submit("a", Urgency.WAITED_FOR, () -> order.add("a is asked"));
    openAndAwait(4);
    assertThat(order).containsExactly("c is asked", "a is asked", "b plays", "a plays");
  }

  @Test
  void aShortQuestionOvertakesALongOneThatHasBegun() {
    WorkMeter meter = cores.meter();
    AtomicBoolean asked = new AtomicBoolean();
    cores.submit(
        "long",
        Urgency.WAITED_FOR,
        () -> {
          while (!asked.get()) {
            compute(meter, 1, 2 * MS);
          }
          order.add("long");
        });
    cores.submit(
        "short",
        Urgency.WAITED_FOR,
        () -> {
          order.add("short");
          asked.set(true);
        });
    await().until(() -> order.size() == 2);
    assertThat(order).containsExactly("short", "long");
  }

  @Test
  void thoseWhoAlwaysComputeGetEqualTimeHoweverLongTheirSlicesAre() {
    Map<String, AtomicLong> served = new TreeMap<>();
    AtomicBoolean enough = new AtomicBoolean();
    holdTheCore();
    CountDownLatch ended = new CountDownLatch(5);
    for (int i = 1; i <= 5; i++) {
      String flow = "flow " + i;
      long sliceNs = i * MS;
      AtomicLong mine = new AtomicLong();
      served.put(flow, mine);
      WorkMeter meter = cores.meter();
      cores.submit(
          flow,
          Urgency.BACKGROUND,
          () -> {
            while (!enough.get()) {
              enough.set(mine.addAndGet(sliceNs) > 1_000 * MS);
              compute(meter, 1, sliceNs);
            }
            ended.countDown();
          });
    }
    gate.countDown();
    pass(ended);
    assertThat(served.values())
        .allSatisfy(time -> assertThat(time.get()).isBetween(980 * MS, 1_020 * MS));
  }

  @Test
  void theTimeThatTheSystemTakesFromAThreadIsNotChargedToItsFlow() {
    holdTheCore();
    for (String flow : List.of("stopped", "other")) {
      WorkMeter meter = cores.meter();
      cores.submit(
          flow,
          Urgency.BACKGROUND,
          () -> {
            for (int slice = 0; slice < 4; slice++) {
              if (flow.equals("stopped") && slice == 0) {
                lostNs.addAndGet(500 * MS);
                clockNs.addAndGet(500 * MS);
              }
              order.add(flow);
              compute(meter, 1, 2 * MS);
            }
          });
    }
    openAndAwait(8);
    assertThat(order.subList(0, 4))
        .as("the first half")
        .containsExactlyInAnyOrder("stopped", "stopped", "other", "other");
  }

  @Test
  void whoComesBackIsNotOwedWhatHeDidNotWant() {
    WorkMeter busy = cores.meter();
    WorkMeter late = cores.meter();
    cores.submit("late", Urgency.BACKGROUND, () -> order.add("was here"));
    await().until(() -> order.size() == 1);
    AtomicBoolean joined = new AtomicBoolean();
    CountDownLatch ended = new CountDownLatch(2);
    AtomicLong alone = new AtomicLong();
    AtomicLong together = new AtomicLong();
    cores.submit(
        "busy",
        Urgency.BACKGROUND,
        () -> {
          compute(busy, 5_000, 2 * MS);
          cores.submit(
              "late",
              Urgency.BACKGROUND,
              () -> {
                joined.set(true);
                compute(late, 100, 2 * MS);
                ended.countDown();
              });
          while (ended.getCount() == 2) {
            (joined.get() ? together : alone).incrementAndGet();
            compute(busy, 1, 2 * MS);
          }
          ended.countDown();
        });
    pass(ended);
    assertThat(together.get()).as("slices of the one that was always busy").isBetween(95L, 105L);
  }

  @Test
  void whoIsNewAndAsksMuchIsNotAheadOfOneWhoAsksSomethingShortNowAndThen() {
    for (int question = 1; question <= 100; question++) {
      shortQuestion("regular");
      int asked = question;
      await()
          .pollInterval(Duration.ofMillis(1))
          .until(() -> order.size() == asked && cores.started() == 0);
    }
    order.clear();
    holdTheCore();
    for (int question = 0; question < 40; question++) {
      shortQuestion("new");
    }
    shortQuestion("regular");
    openAndAwait(41);
    assertThat(order.subList(0, 3)).as("the first to be answered").contains("regular");
  }

  private void shortQuestion(String flow) {
    WorkMeter meter = cores.meter();
    cores.submit(
        flow,
        Urgency.WAITED_FOR,
        () -> {
          compute(meter, 2, 2 * MS);
          order.add(flow);
        });
  }

  @Test
  void whatPlaysIsNotPutOffForEverByThoseWhoKeepAsking() {
    holdTheCore();
    WorkMeter meter = cores.meter();
    AtomicLong playedNs = new AtomicLong();
    cores.submit(
        "plays",
        Urgency.BACKGROUND,
        () -> {
          compute(meter, 5, 2 * MS);
          playedNs.set(clockNs.get());
          order.add("plays");
        });
    for (int question = 0; question < 400; question++) {
      // Each is another's, so that none of them is served much.
      shortQuestion("asks " + question);
    }
    openAndAwait(401);
    assertThat(playedNs.get()).isBetween(1_000 * MS, 1_100 * MS);
  }

  @Test
  void whatPlaysIsNotPutOffEitherWhereNoMoreMayBegin() {
    WorkMeter meter = cores.meter();
    AtomicLong playedNs = new AtomicLong();
    AtomicLong mostStarted = new AtomicLong();
    cores.submit(
        "plays",
        Urgency.BACKGROUND,
        () -> {
          for (int question = 0; question < 600; question++) {
            inSlices("asks " + question, Urgency.WAITED_FOR, 4, MS);
          }
          compute(meter, 1, 2 * MS);
          playedNs.set(clockNs.get());
          mostStarted.set(cores.started());
        });
    await().until(() -> order.size() == 2_400 && cores.started() == 0);
    assertThat(mostStarted.get()).isEqualTo(512);
    assertThat(playedNs.get()).isBetween(1_000 * MS, 1_100 * MS);
  }

  @Test
  void whatIsHurriedTakesTurnsWithThoseWhoAsk() {
    holdTheCore();
    inSlices("plays", Urgency.BACKGROUND, 5, 2 * MS);
    for (int question = 0; question < 400; question++) {
      inSlices("asks " + question, Urgency.WAITED_FOR, 2, 2 * MS);
    }
    openAndAwait(805);
    List<String> turns = order.stream().map(turn -> turn.equals("plays") ? turn : "asks").toList();
    assertThat(turns.subList(turns.indexOf("plays"), turns.lastIndexOf("plays") + 1))
        .containsExactly(
            "plays", "asks", "plays", "asks", "plays", "asks", "plays", "asks", "plays");
  }

  private void inSlices(String flow, Urgency urgency, int slices, long sliceNs) {
    WorkMeter meter = cores.meter();
    cores.submit(
        flow,
        urgency,
        () -> {
          for (int slice = 0; slice < slices; slice++) {
            order.add(flow);
            compute(meter, 1, sliceNs);
          }
        });
  }

  @Test
  void whoOftenAsksSomethingShortDoesNotStandBehindManyWhoAskMuch() {
    holdTheCore();
    AtomicLong longestWaitNs = new AtomicLong();
    AtomicLong asked = new AtomicLong();
    for (int flow = 0; flow < 20; flow++) {
      WorkMeter meter = cores.meter();
      cores.submit(
          "much " + flow,
          Urgency.WAITED_FOR,
          () -> {
            compute(meter, 1, 2 * MS);
            for (int slice = 0; slice < 20; slice++) {
              if (order.size() == asked.get()) {
                asked.incrementAndGet();
                askAndKeepLongest(longestWaitNs);
              }
              compute(meter, 1, 2 * MS);
            }
          });
    }
    gate.countDown();
    await().until(() -> cores.started() == 0 && cores.waiting() == 0);
    assertThat(asked.get()).as("questions").isGreaterThan(100);
    assertThat(longestWaitNs.get()).isLessThanOrEqualTo(4 * MS);
  }

  private void askAndKeepLongest(AtomicLong longestWaitNs) {
    WorkMeter meter = cores.meter();
    long askedNs = clockNs.get();
    cores.submit(
        "short",
        Urgency.WAITED_FOR,
        () -> {
          longestWaitNs.accumulateAndGet(clockNs.get() - askedNs, Math::max);
          compute(meter, 1, 2 * MS);
          order.add("short");
        });
  }

  @Test
  void whoWasHurriedForLongIsStillAnsweredBeforeThosePlayWhoHadLess() {
    holdTheCore();
    WorkMeter meter = cores.meter();
    int calm = 30;
    int questions = 500;
    AtomicLong waitedNs = new AtomicLong();
    cores.submit(
        "plays",
        Urgency.BACKGROUND,
        () -> {
          compute(meter, 150, 2 * MS);
          order.add("plays");
          for (int flow = 0; flow < calm; flow++) {
            playUntilAnswered("calm " + flow, waitedNs, questions + 1);
          }
        });
    for (int question = 0; question < questions; question++) {
      shortQuestion("asks " + question);
    }
    openAndAwait(questions + 1 + calm);
    assertThat(waitedNs.get()).isBetween(1L, 60 * MS);
  }

  /** The first that has a core asks for 40 ms on behalf of the flow that has been hurried. */
  private void playUntilAnswered(String flow, AtomicLong waitedNs, int before) {
    WorkMeter meter = cores.meter();
    WorkMeter asked = cores.meter();
    cores.submit(
        flow,
        Urgency.BACKGROUND,
        () -> {
          if (order.size() == before && waitedNs.compareAndSet(0, -1)) {
            long askedNs = clockNs.get();
            cores.submit(
                "plays",
                Urgency.WAITED_FOR,
                () -> {
                  compute(asked, 20, 2 * MS);
                  waitedNs.set(clockNs.get() - askedNs);
                });
          }
          while (waitedNs.get() <= 0) {
            compute(meter, 1, 2 * MS);
          }
          order.add(flow);
        });
  }

  @Test
  void whatIsSlowTheFirstTimeLetsOthersGoAllTheSame() {
    WorkMeter meter = cores.meter();
    AtomicLong waitedNs = new AtomicLong();
    cores.submit(
        "new",
        Urgency.WAITED_FOR,
        () -> {
          meter.spend(1);
          askAndCount(waitedNs);
          for (int piece = 0; piece < 2_000; piece++) {
            clockNs.addAndGet(MS / 10);
            meter.spend(1_000);
          }
          order.add("new");
        });
    openAndAwait(2);
    assertThat(waitedNs.get()).isBetween(1L, 10 * MS);
  }

  private void askAndCount(AtomicLong waitedNs) {
    long askedNs = clockNs.get();
    cores.submit(
        "short",
        Urgency.WAITED_FOR,
        () -> {
          waitedNs.set(clockNs.get() - askedNs);
          order.add("short");
        });
  }

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
