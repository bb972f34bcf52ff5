package gopark.web.session;

import gopark.session.Session;
import gopark.session.SessionUnreadable;
import gopark.session.Sessions;
import gopark.session.Stored;
import gopark.web.SessionId;
import gopark.web.limit.Limits;
import gopark.web.problem.ApiProblem;
import gopark.web.work.LongWork;
import gopark.web.work.SlowWork;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.reactive.ServerWebExchangeContextFilter;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * The way from a request to a session: finds it by the name in the address, checks the key for
 * changing it, and works in its turn on threads that may block.
 */
@Component
public final class SessionCalls {

  private final Sessions sessions;
  private final SlowWork slow;
  private final Limits limits;
  private final InstantSource clock;

  SessionCalls(Sessions sessions, SlowWork slow, Limits limits, InstantSource clock) {
    this.sessions = sessions;
    this.slow = slow;
    this.limits = limits;
    this.clock = clock;
  }

  /** What is done with a session at a time of day. */
  @FunctionalInterface
  public interface Work<T> {
    T with(Session session, long nowMs);
  }

  /** What is done at a time of day. */
  @FunctionalInterface
  public interface Task<T> {
    T at(long nowMs);
  }

  /** Works with the session of that name, or tells that there is none. */
  public <T> Mono<T> with(String id, Work<T> work) {
    return named(
        id,
        () -> {
          long now = clock.millis();
          return work.with(found(id, now), now);
        });
  }

  /** No line, no account and no look into the journal is for a name that no session has. */
  private <T> Mono<T> named(String id, Supplier<T> work) {
    return SessionId.isOne(id) ? inTurn(id, work) : Mono.error(noSession());
  }

  /** What the holder of the key asks for does not stand behind what others read. */
  private <T> Mono<T> inTurn(String id, Supplier<T> work) {
    return Mono.deferContextual(context -> {
      ServerWebExchange exchange =
          ServerWebExchangeContextFilter.getExchange(context).orElseThrow();
      return id.equals(limits.heldSession(exchange))
          ? slow.computeHeld(exchange, id, work)
          : slow.computeRead(exchange, id, work);
    });
  }

  /**
   * The session itself, of which nothing is computed. One that is in memory is had at once, however
   * many wait for a core.
   */
  public Mono<Session> session(String id) {
    return Mono.defer(() -> {
      Session present = SessionId.isOne(id) ? sessions.present(id, clock.millis()) : null;
      if (present == null) {
        return with(id, (session, nowMs) -> session);
      }
      limits.sessionFound(id, present::editKeyHash);
      return Mono.just(present);
    });
  }

  /** Works with the session, or with what is stored of it if it cannot be read. */
  public <T> Mono<T> withOrStored(String id, Work<T> work, Function<Stored, T> stored) {
    return with(id, work)
        .onErrorResume(
            SessionUnreadable.class, unreadable -> slow.read(() -> stored.apply(stored(id))));
  }

  private Stored stored(String id) {
    Stored stored = sessions.stored(id);
    if (stored == null) {
      throw noSession();
    }
    limits.sessionFound(id, stored::editKeyHash);
    return stored;
  }

  /** Ends well if there is such a session, be it unreadable, and the request brings its key. */
  public Mono<Void> mayEnd(String id, ServerWebExchange exchange) {
    return withOrStored(id, (session, now) -> session.editKeyHash(), Stored::editKeyHash)
        .doOnNext(hash -> EditKey.require(hash, exchange))
        .then();
  }

  /**
   * Ends well if there is such a session and the request brings its key. Of a session that was
   * lately found nothing is looked up, as its key never changes; whether it still exists is told by
   * the work that follows.
   */
  public Mono<Void> allowed(String id, ServerWebExchange exchange) {
    if (limits.heldSession(exchange) != null) {
      return Mono.empty();
    }
    return with(
            id,
            (session, now) -> {
              EditKey.require(session.editKeyHash(), exchange);
              return id;
            })
        .then();
  }

  /** Works on behalf of a session without looking at it first. */
  public <T> Mono<T> behind(String id, Task<T> task) {
    return named(id, () -> task.at(clock.millis()));
  }

  /** Computes something short that concerns no session, for any client. */
  public <T> Mono<T> computing(ServerWebExchange exchange, Task<T> task) {
    return slow.compute(exchange, () -> task.at(clock.millis()));
  }

  /** Computes something of no session that may take seconds, for any client. */
  public <T> Mono<T> computingLong(ServerWebExchange exchange, LongWork kind, Task<T> task) {
    return slow.computeLong(exchange, kind, () -> task.at(clock.millis()));
  }

  /** Reads something that needs no simulation of a stranger's. */
  public <T> Mono<T> reading(Supplier<T> work) {
    return slow.read(work);
  }

  private Session found(String id, long nowMs) {
    Session session = sessions.find(id, nowMs);
    if (session == null) {
      throw noSession();
    }
    limits.sessionFound(id, session::editKeyHash);
    return session;
  }

  public static ApiProblem noSession() {
    return ApiProblem.of(HttpStatus.NOT_FOUND, "session-not-found");
  }
}
