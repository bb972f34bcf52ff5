package gopark.web.limit;

import gopark.web.ClientAddress;
import gopark.web.problem.ApiProblem;
import io.github.bucket4j.TimeMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  /** A document that long counts one more: what is stored of it is limited too. */
  private static final int LONG_DOCUMENT = 16 * KIBIBYTE;

  /** Commands that cost about as much as playing a scene, an exam or a game, and judging it. */
  private static final int ATTEMPT = 10;

  /** Keys are too long to be guessed; this keeps the log and the computer quiet. */
  private static final int ADMIN_TRIALS = 6;

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final Duration HOUR = Duration.ofHours(1);

  /** The time after which a client that has as much as it may is told to ask again. */
  private static final Duration SOON = Duration.ofSeconds(5);

  private final KnownSessions known;
  private final RequestCounts requests;
  private final Rate<ClientAddress> pages;
  private final BodyMemory bodies;
  private final BodyMemory answers;
  private final Places<ClientAddress> connections;
  private final Rate<ClientAddress> sessions;
  private final Rate<ClientAddress> commands;
  private final Rate<Caller.Holder> commandsOfSession;
  private final Places<ClientAddress> streams;
  private final Places<Caller.Reader> streamsOfSession;
  private final Rate<ClientAddress> checks;
  private final Rate<ClientAddress> programs;
  private final Places<ClientAddress> running;
  private final Rate<ClientAddress> adminTrials;
  private final SharedUse use;
  private final RecentRefusals refusals;
  private final MeterRegistry meters;
  private final Counter commanded;

  Limits(LimitProperties limits, TimeMeter time, MeterRegistry meters) {
    Rates rates = new Rates(limits.addresses(), time);
    LimitProperties.Sessions created = limits.sessions();
    LimitProperties.Commands commanding = limits.commands();
    LimitProperties.Programs computed = limits.programs();
    known = new KnownSessions(limits.addresses(), time);
    requests = new RequestCounts(limits, known, time);
    pages = rates.of("pages", limits.pages().perSecond(), SECOND, limits.pages().burst());
    bodies = new BodyMemory(limits.bodies().toBytes());
    answers = new BodyMemory(limits.answers().toBytes());
    connections =
        new Places<>(
            limits.connections().perAddress(), OpenFiles.atMost(limits.connections().total()));
    sessions = rates.of("sessions", created.perHour(), HOUR, created.burst());
    commands =
        rates.of("commands", commanding.addressPerSecond(), SECOND, commanding.addressBurst());
    commandsOfSession =
        rates.of("session-commands", commanding.perSecond(), SECOND, commanding.burst());
    streams = new Places<>(limits.streams().perAddress(), limits.streams().total());
    streamsOfSession = new Places<>(limits.streams().perSession(), Integer.MAX_VALUE);
    checks = rates.of("checks", computed.checkedPerSecond(), SECOND, computed.checkedBurst());
    programs = rates.of("programs", computed.perMinute(), MINUTE, computed.burst());
    running = new Places<>(computed.atOnce(), computed.total());
    adminTrials = rates.of("admin", ADMIN_TRIALS, MINUTE, ADMIN_TRIALS);
    List<Rate<?>> shared = new ArrayList<>(requests.rates());
    shared.addAll(
        List.of(pages, sessions, commands, commandsOfSession, checks, programs, adminTrials));
    use =
        new SharedUse(
            shared,
            Map.of("streams", streams, "session-streams", streamsOfSession, "running", running),
            time);
    refusals = new RecentRefusals(time);
    this.meters = meters;
    commanded = Counter.builder("gopark.commands").register(meters);
    Gauge.builder("gopark.streams", streams, Places::takenByAll).register(meters);
    Gauge.builder("gopark.connections", connections, Places::takenByAll).register(meters);
    Gauge.builder("gopark.bodies.arriving", bodies, BodyMemory::taken)
        .baseUnit("bytes")
        .register(meters);
    Gauge.builder("gopark.answers.waiting", answers, BodyMemory::taken)
        .baseUnit("bytes")
        .register(meters);
  }

  /** What all rates have in common. */
  private record Rates(int remembered, TimeMeter time) {
    <K> Rate<K> of(String name, long allowed, Duration period, long burst) {
      return new Rate<>(name, allowed, period, burst, remembered, time);
    }
  }

  /**
   * What was let in here since this was asked last, for other servers with the same sessions: their
   * limits are the same ones.
   */
  public String news() {
    return use.news();
  }

  /** Counts what another server has let in. */
  public void heard(String server, String news) {
    use.heard(server, news);
  }

  /** Remembers that a session exists: requests about it are from now on counted for it. */
  public void sessionFound(String id, Supplier<String> editKeyHash) {
    known.add(id, editKeyHash);
  }

  /**
   * The session in the request's path, if it was lately found and the request brings its key; else
   * null.
   */
  public @Nullable String heldSession(ServerWebExchange exchange) {
    return known.callerOf(exchange) instanceof Caller.Holder(String session) ? session : null;
  }

  /** Counts a page, or whatever else is rendered for a person. */
  void pageAsked(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    check(address, "too-many-requests", pages.take(address, 1, exchange));
  }

  /** Counts a request to {@code /api}. */
  public void requested(ServerWebExchange exchange) {
    check(ClientAddress.of(exchange), "too-many-requests", requests.take(exchange));
  }

  /**
   * Gives a place to a connection until the permit is closed; null if there are too many.
   *
   * @param address null: a proxy's, which stands for everybody
   */
  public @Nullable Permit connectionOpened(@Nullable ClientAddress address) {
    Permit permit = address == null ? connections.takeForAll() : connections.take(address);
    if (permit == null) {
      count(address, "too-many-connections");
    }
    return permit;
  }

  /** Begins to count the bytes of a request's body, before any of it is there. */
  public ArrivingBody bodyArriving(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    return bodies.arriving(address, wait -> refused(address, "too-many-requests", wait));
  }

  /** Begins to count the bytes of an answer, before any of it is sent. */
  ArrivingBody answerSent(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    return answers.arriving(address, wait -> refused(address, "too-many-requests", wait));
  }

  /** Gives a place to a request that is answered until the permit is closed; or it is refused. */
  Permit answering(ServerWebExchange exchange) {
    Permit permit = requests.begin(exchange);
    if (permit == null) {
      throw refused(ClientAddress.of(exchange), "too-many-requests", SECOND);
    }
    return permit;
  }

  /**
   * Counts a new session, or a fork; refused if there are too many.
   *
   * @param documentBytes length of the document that it is made of
   */
  public void sessionCreated(ServerWebExchange exchange, int documentBytes) {
    take(exchange, sessions, 1 + documentBytes / LONG_DOCUMENT, "too-many-sessions");
  }

  /**
   * Refuses an address that may create no session now. A client that asks too much is sent away
   * before what it sends is read; what may be done is counted once it is known how much that is.
   */
  public void mayCreateSession(ServerWebExchange exchange) {
    look(exchange, sessions, "too-many-sessions");
  }

  /** Refuses an address that may give no command now, before what it sends is read. */
  public void mayCommand(ServerWebExchange exchange) {
    look(exchange, commands, "too-many-commands");
  }

  /** Refuses an address that may have no program checked now, before what it sends is read. */
  public void mayCheckProgram(ServerWebExchange exchange) {
    look(exchange, checks, "too-many-programs");
  }

  /** Refuses an address that may run no program now, before what it sends is read. */
  public void mayRunProgram(ServerWebExchange exchange) {
    look(exchange, programs, "too-many-programs");
  }

  private void look(ServerWebExchange exchange, Rate<ClientAddress> rate, String code) {
    ClientAddress address = ClientAddress.of(exchange);
    check(address, code, rate.look(address, exchange));
  }

  private void take(ServerWebExchange exchange, Rate<ClientAddress> rate, int size, String code) {
    ClientAddress address = ClientAddress.of(exchange);
    check(address, code, rate.take(address, size, exchange));
  }

  /**
   * Takes {@code count} commands to one session from its allowance, once it is known that they come
   * with its key: whoever has none could else use it up.
   */
  public void commands(ServerWebExchange exchange, String sessionId, int count) {
    commands(exchange, sessionId, count, 0);
  }

  /**
   * Takes {@code count} commands that are stored to one session from its allowance, which costs
   * more if they are long.
   *
   * @param documentBytes length of the document that has all of them
   */
  public void commands(ServerWebExchange exchange, String sessionId, int count, int documentBytes) {
    ClientAddress address = ClientAddress.of(exchange);
    int size = count + documentBytes / LONG_DOCUMENT;
    check(address, "too-many-commands", commands.take(address, size, exchange));
    Duration wait = commandsOfSession.take(new Caller.Holder(sessionId), size, exchange);
    if (wait.isPositive()) {
      commands.giveBack(address, size);
    }
    check(address, "too-many-commands", wait);
    commanded.increment(count);
  }

  /**
   * Counts a question about a session or a judgement of it, for which its run is played once more.
   * Anybody may ask, so it is taken from the allowance of the address alone.
   */
  public void playedAgain(ServerWebExchange exchange) {
    take(exchange, commands, 1, "too-many-commands");
  }

  /** Counts an attempt at the challenge of a scene, an exam or a game, whose runs are played. */
  public void attempted(ServerWebExchange exchange, int documentBytes) {
    int size = ATTEMPT * (1 + documentBytes / LONG_DOCUMENT);
    take(exchange, commands, size, "too-many-commands");
  }

  /** Counts a trial of the operator's key; refused if there are too many. */
  public void adminTried(ServerWebExchange exchange) {
    take(exchange, adminTrials, 1, "too-many-requests");
  }

  /** Gives a place to a stream until the permit is closed; refused if there are too many. */
  public Permit streamOpened(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    Permit permit = streams.take(address);
    RateLimitFields.add(exchange, "streams", streams.each(), streams.leftFor(address));
    if (permit == null) {
      throw refused(address, "too-many-streams", SOON);
    }
    String session = KnownSessions.named(exchange);
    if (session == null) {
      return permit;
    }
    Permit ofSession = streamsOfSession.take(new Caller.Reader(address, session));
    if (ofSession == null) {
      permit.close();
      throw refused(address, "too-many-streams", SOON);
    }
    return () -> {
      ofSession.close();
      permit.close();
    };
  }

  /** Counts a program that is checked: the longer it is, the more work it may be. */
  public void programChecked(ServerWebExchange exchange, String source) {
    take(exchange, checks, 1 + source.length() / KIBIBYTE, "too-many-programs");
  }

  /** Counts a program that is run to its end, and gives it a place until the permit is closed. */
  public Permit programRun(ServerWebExchange exchange) {
    take(exchange, programs, 1, "too-many-programs");
    ClientAddress address = ClientAddress.of(exchange);
    Permit permit = running.take(address);
    if (permit == null) {
      throw refused(address, "too-many-programs", SECOND);
    }
    return permit;
  }

  /** The addresses refused most often lately, at most this many. */
  public List<RefusedAddress> refused(int most) {
    return refusals.most(most);
  }

  private void check(ClientAddress address, String code, Duration wait) {
    if (wait.isPositive()) {
      throw refused(address, code, wait);
    }
  }

  private ApiProblem refused(ClientAddress address, String code, Duration wait) {
    count(address, code);
    return ApiProblem.of(HttpStatus.TOO_MANY_REQUESTS, code).retryAfter(wait);
  }

  private void count(@Nullable ClientAddress address, String code) {
    meters.counter("gopark.refusals", "code", code).increment();
    if (address != null) {
      refusals.add(address, code);
    }
  }
}
