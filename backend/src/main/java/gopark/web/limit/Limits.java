package gopark.web.limit;

import gopark.web.ClientAddress;
import gopark.web.problem.ApiProblem;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;

/**
 * What strangers may still do: an address, and for requests and streams a session too. A method
 * that returns has counted; one that throws has not, and tells the visitor when to come again.
 */
@Component
public final class Limits {

  private static final int KIBIBYTE = 1024;

  /** A document that long makes a session count one more: what is stored of it is limited too. */
  private static final int LONG_DOCUMENT = 16 * KIBIBYTE;

  private static final Duration SECOND = Duration.ofSeconds(1);

  /** When somebody who has as much as he may is told to ask again. */
  private static final Duration SOON = Duration.ofSeconds(5);

  private final KnownSessions known;
  private final RequestCounts requests;
  private final BodyMemory bodies;
  private final Places<ClientAddress> connections;
  private final Rate<ClientAddress> sessions;
  private final Rate<ClientAddress> commands;
  private final Rate<String> commandsOfSession;
  private final Places<ClientAddress> streams;
  private final Places<Caller.Reader> streamsOfSession;
  private final Rate<ClientAddress> checks;
  private final Rate<ClientAddress> programs;
  private final Places<ClientAddress> running;
  private final MeterRegistry meters;
  private final Counter commanded;

  Limits(LimitProperties limits, TimeMeter time, MeterRegistry meters) {
    int addresses = limits.addresses();
    known = new KnownSessions(addresses, time);
    requests = new RequestCounts(limits, known, time);
    bodies = new BodyMemory(limits.bodies().toBytes());
    connections =
        new Places<>(
            limits.connections().perAddress(), OpenFiles.atMost(limits.connections().total()));
    sessions =
        new Rate<>(
            "sessions",
            limits.sessions().perHour(),
            Duration.ofHours(1),
            limits.sessions().burst(),
            addresses,
            time);
    commands =
        new Rate<>(
            "commands",
            limits.commands().addressPerSecond(),
            SECOND,
            limits.commands().addressBurst(),
            addresses,
            time);
    commandsOfSession =
        new Rate<>(
            "session-commands",
            limits.commands().perSecond(),
            SECOND,
            limits.commands().burst(),
            addresses,
            time);
    streams = new Places<>(limits.streams().perAddress(), limits.streams().total());
    streamsOfSession = new Places<>(limits.streams().perSession(), Integer.MAX_VALUE);
    checks =
        new Rate<>(
            "checks",
            limits.programs().checkedPerSecond(),
            SECOND,
            limits.programs().checkedBurst(),
            addresses,
            time);
    programs =
        new Rate<>(
            "programs",
            limits.programs().perMinute(),
            Duration.ofMinutes(1),
            limits.programs().burst(),
            addresses,
            time);
    running = new Places<>(limits.programs().atOnce(), limits.programs().total());
    this.meters = meters;
    commanded = Counter.builder("gopark.commands").register(meters);
    Gauge.builder("gopark.streams", streams, Places::takenByAll).register(meters);
    Gauge.builder("gopark.connections", connections, Places::takenByAll).register(meters);
    Gauge.builder("gopark.bodies.arriving", bodies, BodyMemory::taken)
        .baseUnit("bytes")
        .register(meters);
  }

  /** A session that exists: requests about it are from now on counted for it. */
  public void sessionFound(String id, Supplier<String> editKeyHash) {
    known.add(id, editKeyHash);
  }

  /** Any request. */
  public void requested(ServerWebExchange exchange) {
    check("too-many-requests", requests.take(exchange));
  }

  /**
   * A connection, until the permit is closed; null if there are too many.
   *
   * @param address null: a proxy's, which stands for everybody
   */
  public @Nullable Permit connectionOpened(@Nullable ClientAddress address) {
    Permit permit = address == null ? connections.takeForAll() : connections.take(address);
    if (permit == null) {
      count("too-many-connections");
    }
    return permit;
  }

  /** The body of a request, before anything of it is there. */
  public ArrivingBody bodyArriving(ServerWebExchange exchange) {
    return bodies.arriving(ClientAddress.of(exchange), this::refused);
  }

  /** A request that is being answered, until the permit is closed. */
  Permit answering(ServerWebExchange exchange) {
    Permit permit = requests.begin(exchange);
    if (permit == null) {
      throw refused("too-many-requests", SECOND);
    }
    return permit;
  }

  /**
   * A new session, or a fork.
   *
   * @param documentBytes length of the document that it is made of
   */
  public void sessionCreated(ServerWebExchange exchange, int documentBytes) {
    ClientAddress address = ClientAddress.of(exchange);
    int size = 1 + documentBytes / LONG_DOCUMENT;
    check("too-many-sessions", sessions.take(address, size, exchange));
  }

  /** So many commands to one session. */
  public void commands(ServerWebExchange exchange, String sessionId, int count) {
    ClientAddress address = ClientAddress.of(exchange);
    check("too-many-commands", commands.take(address, count, exchange));
    Duration wait = commandsOfSession.take(sessionId, count, exchange);
    if (wait.isPositive()) {
      commands.giveBack(address, count);
    }
    check("too-many-commands", wait);
    commanded.increment(count);
  }

  /** A stream, until the permit is closed. */
  public Permit streamOpened(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    Permit permit = streams.take(address);
    RateLimitFields.add(exchange, "streams", streams.each(), streams.leftFor(address));
    if (permit == null) {
      throw refused("too-many-streams", SOON);
    }
    String session = KnownSessions.named(exchange);
    if (session == null) {
      return permit;
    }
    Permit ofSession = streamsOfSession.take(new Caller.Reader(address, session));
    if (ofSession == null) {
      permit.close();
      throw refused("too-many-streams", SOON);
    }
    return () -> {
      ofSession.close();
      permit.close();
    };
  }

  /** A program that is checked: the longer, the more work it may be. */
  public void programChecked(ServerWebExchange exchange, String source) {
    ClientAddress address = ClientAddress.of(exchange);
    int size = 1 + source.length() / KIBIBYTE;
    check("too-many-programs", checks.take(address, size, exchange));
  }

  /** A program that is run to its end, until the permit is closed. */
  public Permit programRun(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    check("too-many-programs", programs.take(address, 1, exchange));
    Permit permit = running.take(address);
    if (permit == null) {
      throw refused("too-many-programs", SECOND);
    }
    return permit;
  }

  private void check(String code, Duration wait) {
    if (wait.isPositive()) {
      throw refused(code, wait);
    }
  }

  private ApiProblem refused(String code, Duration wait) {
    count(code);
    return ApiProblem.of(HttpStatus.TOO_MANY_REQUESTS, code).retryAfter(wait);
  }

  private void count(String code) {
    meters.counter("gopark.refusals", "code", code).increment();
  }
}
