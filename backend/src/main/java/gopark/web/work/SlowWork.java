package gopark.web.work;

import gopark.computing.CoreScheduler;
import gopark.computing.Job;
import gopark.computing.Task;
import gopark.computing.Urgency;
import gopark.simulation.WorkAbandoned;
import gopark.simulation.WorkStopped;
import gopark.web.ClientAddress;
import gopark.web.problem.ApiProblem;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.Scope;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoSink;
import reactor.core.scheduler.Scheduler;

/**
 * Work that takes a lock, the disk or a step of the simulation, and so must not be done on threads
 * that serve everybody.
 */
public final class SlowWork {

  private static final String BUSY = "unavailable";
  private static final Duration SOON = Duration.ofSeconds(2);

  private final CoreScheduler cores;
  private final Scheduler readers;
  private final long longestWaitMs;
  private final Counter refusals;

  /**
   * Works on these threads.
   *
   * @param longestWait for a core; while somebody has waited longer, new work is refused
   */
  public SlowWork(
      CoreScheduler cores, Scheduler readers, Duration longestWait, MeterRegistry meters) {
    this.cores = cores;
    this.readers = readers;
    longestWaitMs = longestWait.toMillis();
    refusals = meters.counter("gopark.refusals", "code", BUSY);
  }

  /** Does work that computes nothing of strangers, and never waits behind what does. */
  public <T> Mono<T> read(Supplier<T> work) {
    return Mono.create(sink -> {
      Context trace = traceOf(sink);
      readers.schedule(() -> perform(trace, work, sink));
    });
  }

  /**
   * Does work that the holder of a session's key asks for, on behalf of the session, by its id:
   * behind what is done for it already, and in turns with what is done for others. When the client
   * goes away, its work ends, as far as it can be left off.
   */
  public <T> Mono<T> computeHeld(ServerWebExchange exchange, String session, Supplier<T> work) {
    return submitted(new Behalf.OfSession(session), Urgency.WAITED_FOR, exchange, work);
  }

  /**
   * Does work about a session for a client without its key: behind all that the key's holder asks
   * for. The work is left off when the holder waits for too long, and begun anew behind him; so it
   * changes nothing. Of one address only some stand in line.
   */
  public <T> Mono<T> computeRead(ServerWebExchange exchange, String session, Supplier<T> work) {
    return submitted(new Behalf.OfSession(session), Urgency.READER, exchange, work);
  }

  /** Does short work of no session, on behalf of the address that asks. */
  public <T> Mono<T> compute(ServerWebExchange exchange, Supplier<T> work) {
    return submitted(
        new Behalf.OfAddress(ClientAddress.of(exchange)), Urgency.WAITED_FOR, exchange, work);
  }

  /**
   * Does work of no session that may take seconds: behind others of its kind and address alone. A
   * class behind one address would else wait for whoever runs a program.
   */
  public <T> Mono<T> computeLong(ServerWebExchange exchange, LongWork kind, Supplier<T> work) {
    return submitted(
        new Behalf.OfLongWork(kind, ClientAddress.of(exchange)),
        Urgency.WAITED_FOR,
        exchange,
        work);
  }

  /**
   * Does a piece of long work, one of an address at a time: it takes the cores that are left, so
   * that clients who wait for an answer, and viewers of a session, are served before it.
   */
  public <T> Mono<T> computeAside(ServerWebExchange exchange, Supplier<T> work) {
    return submitted(
        new Behalf.Aside(ClientAddress.of(exchange)), Urgency.BACKGROUND, exchange, work);
  }

  private <T> Mono<T> submitted(
      Behalf flow, Urgency urgency, ServerWebExchange exchange, Supplier<T> work) {
    String client = ClientAddress.of(exchange).network();
    return Mono.create(sink -> {
      if (cores.waitMs() > longestWaitMs) {
        sink.error(busy());
        return;
      }
      try {
        Task task = cores.submit(flow, urgency, client, new Answer<>(work, sink));
        sink.onDispose(task::cancel);
      } catch (RejectedExecutionException full) {
        sink.error(busy());
      }
    });
  }

  private final class Answer<T> implements Job {
    private final Context trace;
    private final Supplier<T> work;
    private final MonoSink<T> sink;

    Answer(Supplier<T> work, MonoSink<T> sink) {
      trace = traceOf(sink);
      this.work = work;
      this.sink = sink;
    }

    @Override
    public void run() {
      perform(trace, work, sink);
    }

    @Override
    public void refused() {
      sink.error(busy());
    }

    @Override
    public boolean givesWay() {
      return true;
    }
  }

  private ApiProblem busy() {
    refusals.increment();
    return ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, BUSY).retryAfter(SOON);
  }

  /** The span of the request, under which the work's own spans stand. */
  private static Context traceOf(MonoSink<?> sink) {
    return sink.contextView().<Context>getOrEmpty(Context.class).orElseGet(Context::root);
  }

  private <T> void perform(Context trace, Supplier<T> work, MonoSink<T> sink) {
    try (Scope _ = trace.makeCurrent()) {
      sink.success(work.get());
    } catch (WorkAbandoned leftOff) {
      // The scheduler knows why, and refuses it if somebody waits.
      throw leftOff;
    } catch (WorkStopped tooMuch) {
      sink.error(
          switch (tooMuch.reason()) {
            case TIME -> busy();
            case MEMORY, SHORTAGE ->
                ApiProblem.of(HttpStatus.SERVICE_UNAVAILABLE, "too-much-memory").retryAfter(SOON);
          });
    } catch (RuntimeException | Error failure) {
      sink.error(failure);
    }
  }
}
