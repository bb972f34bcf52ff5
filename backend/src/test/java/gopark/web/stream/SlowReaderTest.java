package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.session.Session;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Viewers who do not take what they are told, or not all, or come back for it. */
class SlowReaderTest {

  /** Less than a message about a thousand goroutines, and all that a smaller one has. */
  private static final long LARGE = 100 * 1024;

  private static final Duration SPACING = Theatre.properties().spacing();

  @TempDir Path folder;
  private Theatre theatre;

  @BeforeEach
  void open() {
    theatre = new Theatre(folder);
  }

  @AfterEach
  void close() {
    theatre.close();
  }

  /** Sends this many messages, each of one step forward. */
  private void steps(Session session, int count) {
    for (int i = 0; i < count; i++) {
      theatre.command(session, BroadcastTest.step(1));
      theatre.pass(SPACING);
    }
  }

  @Test
  void aSlowReaderGetsFewerMessagesAndKnowsTheSame() {
    Session session = theatre.session();
    Reader fast = theatre.reader(session);
    Reader slow = theatre.reader(session);
    theatre.command(session, BroadcastTest.spawn(5));
    theatre.pass(SPACING);
    slow.stall();
    steps(session, 40);
    int takenBefore = slow.messages().size();
    long waiting = slow.pending();

    slow.goOn();
    theatre.settle();

    int late = slow.messages().size() - takenBefore;
    assertThat(late).as("messages of 40").isBetween(2, 25);
    assertThat(waiting).isLessThan(16 * 1024);
    assertThat(theatre.count("gopark.stream.messages", "kind", "merged")).isEqualTo(1);
    assertThat(slow.picture().state()).isEqualTo(fast.picture().state());
    List<Object> told = slow.picture().events();
    assertThat(told.size() + slow.picture().skipped())
        .isEqualTo(fast.picture().events().size() + fast.picture().skipped());
    assertThat(fast.picture().events().containsAll(told)).isTrue();
    assertThat(told).doesNotHaveDuplicates();
    steps(session, 1);
    assertThat(slow.picture().state()).isEqualTo(theatre.truth(session));
  }

  @Test
  void whoMissesTooMuchBeginsAnew() {
    Session session = theatre.session();
    Reader slow = theatre.reader(session);
    theatre.command(session, BroadcastTest.spawn(5));
    slow.stall();
    steps(session, 200);

    slow.goOn();
    theatre.settle();

    assertThat(slow.picture().kinds().getLast()).isEqualTo("snapshot");
    assertThat(slow.picture().state()).isEqualTo(theatre.truth(session));
  }

  @Test
  void whoeverComesBackGoesOnWhereItWas() {
    Session session = theatre.session();
    Reader steady = theatre.reader(session);
    theatre.command(session, BroadcastTest.spawn(5));
    steps(session, 12);
    theatre.command(session, BroadcastTest.play(30));
    theatre.pass(Duration.ofSeconds(1));
    theatre.command(session, Map.of("do", "pause"));
    theatre.pass(SPACING);
    List<Message> run = List.copyOf(steady.messages());
    assertThat(run.size()).isBetween(20, 60);

    Picture client = new Picture();
    for (Message seen : run) {
      client.add(seen);
      Reader again = theatre.reader(session, seen.id(), client.copy());
      assertThat(again.picture().kinds()).as(seen.id()).doesNotContain("snapshot");
      assertThat(again.messages().size()).isLessThanOrEqualTo(1);
      assertThat(again.picture().state()).as(seen.id()).isEqualTo(theatre.truth(session));
      List<Object> log = log(again);
      List<Object> all = log(steady);
      assertThat(log.size() + again.picture().skipped())
          .as(seen.id())
          .isEqualTo(all.size() + steady.picture().skipped());
      assertThat(all.containsAll(log)).as(seen.id()).isTrue();
      theatre.leave(again);
      theatre.pass(SPACING);
    }
  }

  /** The events up to where it is. */
  private static List<Object> log(Reader reader) {
    List<Object> log = new ArrayList<>();
    for (Object event : reader.picture().events()) {
      log.add(event);
    }
    long last = reader.picture().number("step");
    return log.stream().filter(event -> step(event) <= last).toList();
  }

  private static long step(Object event) {
    return event instanceof Map<?, ?> tree && tree.get("step") instanceof Long step ? step : -1;
  }

  @Test
  void nobodyIsLedOnFromWhatWasNeverToldByThisServer() {
    Session session = theatre.session();
    Reader steady = theatre.reader(session);
    steps(session, 3);
    String last = steady.messages().getLast().id();
    List<String> foreign =
        List.of("", "-", "x", "1-1", "zzzz-2", last + "0", last + "9999", "' or 1=1", last + "-1");

    for (String id : foreign) {
      Reader reader = theatre.reader(session, id, new Picture());
      assertThat(reader.picture().kinds()).as(id).containsExactly("snapshot");
    }
    theatre.restart();
    Reader after = theatre.reader(session, last, new Picture());
    assertThat(after.picture().kinds()).containsExactly("snapshot");
    assertThat(after.picture().state()).isEqualTo(theatre.truth(session));
  }

  @Test
  void whoWasAwayWhileNobodyWatchedGoesOnToo() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    steps(session, 2);
    theatre.leave(reader);
    steps(session, 3);

    Reader again =
        theatre.reader(session, reader.messages().getLast().id(), reader.picture().copy());
    theatre.pass(SPACING);

    assertThat(again.picture().kinds()).containsOnly("delta");
    assertThat(again.picture().state()).isEqualTo(theatre.truth(session));
  }

  @Test
  void aReaderThatTakesNothingIsLeftAfterAMinuteAndNobodyElseNotices() {
    Session session = theatre.session();
    Reader fast = theatre.reader(session);
    Reader stalled = theatre.reader(session);
    theatre.command(session, BroadcastTest.spawn(5), BroadcastTest.play(100));
    theatre.pass(SPACING);
    stalled.stall();

    theatre.pass(Duration.ofSeconds(50));
    long after50 = stalled.pending();
    assertThat(stalled.isConnected()).isTrue();
    assertThat(after50).isBetween(1L, 48L * 1024);
    theatre.pass(Duration.ofSeconds(15));

    assertThat(stalled.isConnected()).isFalse();
    assertThat(theatre.count("gopark.stream.stalled")).isEqualTo(1);
    assertThat(theatre.gauge("gopark.stream.viewers")).isEqualTo(1);
    assertThat(fast.messages().size()).isGreaterThan(65 * 9);
    assertThat(fast.isConnected()).isTrue();
  }

  @Test
  void aReaderThatTakesALittleNowAndThenIsNotLeft() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.command(session, BroadcastTest.spawn(5), BroadcastTest.play(100));
    for (int i = 0; i < 4; i++) {
      reader.stall();
      theatre.pass(Duration.ofSeconds(40));
      reader.goOn();
      theatre.settle();
    }

    assertThat(reader.isConnected()).isTrue();
    theatre.command(session, Map.of("do", "pause"));
    theatre.pass(SPACING);
    assertThat(reader.picture().state()).isEqualTo(theatre.truth(session));
  }

  /** A reader who has begun with a snapshot of many bytes, and takes nothing of it. */
  private Reader stalledOnALargeMessage(Session session) {
    Reader reader = theatre.reader(session);
    reader.stall();
    theatre.command(session, BroadcastTest.spawn(1_000), BroadcastTest.step(20_000));
    theatre.pass(SPACING);
    assertThat(reader.pending()).isGreaterThan(LARGE);
    return reader;
  }

  @Test
  void aReaderThatTakesTooLittleOfALargeMessageIsLeftAfterAMinute() {
    Session session = theatre.session();
    Reader trickling = stalledOnALargeMessage(session);
    long waiting = theatre.unread();
    assertThat(waiting).isGreaterThan(LARGE);
    for (int second = 0; second < 50; second++) {
      trickling.swallow(1_024);
      theatre.pass(Duration.ofSeconds(1));
    }
    assertThat(trickling.isConnected()).isTrue();
    assertThat(theatre.unread()).isEqualTo(waiting);

    for (int second = 0; second < 15; second++) {
      trickling.swallow(1_024);
      theatre.pass(Duration.ofSeconds(1));
    }

    assertThat(trickling.isConnected()).isFalse();
    assertThat(theatre.count("gopark.stream.stalled")).isEqualTo(1);
    assertThat(theatre.unread()).isZero();
  }

  @Test
  void aLargeMessageThatWasTakenMakesRoom() {
    Session session = theatre.session();
    Reader late = stalledOnALargeMessage(session);
    assertThat(theatre.unread()).isPositive();

    late.goOn();
    theatre.settle();

    assertThat(theatre.unread()).isZero();
    assertThat(late.picture().state()).isEqualTo(theatre.truth(session));
    assertThat(late.isConnected()).isTrue();
  }

  @Test
  void manyReadersThatTakeNothingOfLargeMessagesHoldBoundedMemory() {
    Session session = theatre.session();
    Reader fast = theatre.reader(session);
    for (int i = 0; i < 8; i++) {
      stalledOnALargeMessage(session);
      assertThat(theatre.unread()).isLessThanOrEqualTo(Theatre.UNREAD / 4);
    }

    assertThat(theatre.count("gopark.stream.displaced")).isGreaterThanOrEqualTo(4);
    assertThat(fast.isConnected()).isTrue();
    assertThat(fast.picture().state()).isEqualTo(theatre.truth(session));
  }
}
