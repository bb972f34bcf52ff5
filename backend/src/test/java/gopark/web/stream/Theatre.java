package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.journal.Journal;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.scenario.Commands;
import gopark.scenario.Scenario;
import gopark.session.MomentTree;
import gopark.session.Session;
import gopark.session.SessionLimits;
import gopark.session.Sessions;
import gopark.session.Submitted;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.util.unit.DataSize;
import reactor.test.scheduler.VirtualTimeScheduler;

/** Sessions, broadcasts and readers in one thread, on a clock that moves when it is told. */
final class Theatre implements AutoCloseable {

  private static final SessionLimits LIMITS =
      new SessionLimits(
          10_000_000,
          100,
          10_000,
          1 << 30,
          100_000,
          Long.MAX_VALUE,
          Long.MAX_VALUE,
          Long.MAX_VALUE);

  /** What all messages may take that wait for viewers; those here are of one address. */
  static final int UNREAD = 2 * 1024 * 1024;

  private final VirtualTimeScheduler time = VirtualTimeScheduler.create();
  private final UnpooledByteBufAllocator buffers = new UnpooledByteBufAllocator(true, true);
  private final FrameMemory unread = new FrameMemory(UNREAD);
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final List<Reader> readers = new ArrayList<>();
  private final Journal journal;
  private final Sessions sessions;
  private Broadcasts broadcasts;

  Theatre(Path folder) {
    time.advanceTimeBy(Duration.ofDays(20_000));
    journal = EmbeddedJournal.open(folder.resolve("journal"), () -> Instant.ofEpochMilli(nowMs()));
    sessions = new Sessions(journal, LIMITS);
    broadcasts = broadcasts(Duration.ZERO);
  }

  static StreamProperties properties() {
    return properties(Duration.ZERO);
  }

  private static StreamProperties properties(Duration farewell) {
    return new StreamProperties(
        Duration.ofMillis(50),
        Duration.ofSeconds(2),
        Duration.ofSeconds(15),
        Duration.ofSeconds(60),
        Duration.ofSeconds(30),
        64,
        4096,
        DataSize.ofKilobytes(16),
        farewell);
  }

  private Broadcasts broadcasts(Duration farewell) {
    Broadcasts made =
        new Broadcasts(
            new StreamResources(
                (session, waitedFor, turn) -> time.schedule(turn::run),
                time,
                Message.JSON,
                buffers,
                unread,
                properties(farewell),
                new StreamMeters(meters)));
    made.start();
    return made;
  }

  /** As if the server had been started anew. */
  void restart() {
    restart(Duration.ZERO);
  }

  /** The same for a server that takes that long to let its viewers go. */
  void restart(Duration farewell) {
    broadcasts.stop();
    settle();
    broadcasts = broadcasts(farewell);
  }

  /** The server is about to stop. */
  void sayFarewell(Runnable ended) {
    broadcasts.stop(ended);
    settle();
  }

  long nowMs() {
    return time.now(TimeUnit.MILLISECONDS);
  }

  Session session(Scenario scenario) {
    Session made = sessions.create("s" + sessions.inMemory(), scenario, "hash", nowMs());
    assertThat(made).isNotNull();
    return made;
  }

  Session session() {
    return session(Scenario.standard());
  }

  void end(Session session) {
    assertThat(sessions.end(session.id())).isTrue();
    settle();
  }

  /** Sends commands in their form of the HTTP contract. */
  @SafeVarargs
  final void command(Session session, Map<String, Object>... commands) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (Map<String, Object> command : commands) {
      all.add(command);
    }
    assertThat(attempt(session, Commands.readAll(all).orThrow()))
        .isInstanceOf(Submitted.Done.class);
  }

  Submitted attempt(Session session, List<? extends Command> commands) {
    Submitted submitted = session.submit(commands, OptionalLong.empty(), nowMs());
    settle();
    return submitted;
  }

  Reader reader(Session session) {
    return reader(session, null, new Picture());
  }

  /** Somebody who has got some messages before. */
  Reader reader(Session session, @Nullable String lastEventId, Picture picture) {
    Broadcast broadcast = broadcasts.enter(session);
    Reader reader = new Reader(broadcast, LastSeen.read(lastEventId), picture);
    readers.add(reader);
    settle();
    return reader;
  }

  void leave(Reader reader) {
    reader.leave();
    readers.remove(reader);
  }

  void pass(Duration duration) {
    settle();
    long left = duration.toMillis();
    while (left > 0) {
      long part = Math.min(left, 10);
      time.advanceTimeBy(Duration.ofMillis(part));
      settle();
      left -= part;
    }
  }

  /** Runs until no task is due at the present time. */
  void settle() {
    for (int i = 0; i < 4; i++) {
      time.advanceTime();
      readers.forEach(Reader::work);
    }
  }

  /** What a client must know that has got everything. */
  Map<String, Object> truth(Session session) {
    Map<String, Object> tree = MomentTree.of(session.moment(nowMs()));
    return tree(Message.JSON.writeValueAsString(tree));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> tree(String json) {
    return Message.JSON.readValue(json, Map.class);
  }

  double count(String meter, String... tags) {
    return meters.get(meter).tags(tags).counter().count();
  }

  double gauge(String meter) {
    return meters.get(meter).gauge().value();
  }

  /** Bytes of large messages that wait for viewers. */
  long unread() {
    return unread.taken();
  }

  /** Bytes of messages that somebody still keeps. */
  long kept() {
    return buffers.metric().usedDirectMemory();
  }

  @Override
  public void close() {
    broadcasts.stop();
    settle();
    readers.forEach(Reader::leave);
    journal.close();
    assertThat(kept()).as("bytes of messages that nobody released").isZero();
  }
}
