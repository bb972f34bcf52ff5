package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.WebTestClient;

@ApiTest
class CrossOriginTest {

  private final Client client;

  @Autowired
  CrossOriginTest(WebTestClient web) {
    client = new Client(web);
  }

  private Answer preflight(String path, String origin, String method, String headers) {
    return client.send(
        HttpMethod.OPTIONS,
        path,
        all -> {
          all.set(HttpHeaders.ORIGIN, origin);
          all.set(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD, method);
          all.set(HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS, headers);
        },
        new byte[0]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "https://courses.example", "http://localhost:9999"})
  void anySiteMayAsk(String origin) {
    Own own = client.create();
    Answer allowed =
        preflight(
                own.path("/commands"),
                origin,
                "POST",
                "authorization,content-type,last-event-id,accept-language,if-none-match")
            .is(200);
    assertThat(allowed.headers().getAccessControlAllowOrigin()).isEqualTo("*");
    assertThat(allowed.headers().getAccessControlMaxAge()).isEqualTo(86_400);
    assertThat(allowed.headers().getAccessControlAllowMethods()).contains(HttpMethod.POST);
    assertThat(allowed.headers().getAccessControlAllowCredentials()).isFalse();
    Answer answer = own.get("", HttpHeaders.ORIGIN, origin).is(200);
    assertThat(answer.headers().getAccessControlAllowOrigin()).isEqualTo("*");
    assertThat(answer.headers().getAccessControlExposeHeaders())
        .contains("Location", "Retry-After", "RateLimit", "RateLimit-Policy", "ETag");
    assertThat(answer.headers().headerNames())
        .doesNotContain("Set-Cookie", "Access-Control-Allow-Credentials");
  }

  @Test
  void aProblemIsReadableFromAnotherSiteToo() {
    for (String path :
        new String[] {"/api/sessions/nobody", "/api/nothing", "/api/sessions/a/b/c"}) {
      Answer answer = client.get(path, HttpHeaders.ORIGIN, "null").is(404);
      assertThat(answer.headers().getAccessControlAllowOrigin()).as(path).isEqualTo("*");
    }
    Answer refused =
        client
            .post(Client.SESSIONS, "{", HttpHeaders.ORIGIN, "null")
            .isProblem(400, "malformed-content");
    assertThat(refused.headers().getAccessControlAllowOrigin()).isEqualTo("*");
  }

  @Test
  void anUnknownHeaderIsNotAllowed() {
    Answer refused = preflight(Client.SESSIONS, "null", "POST", "x-anything");
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.headers().getAccessControlAllowOrigin()).isNull();
  }

  @Test
  void anOriginThatIsNoneBreaksNothing() {
    for (String origin : new String[] {"http://[", "%%%", "null, null"}) {
      assertThat(client.get("/api/sessions/nobody", HttpHeaders.ORIGIN, origin).status())
          .isBetween(400, 404);
    }
  }

  @Test
  void otherSitesReadNoPages() {
    Answer page = client.get("/", HttpHeaders.ORIGIN, "https://courses.example").is(200);
    assertThat(page.headers().getAccessControlAllowOrigin()).isNull();
  }

  @Test
  void whatOneMayDoIsToldToWhoAsks() {
    Own own = client.create();
    Answer options =
        client.send(HttpMethod.OPTIONS, own.path("/commands"), headers -> {}, new byte[0]).is(200);
    assertThat(options.headers().getAllow()).contains(HttpMethod.POST, HttpMethod.OPTIONS);
    client
        .send(HttpMethod.PUT, own.path(""), headers -> {}, new byte[0])
        .isProblem(405, "method-not-allowed");
    client
        .send(HttpMethod.PUT, own.path(""), all -> all.set(HttpHeaders.ORIGIN, "null"), new byte[0])
        .isProblem(405, "method-not-allowed");
  }

  @Test
  void headIsGetWithoutTheBody() {
    Own own = client.create();
    for (String rest :
        new String[] {"", "/scenario", "/board.svg", "/animation.svg", "/stdout", "/replay"}) {
      Answer head = client.send(HttpMethod.HEAD, own.path(rest), headers -> {}, new byte[0]);
      assertThat(head.is(200).body()).isEmpty();
      assertThat(head.headers().getContentType())
          .isEqualTo(own.get(rest).headers().getContentType());
    }
    client.send(HttpMethod.HEAD, "/api/sessions/nobody", headers -> {}, new byte[0]).is(404);
  }

  @Test
  void noCookieIsSetByAnyCall() {
    Own own = client.create();
    for (String rest :
        new String[] {"?lang=ru&theme=dark", "/why?g=1&lang=ru", "/nothing?lang=ru"}) {
      assertThat(own.get(rest).headers().get(HttpHeaders.SET_COOKIE)).as(rest).isNull();
    }
  }
}
