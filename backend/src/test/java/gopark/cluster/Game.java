package gopark.cluster;

import gopark.cluster.Http.Answer;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A session that plays and is commanded, and what its player knows to have been acknowledged. */
final class Game {

  private static final int OK = 200;
  private static final int CREATED = 201;

  /** Commands differ in how long their goroutine computes, by which they are found again. */
  private static final int FIRST_MARK = 1_001;

  static final String DOCUMENT = "{\"gomaxprocs\": 2, \"cores\": 2, \"seed\": %d}";

  private static final String BEGIN =
      """
      [{"do": "go", "count": 2, "behaviour": {"kind": "pingpong", "ns": 20000}},
       {"do": "play", "pace": {"eventsPerSecond": 4}}]
      """;

  private static final String PLAY = "{\"do\": \"play\", \"pace\": {\"eventsPerSecond\": 4}}";
  private static final String PAUSE = "{\"do\": \"pause\"}";

  private final String id;
  private final String key;

  /** The marks of commands that were acknowledged, and when. */
  private final Map<Integer, Instant> acknowledged = new ConcurrentHashMap<>();

  private int mark = FIRST_MARK;

  /** The step up to which all servers have been found to tell the same. */
  private long agreed;

  private Game(String id, String key) {
    this.id = id;
    this.key = key;
  }

  static Game begin(Http http, int seed) {
    Answer made = Http.patiently(() -> http.post("/api/sessions", DOCUMENT.formatted(seed), null));
    if (made.status() != CREATED) {
      throw new IllegalStateException("A session cannot be created: " + made);
    }
    JsonNode json = made.json();
    Game game = new Game(json.path("id").asString(), json.path("editKey").asString());
    Answer begun = Http.patiently(() -> game.tell(http, BEGIN));
    if (begun.status() != OK) {
      throw new IllegalStateException("A session cannot be played: " + begun);
    }
    return game;
  }

  String path() {
    return "/api/sessions/" + id;
  }

  String id() {
    return id;
  }

  private Answer tell(Http http, String commands) {
    return http.post(path() + "/commands", commands, key);
  }

  /** One more command; whether it was acknowledged is remembered. */
  Answer command(Http http) {
    int mine = mark++;
    Answer answer =
        tell(
            http,
            "{\"do\": \"go\", \"behaviour\": {\"kind\": \"cpu\", \"ns\": %d}}".formatted(mine));
    if (answer.status() == OK) {
      acknowledged.put(mine, Instant.now());
    }
    return answer;
  }

  /** Whether a server takes commands of it, be it after a while. */
  boolean goesOn(Http http) {
    return Http.patiently(() -> command(http)).status() == OK;
  }

  /** Whether a server says that it may be watched, and why it does not go on. */
  boolean isOfAnotherEngine(Http http) {
    Answer answer = Http.patiently(() -> http.get(path()));
    return answer.status() == OK
        && answer.json().path("trouble").path("code").asString("").equals("other-engine");
  }

  /** Makes a copy of it, which is played by whoever made it; null if that is refused. */
  @Nullable Game copy(Http http) {
    Answer made = Http.patiently(() -> http.post(path() + "/fork", "{}", null));
    if (made.status() != CREATED) {
      return null;
    }
    JsonNode json = made.json();
    return new Game(json.path("id").asString(), json.path("editKey").asString());
  }

  boolean pause(Http http) {
    return tell(http, PAUSE).status() == OK;
  }

  boolean play(Http http) {
    return tell(http, PLAY).status() == OK;
  }

  /** The marks of what was acknowledged until now, and when it was. */
  Map<Integer, Instant> acknowledged() {
    return Map.copyOf(acknowledged);
  }

  long agreed() {
    return agreed;
  }

  void agreedUpTo(long step) {
    agreed = step;
  }
}
