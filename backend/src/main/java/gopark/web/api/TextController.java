package gopark.web.api;

import gopark.session.Session;
import gopark.web.session.SessionCalls;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** What real Go would have printed. */
@RestController
@RequestMapping(path = "/api/sessions/{id}", produces = MediaType.TEXT_PLAIN_VALUE)
final class TextController {

  private static final long AN_HOUR_MS = 3_600_000;

  private final SessionCalls calls;

  TextController(SessionCalls calls) {
    this.calls = calls;
  }

  /** The lines of GODEBUG=schedtrace, with scheddetail or without. */
  @GetMapping("/schedtrace")
  Mono<ResponseEntity<byte[]>> schedtrace(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable Long everyMs,
      @RequestParam(required = false) @Nullable Boolean detail,
      @RequestParam(required = false) @Nullable Long step) {
    long every = Asked.number("everyMs", everyMs, 1, AN_HOUR_MS, 1);
    return text(
        id, step, (session, at) -> session.schedtrace(every, Boolean.TRUE.equals(detail), at));
  }

  /** The goroutines' stacks, as after SIGQUIT. */
  @GetMapping("/goroutines.txt")
  Mono<ResponseEntity<byte[]>> goroutines(
      @PathVariable String id, @RequestParam(required = false) @Nullable Long step) {
    return text(id, step, Session::goroutinesText);
  }

  /** What the program has printed. */
  @GetMapping("/stdout")
  Mono<ResponseEntity<byte[]>> stdout(
      @PathVariable String id, @RequestParam(required = false) @Nullable Long step) {
    return text(id, step, Session::stdout);
  }

  /** What the program has printed to standard error, without what its end prints. */
  @GetMapping("/stderr")
  Mono<ResponseEntity<byte[]>> stderr(
      @PathVariable String id, @RequestParam(required = false) @Nullable Long step) {
    return text(id, step, Session::stderr);
  }

  private interface Printer {
    String print(Session session, long step);
  }

  private Mono<ResponseEntity<byte[]>> text(String id, @Nullable Long step, Printer printer) {
    Long asked = Steps.asked(step);
    return calls.with(
        id,
        (session, nowMs) ->
            Answers.text(printer.print(session, Steps.seen(session, asked, nowMs))));
  }
}
