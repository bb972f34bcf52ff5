package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.Api.Answer;
import gopark.Remembered.Asked;
import gopark.Remembered.Seen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Semaphore;
import tools.jackson.databind.JsonNode;

/** Plays with sessions of its own until the server is gone, and remembers what it was told. */
final class Player {

  private static final String SESSIONS = "/api/sessions";

  /** Commands in which a number is replaced by a random one. */
  private static final List<String> COMMANDS =
      List.of(
          """
          {"do": "go", "behaviour": {"kind": "cpu", "ns": 40000}, "count": 7}\
          """,
          """
          {"do": "go", "behaviour": {"kind": "sleep", "ns": 90000}}\
          """,
          """
          {"do": "go", "behaviour": {"kind": "syscall", "ns": 50000}, "by": 1}\
          """,
          """
          [{"do": "gc"}, {"do": "step", "unit": "event", "count": 30}]\
          """,
          """
          {"do": "step", "unit": "event", "count": 40}\
          """,
          """
          {"do": "step", "unit": "decision", "count": 5}\
          """,
          """
          {"do": "back", "unit": "event", "count": 9}\
          """,
          """
          {"do": "seek", "step": 60}\
          """,
          """
          {"do": "gomaxprocs", "n": 4}\
          """,
          """
          {"do": "breakpoint", "id": "b", "condition": "ev.kind == 'steal'"}\
          """,
          """
          {"do": "play", "pace": {"eventsPerSecond": 30}}\
          """,
          """
          {"do": "pause"}\
          """);

  private final Random random;
  private final Semaphore acknowledged;
  private final Map<String, Remembered> sessions = new LinkedHashMap<>();
  private final Set<String> ended = new HashSet<>();
  private final Set<String> touched = new HashSet<>();
  private long checked;

  /**
   * @param acknowledged gets a permit for everything that a server has confirmed
   */
  Player(long seed, Semaphore acknowledged) {
    this.random = new Random(seed);
    this.acknowledged = acknowledged;
  }

  /** How many answers were had a second time, byte for byte. */
  long checked() {
    return checked;
  }

  int sessions() {
    return sessions.size();
  }

  /** Plays until the connection breaks. */
  void play(Api api) {
    try {
      while (true) {
        act(api);
      }
    } catch (IOException serverIsGone) {
      // What was under way is noted as such.
    }
  }

  private void act(Api api) throws IOException {
    int kind = random.nextInt(100);
    if (sessions.isEmpty() || kind < 10) {
      create(api);
      return;
    }
    Remembered session = pick();
    touched.add(session.id());
    if (kind < 12) {
      end(api, session);
    } else {
      command(api, session);
    }
  }

  private Remembered pick() {
    List<Remembered> all = new ArrayList<>(sessions.values());
    // Mostly one of the newest, so that some get long.
    int from = random.nextInt(10) == 0 ? 0 : Math.max(0, all.size() - 4);
    return all.get(from + random.nextInt(all.size() - from));
  }

  private void create(Api api) throws IOException {
    Answer answer =
        api.post(
            SESSIONS,
            "{\"seed\": %d, \"gomaxprocs\": %d}"
                .formatted(random.nextInt(1_000_000), 1 + random.nextInt(4)),
            null);
    assertThat(answer.status()).as(answer.body()).isEqualTo(201);
    JsonNode made = answer.json();
    JsonNode snapshot = made.path("snapshot");
    put(
        new Remembered(
            made.path("id").asString(),
            made.path("editKey").asString(),
            snapshot.path("seq").asLong(),
            snapshot.path("step").asLong(),
            Asked.NOTHING,
            null));
    touched.add(made.path("id").asString());
    acknowledged.release();
  }

  private void end(Api api, Remembered session) throws IOException {
    put(session.asking(Asked.THE_END));
    Answer answer = api.delete(path(session), session.key());
    assertThat(answer.status()).as(answer.body()).isEqualTo(204);
    sessions.remove(session.id());
    ended.add(session.id());
    acknowledged.release();
  }

  private void command(Api api, Remembered session) throws IOException {
    put(session.asking(Asked.A_COMMAND));
    String command = COMMANDS.get(random.nextInt(COMMANDS.size()));
    Answer answer = api.post(path(session) + "/commands", command, session.key());
    if (answer.status() == 422) {
      put(session.refused());
      return;
    }
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    Remembered told =
        session.told(answer.json().path("seq").asLong(), answer.json().path("step").asLong());
    assertThat(told.seq()).isEqualTo(session.seq() + 1);
    put(told);
    acknowledged.release();
    if (random.nextInt(3) == 0) {
      put(told.with(see(api, told)));
    }
  }

  private static Seen see(Api api, Remembered session) throws IOException {
    String now = read(api, path(session));
    boolean isPlaying = json(now).path("playing").asBoolean();
    return new Seen(
        read(api, path(session) + "/scenario"),
        isPlaying ? read(api, path(session) + "?step=" + session.step()) : now,
        isPlaying ? "" : read(api, path(session) + "/branches"),
        isPlaying);
  }

  private static String read(Api api, String path) throws IOException {
    Answer answer = api.get(path);
    assertThat(answer.status()).as(path + ": " + answer.body()).isEqualTo(200);
    return answer.body();
  }

  private static JsonNode json(String body) {
    return new Answer(0, body).json();
  }

  /** What was confirmed is there, and is what it was: of the last server's sessions, or of all. */
  void check(Api api, boolean all) throws IOException {
    for (Remembered session : List.copyOf(sessions.values())) {
      if (all || touched.contains(session.id())) {
        check(api, session);
      }
    }
    for (String id : ended) {
      if (all || touched.contains(id)) {
        assertThat(api.get(SESSIONS + "/" + id).status()).as("ended session " + id).isEqualTo(404);
      }
    }
    touched.clear();
  }

  private void check(Api api, Remembered session) throws IOException {
    Answer now = api.get(path(session));
    if (now.status() == 404 && session.asked() == Asked.THE_END) {
      sessions.remove(session.id());
      ended.add(session.id());
      return;
    }
    assertThat(now.status()).as("session %s: %s", session, now.body()).isEqualTo(200);
    assertThat(now.json().path("trouble").isMissingNode()).as(now.body()).isTrue();
    long seq = now.json().path("seq").asLong();
    boolean moreWasDone = session.asked() == Asked.A_COMMAND && seq == session.seq() + 1;
    if (moreWasDone) {
      put(session.told(seq, now.json().path("step").asLong()));
      return;
    }
    assertThat(seq).as("last command of session %s", session).isEqualTo(session.seq());
    Seen before = session.seen();
    put(session.refused());
    if (before != null) {
      checkSeen(api, session, before);
    }
  }

  private void checkSeen(Api api, Remembered session, Seen before) throws IOException {
    String at = before.isPlaying() ? "?step=" + session.step() : "";
    assertThat(withoutView(read(api, path(session) + "/scenario"), before))
        .isEqualTo(withoutView(before.scenario(), before));
    assertThat(withoutPlaying(read(api, path(session) + at), before))
        .as("session %s", session)
        .isEqualTo(withoutPlaying(before.snapshot(), before));
    if (!before.isPlaying()) {
      assertThat(read(api, path(session) + "/branches")).isEqualTo(before.branches());
    }
    checked++;
  }

  /** What plays goes on, and may have come to an end, which is no command. */
  private static String withoutPlaying(String snapshot, Seen seen) {
    return seen.isPlaying()
        ? snapshot
            .replaceFirst("\"playing\":(true|false)", "")
            .replaceFirst("\"farthest\":[0-9]+", "")
            .replaceFirst("\"stoppedBy\":\"[^\"]*\",?", "")
        : snapshot;
  }

  /** Where it stands when it plays depends on when one looks. */
  private static String withoutView(String scenario, Seen seen) {
    return seen.isPlaying() ? scenario.replaceFirst(",\"view\":.*", "") : scenario;
  }

  private void put(Remembered session) {
    sessions.put(session.id(), session);
  }

  private static String path(Remembered session) {
    return SESSIONS + "/" + Objects.requireNonNull(session.id());
  }
}
