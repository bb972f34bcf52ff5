package gopark.web.api;

import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import gopark.session.Change;
import gopark.session.MomentTree;
import gopark.session.Session;
import gopark.trace.EventTree;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** A stretch of a session as one document, for players that need no stream. */
@RestController
final class ReplayController {
  private final SessionCalls calls;

  ReplayController(SessionCalls calls) {
    this.calls = calls;
  }

  /** The snapshot at the first step, and every change to the last. */
  @GetMapping("/api/sessions/{id}/replay")
  Mono<ResponseEntity<byte[]>> replay(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long from,
      @RequestParam(required = false) @Nullable Long to) {
    throw new UnsupportedOperationException();
  }
}
