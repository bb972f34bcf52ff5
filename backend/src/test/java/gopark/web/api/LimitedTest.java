package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import gopark.web.limit.StandingTime;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpHeaders;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A server that lets a visitor do little. */
@ServerTest
@Import(StandingTime.class)
@TestMethodOrder(MethodOrderer.MethodName.class)
@TestPropertySource(
    properties = {
      "gopark.limits.sessions.burst=4",
      "gopark.limits.sessions.per-hour=1",
      "gopark.limits.commands.burst=5",
      "gopark.limits.commands.per-second=1",
    })
class LimitedTest {

  private static final String STEP = "{\"do\":\"step\"}";

  private final Client client;

  @Autowired
  LimitedTest(WebTestClient web) {
    client = new Client(web);
  }

  @Test
  void aSessionsCommandsAreCountedOneByOne() {
    Own own = client.create();
    own.does(STEP, STEP, STEP, STEP);
    String before = own.get("").body();
    Answer refused =
        own.post("/commands", "[" + STEP + "," + STEP + "," + STEP + "]")
            .isProblem(429, "too-many-commands");
    assertThat(Client.header(refused, HttpHeaders.RETRY_AFTER)).matches("[1-9]\\d*");
    assertThat(own.get("").body()).isEqualTo(before);
  }

  @Test
  void anybodyMayAskAboutASessionAndNobodysQuestionsTakeItsCommands() {
    Own own = client.create();
    for (int i = 0; i < 6; i++) {
      assertThat(client.get(own.path("/question")).status()).isNotEqualTo(429);
      client.post(own.path("/goals"), "{\"goals\": [{\"condition\": \"step >= 0\"}]}").is(200);
      assertThat(client.post(own.path("/question"), "{\"step\": 0, \"answer\": \"x\"}").status())
          .isNotEqualTo(429);
    }
    own.does(STEP, STEP, STEP, STEP, STEP);
  }

  @Test
  void forksAreCountedAsSessionsAndBadRequestsAreNot() {
    Own own = client.create();
    for (int i = 0; i < 5; i++) {
      client.post(Client.SESSIONS, "{\"sed\": 1}").is(400);
    }
    client.post(own.path("/fork"), "").is(201);
    Answer refused =
        client
            .post(own.path("/fork"), "", HttpHeaders.ORIGIN, "null")
            .isProblem(429, "too-many-sessions");
    assertThat(Client.header(refused, HttpHeaders.RETRY_AFTER)).matches("[1-9]\\d*");
    assertThat(Client.header(refused, "RateLimit")).contains("sessions");
    assertThat(refused.headers().getAccessControlAllowOrigin()).isEqualTo("*");
    client.post(Client.SESSIONS, "").isProblem(429, "too-many-sessions");
    Answer unread =
        client.post(Client.SESSIONS, "{\"sed\": 1}").isProblem(429, "too-many-sessions");
    assertThat(Client.header(unread, "RateLimit")).contains("\"sessions\";r=0;t=");
    own.get("").is(200);
  }
}
