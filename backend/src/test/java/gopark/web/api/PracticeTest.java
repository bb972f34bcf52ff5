package gopark.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.api.Client.Answer;
import gopark.web.api.Client.Own;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.JsonNode;

/** Games, exams, questions and warnings: what is said of a run is judged by the run. */
@ApiTest
class PracticeTest {

  private static final String GAME = "/api/scheduler/2/7";
  private static final String EXAM = "/api/exams/5";

  private final Client client;

  @Autowired
  PracticeTest(WebTestClient web) {
    client = new Client(web);
  }

  private static String choice(Answer compared) {
    JsonNode g = compared.at("/g");
    int taken = compared.at("/taken").asInt();
    return g.isMissingNode() ? "{}" : "{\"g\": " + g.asInt() + ", \"taken\": " + taken + "}";
  }

  @Test
  void aGameTellsNoAnswerAndWhoChoosesAsTheRuntimeGetsAPass() {
    Answer game = client.get(GAME).is(200);
    assertThat(game.body()).doesNotContain("\"found\"", "\"checks\"", "\"reason\"");
    StringBuilder choices = new StringBuilder();
    for (int i = 0; i < game.at("/turns").size(); i++) {
      Answer nothing = client.post(GAME + "/" + i, "{}").is(200);
      assertThat(nothing.at("/checks").size()).isPositive();
      Answer same = client.post(GAME + "/" + i, choice(nothing)).is(200);
      assertThat(same.at("/right").asBoolean()).as(same.body()).isTrue();
      assertThat(same.at("/points")).isEqualTo(same.at("/mostPoints"));
      choices.append(i == 0 ? "" : ",").append(choice(nothing));
    }
    Answer score = client.post(GAME, "{\"choices\": [" + choices + "]}").is(200);
    assertThat(score.at("/points")).isEqualTo(score.at("/mostPoints"));
    String pass = score.at("/pass").asString();
    Answer code =
        client
            .post("/api/completions", "{\"name\": \"Ada\", \"passes\": [\"%s\"]}".formatted(pass))
            .is(200);
    assertThat(code.at("/lessons/0").asString()).isEqualTo("scheduler-2");
    Answer poor = client.post(GAME, "{\"choices\": [{}]}").is(200);
    assertThat(poor.at("/passed").asBoolean()).isFalse();
    assertThat(poor.at("/pass").isMissingNode()).isTrue();
  }

  @Test
  void whatIsNoGameNorChoiceIsRefused() {
    client.get("/api/scheduler/4/1").isProblem(404, "game-not-found");
    client.get("/api/scheduler/1/0").isProblem(404, "game-not-found");
    client.get("/api/scheduler/1/1000000").isProblem(404, "game-not-found");
    client.post(GAME + "/8", "{}").isProblem(404, "turn-not-found");
    client.post(GAME + "/0", "{\"g\": 4711}").isProblem(422, "no-such-choice");
    client.post(GAME + "/0", "{\"g\": 0}").isProblem(400, "bad-input");
    client.post(GAME + "/0", "").isProblem(400, "missing-content");
    client.post(GAME, "{\"choices\": []}").isProblem(400, "bad-input");
  }

  private static String answers(JsonNode cases, String cause) {
    StringBuilder answers = new StringBuilder();
    for (JsonNode one : cases.values()) {
      String named = cause.isEmpty() ? one.at("/cause").asString() : cause;
      long step = one.at("/until").asLong();
      answers
          .append(answers.isEmpty() ? "" : ",")
          .append("{\"cause\": \"%s\", \"step\": %d}".formatted(named, step));
    }
    return "{\"answers\": [" + answers + "]}";
  }

  @Test
  void anExamIsMarkedFromItsRunsAndAProofThatIsNoneDoesNotCount() {
    Answer exam = client.get(EXAM).is(200);
    assertThat(exam.body()).doesNotContain("\"cause\":", "\"warnings\"");
    JsonNode cases = exam.at("/cases");
    assertThat(cases.size()).isEqualTo(6);
    Answer blind = client.post(EXAM, answers(cases, "healthy")).is(200);
    assertThat(blind.at("/passed").asBoolean()).isFalse();
    assertThat(blind.at("/pass").isMissingNode()).isTrue();
    // The right causes, each at the first step: nothing is proved there but that all is well.
    Answer unproved = client.post(EXAM, answers(blind.at("/cases"), "")).is(200);
    for (JsonNode one : unproved.at("/cases").values()) {
      assertThat(one.at("/right").asBoolean()).isTrue();
      boolean isHealthy = one.at("/cause").asString().equals("healthy");
      assertThat(isHealthy || !one.at("/proved").asBoolean()).isTrue();
    }
    client.get("/api/exams/0").isProblem(404, "exam-not-found");
    client.post(EXAM, "{\"answers\": []}").isProblem(400, "bad-input");
  }

  @Test
  void aQuestionIsAnsweredByWhatTheRunDoesNext() {
    Own own = client.create("{\"gomaxprocs\": 2, \"quiet\": true}");
    own.does(
        "{\"do\": \"go\", \"by\": 1, \"count\": 9,"
            + " \"behaviour\": {\"kind\": \"cpu\", \"ns\": 50000}}",
        "{\"do\": \"step\", \"unit\": \"event\", \"count\": 4}");
    long asked = own.step();
    Answer question = own.get("/question").is(200);
    assertThat(question.at("/step").asLong()).isEqualTo(asked);
    assertThat(question.body()).doesNotContain("answer");
    String body = "{\"step\": %d, \"answer\": \"%s\"}";
    Answer wrong = own.post("/question", body.formatted(asked, "P9")).is(200);
    assertThat(wrong.at("/right").asBoolean()).isFalse();
    String answer = wrong.at("/answer").asString();
    assertThat(Client.texts(question.at("/options"))).contains(answer);
    Answer right = own.post("/question", body.formatted(asked, answer)).is(200);
    assertThat(right.at("/right").asBoolean()).isTrue();
    assertThat(own.step()).isEqualTo(asked);
    // The run does it.
    own.does("{\"do\": \"seek\", \"step\": " + right.at("/until").asLong() + "}");
    assertThat(own.get("/events?from=" + right.at("/until").asLong()).body())
        .contains(right.at("/event/kind").asString());
    own.post("/question", "{\"step\": 1000000, \"answer\": \"P0\"}")
        .isProblem(422, "too-far-for-a-question");
    client.get("/api/sessions/nobodyKnowsMe/question").isProblem(404, "session-not-found");
  }

  @Test
  void aRunThatDecidesNothingHasNoQuestion() {
    Own own = client.create("{\"gomaxprocs\": 1, \"quiet\": true}");
    own.does("{\"do\": \"step\", \"unit\": \"time\", \"ns\": 1000000}");
    own.get("/question").isProblem(422, "nothing-to-ask");
  }

  @Test
  void warningsTellTheirEvidence() {
    Own own = client.create("{\"gomaxprocs\": 4, \"cores\": 8, \"quiet\": true}");
    assertThat(own.get("/warnings").is(200).at("/warnings").size()).isZero();
    own.does(
        "{\"do\": \"go\", \"by\": 1, \"count\": 40,"
            + " \"behaviour\": {\"kind\": \"syscall\", \"ns\": 9000000}}",
        "{\"do\": \"sleep\", \"g\": 1, \"ns\": 8000000}",
        "{\"do\": \"step\", \"unit\": \"time\", \"ns\": 4000000}");
    Answer warned = own.get("/warnings").is(200);
    assertThat(warned.at("/warnings/0/symptom").asString()).isEqualTo("threadGrowth");
    assertThat(warned.at("/warnings/0/likely").asBoolean()).isTrue();
    assertThat(warned.at("/warnings/0/facts/calls").asInt()).isEqualTo(40);
    assertThat(warned.at("/warnings/0/goroutines").size()).isPositive();
    assertThat(warned.at("/step").asLong()).isEqualTo(own.step());
  }
}
