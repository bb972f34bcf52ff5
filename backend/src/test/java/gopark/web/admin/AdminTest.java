package gopark.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseCookie;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.ResponseSpec;

/** The operator's page, over HTTP. */
@ServerTest
@TestPropertySource(properties = "gopark.admin-key=" + AdminTest.KEY)
class AdminTest {

  static final String KEY = "only-the-operator-knows-it";

  private static final Pattern MARK = Pattern.compile("name=\"mark\" value=\"([0-9a-f]{64})\"");
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

  private final WebTestClient client;
  private final InstantSource clock;

  @Autowired
  AdminTest(WebTestClient client, InstantSource clock) {
    this.client = client;
    this.clock = clock;
  }

  private ResponseSpec post(String path, String pass, String form) {
    return client
        .post()
        .uri(path)
        .cookie(AdminController.PASS, pass)
        .contentType(MediaType.APPLICATION_FORM_URLENCODED)
        .bodyValue(form)
        .exchange();
  }

  private String pass() {
    return new AdminKey(KEY).pass(clock.millis());
  }

  private String page(String pass) {
    String page =
        client
            .get()
            .uri("/admin?lang=en")
            .cookie(AdminController.PASS, pass)
            .exchange()
            .expectStatus()
            .isOk()
            .expectHeader()
            .valueEquals("Cache-Control", "no-store")
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    return page == null ? "" : page;
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as(text).isTrue();
    return matcher.group(1);
  }

  private String session() {
    String made =
        client
            .post()
            .uri("/api/sessions")
            .contentType(MediaType.APPLICATION_JSON)
            .bodyValue("{}")
            .exchange()
            .expectStatus()
            .isCreated()
            .expectBody(String.class)
            .returnResult()
            .getResponseBody();
    return found(ID, made == null ? "" : made);
  }

  private void exists(String session, boolean isThere) {
    client
        .get()
        .uri("/api/sessions/" + session)
        .exchange()
        .expectStatus()
        .isEqualTo(isThere ? 200 : 404);
  }

  @Test
  void whoHasTheKeyGetsAPassThatOnlyThisSiteSendsAndWhoTriesKeysIsSoonSentAway() {
    enters();
    for (int tried = 0; tried < 20; tried++) {
      int status =
          post("/admin/enter", "", "key=wrong").returnResult(Void.class).getStatus().value();
      if (status == 429) {
        return;
      }
      assertThat(status).isEqualTo(403);
    }
    throw new AssertionError("Twenty keys could be tried at once");
  }

  private void enters() {
    ResponseCookie pass =
        post("/admin/enter", "", "key=" + KEY)
            .expectStatus()
            .isSeeOther()
            .expectHeader()
            .location("/admin")
            .returnResult(Void.class)
            .getResponseCookies()
            .getFirst(AdminController.PASS);
    assertThat(pass).isNotNull();
    assertThat(pass.isHttpOnly()).isTrue();
    assertThat(pass.getSameSite()).isEqualTo("Strict");
    assertThat(pass.getPath()).isEqualTo("/admin");
    assertThat(pass.getValue()).doesNotContain(KEY);
    assertThat(page(pass.getValue())).contains("Limits in force", "GOPARK_LIMITS_SESSIONS_BURST");
  }

  @Test
  void whoHasNotSeesNothingOfTheServer() {
    for (String pass : List.of("", "1-2", pass().replaceFirst("^1", "2"))) {
      assertThat(page(pass)).contains("Admin key").doesNotContain("Limits in force");
    }
  }

  @Test
  void aSessionIsEndedFromThePageAndFromNowhereElse() {
    String session = session();
    String pass = pass();
    String page = page(pass);
    assertThat(page).contains(session);
    String end = "/admin/sessions/" + session + "/end";
    post(end, "", "mark=" + found(MARK, page)).expectStatus().isForbidden();
    post(end, pass, "mark=").expectStatus().isForbidden();
    post(end, pass, "mark=" + "0".repeat(64)).expectStatus().isForbidden();
    client.get().uri(end).exchange().expectStatus().isEqualTo(405);
    exists(session, true);
    post(end, pass, "mark=" + found(MARK, page)).expectStatus().isSeeOther();
    exists(session, false);
    post(end, pass, "mark=" + found(MARK, page)).expectStatus().isNotFound();
  }

  @Test
  void whoLeavesTakesThePassOutOfTheBrowser() {
    String pass = pass();
    post("/admin/leave", pass, "mark=" + found(MARK, page(pass)))
        .expectStatus()
        .isSeeOther()
        .expectCookie()
        .maxAge(AdminController.PASS, Duration.ZERO);
  }
}
