package gopark.web.api;

import gopark.session.Sessions;
import gopark.web.api.SweepRequest.SweepCell;
import gopark.web.document.RequestBodies;
import gopark.web.limit.Limits;
import gopark.web.limit.Permit;
import gopark.web.scene.Scenes;
import gopark.web.work.LongWork;
import gopark.web.work.SlowWork;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Runs of one thing with a difference: some side by side, or many in a grid. */
@RestController
final class CompareController {
  private final RequestBodies bodies;
  private final Limits limits;
  private final SlowWork slow;
  private final Sessions sessions;
  private final Scenes scenes;
  private final ProgramRuns runs;

  CompareController(
      RequestBodies bodies,
      Limits limits,
      SlowWork slow,
      Sessions sessions,
      Scenes scenes,
      ProgramRuns runs) {
    this.bodies = bodies;
    this.limits = limits;
    this.slow = slow;
    this.sessions = sessions;
    this.scenes = scenes;
    this.runs = runs;
  }

  /** Makes two to four runs, and tells where they part. */
  @PostMapping(path = "/api/compare", produces = MediaType.APPLICATION_JSON_VALUE)
  Mono<ResponseEntity<byte[]>> compareRuns(ServerWebExchange exchange) {
    limits.mayRunProgram(exchange);
    return bodies
        .read(exchange)
        .flatMap(body ->
            runs.run(exchange, work -> Compared.of(CompareRequest.of(body, scenes, work), work)))
        .map(json -> ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(json));
  }

  /**
   * Runs a grid, cell by cell: each is told on a line of its own when it is done. Closing the
   * connection stops it, and after the longest time that a program may run it stops by itself.
   */
  @PostMapping(path = "/api/sweeps", produces = MediaType.APPLICATION_NDJSON_VALUE)
  Mono<ResponseEntity<Flux<SweepCell>>> sweep(ServerWebExchange exchange) {
    limits.mayRunProgram(exchange);
    return bodies
        .read(exchange)
        .flatMap(body -> {
          Permit permit = limits.programRun(exchange);
          return slow.computeLong(
                  exchange,
                  LongWork.PROGRAM,
                  () -> sessions.computing(work -> SweepRequest.of(body, scenes, work)))
              .doOnError(wrong -> permit.close())
              .doOnCancel(permit::close)
              .map(request ->
                  ResponseEntity.ok(cells(request, exchange).doFinally(end -> permit.close())));
        });
  }

  private Flux<SweepCell> cells(SweepRequest request, ServerWebExchange exchange) {
    return Flux.range(0, request.cells())
        .concatMap(
            number ->
                slow.computeAside(
                    exchange, () -> sessions.computing(work -> request.run(number, work))),
            1)
        .takeUntilOther(Mono.delay(runs.longest()));
  }
}
