package gopark.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkMeter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Whom the core is lent to, of those who want it. */
class WhoGoesNextTest extends OneCore {

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
          for (int question = 0; question < 700; question++) {
            inSlices("asks " + question, Urgency.WAITED_FOR, 4, MS);
          }
          compute(meter, 1, 2 * MS);
          playedNs.set(clockNs.get());
          mostStarted.set(cores.started());
        });
    await().until(() -> order.size() == 2_800 && cores.started() == 0);
    assertThat(mostStarted.get()).isEqualTo(StartedTasks.MOST_WITH_LEAVING);
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
}
