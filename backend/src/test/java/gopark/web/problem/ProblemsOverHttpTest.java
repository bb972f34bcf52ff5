package gopark.web.problem;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.release.Releases;
import gopark.scenario.Commands;
import gopark.scenario.Problem;
import gopark.web.ServerTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

@ServerTest
@Import(ProblemsOverHttpTest.Refusing.class)
class ProblemsOverHttpTest {

  private final WebTestClient client;

  @Autowired
  ProblemsOverHttpTest(WebTestClient client) {
    this.client = client;
  }

  /** Refuses whatever it is asked. */
  @RestController
  static class Refusing {

    @GetMapping("/api/refuse/{what}")
    Mono<String> refuse(@PathVariable String what, ServerWebExchange exchange) {
      HttpHeaders headers = exchange.getResponse().getHeaders();
      headers.setCacheControl("public, max-age=3600");
      headers.setETag("\"1\"");
      headers.add(HttpHeaders.VARY, "Origin");
      Supplier<Throwable> thrown = Thrown.BY_NAME.get(what);
      return thrown == null ? Mono.just(what) : Mono.error(thrown);
    }

    @GetMapping("/api/wants")
    String wants(
        @RequestParam(required = false) Long step,
        @RequestParam(required = false) Boolean detail,
        @RequestParam(required = false) Double speed,
        @RequestParam(name = "unit", required = false) HttpStatus.Series series,
        @RequestParam(defaultValue = "x") String needed) {
      return "%s %s %s %s %s".formatted(step, detail, speed, series, needed);
    }

    @GetMapping("/api/needs")
    String needs(@RequestParam long step) {
      return "" + step;
    }

    @GetMapping(path = "/api/release", produces = MediaType.TEXT_PLAIN_VALUE)
    String release(@RequestParam String go) {
      return Releases.named(go).name();
    }

    @PostMapping(path = "/api/reads", consumes = MediaType.APPLICATION_JSON_VALUE)
    String reads(@RequestBody Object tree) {
      List<Problem> problems = Commands.readAll(tree).problems();
      if (!problems.isEmpty()) {
        throw ApiProblem.badInput(problems);
      }
      return "read";
    }

    @PostMapping("/api/binds")
    String binds(@RequestBody Bound bound) {
      return "" + bound.number();
    }
  }

  record Bound(int number, List<Bound> more) {}

  @ParameterizedTest
  @CsvSource({
    "bug,        500, internal-error",
    "wrapped,    507, journal-full",
    "full,       507, journal-full",
    "failed,     503, journal-unavailable",
    "reset,      503, journal-unavailable",
    "cut,        500, internal-error",
    "locked,     503, journal-unavailable",
    "closed,     503, journal-unavailable",
    "corrupt,    410, journal-corrupt",
    "damaged,    409, session-damaged",
    "late,       503, timed-out",
    "large,      413, content-too-large",
    "odd,        402, bad-request",
    "no-key,     401, edit-key-missing",
    "wrong-key,  403, edit-key-wrong",
    "no-session, 404, session-not-found",
    "ended,      410, session-ended",
    "stale,      409, stale",
    "dead,       422, not-now",
    "condition,  400, bad-input",
    "branch,     404, branch-not-found",
    "limit,      429, too-many-sessions",
    "memory,     503, too-much-memory"
  })
  void whateverIsThrownHasItsStatusAndCodeAndTellsNothingOfTheInside(
      String what, int status, String code) {
    for (String language : List.of("en", "ru")) {
      tellsNothingOfTheInside(answer(what, status, code, language), status, language);
    }
  }

  private EntityExchangeResult<byte[]> answer(
      String what, int status, String code, String language) {
    return client
        .get()
        .uri("/api/refuse/" + what)
        .header(HttpHeaders.ACCEPT_LANGUAGE, language)
        .exchange()
        .expectStatus()
        .isEqualTo(status)
        .expectHeader()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .expectHeader()
        .valueEquals(HttpHeaders.CONTENT_LANGUAGE, language)
        .expectHeader()
        .valueEquals(HttpHeaders.CACHE_CONTROL, "no-store")
        .expectHeader()
        .doesNotExist(HttpHeaders.ETAG)
        .expectBody()
        .jsonPath("$.type")
        .isEqualTo("urn:gopark:problem:" + code)
        .jsonPath("$.status")
        .isEqualTo(status)
        .jsonPath("$.code")
        .isEqualTo(code)
        .jsonPath("$.title")
        .isNotEmpty()
        .jsonPath("$.reference")
        .isNotEmpty()
        .returnResult();
  }

  private static void tellsNothingOfTheInside(
      EntityExchangeResult<byte[]> answer, int status, String language) {
    HttpHeaders headers = answer.getResponseHeaders();
    assertThat(headers.getVary()).contains("Origin", "Accept-Language", "Cookie");
    assertThat(headers.containsHeader(HttpHeaders.RETRY_AFTER))
        .as("whether to try again")
        .isEqualTo(status == 429 || status == 503 || status == 507);
    assertThat(text(answer))
        .doesNotContain(Thrown.SECRET, "Exception", "java.", "gopark.", "journal.mv", "{")
        .satisfies(words ->
            assertThat(words.matches("(?s).*[а-яё]{4}.*")).isEqualTo(language.equals("ru")));
  }

  /** The words alone: the braces of the document say nothing. */
  private static String text(EntityExchangeResult<byte[]> answer) {
    String body = new String(answer.getResponseBodyContent(), StandardCharsets.UTF_8);
    return body.replaceFirst("\\{", "").replace("[{", "[").replace("\"arguments\":{", "");
  }

  @Test
  void whatAProblemCarriesStandsBesideItsText() {
    refused("stale", "ru")
        .jsonPath("$.step")
        .isEqualTo(1_234_567)
        .jsonPath("$.detail")
        .value(String.class, detail -> assertThat(detail).contains("на шаге 1234567"));
    refused("dead", "ru")
        .jsonPath("$.detail")
        .value(String.class, detail -> assertThat(detail).startsWith("G7 завершена."))
        .jsonPath("$.errors[0].path")
        .isEqualTo("[2]")
        .jsonPath("$.errors[0].code")
        .isEqualTo("goroutine-dead")
        .jsonPath("$.errors[0].arguments.g")
        .isEqualTo(7);
  }

  private WebTestClient.BodyContentSpec refused(String what, String language) {
    return client
        .get()
        .uri("/api/refuse/{what}?lang={lang}", what, language)
        .exchange()
        .expectBody();
  }

  @Test
  void whoLacksAKeyIsToldHowToShowOneAndWhoIsTooFastWhenToComeBack() {
    client
        .get()
        .uri("/api/refuse/no-key")
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.WWW_AUTHENTICATE, "Bearer realm=\"GoPark session\"");
    client
        .get()
        .uri("/api/refuse/limit")
        .exchange()
        .expectHeader()
        .valueEquals(HttpHeaders.RETRY_AFTER, "2")
        .expectHeader()
        .valueEquals("RateLimit", "\"sessions\";r=0;t=2");
  }

  @ParameterizedTest
  @CsvSource({
    "/api/wants?step=abc,                  step,   not-a-whole-number",
    "/api/wants?step=1.5,                  step,   not-a-whole-number",
    "/api/wants?step=99999999999999999999, step,   out-of-range",
    "/api/wants?detail=perhaps,            detail, not-true-or-false",
    "/api/wants?speed=fast,                speed,  not-a-number",
    "/api/wants?unit=week,                 unit,   unknown-word",
    "/api/needs,                           step,   missing",
    "/api/needs?step=,                     step,   missing",
    "/api/release?go=0.9,                  '',     unknown-release"
  })
  void aWrongParameterIsNamed(String address, String path, String code) {
    client
        .get()
        .uri(address)
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo("bad-input")
        .jsonPath("$.errors.length()")
        .isEqualTo(1)
        .jsonPath("$.errors[0].path")
        .isEqualTo(path)
        .jsonPath("$.errors[0].code")
        .isEqualTo(code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"do\":\"play\",   | malformed-content",
        "{do:play}           | malformed-content",
        "nonsense            | malformed-content",
        "[1,2                | malformed-content",
        "\"\\ud800\"          | bad-input",
        "[]                  | bad-input",
        "null                | missing-content",
        "{\"do\":\"fly\"}    | bad-input"
      })
  void contentThatIsNotWhatItShouldBeIsABadRequest(String content, String code) {
    post("/api/reads", MediaType.APPLICATION_JSON, content)
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo(code);
  }

  @Test
  void whereContentIsMalformedIsTold() {
    post("/api/reads", MediaType.APPLICATION_JSON, "{\n  \"do\": play\n}")
        .expectBody()
        .jsonPath("$.line")
        .isEqualTo(2)
        .jsonPath("$.column")
        .isNumber()
        .jsonPath("$.detail")
        .value(String.class, detail -> assertThat(detail).contains("line 2, column"));
  }

  @Test
  void allMistakesAreTold() {
    post("/api/reads", MediaType.APPLICATION_JSON, "[{\"do\":\"go\",\"count\":\"x\"},{\"do\":1}]")
        .expectBody()
        .jsonPath("$.errors[*].path")
        .value(paths ->
            assertThat(paths)
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .containsExactlyInAnyOrder("[0].behaviour", "[0].count", "[1].do"));
  }

  @Test
  void contentOfTheWrongShapeIsToldByItsPathAlone() {
    post("/api/binds", MediaType.APPLICATION_JSON, "{\"more\":[{\"number\":\"x\"}]}")
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].path")
        .isEqualTo("more[0].number")
        .jsonPath("$.errors[0].code")
        .isEqualTo("wrong-shape");
  }

  @Test
  void contentThatIsTooDeepTooLargeMissingOrOfAnotherTypeIsRefused() {
    String deep = "[".repeat(5_000) + "]".repeat(5_000);
    expect("/api/reads", MediaType.APPLICATION_JSON, deep, 400, "content-too-complex");
    String large = "\"" + "x".repeat(20_000_000) + "\"";
    expect("/api/reads", MediaType.APPLICATION_JSON, large, 413, "content-too-large");
    expect("/api/reads", MediaType.APPLICATION_JSON, "", 400, "missing-content");
    expect("/api/reads", MediaType.IMAGE_PNG, "x", 415, "unsupported-media-type");
  }

  private void expect(String address, MediaType type, String content, int status, String code) {
    post(address, type, content)
        .expectStatus()
        .isEqualTo(status)
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo(code);
  }

  @Test
  void aWrongMethodIsToldTheRightOnes() {
    client
        .delete()
        .uri("/api/reads")
        .exchange()
        .expectStatus()
        .isEqualTo(405)
        .expectHeader()
        .valueEquals(HttpHeaders.ALLOW, "POST")
        .expectBody()
        .jsonPath("$.allowed[0]")
        .isEqualTo("POST");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ru"})
  void anAnswerInAnotherFormatIsRefusedInProblemJsonAllTheSame(String language) {
    client
        .get()
        .uri("/api/release?go=1.26&lang=" + language)
        .accept(MediaType.IMAGE_PNG)
        .exchange()
        .expectStatus()
        .isEqualTo(406)
        .expectHeader()
        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
        .expectBody()
        .jsonPath("$.code")
        .isEqualTo("not-acceptable");
  }

  private WebTestClient.ResponseSpec post(String address, MediaType type, String content) {
    return client.post().uri(address).contentType(type).bodyValue(content).exchange();
  }
}
