package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import gopark.program.Call;
import gopark.program.SourceLine;
import gopark.program.Variable;
import gopark.runtime.state.ChannelContents;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.Why;
import gopark.session.Moment;
import gopark.session.Session;
import gopark.trace.Trees;
import gopark.web.event.WhyTexts;
import gopark.web.message.LanguageResolver;
import gopark.web.problem.ApiProblem;
import gopark.web.session.SessionCalls;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** Goroutines, of which a snapshot shows only some, and why one of them does not run. */
@RestController
@RequestMapping(path = "/api/sessions", produces = MediaType.APPLICATION_JSON_VALUE)
final class GoroutineController {

  private static final int USUAL = 100;
  private static final int MOST = 1_000;
  private static final List<String> STATUSES =
      Arrays.stream(GoroutineStatus.values()).map(GoroutineStatus::text).toList();

  private final SessionCalls calls;
  private final WhyTexts texts;

  GoroutineController(SessionCalls calls, WhyTexts texts) {
    this.calls = calls;
    this.texts = texts;
  }

  /**
   * A page of goroutines, in the order of their making.
   *
   * @param total how many there are of that status
   */
  record GoroutinePage(
      long step,
      long timeNs,
      int offset,
      int limit,
      long total,
      List<Map<String, Object>> goroutines) {}

  /** Goroutines of a status, or all that are not dead and forgotten. */
  @GetMapping("/{id}/goroutines")
  Mono<GoroutinePage> goroutines(
      @PathVariable String id,
      @RequestParam(required = false) @Nullable String status,
      @RequestParam(required = false) @Nullable Integer offset,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable Long step) {
    GoroutineStatus wanted = status == null ? null : status(status);
    int first = Asked.number("offset", offset, 0, Integer.MAX_VALUE, 0);
    int most = Asked.number("limit", limit, 1, MOST, USUAL);
    Long at = Steps.asked(step);
    return calls.with(
        id, (session, nowMs) -> page(session, wanted, first, most, Steps.seen(session, at, nowMs)));
  }

  private static GoroutinePage page(
      Session session, @Nullable GoroutineStatus status, int offset, int limit, long step) {
    Moment moment = session.at(step);
    Map<GoroutineStatus, Integer> counts = moment.runtime().gCounts();
    long total =
        status == null
            ? counts.values().stream().mapToLong(Integer::longValue).sum()
            : counts.getOrDefault(status, 0);
    List<GoroutineState> some = session.goroutines(status, offset, limit, moment.step());
    return new GoroutinePage(
        moment.step(),
        moment.timeNs(),
        offset,
        limit,
        total,
        some.stream().map(Trees::of).toList());
  }

  private static GoroutineStatus status(String name) {
    String known = Asked.choice("status", name, STATUSES, name);
    return GoroutineStatus.values()[STATUSES.indexOf(known)];
  }

  /**
   * The calls that a goroutine is in.
   *
   * @param frames the innermost first
   */
  record GoroutineCalls(int g, long step, List<StackFrame> frames) {}

  /** One call; a variable may name a thing of the runtime's that it is. */
  record StackFrame(String function, String file, int line, List<StackVariable> variables) {
    static StackFrame of(Call call) {
      SourceLine line = call.frame().line();
      List<StackVariable> variables = call.variables().stream().map(StackVariable::of).toList();
      return new StackFrame(call.frame().function(), line.file(), line.line(), variables);
    }
  }

  /**
   * A variable of a call.
   *
   * @param thing what it is for the runtime, such as {@code chan 5}; null if it is nothing such
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record StackVariable(String name, String type, String value, @Nullable String thing) {
    static StackVariable of(Variable it) {
      return new StackVariable(it.name(), it.type(), it.value(), it.thing());
    }
  }

  /** The stack of one goroutine, with what can be seen of its variables. */
  @GetMapping("/{id}/goroutine")
  Mono<GoroutineCalls> goroutine(
      @PathVariable String id,
      @RequestParam Integer g,
      @RequestParam(required = false) @Nullable Long step) {
    int goid = Asked.number("g", g, 1, Integer.MAX_VALUE, 1);
    Long at = Steps.asked(step);
    return calls.with(
        id,
        (session, nowMs) -> {
          long seen = Steps.seen(session, at, nowMs);
          List<Call> stack = session.calls(goid, seen);
          if (stack == null) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "goroutine-not-found").with("g", goid);
          }
          return new GoroutineCalls(goid, seen, stack.stream().map(StackFrame::of).toList());
        });
  }

  /** What is in a channel, and who waits at it. */
  @GetMapping("/{id}/channel")
  Mono<ChannelContents> channel(
      @PathVariable String id,
      @RequestParam Integer channel,
      @RequestParam(required = false) @Nullable Long step) {
    int number = Asked.number("channel", channel, 1, Integer.MAX_VALUE, 1);
    Long at = Steps.asked(step);
    return calls.with(
        id,
        (session, nowMs) -> {
          ChannelContents contents = session.channel(number, Steps.seen(session, at, nowMs));
          if (contents == null) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "channel-not-found").with("channel", number);
          }
          return contents;
        });
  }

  /** Why a goroutine does not run, or why it does. */
  @GetMapping("/{id}/why")
  Mono<Map<String, ?>> why(
      @PathVariable String id,
      @RequestParam Integer g,
      @RequestParam(required = false) @Nullable Long step,
      ServerWebExchange exchange) {
    int goid = Asked.number("g", g, 1, Integer.MAX_VALUE, 1);
    Long at = Steps.asked(step);
    HttpHeaders headers = exchange.getResponse().getHeaders();
    headers.setContentLanguage(LanguageResolver.resolve(exchange).locale());
    return calls.with(
        id,
        (session, nowMs) -> {
          Why why = session.why(goid, Steps.seen(session, at, nowMs));
          if (why == null || why.links().getFirst() instanceof Why.NeverStarted) {
            throw ApiProblem.of(HttpStatus.NOT_FOUND, "goroutine-not-found").with("g", goid);
          }
          return texts.tree(why, LanguageResolver.resolve(exchange));
        });
  }
}
