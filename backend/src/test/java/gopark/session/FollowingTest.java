package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.command.Command;
import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Follower;
import gopark.journal.Journal;
import gopark.journal.JournalFailed;
import gopark.journal.SessionHead;
import gopark.journal.Written;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Two servers have one journal; each knows of what the other does only from there. */
class FollowingTest {
  private static final long NOON = 1_000_000;
  private static final Map<String, Object> PLAY =
      Map.of("do", "play", "pace", Map.of("eventsPerSecond", 10.0));
  private static final Map<String, Object> PAUSE = Map.of("do", "pause");

  private final SharedJournal shared = new SharedJournal();
  private final Sessions here = server();
  private final Sessions there = server();

  private Sessions server() {
    SessionLimits limits =
        new SessionLimits(100_000, 9, 90, 1 << 20, 500, 1 << 30, 60_000, 1_000_000);
    Sessions sessions = new Sessions(shared, limits);
    shared.follow(sessions.follower());
    return sessions;
  }

  private Session create() {
    Session made = here.create("a", Scenario.standard(), "hash", NOON);
    assertThat(made).isNotNull();
    return made;
  }

  private Session other() {
    Session found = there.find("a", NOON);
    assertThat(found).isNotNull();
    return found;
  }

  private static Submitted submit(Session session, Map<String, Object> command, long nowMs) {
    List<Command> commands = Commands.readAll(List.of(command)).orThrow();
    return session.submit(commands, OptionalLong.empty(), nowMs);
  }

  private static void done(Session session, Map<String, Object> command, long nowMs) {
    assertThat(submit(session, command, nowMs)).isInstanceOf(Submitted.Done.class);
  }

  private static Map<String, Object> spawn() {
    Map<String, Object> behaviour = Map.of("kind", "forever");
    return Map.of("do", "go", "by", 1L, "behaviour", behaviour);
  }

  private static void same(Session one, Session two, long nowMs) {
    assertThat(two.moment(nowMs)).isEqualTo(one.moment(nowMs));
    assertThat(Verified.troubleOf(one, nowMs)).isNull();
    assertThat(Verified.troubleOf(two, nowMs)).isNull();
    long end = one.step(nowMs);
    assertThat(two.events(0, 100_000, Set.of()).events())
        .isEqualTo(one.events(0, 100_000, Set.of()).events());
    assertThat(two.branches()).isEqualTo(one.branches());
    assertThat(two.step(nowMs)).isEqualTo(end);
  }

  @Test
  void whatIsDoneOnOneServerIsSeenOnTheOther() {
    Session one = create();
    Session two = other();
    assertThat(two.editKeyHash()).isEqualTo("hash");
    done(one, spawn(), NOON);
    same(one, two, NOON);
    done(two, PLAY, NOON);
    same(one, two, NOON + 2_000);
    done(one, PAUSE, NOON + 3_000);
    done(two, Map.of("do", "back", "unit", "event", "count", 3L), NOON + 3_000);
    done(one, spawn(), NOON + 3_000);
    same(one, two, NOON + 9_000);
    assertThat(one.branches()).hasSize(2);
  }

  @Test
  void whatIsDoneElsewhereIsTakenInWithOneLookIntoTheJournal() {
    Session one = create();
    Session two = other();
    two.moment(NOON);
    done(one, spawn(), NOON);
    int before = shared.looks;
    two.moment(NOON);
    assertThat(shared.looks - before).isEqualTo(1);
    two.moment(NOON);
    assertThat(shared.looks - before).as("nothing is new").isEqualTo(1);
    same(one, two, NOON);
  }

  @Test
  void whoListensElsewhereIsTold() {
    Session one = create();
    Session two = other();
    List<String> told = new ArrayList<>();
    two.listen(
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
    done(one, spawn(), NOON);
    here.end("a");
    assertThat(told).containsExactly("changed", "ended");
    assertThat(there.find("a", NOON)).isNull();
  }

  @Test
  void aServerWhoseClockIsAheadGoesBackToWhereTheOtherActed() {
    Session one = create();
    Session two = other();
    done(one, spawn(), NOON);
    done(one, PLAY, NOON);
    long ahead = 5_000;
    long acted = one.step(NOON + 2_000);
    assertThat(two.step(NOON + 2_000 + ahead)).isGreaterThan(acted);
    Moment shown = two.moment(NOON + 2_000 + ahead);

    done(one, spawn(), NOON + 2_000);
    done(one, PAUSE, NOON + 2_000);

    assertThat(two.step(NOON + 2_000 + ahead)).isEqualTo(acted).isLessThan(shown.step());
    assertThat(two.retractions()).isPositive();
    same(one, two, NOON + 2_000);
    assertThat(two.branches()).as("nothing has forked").hasSize(1);
    done(two, spawn(), NOON + 2_100 + ahead);
    assertThat(one.branches()).as("nothing has forked").hasSize(1);
    same(one, two, NOON + 2_100);
  }

  @Test
  void aServerWhoseClockIsAheadMayAct() {
    Session one = create();
    Session two = other();
    done(one, spawn(), NOON);
    done(one, PLAY, NOON);
    one.step(NOON + 1_000);
    done(two, spawn(), NOON + 6_000);
    assertThat(one.step(NOON + 1_100)).isEqualTo(two.step(NOON + 6_000));
    done(one, PAUSE, NOON + 1_200);
    same(one, two, NOON + 6_000);
    assertThat(one.branches()).hasSize(1);
    assertThat(two.retractions()).isZero();
  }

  @Test
  void ofARaceBothCommandsAreDoneOneAfterTheOther() {
    Session one = create();
    Session two = other();
    shared.silent = true;
    done(one, spawn(), NOON);
    done(two, spawn(), NOON);
    done(one, spawn(), NOON);
    shared.silent = false;
    here.follower().resumed();
    there.follower().resumed();
    same(one, two, NOON);
    assertThat(shared.lastSeq("a")).isEqualTo(4);
  }

  @Test
  void whoeverNamedAStepIsToldThatTheSessionIsElsewhere() {
    Session one = create();
    Session two = other();
    shared.silent = true;
    done(one, Map.of("do", "step", "unit", "event", "count", 3L), NOON);
    List<Command> commands = Commands.readAll(List.of(spawn())).orThrow();
    assertThat(two.submit(commands, OptionalLong.of(0), NOON))
        .isEqualTo(new Submitted.Stale(one.step(NOON)));
    assertThat(shared.lastSeq("a")).isEqualTo(2);
  }

  @Test
  void whileTheJournalIsAwaySessionsAreSeenAndAfterwardsNothingIsMissing() {
    Session one = create();
    Session two = other();
    done(one, spawn(), NOON);
    done(one, PLAY, NOON);
    long before = two.step(NOON + 1_000);
    shared.isAway = true;
    there.follower().resumed();
    assertThat(two.step(NOON + 2_000)).isGreaterThan(before);
    assertThatThrownBy(() -> submit(two, PAUSE, NOON + 2_000)).isInstanceOf(JournalFailed.class);
    assertThat(two.step(NOON + 3_000)).isGreaterThan(before);
    shared.isAway = false;
    done(one, PAUSE, NOON + 4_000);
    same(one, two, NOON + 4_000);
  }

  @Test
  void aJournalThatIsAwayIsNotAskedAtEveryLookAndIsAskedAtOnceWhenItIsBack() {
    Session one = create();
    Session two = other();
    done(one, PLAY, NOON);
    shared.isAway = true;
    there.follower().resumed();
    int before = shared.looks;
    for (long ms = 0; ms < 2_000; ms += 10) {
      two.moment(NOON + ms);
      two.nextChangeMs(NOON + ms);
    }
    assertThat(shared.looks - before).as("in two seconds").isBetween(2, 5);
    shared.isAway = false;
    done(one, PAUSE, NOON + 1_999);
    same(one, two, NOON + 1_999);
  }

  @Test
  void whatCouldNotBeReadOnceIsReadSoonThoughNobodyCommands() {
    Session one = create();
    Session two = other();
    shared.silent = true;
    done(one, spawn(), NOON);
    shared.isAway = true;
    there.follower().appended("a", shared.kept.lastSeq("a"));
    Moment before = two.moment(NOON);
    shared.isAway = false;
    assertThat(before).as("what was known").isNotEqualTo(one.moment(NOON));
    assertThat(two.nextChangeMs(NOON)).as("another look").isBetween(NOON, NOON + 500);
    assertThat(two.moment(NOON + 501)).isEqualTo(one.moment(NOON + 501));
    assertThat(two.nextChangeMs(NOON + 501)).as("nothing is left").isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void whatComesIntoDoubtWhileItIsReadIsReadOnceMore() {
    Session one = create();
    Session two = other();
    shared.silent = true;
    done(one, spawn(), NOON);
    there.follower().appended("a", shared.kept.lastSeq("a"));
    shared.afterRead =
        () -> {
          done(one, spawn(), NOON);
          there.follower().resumed();
        };
    Moment before = two.moment(NOON);
    assertThat(before).as("what was read").isNotEqualTo(one.moment(NOON));
    same(one, two, NOON);
  }

  @Test
  void anAnswerThatDidNotComeLeavesNobodyBehind() {
    Session one = create();
    Session two = other();
    shared.losesAnswers = true;
    assertThatThrownBy(() -> submit(one, spawn(), NOON)).isInstanceOf(JournalFailed.class);
    shared.losesAnswers = false;
    assertThat(shared.lastSeq("a")).isEqualTo(2);
    same(two, one, NOON);
    done(one, spawn(), NOON);
    same(one, two, NOON);
  }

  @Test
  void whatTheJournalHasLostIsGoneEverywhere() {
    Session one = create();
    done(one, spawn(), NOON);
    Session two = other();
    done(one, Map.of("do", "step", "unit", "event", "count", 3L), NOON);
    assertThat(two.step(NOON)).isPositive();

    shared.lose("a", 1);
    Map<String, Object> another = Map.of("do", "step", "unit", "event", "count", 2L);
    Session third = new Sessions(shared, limits()).find("a", NOON);
    assertThat(third).isNotNull();
    done(third, another, NOON);
    here.follower().resumed();
    there.follower().resumed();

    same(third, one, NOON);
    same(third, two, NOON);
    assertThat(one.retractions()).isPositive();

    shared.lose("a", 3);
    there.follower().resumed();
    assertThat(two.moment(NOON)).isNotNull();
    assertThat(two.isEnded()).isTrue();
    assertThat(there.find("a", NOON)).isNull();
  }

  private static SessionLimits limits() {
    return new SessionLimits(100_000, 9, 90, 1 << 20, 500, 1 << 30, 60_000, 1_000_000);
  }

  @Test
  void aSessionThatWasJustCommandedElsewhereDoesNotExpire() {
    Session one = create();
    shared.beforeDeletion = () -> done(other(), spawn(), NOON + 2_000_000);
    assertThat(here.expire(NOON + 2_000_000)).isZero();
    same(one, other(), NOON + 2_000_000);
    shared.beforeDeletion = () -> {};
    assertThat(here.expire(NOON + 2_000_000)).isEqualTo(1);
    assertThat(there.find("a", NOON)).isNull();
  }

  /** A journal that several have, and which can be away. */
  private static final class SharedJournal implements Journal {
    private final MemoryJournal kept = new MemoryJournal();
    private final List<Follower> followers = new ArrayList<>();
    boolean silent;
    boolean isAway;
    boolean losesAnswers;

    /** How often it was asked for something that is kept. */
    int looks;

    Runnable beforeDeletion = () -> {};

    /** What happens once while somebody has read and does not know it yet. */
    Runnable afterRead = () -> {};

    private void reach() {
      looks++;
      if (isAway) {
        throw new JournalFailed("It is away.", null);
      }
    }

    /** Forgets the last entries. */
    void lose(String session, int entries) {
      List<Map<String, Object>> left = new ArrayList<>();
      for (Entry entry : kept.read(session, 0, Integer.MAX_VALUE)) {
        left.add(entry.fields());
      }
      kept.delete(session);
      List<Map<String, Object>> first = left.subList(0, left.size() - entries);
      if (!first.isEmpty()) {
        kept.appendAll(session, 0, first);
      }
    }

    @Override
    public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
      reach();
      Written written = kept.appendAll(session, expectedSeq, entries);
      if (written instanceof Written.Appended(long seq) && !silent) {
        followers.forEach(follower -> follower.appended(session, seq));
      }
      if (losesAnswers) {
        throw new JournalFailed("The answer was lost.", null);
      }
      return written;
    }

    @Override
    public List<Entry> read(String session, long afterSeq, int limit) {
      reach();
      List<Entry> found = kept.read(session, afterSeq, limit);
      Runnable meanwhile = afterRead;
      afterRead = () -> {};
      meanwhile.run();
      return found;
    }

    @Override
    public long lastSeq(String session) {
      reach();
      return kept.lastSeq(session);
    }

    @Override
    public @Nullable Damage damageOf(String session) {
      reach();
      return kept.damageOf(session);
    }

    @Override
    public boolean delete(String session) {
      reach();
      return told(session, kept.delete(session));
    }

    @Override
    public boolean deleteAt(String session, long expectedSeq) {
      reach();
      beforeDeletion.run();
      return told(session, kept.deleteAt(session, expectedSeq));
    }

    private boolean told(String session, boolean was) {
      if (was) {
        followers.forEach(follower -> follower.deleted(session));
      }
      return was;
    }

    @Override
    public List<SessionHead> sessions(String after, int limit) {
      return kept.sessions(after, limit);
    }

    @Override
    public void follow(Follower follower) {
      followers.add(follower);
    }

    @Override
    public void close() {
      kept.close();
    }
  }
}
