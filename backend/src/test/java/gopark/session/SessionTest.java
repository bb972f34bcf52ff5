package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.command.RuntimeCommand;
import gopark.journal.Journal;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.runtime.event.Event;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Commands;
import gopark.scenario.GoScenario;
import gopark.scenario.Scenario;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {
  private static final long NOON = 1_000_000;

  @TempDir Path folder;
  private Journal journal;

  @BeforeEach
  void openJournal() {
    journal = EmbeddedJournal.open(folder.resolve("journal"), () -> Instant.ofEpochMilli(NOON));
  }

  @AfterEach
  void closeJournal() {
    journal.close();
  }

  private Session session() {
    Session created = Session.create("s1", Scenario.standard(), "hash", journal, NOON);
    assertThat(created).isNotNull();
    return created;
  }

  private static List<Command> read(List<Map<String, Object>> trees) {
    return Commands.readAll(trees).orThrow();
  }

  private static Command spawn(long ns, int count) {
    return read(List.of(
            Map.of(
                "do",
                "go",
                "by",
                1L,
                "count",
                (long) count,
                "behaviour",
                Map.of("kind", "cpu", "ns", ns, "calls", true))))
        .getFirst();
  }

  private static Submitted.Done done(Submitted submitted) {
    assertThat(submitted).isInstanceOf(Submitted.Done.class);
    return (Submitted.Done) submitted;
  }

  private static Submitted.Done now(Session session, Command... commands) {
    return done(session.submit(List.of(commands), OptionalLong.empty(), NOON));
  }

  private static PlaybackCommand.Step step(int count) {
    return new PlaybackCommand.Step(Unit.EVENT, count, 0);
  }

  private static PlaybackCommand.Back back(int count) {
    return new PlaybackCommand.Back(Unit.EVENT, count, 0);
  }

  @Test
  void aNewSessionStandsAtStepZeroWithMainAtItsFirstLine() {
    RuntimeSnapshot snapshot = session().moment(NOON).runtime();

    assertThat(snapshot.step()).isZero();
    assertThat(snapshot.gs().get(1)).extracting("status").isEqualTo(GoroutineStatus.RUNNING);
  }

  @Test
  void besideTheRuntimesOwn256GoroutinesFitAndTheNextOverflows() {
    Session session = session();
    Submitted.Done spawned = now(session, spawn(1_000, 256));

    assertThat(spawned.created()).hasSize(256);
    assertThat(spawned.step()).isZero();
    assertThat(session.moment(NOON).runtime().sched().runqsize()).isZero();
    now(session, spawn(1_000, 1));
    assertThat(session.moment(NOON).runtime().sched().runqsize()).isEqualTo(129);
  }

  @Test
  void aStepBackUndoesAStep() {
    Session session = session();
    now(session, spawn(50_000, 40));
    List<RuntimeSnapshot> seen = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      seen.add(session.moment(NOON).runtime());
      now(session, step(1));
    }
    for (RuntimeSnapshot earlier : seen.reversed()) {
      now(session, back(1));
      assertThat(session.moment(NOON).runtime()).isEqualTo(earlier);
    }
  }

  @Test
  void whatPlaysIsWhereTheClockSaysAndNowhereElse() {
    Session session = session();
    now(session, spawn(50_000, 5), new PlaybackCommand.Play(new Pace.EventsPerSecond(10)));

    long afterTwoSeconds = session.moment(NOON + 2_000).runtime().step();
    assertThat(afterTwoSeconds).isPositive();
    Session again = Session.open("s1", journal);
    assertThat(again).isNotNull();
    assertThat(again.moment(NOON + 2_000)).isEqualTo(session.moment(NOON + 2_000));
    assertThat(session.moment(NOON + 3_000).runtime().step()).isGreaterThan(afterTwoSeconds);
  }

  @Test
  void timePlaysAtItsPace() {
    Session session = session();
    now(session, spawn(90_000_000, 3), new PlaybackCommand.Play(new Pace.NsPerSecond(5_000_000)));
    long start = session.at(0).runtime().timeNs();

    assertThat(session.moment(NOON + 4_000).runtime().timeNs() - start)
        .isBetween(10_000_000L, 20_000_000L);
  }

  @Test
  void actingInThePastKeepsTheOldFuture() {
    Session session = session();
    now(session, spawn(50_000, 3), step(20));
    RuntimeSnapshot future = session.moment(NOON).runtime();
    now(session, back(10));

    now(session, spawn(70_000, 2), step(5));

    assertThat(session.branches()).extracting("parent", "shown").hasSize(2);
    assertThat(session.branches().getLast().shown()).isTrue();
    assertThat(session.at(future.step()).runtime()).isNotEqualTo(future);
    done(session.switchTo(0, NOON));
    assertThat(session.moment(NOON).runtime()).isEqualTo(future);
  }

  @Test
  void lookingAheadMovesNobodyAndMakesNoFuture() {
    Session session = session();
    now(session, spawn(50_000, 3));
    session.at(40);

    now(session, spawn(50_000, 1));

    assertThat(session.branches()).hasSize(1);
    assertThat(session.moment(NOON).runtime().step()).isZero();
  }

  @Test
  void ofSeveralCommandsAllAreDoneOrNone() {
    Session session = session();
    Moment before = session.moment(NOON);

    Submitted submitted =
        session.submit(
            List.of(spawn(1_000, 3), new RuntimeCommand.Unblock(77)), OptionalLong.empty(), NOON);

    assertThat(submitted).isInstanceOf(Submitted.Refused.class);
    assertThat(((Submitted.Refused) submitted).problem().path()).startsWith("[1]");
    assertThat(session.moment(NOON)).isEqualTo(before);
  }

  @Test
  void whoThinksItIsElsewhereIsToldWhereItIs() {
    Session session = session();
    now(session, spawn(50_000, 1), step(4));
    long step = session.moment(NOON).runtime().step();

    assertThat(session.submit(List.of(step(1)), OptionalLong.of(step + 1), NOON))
        .isEqualTo(new Submitted.Stale(step));
  }

  @Test
  void aBreakpointEndsThePlayingWhereItBecomesTrue() {
    Session session = session();
    now(
        session,
        spawn(200_000, 4),
        new PlaybackCommand.Breakpoint("ended", "ev.kind == 'goEnded' && ev.g == 8"),
        new PlaybackCommand.Play(new Pace.EventsPerSecond(100)));

    Moment stopped = session.moment(NOON + 60_000);

    assertThat(stopped.playing()).isFalse();
    assertThat(session.moment(NOON + 90_000)).isEqualTo(stopped);
    assertThat(stopped.runtime().gs().get(8)).extracting("status").isEqualTo(GoroutineStatus.DEAD);
  }

  @Test
  void playingEndsWithTheProcess() {
    Scenario scenario =
        GoScenario.of(
            """
            package main

            import (
                "time"

                "gopark/sched"
            )

            func main() {
                sched.Spin(time.Millisecond)
            }
            """);
    Session session = Session.create("s1", scenario, "hash", journal, NOON);
    assertThat(session).isNotNull();
    now(session, new PlaybackCommand.Play(new Pace.EventsPerSecond(1)));

    assertThat(session.moment(NOON + 1).playing()).isTrue();
    assertThat(session.moment(NOON + 600_000).playing()).isFalse();
  }

  @Test
  void whenNobodyHasAnythingToDoAStepChangesNothing() {
    Session session = session();
    now(session, spawn(1_000, 2), step(1_000));
    Moment rest = session.moment(NOON);

    now(session, step(1));

    assertThat(session.moment(NOON).runtime()).isEqualTo(rest.runtime());
    assertThat(rest.runtime().timeNs()).isLessThan(1_000_000_000);
  }

  @Test
  void itRunsUntilAConditionHolds() {
    Session session = session();
    now(session, spawn(50_000, 20));

    now(session, new PlaybackCommand.RunUntil("ps[0].runqsize == 3", null));

    assertThat(session.moment(NOON).runtime().ps().get(0)).extracting("runqsize").isEqualTo(3);
  }

  @Test
  void aBadConditionIsRefusedInWords() {
    Submitted submitted =
        session()
            .submit(
                List.of(new PlaybackCommand.RunUntil("ps[0].runqsise == 3", null)),
                OptionalLong.empty(),
                NOON);

    assertThat(submitted).isInstanceOf(Submitted.Refused.class);
    assertThat(((Submitted.Refused) submitted).problem().sentence()).contains("runqsize");
  }

  @Test
  void itsScenarioReplaysIt() {
    Session session = session();
    now(session, spawn(50_000, 3), step(20), spawn(9_000, 2), step(10));
    Moment moment = session.moment(NOON);

    Session twin = Session.create("s2", session.scenario(), "hash", journal, NOON);

    assertThat(twin).isNotNull();
    assertThat(twin.at(moment.runtime().step()).runtime()).isEqualTo(moment.runtime());
  }

  @Test
  void theEventsOfAStretchAreThoseThatWereTold() {
    Session session = session();
    now(session, spawn(50_000, 3), step(30));
    long step = session.moment(NOON).runtime().step();

    List<Event> whole = session.events(0, 10_000, Set.of()).events();
    List<Event> rest = session.events(step / 2, 10_000, Set.of()).events();

    assertThat(rest).isNotEmpty().hasSizeLessThan(whole.size());
    assertThat(whole).endsWith(rest.toArray(new Event[0]));
  }
}
