package gopark.journal.valkey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import gopark.container.StorageContainer;
import gopark.journal.Follower;
import gopark.journal.Journal;
import gopark.journal.JournalContract;
import gopark.journal.JournalException;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import gopark.journal.SessionDamaged;
import gopark.journal.Written;
import gopark.journal.Written.Appended;
import gopark.journal.Written.Stale;
import io.lettuce.core.KillArgs;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.XAddArgs;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The contract, and what is peculiar to a storage that others have as well. */
class ValkeyJournalTest extends JournalContract {

  private static final Duration PATIENCE = Duration.ofSeconds(1);

  @SuppressWarnings("NullAway.Init")
  private static StorageContainer storage;

  @SuppressWarnings("NullAway.Init")
  private static RedisClient client;

  @SuppressWarnings("NullAway.Init")
  private static RedisCommands<String, String> redis;

  private boolean isFresh = true;

  @BeforeAll
  static void startStorage() {
    storage = StorageContainer.start();
    client = RedisClient.create(storage.address());
    StatefulRedisConnection<String, String> connection = client.connect();
    redis = connection.sync();
  }

  @AfterAll
  @SuppressWarnings("ConstantValue")
  static void stopStorage() {
    if (storage != null) {
      client.shutdown(Duration.ZERO, Duration.ofSeconds(2));
      storage.close();
    }
  }

  @Override
  protected Journal open() {
    if (isFresh) {
      redis.flushall();
      isFresh = false;
    }
    return another(ValkeyOptions.of(storage.address()));
  }

  private Journal another(ValkeyOptions options) {
    return ValkeyJournal.open(options, () -> Instant.ofEpochMilli(nowMillis.get()));
  }

  private Journal another() {
    return another(ValkeyOptions.of(storage.address()));
  }

  @Test
  void whatOneServerWritesTheOthersRead() {
    try (Journal other = another()) {
      journal.create("a", fields(1));
      assertThat(other.exists("a")).isTrue();
      assertThat(other.append("a", 1, fields(2))).isEqualTo(new Appended(2));
      assertThat(journal.append("a", 1, fields(3))).isEqualTo(new Stale(2));
      assertThat(seqs("a")).isEqualTo(upTo(2));
      assertThat(other.delete("a")).isTrue();
      assertThat(journal.exists("a")).isFalse();
      assertThat(journal.append("a", 2, fields(3))).isEqualTo(new Stale(0));
    }
  }

  @Test
  void ofRacingServersOneWinsEachNumber() throws InterruptedException {
    journal.create("a", fields(1));
    AtomicLong won = new AtomicLong(1);
    inParallel(
        4,
        writer -> {
          try (Journal own = another()) {
            long last = 1;
            while (last < 200) {
              last =
                  switch (own.appendAll("a", last, List.of(fields(writer), fields(writer)))) {
                    case Appended(long seq) -> {
                      won.addAndGet(2);
                      yield seq;
                    }
                    case Stale(long seq) -> seq;
                  };
            }
          }
        });
    assertThat(journal.lastSeq("a")).isEqualTo(won.get());
    assertThat(seqs("a")).isEqualTo(upTo(won.get()));
    for (long seq = 2; seq < won.get(); seq += 2) {
      assertThat(journal.read("a", seq - 1, 1).getFirst().fields())
          .as("two of one writer stand together")
          .isEqualTo(journal.read("a", seq, 1).getFirst().fields());
    }
  }

  /** Keeps what it is told. */
  private static final class Told implements Follower {
    final BlockingQueue<String> words = new LinkedBlockingQueue<>();

    @Override
    public void appended(String session, long seq) {
      words.add(session + " " + seq);
    }

    @Override
    public void deleted(String session) {
      words.add(session + " deleted");
    }

    @Override
    public void resumed() {
      words.add("resumed");
    }

    String next() throws InterruptedException {
      String word = words.poll(1, TimeUnit.MINUTES);
      assertThat(word).as("something that a follower is told").isNotNull();
      return word;
    }

    void until(String word) throws InterruptedException {
      while (!next().equals(word)) {
        // It comes.
      }
    }
  }

  @Test
  void whoFollowsIsToldWhatOthersDo() throws InterruptedException {
    journal.create("before", fields(1));
    Told told = new Told();
    journal.follow(told);
    try (Journal other = another()) {
      other.create("a", fields(1));
      other.appendAll("a", 1, List.of(fields(2), fields(3)));
      other.append("a", 1, fields(4));
      other.append("before", 1, fields(2));
      other.delete("a");
      told.until("a 1");
      assertThat(told.next()).isEqualTo("a 3");
      assertThat(told.next()).isEqualTo("before 2");
      assertThat(told.next()).isEqualTo("a deleted");
    }
  }

  @Test
  void whoFollowsIsToldWhenSomethingMayHaveBeenMissed() throws InterruptedException {
    Told told = new Told();
    journal.follow(told);
    redis.clientKill(KillArgs.Builder.typeNormal().skipme());
    told.until("resumed");
    // The connection that writes may have been killed while it was being opened.
    eventually(() -> journal.create("a", fields(1)));
    told.until("a 1");

    redis.xtrim("gopark:changes", 0);
    redis.del("gopark:changes");
    told.until("resumed");
    try (Journal other = another()) {
      other.create("b", fields(1));
    }
    told.until("b 1");
  }

  @Test
  void aConnectionThatBrokeIsReplacedAndNobodyIsRefusedAfterwards() {
    journal.create("a", fields(1));
    for (int round = 1; round <= 30; round++) {
      int last = round;
      try (Journal broken = another()) {
        assertThat(broken.lastSeq("a")).isEqualTo(last);
        redis.clientKill(KillArgs.Builder.typeNormal().skipme());
        Written written = eventually(() -> broken.append("a", last, fields(last + 1)));
        assertThat(written).isEqualTo(new Appended(last + 1));
        // Who reads has a connection of his own, and that broke, too.
        assertThat(eventually(() -> broken.read("a", last, 9))).hasSize(1);
      }
    }
    assertThat(eventually(() -> seqs("a"))).isEqualTo(upTo(31));
  }

  @Test
  void whileTheStorageDoesNotAnswerNothingIsConfirmedAndAfterwardsAllGoesOn() {
    try (Journal impatient = another(new ValkeyOptions(storage.address(), 0, PATIENCE))) {
      impatient.create("a", fields(1));
      storage.freeze();
      try {
        assertThatThrownBy(() -> impatient.append("a", 1, fields(2)))
            .isInstanceOf(JournalFailed.class);
        assertThatThrownBy(() -> impatient.read("a", 0, 1)).isInstanceOf(JournalFailed.class);
      } finally {
        storage.thaw();
      }
      long last = eventually(() -> impatient.lastSeq("a"));
      assertThat(last).as("it may have been written or not").isBetween(1L, 2L);
      assertThat(impatient.append("a", last, fields(3))).isEqualTo(new Appended(last + 1));
    }
  }

  @Test
  void aFullStorageSaysSoKeepsWhatItHasAndMayBeEmptied() {
    journal.create("a", fields(1));
    redis.configSet("maxmemory", "1");
    try {
      assertThatThrownBy(() -> journal.append("a", 1, fields(2))).isInstanceOf(JournalFull.class);
      assertThatThrownBy(() -> ((ValkeyJournal) journal).checkWritable())
          .isInstanceOf(JournalFull.class);
      assertThat(seqs("a")).isEqualTo(upTo(1));
      assertThat(journal.sessions("", 9)).hasSize(1);
      journal.delete("a");
      assertThat(journal.exists("a")).isFalse();
    } finally {
      redis.configSet("maxmemory", "0");
    }
    ((ValkeyJournal) journal).checkWritable();
    assertThat(journal.create("b", fields(1))).isEqualTo(new Appended(1));
  }

  @Test
  void withoutTheReplicasThatAreAskedForNothingIsConfirmed() {
    try (Journal careful =
        another(new ValkeyOptions(storage.address(), 1, Duration.ofMillis(300)))) {
      assertThatThrownBy(() -> careful.create("a", fields(1)))
          .isInstanceOf(JournalFailed.class)
          .hasMessageContaining("0 of 1");
      assertThat(journal.lastSeq("a")).as("it may be there").isEqualTo(1);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ValkeyOptions(storage.address(), -1, PATIENCE));
  }

  @Test
  void whatWasWrittenIsConfirmedByTheConnectionThatWroteItOrNotAtAll() {
    RedisClient own = Clients.make(ValkeyOptions.of(storage.address()));
    try (Lane lane =
        new Lane(own, RedisURI.create(storage.address()), PATIENCE, PATIENCE, () -> false)) {
      Lane.Question<Long> trial =
          to -> to.eval(Script.TRIAL.text(), ScriptOutputType.INTEGER, Keys.TRIAL);
      Lane.Confirmation soon = new Lane.Confirmation(1, Duration.ofMillis(10));
      assertThat(lane.replicasWith(lane.write(trial, trial, soon))).isZero();
      Lane.Answered<Long> written =
          lane.write(trial, trial, new Lane.Confirmation(1, Duration.ofHours(1)));

      redis.clientKill(KillArgs.Builder.typeNormal().skipme());
      eventually(() -> lane.ask(to -> to.ping()));

      assertThatThrownBy(() -> lane.replicasWith(written))
          .as("another connection knows nothing of it")
          .isInstanceOf(JournalFailed.class);
    } finally {
      Clients.end(own);
    }
  }

  @Test
  void nobodyIsHeldUpByAConnectionThatIsNotAnswered() {
    RedisClient own = Clients.make(ValkeyOptions.of(storage.address()));
    RedisURI address = RedisURI.create(storage.address());
    Duration grace = Duration.ofMillis(10);
    try (Lane lane = new Lane(own, address, Duration.ofHours(1), grace, () -> false)) {
      storage.freeze();
      try {
        assertThatThrownBy(() -> lane.ask(to -> to.ping()))
            .as("who asks first waits a moment, and not as long as an answer may take")
            .isInstanceOf(JournalFailed.class);
        assertThatThrownBy(() -> lane.ask(to -> to.ping())).isInstanceOf(JournalFailed.class);
      } finally {
        storage.thaw();
      }
      String answer = eventually(() -> lane.ask(to -> to.ping()));
      assertThat(answer).isEqualTo("PONG");
    } finally {
      Clients.end(own);
    }
  }

  @Test
  void aSessionWithoutSomeOfItsEntriesIsReadUpToThereAndTakesNothing() {
    for (long seq = 1; seq <= 20; seq++) {
      journal.append("a", seq - 1, fields(seq));
      journal.append("b", seq - 1, fields(seq));
      journal.append("c", seq - 1, fields(seq));
    }
    redis.xdel("gopark:session:a", "15-0");
    redis.del("gopark:session:c");

    assertThat(seqs("a")).isEqualTo(upTo(14));
    assertThat(journal.lastSeq("a")).isEqualTo(14);
    assertThat(Objects.requireNonNull(journal.damageOf("a")).sentence())
        .contains("Session a is whole up to entry 14");
    assertThatThrownBy(() -> journal.append("a", 14, fields(15)))
        .isInstanceOf(SessionDamaged.class);
    assertThat(journal.damageOf("b")).isNull();
    assertThat(journal.append("b", 20, fields(21))).isEqualTo(new Appended(21));
    assertThat(journal.exists("c")).isTrue();
    assertThatThrownBy(() -> journal.create("c", fields(1))).isInstanceOf(SessionDamaged.class);
    assertThat(journal.sessions("", 9))
        .extracting(head -> head.damage() == null ? -1 : head.lastSeq())
        .containsExactly(14L, -1L, 0L);
    reopen();
    assertThat(journal.damageOf("a").lastWholeSeq()).isEqualTo(14);
    assertThat(journal.delete("a")).isTrue();
    assertThat(journal.exists("a")).isFalse();
  }

  @Test
  void anEntryThatNobodyCanReadEndsASession() {
    journal.create("a", fields(1));
    redis.xadd(
        "gopark:session:a",
        XAddArgs.Builder.maxlen(100).id("2-0"),
        Map.of("at", "1", "entry", "{\"number\": "));
    assertThat(seqs("a")).isEqualTo(upTo(1));
    assertThat(journal.damageOf("a")).isNotNull();
    assertThatThrownBy(() -> journal.append("a", 2, fields(3))).isInstanceOf(SessionDamaged.class);
  }

  @Test
  void theNamesComeInTheirOrder() {
    for (String name : List.of("c", "a", "b", "a-", "A", "_")) {
      journal.create(name, fields(1));
    }
    assertThat(journal.sessions("", 9))
        .extracting(head -> head.session())
        .containsExactly("A", "_", "a", "a-", "b", "c");
    assertThat(journal.sessions("a", 2))
        .extracting(head -> head.session())
        .containsExactly("a-", "b");
  }

  @Test
  void whoStartsWhileTheStorageDoesNotAnswerWaitsForIt() {
    Duration patience = Duration.ofMillis(200);
    storage.freeze();
    CompletableFuture<Journal> opening =
        CompletableFuture.supplyAsync(
            () -> another(new ValkeyOptions(storage.address(), 0, patience)));
    try {
      await().during(patience.multipliedBy(4)).until(() -> !opening.isDone());
    } finally {
      storage.thaw();
    }
    try (Journal late = opening.join()) {
      assertThat(late.create("a", fields(1))).isEqualTo(new Appended(1));
    }
  }

  @Test
  void aStorageThatIsNotThereIsNamed() {
    Duration patience = Duration.ofMillis(100);
    assertThatThrownBy(() -> another(new ValkeyOptions("redis://127.0.0.1:1", 0, patience)))
        .isInstanceOf(JournalFailed.class)
        .hasMessageContaining("127.0.0.1:1")
        .hasMessageContaining("cannot be reached");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> another(new ValkeyOptions("file:///data", 0, PATIENCE)));
  }

  @Test
  void theClockOfTheStorageIsTold() {
    long wrongMs = 3_600_000;
    AtomicLong ahead = new AtomicLong();
    try (ValkeyJournal told =
        ValkeyJournal.open(
            ValkeyOptions.of(storage.address()),
            () -> Instant.now().minusMillis(wrongMs),
            ahead::set)) {
      assertThat(told.exists("a")).isFalse();
      assertThat(ahead.get()).isBetween(wrongMs - 60_000, wrongMs + 60_000);
    }
  }

  /** Something that the storage may refuse for a moment. */
  private interface Attempt<T> {
    T make();
  }

  private static <T> T eventually(Attempt<T> attempt) {
    long endNs = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (true) {
      try {
        return attempt.make();
      } catch (JournalException notYet) {
        if (System.nanoTime() > endNs) {
          throw notYet;
        }
        Thread.onSpinWait();
      }
    }
  }
}
