package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.result.method.RequestMappingInfo;
import org.springframework.web.reactive.result.method.annotation.RequestMappingHandlerMapping;

/** Every call there is, each once: a new one must be added here. */
@ApiTest
class CallsTest {

  enum Key {
    NONE,
    NEEDED
  }

  private static final String A_SCENE =
      """
      {"version": 1, "id": "mine", "group": "start", "title": {"en": "One", "ru": "Раз"},
       "about": {"en": "One", "ru": "Раз"}, "scenario": {"version": 1},
       "beats": [{"id": "first", "caption": {"en": "One", "ru": "Раз"}}]}
      """;

  private static final String AN_ATTEMPT =
      "{\"scene\": "
          + A_SCENE.strip().replaceFirst("}$", "")
          + """
          , "challenge": {"ask": {"en": "One", "ru": "Раз"},
           "actions": [{"text": {"en": "One", "ru": "Раз"}, "commands": [{"do": "gc"}]}],
           "goals": [{"text": {"en": "One", "ru": "Раз"}, "condition": "step > 4"}]}}}
          """;

  /** A scene where a channel is in use. */
  private static final String WITH_A_CHANNEL = "{\"scene\": \"ping-pong\", \"step\": 60}";

  private static final String AN_EXAM =
      "{\"answers\": ["
          + "{\"cause\": \"healthy\", \"step\": 0}, ".repeat(5)
          + "{\"cause\": \"healthy\", \"step\": 0}]}";
  private static final String A_PROGRAM =
      "{\"source\": \"package main\\nfunc main() { println(1) }\"}";

  /** One call. */
  enum Call {
    CREATE("POST", "/api/sessions", "", 201, Key.NONE),
    SNAPSHOT("GET", "/api/sessions/{id}", "", 200, Key.NONE),
    COMMANDS("POST", "/api/sessions/{id}/commands", "{\"do\":\"gc\"}", 200, Key.NEEDED),
    EVENTS("GET", "/api/sessions/{id}/events", "", 200, Key.NONE),
    TIMELINE("GET", "/api/sessions/{id}/timeline", "", 200, Key.NONE),
    SCENARIO("GET", "/api/sessions/{id}/scenario", "", 200, Key.NONE),
    BRANCHES("GET", "/api/sessions/{id}/branches", "", 200, Key.NONE),
    BRANCH("POST", "/api/sessions/{id}/branches/{branch}", "", 200, Key.NEEDED),
    COMPARE("GET", "/api/sessions/{id}/branches/compare?a=0&b=0", "", 200, Key.NONE),
    WHY("GET", "/api/sessions/{id}/why?g=1", "", 200, Key.NONE),
    GOROUTINES("GET", "/api/sessions/{id}/goroutines", "", 200, Key.NONE),
    REPLAY("GET", "/api/sessions/{id}/replay", "", 200, Key.NONE),
    FORK("POST", "/api/sessions/{id}/fork", "", 201, Key.NONE),
    SCHEDTRACE("GET", "/api/sessions/{id}/schedtrace", "", 200, Key.NONE),
    STACKS("GET", "/api/sessions/{id}/goroutines.txt", "", 200, Key.NONE),
    BOARD("GET", "/api/sessions/{id}/board.svg", "", 200, Key.NONE),
    ANIMATION("GET", "/api/sessions/{id}/animation.svg", "", 200, Key.NONE),
    STDOUT("GET", "/api/sessions/{id}/stdout", "", 200, Key.NONE),
    STDERR("GET", "/api/sessions/{id}/stderr", "", 200, Key.NONE),
    GOROUTINE("GET", "/api/sessions/{id}/goroutine?g=1", "", 200, Key.NONE),
    CHANNEL("GET", "/api/sessions/{id}/channel?channel=1", "", 200, Key.NONE),
    LINE("GET", "/api/sessions/{id}/line?line=1", "", 200, Key.NONE),
    CHECK("POST", "/api/programs/check", A_PROGRAM, 200, Key.NONE),
    RUN("POST", "/api/programs/run", A_PROGRAM, 200, Key.NONE),
    EXAMPLES("GET", "/api/examples", "", 200, Key.NONE),
    END("DELETE", "/api/sessions/{id}", "", 204, Key.NEEDED),
    SCHEMA("GET", "/api/schema/scenario.json", "", 200, Key.NONE),
    SCENES("GET", "/api/scenes", "", 200, Key.NONE),
    SCENE("GET", "/api/scenes/{scene}", "", 200, Key.NONE),
    SCENE_REPLAY("GET", "/api/scenes/{scene}/replay", "", 200, Key.NONE),
    SCENE_PROGRAM("GET", "/api/scenes/{scene}/program", "", 200, Key.NONE),
    SCENE_BOARD("GET", "/api/scenes/{scene}/board.svg", "", 200, Key.NONE),
    SCENE_ANIMATION("GET", "/api/scenes/{scene}/animation.svg", "", 200, Key.NONE),
    SCENE_CHECK("POST", "/api/scenes/check", A_SCENE, 200, Key.NONE),
    SCENE_OF_ONES_OWN("POST", "/api/scenes/replay", A_SCENE, 200, Key.NONE),
    SCENE_ATTEMPT("POST", "/api/scenes/attempt", AN_ATTEMPT, 200, Key.NONE),
    DESIGNS("GET", "/api/designs", "", 200, Key.NONE),
    RUNS_SIDE_BY_SIDE(
        "POST",
        "/api/compare",
        "{\"of\": {\"scene\": \"steal\"}, \"runs\": [{}, {\"rules.stealing\": false}]}",
        200,
        Key.NONE),
    SWEEP(
        "POST",
        "/api/sweeps",
        "{\"of\": {\"scene\": \"steal\"}, \"rows\": {\"vary\": \"gomaxprocs\", \"values\": [2]},"
            + " \"columns\": {\"vary\": \"seed\", \"values\": [1]}, \"events\": 1000}",
        200,
        Key.NONE),
    LESSONS("GET", "/api/lessons", "", 200, Key.NONE),
    LESSON("GET", "/api/lessons/{lesson}", "", 200, Key.NONE),
    LESSON_SCHEMA("GET", "/api/schema/lesson.json", "", 200, Key.NONE),
    GOALS(
        "POST",
        "/api/sessions/{id}/goals",
        "{\"goals\": [{\"condition\": \"gomaxprocs >= 1\", \"when\": \"always\"}]}",
        200,
        Key.NONE),
    WARNINGS("GET", "/api/sessions/{id}/warnings", "", 200, Key.NONE),
    QUESTION("GET", "/api/sessions/{id}/question", "", 200, Key.NONE),
    ANSWER(
        "POST", "/api/sessions/{id}/question", "{\"step\": 0, \"answer\": \"P0\"}", 200, Key.NONE),
    GAME("GET", "/api/scheduler/{level}/{seed}", "", 200, Key.NONE),
    SCORE("POST", "/api/scheduler/{level}/{seed}", "{\"choices\": [{}, {}]}", 200, Key.NONE),
    TURN("POST", "/api/scheduler/{level}/{seed}/{turn}", "{}", 200, Key.NONE),
    EXAM("GET", "/api/exams/{seed}", "", 200, Key.NONE),
    MARK("POST", "/api/exams/{seed}", AN_EXAM, 200, Key.NONE),
    // Passes and codes are signed; LessonsTest has some that are. Here it is told that these are
    // not.
    COMPLETE(
        "POST", "/api/completions", "{\"name\": \"Ada\", \"passes\": [\"forged\"]}", 422, Key.NONE),
    COMPLETION("GET", "/api/completions/{code}", "", 404, Key.NONE),
    SCENE_SCHEMA("GET", "/api/schema/scene.json", "", 200, Key.NONE);

    private final String method;
    private final String path;
    private final String body;
    private final int success;
    private final Key key;

    Call(String method, String path, String body, int success, Key key) {
      this.method = method;
      this.path = path;
      this.body = body;
      this.success = success;
      this.key = key;
    }

    boolean isOfSession() {
      return path.contains("{id}");
    }
  }

  private final Client client;
  private final RequestMappingHandlerMapping mapping;

  @Autowired
  CallsTest(
      WebTestClient web,
      @Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping mapping) {
    client = new Client(web);
    this.mapping = mapping;
  }

  private Answer call(Call call, String id, String key) {
    return client.send(
        HttpMethod.valueOf(call.method),
        call.path
            .replace("{id}", id)
            .replace("{branch}", "0")
            .replace("{scene}", "steal")
            .replace("{lesson}", "queues")
            .replace("{level}", "1")
            .replace("{seed}", "7")
            .replace("{turn}", "0")
            .replace("{code}", "forged"),
        headers -> {
          if (!key.isEmpty()) {
            headers.setBearerAuth(key);
          }
        },
        call.body.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @EnumSource(Call.class)
  void everyCallWorks(Call call) {
    Own own = client.create(WITH_A_CHANNEL);
    call(call, own.id, own.key).is(call.success);
  }

  @ParameterizedTest
  @EnumSource(Call.class)
  void whatChangesASessionNeedsItsKeyAndNothingElseDoes(Call call) {
    Own own = client.create(WITH_A_CHANNEL);
    int seq = own.get("").is(200).at("/seq").asInt();
    if (call.key == Key.NEEDED) {
      call(call, own.id, "").isProblem(401, "edit-key-missing");
      call(call, own.id, client.create().key).isProblem(403, "edit-key-wrong");
      assertThat(own.get("").is(200).at("/seq").asInt()).isEqualTo(seq);
    } else {
      call(call, own.id, "").is(call.success);
    }
  }

  @ParameterizedTest
  @EnumSource(Call.class)
  void aSessionThatIsNotThereIsMissedByEveryCall(Call call) {
    if (call.isOfSession()) {
      call(call, "ABCDEFGHIJ12", "x").isProblem(404, "session-not-found");
      call(call, "a-b", "x").isProblem(404, "session-not-found");
    }
  }

  @Test
  void noCallIsMissingHere() {
    Set<String> known = new TreeSet<>();
    for (Call call : Call.values()) {
      known.add(call.method + " " + call.path.replaceAll("\\?.*", ""));
    }
    Set<String> found = new TreeSet<>();
    mapping
        .getHandlerMethods()
        .forEach((info, handler) -> {
          if (handler.getBeanType().getPackageName().equals("gopark.web.api")) {
            add(info, found);
          }
        });
    assertThat(found).isEqualTo(known);
  }

  private static void add(RequestMappingInfo info, Set<String> found) {
    info.getMethodsCondition()
        .getMethods()
        .forEach(method ->
            info.getPatternsCondition()
                .getPatterns()
                .forEach(pattern -> found.add(method + " " + pattern.getPatternString())));
  }

  @ParameterizedTest
  @CsvSource({
    "en, There is no such session",
    "ru, Такой сессии нет",
    "'ru-RU,en;q=0.5', Такой сессии нет",
    "xx, There is no such session"
  })
  void problemsAreToldInTheReadersLanguage(String accepted, String title) {
    assertThat(
            client
                .get("/api/sessions/nobody", "Accept-Language", accepted)
                .isProblem(404, "session-not-found")
                .at("/title")
                .asString())
        .isEqualTo(title);
  }
}
