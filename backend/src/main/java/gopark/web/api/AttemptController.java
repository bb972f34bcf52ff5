package gopark.web.api;

import gopark.scene.SceneAttempt;
import gopark.session.Judgement;
import gopark.session.Sessions;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.scene.Scenes;
import gopark.web.session.SessionCalls;
import gopark.web.work.LongWork;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Judges what was done at the challenge of a scene. Nothing is kept of it. */
@RestController
final class AttemptController {
  private static final int MOST_BYTES = 4 << 20;

  private final Scenes scenes;
  private final Sessions sessions;
  private final SessionCalls calls;
  private final RequestBodies bodies;
  private final Limits limits;

  AttemptController(
      Scenes scenes, Sessions sessions, SessionCalls calls, RequestBodies bodies, Limits limits) {
    this.scenes = scenes;
    this.sessions = sessions;
    this.calls = calls;
    this.bodies = bodies;
    this.limits = limits;
  }

  /** What came of the commands, as far as it was judged, and whether all goals are met. */
  @PostMapping(path = "/api/scenes/attempt", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> attempt(ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          limits.attempted(exchange, body.bytes());
          return calls.computingLong(
              exchange,
              LongWork.SCENE,
              nowMs ->
                  ResponseEntity.ok(
                      sessions.computing(
                          work -> answer(AttemptRequest.of(body, work).attempt(scenes, work)))));
        });
  }

  private static byte[] answer(SceneAttempt attempt) {
    Judgement judgement = attempt.judgement();
    GoalController.Judged judged = GoalController.judged(judgement, attempt.goals(), null);
    return Answers.joined(
        "judged",
        Documents.write(judged, Format.JSON),
        "replay",
        ReplayJson.within(MOST_BYTES, attempt.run(), attempt.from(), judgement.step()));
  }
}
