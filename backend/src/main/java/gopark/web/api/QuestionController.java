package gopark.web.api;

import gopark.practice.LiveQuestion;
import gopark.scenario.Fields;
import gopark.scenario.ScenarioLimits;
import gopark.session.ScenarioRun;
import gopark.session.Session;
import gopark.session.Sessions;
import gopark.simulation.WorkMeter;
import gopark.trace.EventTree;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Questions made from how a session stands; the answer is what its run does next. */
@RestController
@RequestMapping(path = "/api/sessions/{id}/question", produces = MediaType.APPLICATION_JSON_VALUE)
final class QuestionController {

  /** A session that is further cannot be played from its beginning for a question. */
  private static final long MOST_STEPS = 100_000;

  private static final int MOST_GOROUTINES = 10_000;
  private static final ScenarioRun.Limits LIMITS =
      new ScenarioRun.Limits(3 * MOST_STEPS, MOST_GOROUTINES);
  private static final int MOST_ANSWER = 20;

  private final SessionCalls calls;
  private final Sessions sessions;
  private final RequestBodies bodies;
  private final Limits limits;

  QuestionController(SessionCalls calls, Sessions sessions, RequestBodies bodies, Limits limits) {
    this.calls = calls;
    this.sessions = sessions;
    this.bodies = bodies;
    this.limits = limits;
  }

  /** A question without its answer. */
  record AskedQuestion(String kind, String subject, List<String> options, long step) {}

  /**
   * What became of an answer.
   *
   * @param answer the option that the run shows
   * @param until the step that shows it
   * @param event what happens there
   */
  record AnsweredQuestion(
      boolean right, String answer, long until, Map<String, @Nullable Object> event) {}

  private record Given(long step, String answer) {}

  /** A question about the moment at which the session stands. */
  @GetMapping
  Mono<AskedQuestion> question(@PathVariable String id, ServerWebExchange exchange) {
    limits.playedAgain(exchange);
    return calls.with(
        id,
        (session, nowMs) -> {
          LiveQuestion made = made(session, session.moment(nowMs).step());
          return new AskedQuestion(
              PracticeCalls.word(made.kind()), made.subject(), made.options(), made.step());
        });
  }

  private LiveQuestion made(Session session, long step) {
    if (step > MOST_STEPS) {
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "too-far-for-a-question");
    }
    LiveQuestion made = sessions.computing(work -> asked(session, step, work));
    if (made == null) {
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "nothing-to-ask");
    }
    return made;
  }

  private static @Nullable LiveQuestion asked(Session session, long step, WorkMeter work) {
    return LiveQuestion.at(new ScenarioRun("question", session.scenario(), LIMITS, work), step);
  }

  /** Compares an answer with what the run does. */
  @PostMapping
  Mono<AnsweredQuestion> answer(@PathVariable String id, ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          Given given = PracticeCalls.read(body, QuestionController::given);
          limits.playedAgain(exchange);
          return calls.with(
              id,
              (session, nowMs) -> {
                LiveQuestion made = made(session, given.step());
                String right = made.options().get(made.right());
                return new AnsweredQuestion(
                    right.equals(given.answer()), right, made.until(), EventTree.of(made.event()));
              });
        });
  }

  private static Given given(Fields fields) {
    return new Given(
        fields.number("step", 0, ScenarioLimits.EXACT), fields.text("answer", MOST_ANSWER));
  }
}
