package gopark.journal.valkey;

import static org.awaitility.Awaitility.await;

import gopark.journal.JournalException;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A storage, or a sentinel before it, that takes connections and answers late or never. */
class LateStorageTest {

  private static final Duration PATIENCE = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofSeconds(30);

  private final RedisClient client =
      Clients.make(new ValkeyOptions("redis://127.0.0.1", 0, PATIENCE));

  @SuppressWarnings("NullAway.Init")
  private FakeStorage storage;

  @BeforeEach
  void start() throws IOException {
    storage = FakeStorage.start();
  }

  @AfterEach
  void end() throws IOException {
    Clients.end(client);
    storage.close();
  }

  private Lane lane(RedisURI address) {
    return new Lane(client, address, PATIENCE, PATIENCE, () -> false);
  }

  private RedisURI direct() {
    return RedisURI.create("redis://127.0.0.1:%d".formatted(storage.port()));
  }

  private RedisURI behind(ServerSocket first, ServerSocket second) {
    return RedisURI.create(
        "redis-sentinel://127.0.0.1:%d,127.0.0.1:%d,127.0.0.1:%d#gopark"
            .formatted(first.getLocalPort(), second.getLocalPort(), storage.port()));
  }

  private static void answers(Lane lane) {
    await()
        .atMost(LONG)
        .ignoreExceptionsInstanceOf(JournalException.class)
        .until(() -> lane.ask(to -> to.ping()), "PONG"::equals);
  }

  @Test
  void sentinelsThatNeverAnswerKeepNobodyFromTheNext() throws IOException {
    try (ServerSocket first = FakeStorage.blackHole();
        ServerSocket second = FakeStorage.blackHole();
        Lane lane = lane(behind(first, second))) {
      answers(lane);
    }
  }

  @Test
  void whoListensAsksTheNextSentinelToo() throws IOException {
    try (ServerSocket first = FakeStorage.blackHole();
        ServerSocket second = FakeStorage.blackHole();
        Lane lane = lane(direct());
        Announcements announcements =
            new Announcements(client, behind(first, second), options(PATIENCE), lane)) {
      announcements.listen(text -> {});
      await()
          .atMost(LONG)
          .until(() -> {
            announcements.say("hello");
            return storage.subscribed();
          });
    }
  }

  @Test
  void aConnectionThatOpensWhenNobodyWaitsForItAnyMoreIsClosed() {
    try (Lane lane = lane(direct());
        Announcements announcements =
            new Announcements(client, direct(), options(Duration.ofMillis(50)), lane)) {
      answers(lane);
      int before = storage.accepted();
      announcements.listen(text -> {});
      storage.hold();
      announcements.say("hello");
      await("the one who listens").atMost(LONG).until(() -> storage.accepted() == before + 1);
      storage.letIn();
      await().atMost(LONG).until(() -> storage.open() == 1);
    }
  }

  private static ValkeyOptions options(Duration patience) {
    return new ValkeyOptions("redis://127.0.0.1", 0, patience);
  }
}
