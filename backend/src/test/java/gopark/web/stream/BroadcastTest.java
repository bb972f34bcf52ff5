package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.session.RandomCommands;
import gopark.session.Session;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BroadcastTest {

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

  static Map<String, Object> spawn(int count) {
    return Map.of(
        "do", "go", "by", 1L, "count", (long) count, "behaviour", Map.of("kind", "forever"));
  }

  static Map<String, Object> step(long count) {
    return Map.of("do", "step", "unit", "event", "count", count);
  }

  static Map<String, Object> play(double eventsPerSecond) {
    return Map.of("do", "play", "pace", Map.of("eventsPerSecond", eventsPerSecond));
  }

  @Test
  void whateverHappensEveryViewerKnowsExactlyWhatIsThere() {
    for (long seed = 1; seed <= 4; seed++) {
      RandomCommands commands = new RandomCommands(seed);
      Session session = theatre.session(commands.scenario());
      Reader first = theatre.reader(session);
      Reader late = theatre.reader(session);
      for (int i = 0; i < 150; i++) {
        theatre.attempt(session, List.of(commands.next(session.moment(theatre.nowMs()))));
        if (i == 70) {
          theatre.leave(late);
          late = theatre.reader(session);
        }
        theatre.pass(SPACING);
        theatre.pass(SPACING);
        assertThat(late.picture().state().equals(first.picture().state()))
            .as("seed %d, command %d: both know the same", seed, i)
            .isTrue();
        assertThat(isTrue(session, first)).as("seed %d, command %d: it is true", seed, i).isTrue();
      }
      assertThat(first.picture().kinds().getFirst()).isEqualTo("snapshot");
      assertThat(first.picture().kinds()).contains("delta");
    }
  }

  private boolean isTrue(Session session, Reader reader) {
    return session.moment(theatre.nowMs()).playing()
        || reader.picture().state().equals(theatre.truth(session));
  }

  @Test
  void aMessageIsTheSameForAll() {
    Session session = theatre.session();
    Reader one = theatre.reader(session);
    Reader other = theatre.reader(session);
    theatre.command(session, spawn(3), step(5));
    theatre.pass(Duration.ofSeconds(1));

    assertThat(one.raw()).isEqualTo(other.raw()).contains("event: snapshot", "event: delta");
  }

  @Test
  void aChangeIsToldAtOnceAndTheNextAfterAPause() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.pass(Duration.ofSeconds(1));

    theatre.command(session, spawn(1));
    assertThat(reader.messages()).hasSize(2);
    theatre.command(session, spawn(1));
    theatre.command(session, spawn(1));
    assertThat(reader.messages()).hasSize(2);
    theatre.pass(SPACING.minusMillis(10));
    assertThat(reader.messages()).hasSize(2);
    theatre.pass(Duration.ofMillis(10));
    assertThat(reader.messages()).hasSize(3);
    assertThat(reader.picture().state()).isEqualTo(theatre.truth(session));
  }

  @Test
  void whatPlaysIsToldTwentyTimesASecondAtMost() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.command(session, spawn(8), play(5_000));
    int before = reader.messages().size();

    theatre.pass(Duration.ofSeconds(5));

    assertThat(reader.messages().size() - before).isBetween(90, 100);
  }

  @Test
  void whereOnlyTimePassesAClockIsEnough() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.command(session, spawn(1), Map.of("do", "play", "pace", Map.of("nsPerSecond", 1_000L)));

    theatre.pass(Duration.ofSeconds(3));

    assertThat(reader.picture().kinds()).contains("clock");
    assertThat(time(reader)).isPositive();
    theatre.command(session, Map.of("do", "pause"));
    theatre.pass(SPACING);
    assertThat(reader.picture().state()).isEqualTo(theatre.truth(session));
  }

  private static Long time(Reader reader) {
    return reader.picture().number("timeNs");
  }

  @Test
  void aSessionThatNobodyCommandsAndThatDoesNotPlayIsSilentButForHeartbeats() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);

    theatre.pass(Duration.ofSeconds(50));

    assertThat(reader.messages()).hasSize(1);
    assertThat(reader.heartbeats()).isEqualTo(3);
  }

  @Test
  void aViewerThatIsToldThingsNeedsNoHeartbeat() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.command(session, spawn(2), play(10));

    theatre.pass(Duration.ofSeconds(40));

    assertThat(reader.heartbeats()).isZero();
  }

  @Test
  void nothingIsWorkedOutForNobody() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);
    theatre.command(session, spawn(8), play(1_000));
    theatre.pass(Duration.ofSeconds(1));
    theatre.leave(reader);
    theatre.pass(Duration.ofSeconds(1));
    long made = theatre.kept();

    theatre.pass(Duration.ofSeconds(10));

    assertThat(theatre.kept()).isEqualTo(made);
    assertThat(theatre.gauge("gopark.stream.viewers")).isZero();
    theatre.pass(Duration.ofSeconds(30));
    assertThat(theatre.gauge("gopark.stream.sessions")).isZero();
    assertThat(theatre.kept()).isZero();
  }

  @Test
  void theEndOfASessionEndsItsStreams() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);

    theatre.end(session);

    assertThat(reader.picture().kinds()).containsExactly("snapshot", "end");
    assertThat(reader.isCompleted()).isTrue();
    assertThat(theatre.reader(session).picture().kinds()).containsExactly("end");
  }

  @Test
  void aServerThatEndsLetsEverybodyGoWithoutTheWordEnd() {
    Session session = theatre.session();
    Reader reader = theatre.reader(session);

    theatre.restart();

    assertThat(reader.picture().kinds()).containsExactly("snapshot");
    assertThat(reader.isCompleted()).isTrue();
  }

  @Test
  void aServerThatTakesItsLeaveLetsTheViewersOfOneSessionGoAfterThoseOfAnother() {
    theatre.restart(Duration.ofSeconds(4));
    List<Session> sessions = Stream.generate(theatre::session).limit(4).toList();
    List<Reader> readers =
        sessions.stream()
            .flatMap(session -> Stream.of(theatre.reader(session), theatre.reader(session)))
            .toList();
    AtomicInteger ended = new AtomicInteger();

    theatre.sayFarewell(ended::incrementAndGet);
    theatre.pass(Duration.ofMillis(950));
    Reader late = theatre.reader(sessions.getFirst());

    assertThat(readers).as("until the proxy knows, all stay").noneMatch(Reader::isCompleted);
    assertThat(late.picture().kinds()).containsExactly("snapshot");

    List<Long> gone = new ArrayList<>();
    for (int i = 0; i < 32; i++) {
      gone.add(readers.stream().filter(Reader::isCompleted).count());
      theatre.pass(Duration.ofMillis(100));
    }

    assertThat(gone).contains(2L, 4L, 6L);
    assertThat(readers).allMatch(Reader::isCompleted);
    assertThat(late.isCompleted()).isTrue();
    assertThat(ended).hasValue(1);
    assertThat(theatre.reader(sessions.getFirst()).isCompleted()).as("too late").isTrue();
  }
}
