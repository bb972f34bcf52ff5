package gopark.session;

import static gopark.session.Trouble.Code.COMPUTES_TOO_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A session on a computer that has little time for it: it answers at once, and says what it lacks.
 */
class LagTest {

  private static final long NOON = 1_000_000;

  /** A few snapshots, or some hundred steps. */
  private static final long UNITS = 20_000;

  private static final int LOOK_MS = 5_000;
  private static final Map<String, Object> PLAY_FAST =
      Map.of("do", "play", "pace", Map.of("nsPerSecond", 1_000_000_000L));

  /** Lends the computer for a short while at a time, a turn each, and can take it away. */
  private static final class ShortTurns extends WorkMeter {
    int slices;
    boolean abandoned;
    boolean stopped;

    @Override
    protected long nextSlice() {
      if (stopped) {
        throw new WorkStopped(WorkStopped.Reason.TIME);
      }
      slices++;
      endTurn();
      return UNITS;
    }

    @Override
    protected boolean isAbandoned() {
      return abandoned;
    }
  }

  private final MemoryJournal journal = new MemoryJournal();
  private final ShortTurns turns = new ShortTurns();
  private final Session session = busy(open(turns));

  private Session open(WorkMeter work) {
    if (journal.exists("s")) {
      return required(Session.open("s", journal, Host.of(Allowance.NONE, work)));
    }
    Origin origin = Origin.of(Scenario.standard());
    return required(Session.create("s", origin, "", journal, Host.of(Allowance.NONE, work), NOON));
  }

  private static Session required(@Nullable Session session) {
    assertThat(session).isNotNull();
    return session;
  }

  private static Submitted submit(Session session, Map<String, Object> command, long nowMs) {
    return session.submit(
        Commands.readAll(List.of(command)).orThrow(), OptionalLong.empty(), nowMs);
  }

  private static Session busy(Session session) {
    Map<String, Object> forever = Map.of("kind", "cpu", "ns", 3_600_000_000_000L);
    submit(session, Map.of("do", "go", "by", 1L, "count", 4L, "behaviour", forever), NOON);
    return session;
  }

  @Test
  void aSessionThatCannotKeepItsPaceFallsBehindAndSaysByHowMuch() {
    submit(session, PLAY_FAST, NOON);
    long nowMs = NOON;
    Moment last = session.moment(nowMs);
    for (int look = 0; look < 60; look++) {
      nowMs += LOOK_MS;
      int before = turns.slices;
      last = session.moment(nowMs);
      assertThat(turns.slices - before).as("slices of one look").isLessThan(4);
    }
    long askedNs = (nowMs - NOON) * 1_000_000;
    double real = (double) last.timeNs() / askedNs;
    assertThat(real).isLessThan(0.9);
    assertThat(last.lag()).isNotNull();
    assertThat(last.lag().toStep()).isNull();
    assertThat(last.lag().share()).isBetween(0.8 * real, 1.2 * real);
    assertThat(last.playing()).isTrue();
    assertThat(MomentTree.of(last)).containsEntry("lag", Map.of("share", last.lag().share()));
  }

  @Test
  void aSessionThatCameBackAnswersAtOnceAndIsSeenBeingWorkedOutAgain() {
    submit(session, Map.of("do", "step", "unit", "instruction", "count", 2_000L), NOON);
    Moment stood = session.moment(NOON);
    Session again = open(turns);
    int before = turns.slices;
    Moment first = again.moment(NOON);
    assertThat(turns.slices - before).isLessThan(4);
    assertThat(first.step()).isLessThan(stood.step());
    assertThat(first.lag()).isEqualTo(new Lag(stood.step(), null));
    assertThat(MomentTree.of(first)).containsEntry("lag", Map.of("toStep", stood.step()));
    assertThat(again.nextChangeMs(NOON)).isEqualTo(NOON);
    Moment now = first;
    while (now.lag() != null) {
      Change change = again.since(now, NOON);
      assertThat(change.after().step()).isGreaterThan(now.step());
      now = change.after();
      assertThat(now.lag() == null || change.events().isEmpty()).isTrue();
    }
    assertThat(now).isEqualTo(stood);
    assertThat(again.nextChangeMs(NOON)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aCommandWaitsUntilTheSessionIsWhereItStood() {
    submit(session, Map.of("do", "step", "unit", "instruction", "count", 2_000L), NOON);
    long step = session.step(NOON);
    Session again = open(turns);
    Submitted done = submit(again, Map.of("do", "gc"), NOON);
    assertThat(done).isInstanceOf(Submitted.Done.class);
    assertThat(((Submitted.Done) done).step()).isEqualTo(step);
  }

  @Test
  void aReadThatNobodyWaitsForEndsAndLeavesTheSessionWhole() {
    submit(session, Map.of("do", "step", "unit", "instruction", "count", 2_000L), NOON);
    Moment stood = session.moment(NOON);
    Moment early = session.at(700);
    Session again = open(turns);
    turns.abandoned = true;
    assertThatThrownBy(() -> again.at(1_900)).isInstanceOf(WorkAbandoned.class);
    turns.abandoned = false;
    assertThat(again.at(700)).isEqualTo(early);
    while (again.moment(NOON).lag() != null) {
      // It is being worked out again, a turn at a time.
    }
    assertThat(again.moment(NOON)).isEqualTo(stood);
  }

  @Test
  void aSessionThatTookTooLongIsHeldWhereItStoodAndCanStillBeWatched() {
    submit(session, Map.of("do", "step", "unit", "instruction", "count", 2_000L), NOON);
    Moment stood = session.moment(NOON);
    turns.stopped = true;
    assertThatThrownBy(() -> submit(session, Map.of("do", "back", "count", 50L), NOON))
        .isInstanceOf(WorkStopped.class);
    turns.stopped = false;
    Moment now = session.moment(NOON);
    while (now.lag() != null) {
      now = session.moment(NOON);
    }
    assertThat(now.runtime()).isEqualTo(stood.runtime());
    assertThat(now.trouble()).isEqualTo(new Trouble(COMPUTES_TOO_LONG, stood.step()));
    assertThat(submit(session, Map.of("do", "gc"), NOON)).isInstanceOf(Submitted.Refused.class);
    assertThat(open(turns).moment(NOON).trouble()).isEqualTo(now.trouble());
  }
}
