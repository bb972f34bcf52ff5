package gopark.web.api;

import gopark.computing.CoreScheduler;
import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scenario.ScenarioLimits;
import gopark.session.BranchView;
import gopark.session.Origin;
import gopark.session.Session;
import gopark.session.Sessions;
import gopark.web.document.Body;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Scenes;
import gopark.web.session.SessionCalls;
import gopark.web.work.LongWork;
import java.util.List;
import java.util.OptionalLong;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Sessions begin and end. */
@RestController
@RequestMapping("/api/sessions")
final class CreationController {

  private final SessionCalls calls;
  private final Sessions sessions;
  private final SessionMaker maker;
  private final RequestBodies bodies;
  private final Limits limits;
  private final Scenes scenes;
  private final CoreScheduler cores;

  CreationController(
      SessionCalls calls,
      Sessions sessions,
      SessionMaker maker,
      RequestBodies bodies,
      Limits limits,
      Scenes scenes,
      CoreScheduler cores) {
    this.calls = calls;
    this.sessions = sessions;
    this.maker = maker;
    this.bodies = bodies;
    this.limits = limits;
    this.scenes = scenes;
    this.cores = cores;
  }

  /** A new session of what the body says, or of nothing special. */
  @PostMapping(produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<NewSession>> create(ServerWebExchange exchange) {
    limits.mayCreateSession(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          SessionRequest asked = SessionRequest.of(body, scenes, cores.meter());
          limits.sessionCreated(exchange, bytes(asked.origin(), body.bytes()));
          return asked.goesFar()
              ? calls.computingLong(exchange, LongWork.SESSION, nowMs -> made(asked, nowMs))
              : calls.computing(exchange, nowMs -> made(asked, nowMs));
        });
  }

  private ResponseEntity<NewSession> made(SessionRequest asked, long nowMs) {
    long step = sessions.computing(work -> asked.begins(scenes, work));
    return maker.make(asked.origin(), step, nowMs);
  }

  /** A session of one's own that has come the same way as this one, up to a step. */
  @PostMapping(path = "/{id}/fork", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<NewSession>> fork(@PathVariable String id, ServerWebExchange exchange) {
    limits.mayCreateSession(exchange);
    return calls
        .session(id)
        .then(bodies.read(exchange))
        .flatMap(body -> {
          OptionalLong step = step(body);
          return calls.with(id, (session, nowMs) -> Fork.of(session, step, nowMs));
        })
        .flatMap(fork -> {
          limits.sessionCreated(exchange, bytes(fork.origin, 0));
          return fork.step > 0
              ? calls.computingLong(exchange, LongWork.SESSION, now -> made(fork, now))
              : calls.computing(exchange, now -> made(fork, now));
        });
  }

  /** What is stored may be longer than what was sent, and counts then. */
  private static int bytes(Origin origin, int sent) {
    return (int) Math.max(sent, Sessions.documentBytes(origin.scenario()));
  }

  /**
   * What a fork begins with. It is read of the session it comes from, which changes nothing; the
   * new session is made by work of its own, since a read is left off and begun anew for whoever
   * steers that session.
   */
  private record Fork(Origin origin, long step) {

    static Fork of(Session session, OptionalLong asked, long nowMs) {
      long now = session.step(nowMs);
      List<BranchView> branches = session.branches();
      long most = branches.get(Steps.shown(branches)).farthest();
      long step = asked.isPresent() ? Asked.number("step", asked.getAsLong(), 0, most, 0) : now;
      return new Fork(new Origin(session.scenarioUpTo(step), session.scene()), step);
    }
  }

  private ResponseEntity<NewSession> made(Fork fork, long nowMs) {
    return maker.make(fork.origin, fork.step, nowMs);
  }

  private static OptionalLong step(Body body) {
    if (body.isEmpty()) {
      return OptionalLong.empty();
    }
    Reading<OptionalLong> reading =
        Fields.read(
            body.tree(),
            fields -> {
              Long step = fields.optionalNumber("step", 0, ScenarioLimits.EXACT);
              return step == null ? OptionalLong.empty() : OptionalLong.of(step);
            });
    return ApiProblem.right(reading);
  }

  /** Ends the session for ever; those who watch it are told. */
  @DeleteMapping("/{id}")
  Mono<ResponseEntity<Void>> end(@PathVariable String id, ServerWebExchange exchange) {
    return calls
        .mayEnd(id, exchange)
        .then(calls.behind(id, nowMs -> sessions.end(id)))
        .map(ended -> {
          if (!ended) {
            throw SessionCalls.noSession();
          }
          return ResponseEntity.noContent().build();
        });
  }
}
