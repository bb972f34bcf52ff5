package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.lesson.Challenge;
import gopark.lesson.Lesson;
import gopark.scenario.Scenario;
import gopark.scenario.Timed;
import gopark.session.Goal;
import gopark.session.Judgement;
import gopark.session.Session;
import gopark.web.document.RequestBodies;
import gopark.web.lesson.CompletionCodes;
import gopark.web.lesson.Lessons;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Judges what happened in a session. */
@RestController
final class GoalController {

  private final SessionCalls calls;
  private final RequestBodies bodies;
  private final Limits limits;
  private final Lessons lessons;
  private final CompletionCodes codes;

  GoalController(
      SessionCalls calls,
      RequestBodies bodies,
      Limits limits,
      Lessons lessons,
      CompletionCodes codes) {
    this.calls = calls;
    this.bodies = bodies;
    this.limits = limits;
    this.lessons = lessons;
    this.codes = codes;
  }

  /**
   * What the run has shown of the goals.
   *
   * @param step up to which it was judged
   * @param complete false if the rest would have taken too much
   * @param pass what says that the challenge was passed, signed; null: it was not, or none was
   *     asked
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Judged(
      long step,
      long timeNs,
      boolean complete,
      boolean passed,
      List<Reached> goals,
      @Nullable String pass) {}

  /**
   * What the run has shown of one goal.
   *
   * @param times how often it became true, of how many that are needed
   * @param step where it was met, or where one that must always hold failed; null: nowhere yet
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Reached(boolean met, int times, int needed, @Nullable Long step) {}

  /** Judges the branch that is shown, up to where the session is. */
  @PostMapping(path = "/api/sessions/{id}/goals", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<Judged> judge(@PathVariable String id, ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          GoalRequest request = GoalRequest.of(body);
          limits.playedAgain(exchange);
          return calls.with(id, (session, nowMs) -> judged(session, request, nowMs));
        });
  }

  private Judged judged(Session session, GoalRequest request, long nowMs) {
    String id = request.lesson();
    if (id == null) {
      return judged(session.judge(request.goals(), nowMs), request.goals(), null);
    }
    Lesson lesson = lessons.require(id, HttpStatus.UNPROCESSABLE_CONTENT);
    Challenge challenge = lesson.challenge();
    check(challenge, session.scenario());
    Judgement judgement = session.judge(challenge.asked(), nowMs);
    String pass = judgement.passed() ? codes.sign(lesson.id()) : null;
    return judged(judgement, challenge.asked(), pass);
  }

  private static void check(Challenge challenge, Scenario played) {
    if (!challenge.isRunOf(played)) {
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "other-run");
    }
    for (Timed timed : played.commands()) {
      if (!challenge.allows(timed.command())) {
        throw PracticeCalls.otherCommand(timed);
      }
    }
  }

  static Judged judged(Judgement judgement, List<Goal> goals, @Nullable String pass) {
    List<Judgement.Outcome> outcomes = judgement.outcomes();
    List<Reached> reached =
        IntStream.range(0, outcomes.size())
            .mapToObj(i -> reached(outcomes.get(i), goals.get(i)))
            .toList();
    return new Judged(
        judgement.step(),
        judgement.timeNs(),
        judgement.complete(),
        judgement.passed(),
        reached,
        pass);
  }

  private static Reached reached(Judgement.Outcome outcome, Goal goal) {
    return new Reached(outcome.met(), outcome.times(), goal.times(), outcome.step());
  }
}
