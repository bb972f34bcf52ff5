package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.runtime.event.Event;
import gopark.session.BranchView;
import gopark.session.Comparison;
import gopark.session.Submitted;
import gopark.trace.EventTree;
import gopark.web.limit.Limits;
import gopark.web.session.SessionCalls;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** The futures of a session. */
@RestController
@RequestMapping(path = "/api/sessions/{id}/branches", produces = MediaType.APPLICATION_JSON_VALUE)
final class BranchController {

  private final SessionCalls calls;
  private final Limits limits;

  BranchController(SessionCalls calls, Limits limits) {
    this.calls = calls;
    this.limits = limits;
  }

  /**
   * One future.
   *
   * @param parent the branch that it left; null for the first
   * @param forkStep the step at which it left it
   * @param farthest the last step of it that anybody has seen
   * @param shown whether it is the one that viewers see
   * @param lastCommand the name of the last command in it; null: none yet
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record BranchEntry(
      int number,
      @Nullable Integer parent,
      long forkStep,
      long farthest,
      boolean shown,
      @Nullable String lastCommand) {
    static BranchEntry of(BranchView view) {
      return new BranchEntry(
          view.number(),
          view.parent() == view.number() ? null : view.parent(),
          view.forkStep(),
          view.farthest(),
          view.shown(),
          view.lastCommand());
    }
  }

  /** All futures. */
  record BranchList(List<BranchEntry> branches) {}

  /**
   * Where two futures part.
   *
   * @param forkStep the last step that both share, as their commands tell
   * @param differ whether some event differs, as far as both have been seen
   * @param index the number of the first that does, counted from the beginning
   * @param ofA that event of the one; null: it has no more
   * @param ofB that event of the other
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Parting(
      int a,
      int b,
      long forkStep,
      boolean differ,
      @Nullable Long index,
      @Nullable Map<String, @Nullable Object> ofA,
      @Nullable Map<String, @Nullable Object> ofB) {
    static Parting of(Comparison comparison) {
      return new Parting(
          comparison.a(),
          comparison.b(),
          comparison.forkStep(),
          comparison.index() != null,
          comparison.index(),
          tree(comparison.ofA()),
          tree(comparison.ofB()));
    }

    private static @Nullable Map<String, @Nullable Object> tree(@Nullable Event event) {
      return event == null ? null : EventTree.of(event);
    }
  }

  /** Every future of the session, each with the one it left. */
  @GetMapping
  Mono<BranchList> branches(@PathVariable String id) {
    return calls.with(
        id,
        (session, nowMs) ->
            new BranchList(session.branches().stream().map(BranchEntry::of).toList()));
  }

  /** Shows another future from now on, which counts as a command. */
  @PostMapping("/{branch}")
  Mono<Done> show(@PathVariable String id, @PathVariable int branch, ServerWebExchange exchange) {
    limits.mayCommand(exchange);
    return calls.allowed(id, exchange).then(Mono.defer(() -> shown(id, branch, exchange)));
  }

  private Mono<Done> shown(String id, int branch, ServerWebExchange exchange) {
    limits.commands(exchange, id, 1);
    return calls.with(
        id,
        (session, nowMs) -> {
          Branches.require(branch, session.branches());
          Submitted submitted = session.switchTo(branch, nowMs);
          return Done.orThrow(submitted);
        });
  }

  /** Where two futures part. */
  @GetMapping("/compare")
  Mono<Parting> compare(@PathVariable String id, @RequestParam Integer a, @RequestParam Integer b) {
    return calls.with(
        id,
        (session, nowMs) -> {
          Branches.require(a, session.branches());
          Branches.require(b, session.branches());
          Comparison comparison = Objects.requireNonNull(session.compare(a, b));
          return Parting.of(comparison);
        });
  }
}
