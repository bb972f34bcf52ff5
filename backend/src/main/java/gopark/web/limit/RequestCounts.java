package gopark.web.limit;

import gopark.web.ClientAddress;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.springframework.web.server.ServerWebExchange;

/**
 * How many requests may come, and be under way. Each is counted for its caller and, if the caller
 * may ask, for the address too: what one caller is refused takes nothing from the others behind the
 * same address.
 */
final class RequestCounts {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private final Rate<Caller> withoutKey;
  private final Rate<Caller> withKey;
  private final Rate<ClientAddress> ofAddress;
  private final Places<Caller> underWay;
  private final Places<Caller> underWayWithKey;
  private final KnownSessions known;

  RequestCounts(LimitProperties limits, KnownSessions known, TimeMeter time) {
    LimitProperties.Requests requests = limits.requests();
    int remembered = limits.addresses();
    withoutKey =
        new Rate<>("requests", requests.perSecond(), SECOND, requests.burst(), remembered, time);
    withKey =
        new Rate<>(
            "session-requests",
            requests.keyPerSecond(),
            SECOND,
            requests.keyBurst(),
            remembered,
            time);
    ofAddress =
        new Rate<>(
            "address-requests",
            requests.addressPerSecond(),
            SECOND,
            requests.addressBurst(),
            remembered,
            time);
    underWay = new Places<>(requests.atOnce(), Integer.MAX_VALUE);
    underWayWithKey = new Places<>(requests.keyAtOnce(), Integer.MAX_VALUE);
    this.known = known;
  }

  /** The rates, for those who tell other servers of them. */
  List<Rate<?>> rates() {
    return List.of(withoutKey, withKey, ofAddress);
  }

  /**
   * Counts a request.
   *
   * @return zero if it may be answered; else how long to wait
   */
  Duration take(ServerWebExchange exchange) {
    Caller caller = known.callerOf(exchange);
    Duration wait = rateOf(caller).take(caller, 1, exchange);
    if (wait.isPositive()) {
      return wait;
    }
    Duration together = ofAddress.take(ClientAddress.of(exchange), 1, exchange);
    if (together.isPositive()) {
      rateOf(caller).giveBack(caller, 1);
    }
    return together;
  }

  /** A place among the requests under way, to be left once; null if there is none. */
  @Nullable Permit begin(ServerWebExchange exchange) {
    Caller caller = known.callerOf(exchange);
    return switch (caller) {
      case Caller.Holder holder -> underWayWithKey.take(holder);
      case Caller.Reader reader -> underWay.take(reader);
      case Caller.Visitor visitor -> {
        Permit permit = underWay.take(visitor);
        yield permit == null ? null : returning(permit, visitor, exchange);
      }
    };
  }

  /**
   * The session may have been unknown and turn out to exist: later requests about it are on an
   * account of its own, and this one should have been.
   */
  private Permit returning(Permit permit, Caller.Visitor visitor, ServerWebExchange exchange) {
    String session = KnownSessions.named(exchange);
    if (session == null) {
      return permit;
    }
    AtomicBoolean isOver = new AtomicBoolean();
    return () -> {
      if (isOver.compareAndSet(false, true) && known.contain(session)) {
        withoutKey.giveBack(visitor, 1);
      }
      permit.close();
    };
  }

  private Rate<Caller> rateOf(Caller caller) {
    return switch (caller) {
      case Caller.Holder _ -> withKey;
      case Caller.Reader _, Caller.Visitor _ -> withoutKey;
    };
  }
}
