package gopark.web.api;

import gopark.session.Submitted;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.session.SessionCalls;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** What a session is told to do. */
@RestController
@RequestMapping(path = "/api/sessions", produces = MediaType.APPLICATION_JSON_VALUE)
final class CommandController {

  private final SessionCalls calls;
  private final RequestBodies bodies;
  private final Limits limits;

  CommandController(SessionCalls calls, RequestBodies bodies, Limits limits) {
    this.calls = calls;
    this.bodies = bodies;
    this.limits = limits;
  }

  /**
   * One command or a list of them, all or none.
   *
   * @param ifStep the step at which the sender saw the session; a command may say it too, in a
   *     field of that name
   */
  @PostMapping("/{id}/commands")
  Mono<Done> submit(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long ifStep,
      ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    return calls
        .allowed(id, exchange)
        .then(bodies.read(exchange))
        .flatMap(body -> {
          CommandRequest request = CommandRequest.of(body, ifStep);
          limits.commands(exchange, id, request.commands().size(), body.bytes());
          return calls.with(
              id,
              (session, nowMs) -> {
                Submitted submitted = session.submit(request.commands(), request.ifStep(), nowMs);
                return Done.orThrow(submitted);
              });
        });
  }
}
