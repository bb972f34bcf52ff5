package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.command.Command;
import gopark.journal.Damage;
import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalFull;
import gopark.journal.SessionHead;
import gopark.journal.Written;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import gopark.simulation.WorkStopped;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionsTest {
  private static final long NOON = 1_000_000;
  private static final long IDLE = 60_000;
  private static final long KEPT = 1_000_000_000;

  @TempDir Path folder;
  private Journal journal;
  private Sessions sessions;
  private long clock = NOON;

  @BeforeEach
  void open() {
    journal = EmbeddedJournal.open(folder.resolve("journal"), () -> Instant.ofEpochMilli(clock));
    sessions = new Sessions(journal, limits(1_000_000_000));
  }

  @AfterEach
  void close() {
    journal.close();
  }

  private static SessionLimits limits(long weight) {
    return new SessionLimits(1_000, 3, 20, 1 << 20, 500, weight, IDLE, KEPT);
  }

  private Session create(String id) {
    Session made = sessions.create(id, Scenario.standard(), "hash", clock);
    assertThat(made).isNotNull();
    return made;
  }

  private Session find(String id) {
    Session found = sessions.find(id, clock);
    assertThat(found).isNotNull();
    return found;
  }

  private Submitted submit(Session session, Map<String, Object> command) {
    List<Command> commands = Commands.readAll(List.of(command)).orThrow();
    return session.submit(commands, OptionalLong.empty(), clock);
  }

  private static Map<String, Object> spawn(long count) {
    return Map.of(
        "do", "go", "by", 1L, "count", count, "behaviour", Map.of("kind", "cpu", "ns", 90_000L));
  }

  private static Map<String, Object> step(long count) {
    return Map.of("do", "step", "count", count);
  }

  private static void isDone(Submitted submitted) {
    assertThat(submitted).isInstanceOf(Submitted.Done.class);
  }

  private static void isRefused(Submitted submitted, String code) {
    assertThat(submitted).isInstanceOf(Submitted.Refused.class);
    assertThat(((Submitted.Refused) submitted).problem().code()).isEqualTo(code);
  }

  @Test
  void theSceneOfASessionIsInItsJournal() {
    sessions.create("a", new Origin(Scenario.standard(), "steal"), "hash", clock);
    create("b");
    sessions = new Sessions(journal, limits(1_000_000_000));
    assertThat(find("a").scene()).isEqualTo("steal");
    assertThat(find("b").scene()).isNull();
  }

  @Test
  void aSessionThatNobodyUsesIsPutAwayAndComesBackAsItWas() {
    Session session = create("a");
    isDone(submit(session, spawn(20)));
    isDone(submit(session, step(30)));
    Moment before = session.moment(clock);

    sessions.tidy(clock += IDLE + 1);

    assertThat(sessions.inMemory()).isZero();
    assertThat(find("a")).isNotSameAs(session);
    assertThat(find("a").moment(clock)).isEqualTo(before);
    assertThat(sessions.inMemory()).isEqualTo(1);
  }

  @Test
  void aSessionThatRestsForgetsNothingThatCanBeSeen() {
    Session session = create("a");
    isDone(submit(session, spawn(20)));
    isDone(submit(session, step(300)));
    isDone(submit(session, Map.of("do", "back", "count", 100L)));
    isDone(submit(session, spawn(1)));
    isDone(submit(session, step(100)));
    List<Object> before = picture(session);
    long weight = sessions.weight();

    sessions.tidy(clock += 20_000);

    assertThat(sessions.weight()).isLessThan(weight / 2);
    assertThat(find("a")).isSameAs(session);
    assertThat(picture(session)).isEqualTo(before);
  }

  private List<Object> picture(Session session) {
    List<Object> seen = new ArrayList<>();
    for (BranchView branch : session.branches()) {
      isDone(session.switchTo(branch.number(), clock));
      Moment moment = session.moment(clock);
      for (long step = 0; step <= moment.step(); step += 7) {
        seen.add(session.at(step).runtime());
      }
      seen.add(session.events(0, 100_000, Set.of()));
    }
    return seen;
  }

  @Test
  void whoeverLooksAheadOpensNoWayPastTheLimit() {
    Session session = create("a");
    isDone(submit(session, Map.of("do", "go", "by", 1L, "behaviour", Map.of("kind", "forever"))));
    assertThat(session.at(50_000).step()).isEqualTo(50_000);
    isDone(submit(session, Map.of("do", "seek", "timeNs", 1L << 52)));
    assertThat(session.step(clock)).isEqualTo(1_000);
  }

  @Test
  void whoeverIsListenedToStaysInMemory() {
    Session session = create("a");
    SessionListener listener = new CountingListener();
    session.listen(listener);
    sessions.tidy(clock += IDLE + 1);
    assertThat(find("a")).isSameAs(session);

    session.unlisten(listener);
    sessions.tidy(clock += IDLE + 1);
    assertThat(sessions.inMemory()).isZero();
  }

  @Test
  void whoeverStillHoldsAnOldCopyTakesInWhatWasDoneMeanwhile() {
    Session old = create("a");
    sessions.tidy(clock += IDLE + 1);
    isDone(submit(find("a"), spawn(3)));
    isDone(submit(find("a"), step(1)));

    List<Command> commands = Commands.readAll(List.of(step(1))).orThrow();
    assertThat(old.submit(commands, OptionalLong.of(0), clock)).isEqualTo(new Submitted.Stale(1));
    isDone(submit(old, step(1)));

    assertThat(old.step(clock)).isEqualTo(2);
    assertThat(Verified.troubleOf(old, clock)).isNull();
    isDone(submit(find("a"), step(1)));
  }

  @Test
  void listenersHearOfChangesAndOfTheEnd() {
    Session session = create("a");
    CountingListener listener = new CountingListener();
    session.listen(listener);
    isDone(submit(session, spawn(1)));
    isRefused(submit(session, Map.of("do", "unblock", "g", 77L)), "no-such-goroutine");
    assertThat(listener.changes).isEqualTo(1);

    assertThat(sessions.end("a")).isTrue();

    assertThat(listener.ends).isEqualTo(1);
    assertThat(session.isEnded()).isTrue();
    assertThat(sessions.find("a", clock)).isNull();
    isRefused(submit(session, step(1)), "session-ended");
    assertThat(sessions.end("a")).isFalse();
  }

  @Test
  void oldSessionsAreDeletedAndYoungOnesKept() {
    create("old");
    sessions.tidy(clock += IDLE + 1);
    clock += KEPT;
    create("young");

    assertThat(sessions.expire(clock)).isEqualTo(1);

    assertThat(sessions.find("old", clock)).isNull();
    find("young");
  }

  /** The journal, of which one session cannot be deleted and another has nothing left. */
  private final class PartlyFull implements Journal {
    @Override
    public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
      return journal.appendAll(session, expectedSeq, entries);
    }

    @Override
    public List<Entry> read(String session, long afterSeq, int limit) {
      return journal.read(session, afterSeq, limit);
    }

    @Override
    public long lastSeq(String session) {
      return journal.lastSeq(session);
    }

    @Override
    public boolean delete(String session) {
      return journal.delete(session);
    }

    @Override
    public boolean deleteAt(String session, long expectedSeq) {
      if (session.equals("b")) {
        throw new JournalFull("There is no room.", null);
      }
      return journal.deleteAt(session, expectedSeq);
    }

    @Override
    public List<SessionHead> sessions(String after, int limit) {
      return journal.sessions(after, limit).stream()
          .map(head ->
              head.session().equals("d")
                  ? new SessionHead("d", 0, Instant.EPOCH, new Damage(0, "session d is lost"))
                  : head)
          .toList();
    }

    @Override
    public void close() {}
  }

  @Test
  void aSessionThatCannotBeDeletedKeepsNoOtherAndOneOfUnknownAgeStaysToBeSeen() {
    List.of("a", "b", "c", "d").forEach(this::create);
    clock += KEPT + 1;
    Sessions partly = new Sessions(new PartlyFull(), limits(1_000_000_000));

    assertThatThrownBy(() -> partly.expire(clock)).isInstanceOf(JournalFull.class);

    assertThat(journal.sessions("", 9)).extracting(SessionHead::session).containsExactly("b", "d");
  }

  @Test
  void aBranchMayTakeSoManyStepsAndNoMore() {
    Session session = create("a");
    isDone(submit(session, Map.of("do", "go", "by", 1L, "behaviour", Map.of("kind", "forever"))));
    isDone(submit(session, Map.of("do", "step", "unit", "instruction", "count", 5_000L)));

    assertThat(session.moment(clock).step()).isEqualTo(1_000);
    isRefused(submit(session, step(1)), "too-many-steps");
  }

  @Test
  void playingStopsWhereASessionHasUsedItsSteps() {
    Session session = create("a");
    isDone(submit(session, Map.of("do", "go", "by", 1L, "behaviour", Map.of("kind", "forever"))));
    isDone(
        submit(session, Map.of("do", "play", "pace", Map.of("nsPerSecond", 1_000_000_000_000L))));

    Moment moment = session.moment(clock + 600_000);

    assertThat(moment.step()).isEqualTo(1_000);
    assertThat(moment.playing()).isFalse();
    assertThat(moment.stoppedBy()).isEqualTo("#steps");
  }

  @Test
  void aSessionHasOnlySoManyBranchesGoroutinesAndCommands() {
    Session session = create("a");
    isRefused(submit(session, spawn(600)), "too-many-goroutines");
    for (int i = 0; i < 2; i++) {
      isDone(submit(session, step(9)));
      isDone(submit(session, Map.of("do", "back", "count", 5L)));
      isDone(submit(session, spawn(1)));
    }
    isDone(submit(session, step(9)));
    isDone(submit(session, Map.of("do", "back", "count", 5L)));
    isRefused(submit(session, spawn(1)), "too-many-branches");
    Submitted last = submit(session, step(1));
    for (int i = 0; i < 20; i++) {
      last = submit(session, step(1));
    }
    isRefused(last, "too-many-commands");
  }

  @Test
  void whereMemoryIsShortGoroutinesAreRefusedAndIdleSessionsGo() {
    sessions = new Sessions(journal, limits(60_000));
    Session first = create("first");
    isRefused(submit(first, spawn(400)), "too-much-memory");
    for (String id : List.of("second", "third", "fourth", "fifth")) {
      create(id).moment(clock);
    }
    sessions.tidy(clock += 11_000);
    sessions.tidy(clock += 1_000);
    assertThat(sessions.inMemory()).isLessThan(5);
    isDone(submit(find("first"), spawn(10)));
  }

  private static final class CountingListener implements SessionListener {
    private int changes;
    private int ends;

    @Override
    public void changed() {
      changes++;
    }

    @Override
    public void ended() {
      ends++;
    }
  }

  @Test
  void aSessionStoresSoManyBytesAndNoMore() {
    Session session = create("a");
    Map<String, Object> print = Map.of("do", "print", "text", "x".repeat(1_000));
    Map<String, Object> behaviour =
        Map.of("kind", "script", "steps", Collections.nCopies(100, print));
    Map<String, Object> command = Map.of("do", "go", "behaviour", behaviour);
    int done = 0;
    Submitted submitted = submit(session, command);
    while (submitted instanceof Submitted.Done) {
      done++;
      submitted = submit(session, command);
    }

    isRefused(submitted, "session-too-large");
    assertThat(done).isBetween(9, 10);
    assertThat(session.scenario().commands()).hasSize(done);
    isDone(submit(session, step(1)));
    sessions = new Sessions(journal, limits(1_000_000_000));
    isRefused(submit(find("a"), command), "session-too-large");
    assertThat(sessions.tooMuch(session.scenario())).isNotNull();
  }

  @Test
  void whoChangesTheBranchUsesUpCommandsAsWell() {
    Session session = create("a");
    isDone(submit(session, spawn(1)));
    isDone(submit(session, step(30)));
    isDone(submit(session, Map.of("do", "back", "count", 10L)));
    isDone(submit(session, spawn(1)));
    long entries = journal.lastSeq("a");
    long stood = session.step(clock);

    isDone(session.switchTo(1, clock));
    assertThat(journal.lastSeq("a")).as("it is shown already").isEqualTo(entries);
    assertThat(session.step(clock)).isEqualTo(stood);

    Submitted submitted = session.switchTo(0, clock);
    for (int branch = 1; submitted instanceof Submitted.Done; branch = 1 - branch) {
      submitted = session.switchTo(branch, clock);
    }
    isRefused(submitted, "too-many-commands");
    assertThat(journal.lastSeq("a")).isEqualTo(20);
  }

  @Test
  void aSessionThatIsEndedWhileItIsReadIsNoMore() {
    create("a");
    Journal files = journal;
    boolean[] ends = {true};
    Journal meanwhile =
        new Journal() {
          @Override
          public Written appendAll(String id, long seq, List<Map<String, Object>> entries) {
            return files.appendAll(id, seq, entries);
          }

          @Override
          public List<Entry> read(String id, long afterSeq, int limit) {
            List<Entry> read = files.read(id, afterSeq, limit);
            if (ends[0]) {
              ends[0] = false;
              sessions.end(id);
            }
            return read;
          }

          @Override
          public long lastSeq(String id) {
            return files.lastSeq(id);
          }

          @Override
          public boolean delete(String id) {
            return files.delete(id);
          }

          @Override
          public boolean deleteAt(String id, long seq) {
            return files.deleteAt(id, seq);
          }

          @Override
          public List<SessionHead> sessions(String after, int limit) {
            return files.sessions(after, limit);
          }

          @Override
          public void close() {}
        };
    sessions = new Sessions(meanwhile, limits(1_000_000_000));

    assertThat(sessions.find("a", clock)).isNull();
    assertThat(sessions.present("a", clock)).isNull();
    assertThat(sessions.inMemory()).isZero();
    assertThat(sessions.weight()).isZero();
  }

  @Test
  void aSessionToWhichSomebodyListensDoesNotLeaveMemory() {
    Session session = create("a");
    session.listen(
        new SessionListener() {
          @Override
          public void changed() {}

          @Override
          public void ended() {}
        });

    assertThat(session.leave()).isFalse();
    assertThat(session.hasLeft()).isFalse();
    assertThat(create("b").leave()).isTrue();
  }

  /** Computes for as long as it is told to, in the middle of a step. */
  private static final class Endless extends WorkMeter {
    private final AtomicBoolean isEndless = new AtomicBoolean();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);

    @Override
    protected long nextSlice() {
      if (isEndless.get()) {
        begun.countDown();
        pass(stopped);
        isEndless.set(false);
        throw new WorkStopped(WorkStopped.Reason.TIME);
      }
      return 1;
    }

    private static void pass(CountDownLatch latch) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Test
  void aSessionInTheHandsOfEndlessWorkIsFrozenForAllWhoOpenItAndItselfOnceTheWorkEnds()
      throws Exception {
    Endless meter = new Endless();
    Sessions stuck = new Sessions(journal, limits(1_000_000_000), holds -> meter, Laws.NONE);
    Session session = Objects.requireNonNull(stuck.create("s", Scenario.standard(), "", clock));
    submit(session, Map.of("do", "step", "unit", "event", "count", 3L));
    long step = session.step(clock);
    submit(session, Map.of("do", "play"));
    meter.isEndless.set(true);
    FutureTask<Moment> looks = new FutureTask<>(() -> session.at(step + 50));
    Thread.ofPlatform().start(looks);
    Endless.pass(meter.begun);

    assertThat(stuck.freeze("s", Trouble.Code.COMPUTES_TOO_LONG, clock)).isTrue();
    assertThat(stuck.freeze("s", Trouble.Code.COMPUTES_TOO_LONG, clock)).isFalse();
    assertThat(stuck.freeze("address 192.0.2.1", Trouble.Code.COMPUTES_TOO_LONG, clock)).isFalse();
    assertThat(stuck.freeze("nobody", Trouble.Code.COMPUTES_TOO_LONG, clock)).isFalse();

    Trouble trouble = new Trouble(Trouble.Code.COMPUTES_TOO_LONG, step);
    Moment seen = find("s").moment(clock + 10_000);
    assertThat(seen.trouble()).isEqualTo(trouble);
    assertThat(seen.step()).isEqualTo(step);
    assertThat(find("s").at(step + 50).step()).isEqualTo(step);

    meter.stopped.countDown();
    assertThatThrownBy(looks::get).hasCauseInstanceOf(WorkStopped.class);
    assertThat(session.moment(clock).trouble()).isEqualTo(trouble);
    assertThat(submit(session, Map.of("do", "step", "unit", "event", "count", 1L)))
        .isInstanceOf(Submitted.Refused.class);
  }
}
