package gopark.web.api;

import gopark.web.ServerTest;
import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import gopark.web.limit.StandingTime;
import java.util.Collections;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What a server stores of a long document counts as what many short ones would. */
@ServerTest
@Import(StandingTime.class)
@TestMethodOrder(MethodOrderer.MethodName.class)
@TestPropertySource(
    properties = {
      "gopark.limits.sessions.burst=40",
      "gopark.limits.sessions.per-hour=1",
      "gopark.limits.commands.burst=12",
      "gopark.limits.commands.per-second=1",
      "gopark.limits.session.bytes=700KB",
    })
class LongDocumentsTest {
  /** A command of some 130 KB, which counts as nine. */
  private static final String LONG =
      "{\"do\":\"go\",\"by\":1,\"behaviour\":{\"kind\":\"script\",\"steps\":["
          + String.join(
              ",",
              Collections.nCopies(130, "{\"do\":\"print\",\"text\":\"" + "x".repeat(980) + "\"}"))
          + "]}}";

  private final Client client;

  @Autowired
  LongDocumentsTest(WebTestClient web) {
    client = new Client(web);
  }

  @Test
  void aBranchThatIsShownCountsAsACommand() {
    Own own = client.create();
    Answer answer = own.post("/branches/0", "").is(200);
    for (int i = 0; i < 1_000 && answer.status() == 200; i++) {
      answer = own.post("/branches/0", "");
    }
    answer.isProblem(429, "too-many-commands");
  }

  @Test
  void aLongCommandCountsAsMany() {
    Own own = client.create();
    own.does(LONG);
    own.post("/commands", LONG).isProblem(429, "too-many-commands");
    own.does("{\"do\":\"pause\"}");
  }

  @Test
  void whatNoSessionMayStoreIsRefusedWithItsReason() {
    String timed = "{\"step\":0," + LONG.substring(1);
    String two = "{\"scenario\":{\"version\":1,\"commands\":[" + timed + "," + timed + "]}}";
    client
        .post(Client.SESSIONS, two)
        .isProblem(400, "bad-input")
        .hasError("scenario", "session-too-large");
  }

  /** The last of all: it uses up what the address may create. */
  @Test
  void whoCopiesALongSessionCreatesAsMuchAsIsStored() {
    Own own = client.create();
    own.does(LONG);
    client.post(own.path("/fork"), "").is(201);
    client.post(own.path("/fork"), "").is(201);
    client.post(own.path("/fork"), "").isProblem(429, "too-many-sessions");
  }
}
