package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.PlaybackCommand.Unit;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.runtime.event.Event;
import gopark.scenario.Commands;
import gopark.scenario.Fields;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.scenario.View;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A session that cannot be trusted to go on as it was is watched, copied, and not changed. */
class TroubleTest {
  /** What it may take to read a document; to run what it describes takes more. */
  private static final long ENOUGH_TO_READ = 10_000;

  private static final long NOON = 1_000_000;
  private static final long LATER = NOON + 60_000;
  private static final String NAME = "s";

  private final Journal journal = new MemoryJournal();
  private final Session session =
      Objects.requireNonNull(Session.create(NAME, Scenario.standard(), "hash", journal, NOON));

  private static List<Command> read(List<Map<String, Object>> trees) {
    return Commands.readAll(trees).orThrow();
  }

  private static Command spawn(int count) {
    return read(List.of(
            Map.of(
                "do",
                "go",
                "by",
                1L,
                "count",
                (long) count,
                "behaviour",
                Map.of("kind", "cpu", "ns", 50_000L, "calls", true))))
        .getFirst();
  }

  private static void now(Session session, Command... commands) {
    assertThat(session.submit(List.of(commands), OptionalLong.empty(), NOON))
        .isInstanceOf(Submitted.Done.class);
  }

  private static Command step(int count) {
    return new PlaybackCommand.Step(Unit.EVENT, count, 0);
  }

  /** The steps at which the session stood after the commands that each entry is of. */
  private List<Long> play() {
    List<Long> steps = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      now(session, spawn(i + 1), step(20));
      steps.add(session.step(NOON));
    }
    return steps;
  }

  /** The session as it comes out of a journal in which entries were changed. */
  private Session reopened(UnaryOperator<@Nullable Map<String, Object>> change) {
    Journal other = new MemoryJournal();
    long seq = 0;
    for (Entry entry : journal.read(NAME, 0, Integer.MAX_VALUE)) {
      Map<String, Object> fields = new LinkedHashMap<>(entry.fields());
      fields.put("seq", entry.seq());
      Map<String, Object> changed = change.apply(fields);
      if (changed != null) {
        other.append(NAME, seq, changed);
        seq++;
      }
    }
    return Objects.requireNonNull(Session.open(NAME, other));
  }

  private static UnaryOperator<@Nullable Map<String, Object>> in(
      long seq, String field, @Nullable Object value) {
    return fields -> {
      Map<String, Object> changed = Objects.requireNonNull(fields);
      if (seq == 0 || Long.valueOf(seq).equals(changed.get("seq"))) {
        if (value == null) {
          changed.remove(field);
        } else {
          changed.put(field, value);
        }
      }
      return changed;
    };
  }

  private static void assertReadOnly(Session session, Trouble.Code code, long lastStep) {
    Moment seen = session.moment(LATER);
    assertThat(seen.trouble()).isEqualTo(new Trouble(code, lastStep));
    assertThat(seen.playing()).isFalse();
    assertThat(session.at(lastStep + 1_000).step()).isEqualTo(lastStep);
    assertThat(refused(session.submit(List.of(step(1)), OptionalLong.empty(), LATER)))
        .isEqualTo("session-read-only");
    assertThat(refused(session.switchTo(0, LATER))).isEqualTo("session-read-only");
    assertThat(session.moment(LATER)).isEqualTo(seen);
    assertGoesOnAsACopy(session, lastStep);
  }

  private static String refused(Submitted submitted) {
    assertThat(submitted).isInstanceOf(Submitted.Refused.class);
    return ((Submitted.Refused) submitted).problem().code();
  }

  private static void assertGoesOnAsACopy(Session session, long lastStep) {
    Scenario upTo = session.scenarioUpTo(lastStep);
    Session copy =
        Objects.requireNonNull(
            Session.create(
                "copy",
                upTo.withView(new View(lastStep, lastStep, null, new LinkedHashMap<>())),
                "",
                new MemoryJournal(),
                LATER));
    assertThat(copy.moment(LATER).runtime()).isEqualTo(session.at(lastStep).runtime());
    assertThat(copy.moment(LATER).trouble()).isNull();
    now(copy, spawn(1), step(3));
    assertThat(copy.step(LATER)).isGreaterThan(lastStep);
  }

  @Test
  void aSessionThatReplaysAsItWasGoesOn() {
    List<Long> steps = play();
    Session again = reopened(fields -> fields);

    assertThat(Verified.troubleOf(again, NOON)).isNull();
    assertThat(again.moment(NOON)).isEqualTo(session.moment(NOON));
    now(again, step(1));
    assertThat(again.step(NOON)).isGreaterThan(steps.getLast());
  }

  @Test
  void everyEntryNamesTheEngineAndTheStateAndSaysCommandsOnce() {
    play();
    assertThat(journal.read(NAME, 0, 100))
        .allSatisfy(entry -> {
          assertThat(entry.fields())
              .containsEntry("engine", Engine.ID)
              .doesNotContainKey("commands");
          assertThat((String) entry.fields().get("digest")).matches("[0-9a-f]{16}");
        });
  }

  @Test
  void aSessionIsOpenedWithoutRunningIt() {
    now(session, spawn(3), new PlaybackCommand.SeekStep(400));
    now(session, new PlaybackCommand.SeekStep(10), spawn(1), step(5));
    WorkMeter little =
        new WorkMeter() {
          private boolean isSpent;

          @Override
          protected long nextSlice() {
            if (isSpent) {
              throw new WorkStopped(WorkStopped.Reason.TIME);
            }
            isSpent = true;
            return ENOUGH_TO_READ;
          }
        };
    Session again =
        Objects.requireNonNull(Session.open(NAME, journal, Host.of(Allowance.NONE, little)));

    assertThat(again.branches()).isEqualTo(session.branches()).hasSize(2);
    assertThat(again.scenario()).isEqualTo(session.scenario());
    assertThatThrownBy(() -> again.at(0, 400)).isInstanceOf(WorkStopped.class);
  }

  @Test
  void whatReplaysDifferentlyIsSeenUpToTheLastStateThatIsTheSame() {
    List<Long> steps = play();
    Session again = reopened(in(4, "digest", "0123456789abcdef"));

    assertReadOnly(again, Trouble.Code.REPLAYS_DIFFERENTLY, steps.get(1));
    assertThat(again.scenario().commands()).hasSize(2);
    List<Event> seen = again.events(0, 100_000, Set.of()).events();
    assertThat(session.events(0, 100_000, Set.of()).events())
        .startsWith(seen.toArray(Event[]::new));
    assertThat(seen.getLast().at().step()).isEqualTo(steps.get(1));
  }

  @Test
  void whatCameToAnotherBeginningIsSeenAtItsBeginningOnly() {
    play();
    assertReadOnly(
        reopened(in(1, "digest", "0123456789abcdef")), Trouble.Code.REPLAYS_DIFFERENTLY, 0);
  }

  @Test
  void aCommandThatIsRefusedOnReplayIsNoticed() {
    List<Long> steps = play();
    Map<String, Object> unblock = new LinkedHashMap<>();
    unblock.put("step", steps.get(1));
    unblock.put("do", "unblock");
    unblock.put("g", 4_000L);
    unblock.put("forks", false);
    Session again = reopened(in(4, "deeds", List.of(unblock)));

    assertReadOnly(again, Trouble.Code.REPLAYS_DIFFERENTLY, steps.get(1));
  }

  @Test
  void aCommandAfterTheEndOfTheRunIsNoticed() {
    play();
    now(session, read(List.of(Map.of("do", "exit", "g", 1L))).getFirst(), step(1_000));
    long end = session.step(NOON);
    now(session, step(1));
    Session again = reopened(in(7, "playback", Map.of("step", end + 50)));

    assertThat(Verified.troubleOf(again, NOON))
        .isEqualTo(new Trouble(Trouble.Code.REPLAYS_DIFFERENTLY, end));
  }

  @Test
  void aBreakpointThatIsNoneAnyMoreIsNoticed() {
    List<Long> steps = play();
    assertReadOnly(
        reopened(in(5, "breakpoints", Map.of("b", "no.such > thing"))),
        Trouble.Code.REPLAYS_DIFFERENTLY,
        steps.getLast());
  }

  @Test
  void aSessionOfAnotherEngineIsWatchedAsFarAsItIsTheSame() {
    List<Long> steps = play();
    assertReadOnly(reopened(in(0, "engine", "0")), Trouble.Code.OTHER_ENGINE, steps.getLast());
    assertReadOnly(
        reopened(fields ->
            in(3, "digest", "0123456789abcdef").apply(in(0, "engine", "0").apply(fields))),
        Trouble.Code.OTHER_ENGINE,
        steps.getFirst());
  }

  @Test
  void aSessionOfAnotherEngineThatPlayedStandsWhereItBeganToPlay() {
    List<Long> steps = play();
    now(session, new PlaybackCommand.Play(new Pace.EventsPerSecond(1)));
    assertReadOnly(reopened(in(0, "engine", "0")), Trouble.Code.OTHER_ENGINE, steps.getLast());
  }

  @Test
  void aSessionWithWhichAnotherEngineGoesOnIsWatchedAsFarAsThatHasCome() {
    List<Long> steps = play();
    Journal other = new MemoryJournal();
    List<Entry> entries = journal.read(NAME, 0, Integer.MAX_VALUE);
    int known = entries.size() - 2;
    appendAsAnotherEngine(other, entries.subList(0, known), 0);
    Session watched = Objects.requireNonNull(Session.open(NAME, other));
    assertReadOnly(watched, Trouble.Code.OTHER_ENGINE, steps.get(1));

    appendAsAnotherEngine(other, entries.subList(known, entries.size()), known);
    watched.hear(entries.size());

    assertReadOnly(watched, Trouble.Code.OTHER_ENGINE, steps.getLast());
    assertThat(watched.retractions()).isZero();
    Session opened = Objects.requireNonNull(Session.open(NAME, other));
    assertThat(watched.moment(LATER)).isEqualTo(opened.moment(LATER));
    assertThat(watched.document(LATER)).isEqualTo(opened.document(LATER));
  }

  private static void appendAsAnotherEngine(Journal journal, List<Entry> entries, long seq) {
    for (int i = 0; i < entries.size(); i++) {
      Map<String, Object> fields = new LinkedHashMap<>(entries.get(i).fields());
      fields.put("engine", "0");
      journal.append(NAME, seq + i, fields);
    }
  }

  @Test
  void aSessionOfATimeWithoutEnginesIsWatchedAsItIsReplayed() {
    List<Long> steps = play();
    Session again =
        reopened(fields -> in(0, "digest", null).apply(in(0, "engine", null).apply(fields)));
    assertReadOnly(again, Trouble.Code.OTHER_ENGINE, steps.getLast());
    assertThat(again.at(steps.get(1)).runtime()).isEqualTo(session.at(steps.get(1)).runtime());
  }

  @Test
  void anEntryThatMakesNoSenseEndsWhatIsSeen() {
    List<Long> steps = play();
    Session again = reopened(in(4, "deeds", "no list"));
    assertReadOnly(again, Trouble.Code.JOURNAL_DAMAGED, steps.get(1));
  }

  @Test
  void eachBranchIsSeenUpToItsOwnLastGoodState() {
    List<Long> steps = play();
    now(session, new PlaybackCommand.SeekStep(steps.getFirst()), spawn(5), step(30));
    long onTheOther = session.step(NOON);
    Session again = reopened(in(5, "digest", "0123456789abcdef"));

    assertThat(again.moment(NOON).runtime()).isEqualTo(session.moment(NOON).runtime());
    now(again, new PlaybackCommand.Pause());
    assertThat(Verified.troubleOf(again, NOON))
        .isEqualTo(new Trouble(Trouble.Code.REPLAYS_DIFFERENTLY, onTheOther));
    Moment first = Objects.requireNonNull(again.at(0, steps.getLast()));
    assertThat(first.step()).isEqualTo(steps.get(2));
    assertThat(first.trouble())
        .isEqualTo(new Trouble(Trouble.Code.REPLAYS_DIFFERENTLY, steps.get(2)));
    assertReadOnly(again, Trouble.Code.REPLAYS_DIFFERENTLY, onTheOther);
  }

  @Test
  void aFrozenSessionStaysFrozen() {
    List<Long> steps = play();
    now(session, new PlaybackCommand.Play(new Pace.EventsPerSecond(2)));
    long seen = session.step(NOON + 3_000);
    assertThat(seen).isGreaterThan(steps.getLast());
    List<String> told = new ArrayList<>();
    session.listen(
        new SessionListener() {
          @Override
          public void changed() {
            told.add("changed");
          }

          @Override
          public void ended() {
            told.add("ended");
          }
        });

    Trouble trouble = new Trouble(Trouble.Code.COMPUTES_TOO_LONG, Long.MAX_VALUE);
    assertThat(session.freeze(trouble, NOON + 4_000)).isTrue();
    assertThat(session.freeze(trouble, NOON + 4_000)).isFalse();

    assertThat(told).containsExactly("changed");
    assertReadOnly(session, Trouble.Code.COMPUTES_TOO_LONG, seen);
    Session again = reopened(fields -> fields);
    assertReadOnly(again, Trouble.Code.COMPUTES_TOO_LONG, seen);
    assertThat(again.moment(LATER)).isEqualTo(session.moment(LATER));
  }

  @Test
  void readingAFrozenSessionOnceMoreTakesNothingBack() {
    List<Long> steps = play();
    session.freeze(new Trouble(Trouble.Code.COMPUTES_TOO_LONG, Long.MAX_VALUE), NOON);

    session.doubt();

    assertReadOnly(session, Trouble.Code.COMPUTES_TOO_LONG, steps.getLast());
    assertThat(session.retractions()).isZero();
  }

  @Test
  void aSessionWhoseLawWasBrokenIsSeenUpToTheStepBefore() {
    List<Long> steps = play();
    long before = steps.getLast() - 3;
    assertThat(session.freeze(new Trouble(Trouble.Code.LAW_BROKEN, before), NOON)).isTrue();
    assertReadOnly(session, Trouble.Code.LAW_BROKEN, before);
    assertReadOnly(reopened(fields -> fields), Trouble.Code.LAW_BROKEN, before);
  }

  @Test
  void commandsOfADocumentThatCannotBeDoneAreNoTrouble() {
    Scenario odd =
        Scenario.standard()
            .withCommands(
                List.of(
                    Objects.requireNonNull(
                        Fields.read(Map.of("step", 5L, "do", "unblock", "g", 77L), Timed::of)
                            .orThrow())));
    Session made =
        Objects.requireNonNull(Session.create("odd", odd, "", new MemoryJournal(), NOON));
    now(made, step(10));
    assertThat(Verified.troubleOf(made, NOON)).isNull();
  }
}
