package gopark.condition;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A condition says whether something is so, of what can be seen and of what has happened. */
class ConditionTest {
  private static final Conditions CONDITIONS = Conditions.shared();
  private static final PlayedRun PLAYED = new PlayedRun(4);

  @Test
  void aTheftByAProcessorIsRecognised() {
    Condition condition = condition("ev.kind == 'steal' && ev.p == 2");

    List<Event> found =
        PLAYED.events.stream()
            .filter(event -> condition.test(PlayedRun.ASKER, event).holds())
            .toList();

    assertThat(found).isNotEmpty();
    assertThat(found)
        .isEqualTo(
            PLAYED.events.stream()
                .filter(event -> event instanceof SchedulerEvent.Stolen && event.at().p() == 2)
                .toList());
  }

  @Test
  void aFullQueueIsRecognised() {
    Condition condition = condition("ps[0].runqsize == 256");
    RuntimeSnapshot full =
        new PlayedRun(1).first(snapshot -> condition.test(PlayedRun.ASKER, snapshot).holds());

    assertThat(full.ps().get(0)).isNotNull().matches(p -> p.runqsize() == 256);
    assertThat(condition.test(PlayedRun.ASKER, PLAYED.last()))
        .isEqualTo(Verdict.Told.DOES_NOT_HOLD);
  }

  @Test
  void aGoroutineThatWaitsIsRecognised() {
    Condition waits = condition("gs[1].status == '_Gwaiting' && gs[1].waitReason == 'sleep'");

    assertThat(waits.test(PlayedRun.ASKER, PLAYED.snapshots.getFirst()).holds()).isFalse();
    assertThat(
            PLAYED.snapshots.stream()
                .anyMatch(snapshot -> waits.test(PlayedRun.ASKER, snapshot).holds()))
        .isTrue();
  }

  @Test
  void whatIsNotThereMakesAConditionNotHold() {
    RuntimeSnapshot now = PLAYED.last();

    assertThat(verdict("gs[999999].status == '_Gwaiting'", now)).isEqualTo(no());
    assertThat(verdict("gs[999999].status != '_Gwaiting'", now)).isEqualTo(no());
    assertThat(verdict("sched.runq[9] == 1", now)).isEqualTo(no());
    assertThat(verdict("ps[-1].id == 1", now)).isEqualTo(no());
    assertThat(verdict("ps[9223372036854775807].id == 1", now)).isEqualTo(no());
    assertThat(verdict("ended == null || ended.exitCode == 2", PLAYED.snapshots.getFirst()))
        .isEqualTo(yes());
    assertThat(verdict("ended.exitCode == 2", PLAYED.snapshots.getFirst())).isEqualTo(no());
  }

  @Test
  void theRestOfAConditionCanDecide() {
    RuntimeSnapshot now = PLAYED.last();

    assertThat(verdict("gs[999999].status == '_Gwaiting' || gomaxprocs == 4", now))
        .isEqualTo(yes());
    assertThat(verdict("999999 in gs", now)).isEqualTo(no());
    assertThat(verdict("!(999999 in gs) && 1 in gs", now)).isEqualTo(yes());
  }

  @Test
  void whatMayBeMissingCanBeAskedFor() {
    RuntimeSnapshot first = PLAYED.snapshots.getFirst();
    Event steal = PLAYED.first(EventKind.STOLEN);
    Event created = PLAYED.first(EventKind.GO_CREATED);

    assertThat(verdict("has(gs[1].m)", first)).isEqualTo(yes());
    assertThat(verdict("ms[0].lockedg == null && !has(ms[0].lockedg)", first)).isEqualTo(yes());
    assertThat(verdict("ms[0].lockedg < 7", first)).isEqualTo(no());
    assertThat(condition("has(ev.detail.victim)").test(PlayedRun.ASKER, steal)).isEqualTo(yes());
    assertThat(condition("has(ev.detail.victim)").test(PlayedRun.ASKER, created)).isEqualTo(no());
    assertThat(condition("ev.detail.victim == null").test(PlayedRun.ASKER, created))
        .isEqualTo(yes());
    assertThat(condition("ev.detail.spinning").test(PlayedRun.ASKER, created)).isEqualTo(no());
  }

  @Test
  void theDetailsOfAnEventHaveTheNamesOfItsRecord() {
    SchedulerEvent.Stolen steal = (SchedulerEvent.Stolen) PLAYED.first(EventKind.STOLEN);

    assertThat(condition("ev.detail.victim == " + steal.victim()).test(PlayedRun.ASKER, steal))
        .isEqualTo(yes());
    assertThat(condition("ev.detail.taken >= 1 && ev.m != null").test(PlayedRun.ASKER, steal))
        .isEqualTo(yes());
    assertThat(condition("ev.from == 'P" + steal.victim() + ".runq'").test(PlayedRun.ASKER, steal))
        .isEqualTo(yes());
    assertThat(condition("ev.fn == 'runtime.runqsteal'").test(PlayedRun.ASKER, steal))
        .isEqualTo(yes());
    assertThat(
            condition("ev.detail.place == 'runnext'")
                .test(PlayedRun.ASKER, PLAYED.first(EventKind.GO_CREATED)))
        .isEqualTo(yes());
  }

  @Test
  void aSearchHasItsChecks() {
    Condition condition =
        condition("ev.kind == 'findRunnable' && ev.checks.exists(c, c.result == 'found')");

    assertThat(
            PLAYED.events.stream()
                .anyMatch(event -> condition.test(PlayedRun.ASKER, event).holds()))
        .isTrue();
  }

  @Test
  void aConditionCanCount() {
    RuntimeSnapshot now =
        PLAYED.first(s -> s.gCounts().getOrDefault(GoroutineStatus.RUNNABLE, 0) > 100);

    assertThat(verdict("gCounts['_Grunnable'] > 100", now)).isEqualTo(yes());
    assertThat(verdict("gCounts._Grunnable > 100", now)).isEqualTo(yes());
    assertThat(verdict("gs.filter(i, gs[i].status == '_Grunnable').size() > 100", now))
        .isEqualTo(yes());
    assertThat(verdict("size(ps) == 4 && ps.all(i, ps[i].runqcapacity == 256)", now))
        .isEqualTo(yes());
    assertThat(verdict("ps[0].runq.map(g, g + 1).size() == ps[0].runqsize", now)).isEqualTo(yes());
  }

  @Test
  void theClockNeedsNothing() {
    Condition condition = condition("timeNs >= 1000000 && step > 10");

    assertThat(condition.needs()).isEqualTo(Needs.CLOCK);
    assertThat(condition.test(PlayedRun.ASKER, 11, 1_000_000)).isEqualTo(yes());
    assertThat(condition.test(PlayedRun.ASKER, 11, 999_999)).isEqualTo(no());
    assertThat(condition.test(PlayedRun.ASKER, PLAYED.last()).holds())
        .isEqualTo(PLAYED.last().timeNs() >= 1_000_000);
  }

  @Test
  void aConditionSaysWhatItNeeds() {
    assertThat(condition("ev.kind == 'steal' && timeNs > 5").needs()).isEqualTo(Needs.EVENT);
    assertThat(condition("sched.nmspinning > 0").needs()).isEqualTo(Needs.SNAPSHOT);
    assertThat(condition("ev.kind == 'steal' && ps[ev.p].runqsize == 0").needs())
        .isEqualTo(Needs.EVENT_AND_SNAPSHOT);
    assertThat(condition("true").needs()).isEqualTo(Needs.CLOCK);
  }

  @Test
  void anEventAndASnapshotCanBeJoined() {
    Event steal = PLAYED.first(EventKind.STOLEN);
    Condition condition = condition("ev.kind == 'steal' && ps[ev.p].id == ev.p");

    assertThat(condition.test(PlayedRun.ASKER, steal, PLAYED.last())).isEqualTo(yes());
    assertThat(condition.test(PlayedRun.ASKER, steal)).isEqualTo(no());
    assertThat(condition.test(PlayedRun.ASKER, PLAYED.last())).isEqualTo(no());
  }

  @Test
  void eventsOfOtherKindsNeedNotBeShown() {
    assertThat(kinds("ev.kind == 'steal' && ev.p == 2")).containsExactly(EventKind.STOLEN);
    assertThat(kinds("ev.kind == 'steal' || 'goCreated' == ev.kind"))
        .containsExactly(EventKind.GO_CREATED, EventKind.STOLEN);
    assertThat(kinds("ev.kind in ['steal', 'goEnded'] && ev.g > 5"))
        .containsExactly(EventKind.GO_ENDED, EventKind.STOLEN);
    assertThat(kinds("ev.kind != 'steal'")).hasSize(EventKind.values().length);
    assertThat(kinds("ev.kind == 'steal' || ev.g == 7")).hasSize(EventKind.values().length);
  }

  @Test
  void kindsLeftOutAreThoseAtWhichItDoesNotHold() {
    Condition all = condition("[ev.kind].exists(k, k == 'steal') && ev.p == 2");
    Condition few = condition("ev.kind == 'steal' && ev.p == 2");

    assertThat(all.mayHoldAt(EventKind.GO_ENDED)).isTrue();
    for (Event event : PLAYED.events) {
      assertThat(few.test(PlayedRun.ASKER, event)).isEqualTo(all.test(PlayedRun.ASKER, event));
    }
  }

  @Test
  void everyKindCanBeNamed() {
    for (String kind : EventKind.apiNames()) {
      assertThat(CONDITIONS.compile("ev.kind == '" + kind + "'"))
          .isInstanceOf(Compiled.Ready.class);
    }
  }

  @Test
  void aConditionThatCannotBeToldSaysWhy() {
    assertThat(problem("1 / (timeNs - timeNs) == 1"))
        .returns("division-by-zero", ConditionProblem::code)
        .returns(2, ConditionProblem::position);
    assertThat(problem("timeNs + 9223372036854775807 > 1").code()).isEqualTo("overflow");
    assertThat(problem("int('x' ) == 1").code()).isEqualTo("bad-argument");
  }

  private static ConditionProblem problem(String text) {
    assertThat(condition(text).test(PlayedRun.ASKER, 1, 1)).isInstanceOf(Verdict.Failed.class);
    return ((Verdict.Failed) condition(text).test(PlayedRun.ASKER, 1, 1)).problem();
  }

  private static List<EventKind> kinds(String text) {
    Condition condition = condition(text);
    return List.of(EventKind.values()).stream().filter(condition::mayHoldAt).toList();
  }

  private static Verdict verdict(String text, RuntimeSnapshot snapshot) {
    return condition(text).test(PlayedRun.ASKER, snapshot);
  }

  private static Condition condition(String text) {
    return switch (CONDITIONS.compile(text)) {
      case Compiled.Ready ready -> ready.condition();
      case Compiled.Refused refused ->
          throw new AssertionError(text + ": " + refused.problem().sentence());
    };
  }

  private static Verdict yes() {
    return Verdict.Told.HOLDS;
  }

  private static Verdict no() {
    return Verdict.Told.DOES_NOT_HOLD;
  }
}
