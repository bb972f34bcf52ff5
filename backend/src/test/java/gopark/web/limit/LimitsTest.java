package gopark.web.limit;

import static gopark.web.limit.Visitors.field;
import static gopark.web.limit.Visitors.refusal;
import static gopark.web.limit.Visitors.times;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import gopark.web.problem.ApiProblem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.server.ServerWebExchange;

class LimitsTest {

  private static final String ADA = "192.0.2.1";
  private static final String BOB = "192.0.2.2";

  private final Stopwatch time = new Stopwatch();
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final Limits limits =
      limits(
          Map.ofEntries(
              Map.entry("requests.per-second", 2),
              Map.entry("requests.burst", 10),
              Map.entry("requests.at-once", 3),
              Map.entry("requests.key-per-second", 1),
              Map.entry("requests.key-burst", 5),
              Map.entry("requests.key-at-once", 2),
              Map.entry("requests.address-per-second", 4),
              Map.entry("requests.address-burst", 12),
              Map.entry("sessions.per-hour", 6),
              Map.entry("sessions.burst", 4),
              Map.entry("commands.per-second", 1),
              Map.entry("commands.burst", 5),
              Map.entry("commands.address-per-second", 2),
              Map.entry("commands.address-burst", 8),
              Map.entry("streams.per-address", 2),
              Map.entry("streams.per-session", 1),
              Map.entry("streams.total", 3)));

  private Limits limits(Map<String, Object> settings) {
    return new Limits(properties(settings), time, meters);
  }

  private static LimitProperties properties(Map<String, Object> settings) {
    return new Binder(new MapConfigurationPropertySource(settings))
        .bindOrCreate("", LimitProperties.class);
  }

  @Test
  void sessionsTakeTheirPartOfWhatTheServerLeavesOfTheHeap() {
    LimitProperties.Session half = properties(Map.of("session.memory-percent", 50)).session();
    assertThat(half.memoryOf(1_100L << 20) >> 20).isEqualTo(500);
    assertThat(half.memoryOf(300L << 20) >> 20).isEqualTo(100);
    assertThat(half.memoryOf(100L << 20) >> 20).as("of a tiny heap").isEqualTo(5);
  }

  @Test
  void anAddressMayAskSoOftenAndAfterAWhileAgain() {
    assertThat(times(ADA, limits::requested)).isEqualTo(10);
    assertThat(times(BOB, limits::requested)).as("of another address").isEqualTo(10);
    time.pass(Duration.ofMillis(500));
    assertThat(times(ADA, limits::requested)).isEqualTo(1);
    time.pass(Duration.ofHours(1));
    assertThat(times(ADA, limits::requested)).isEqualTo(10);
  }

  private void sessionCreated(ServerWebExchange exchange) {
    limits.sessionCreated(exchange, 0);
  }

  @Test
  void aLongDocumentCountsAsManySessions() {
    limits.sessionCreated(Visitors.from(ADA), 3 * 16 * 1024);
    refusal(() -> limits.sessionCreated(Visitors.from(ADA), 0));
    limits.sessionCreated(Visitors.from(BOB), 3 * 16 * 1024 - 1);
    limits.sessionCreated(Visitors.from(BOB), 0);
  }

  @Test
  void whoHasNothingLeftIsSentAwayBeforeItIsKnownHowMuchHeWants() {
    limits.mayCommand(Visitors.from(ADA));
    limits.commands(Visitors.from(ADA), "s", 5);
    limits.commands(Visitors.from(ADA), "t", 3);
    MockServerWebExchange exchange = Visitors.from(ADA);
    ApiProblem problem = refusal(() -> limits.mayCommand(exchange));
    assertThat(problem.code()).isEqualTo("too-many-commands");
    assertThat(field(exchange, "RateLimit-Policy")).isEqualTo("\"commands\";q=8;w=4");
    assertThat(field(exchange, "RateLimit")).isEqualTo("\"commands\";r=0;t=4");
    limits.mayCommand(Visitors.from(BOB));
    time.pass(Duration.ofMillis(500));
    limits.mayCommand(Visitors.from(ADA));
    limits.commands(Visitors.from(ADA), "u", 1);
  }

  @Test
  void aLimitMayBeSoLargeThatItIsNone() {
    Limits generous =
        limits(Map.of("sessions.per-hour", 1_000_000_000, "sessions.burst", 2_000_000_000));
    assertThat(field(answered(generous), "RateLimit-Policy"))
        .isEqualTo("\"sessions\";q=2000000000;w=7200");
  }

  private static MockServerWebExchange answered(Limits limits) {
    MockServerWebExchange exchange = Visitors.from(ADA);
    limits.sessionCreated(exchange, 0);
    return exchange;
  }

  @Test
  void everyAnswerSaysHowMuchIsLeft() {
    MockServerWebExchange exchange = Visitors.from(ADA);
    limits.requested(exchange);
    assertThat(field(exchange, "RateLimit-Policy"))
        .isEqualTo("\"requests\";q=10;w=5, \"address-requests\";q=12;w=3");
    assertThat(field(exchange, "RateLimit"))
        .isEqualTo("\"requests\";r=9;t=1, \"address-requests\";r=11;t=1");
    limits.commands(exchange, "s", 3);
    assertThat(field(exchange, "RateLimit"))
        .isEqualTo(
            "\"requests\";r=9;t=1, \"address-requests\";r=11;t=1, \"commands\";r=5;t=2,"
                + " \"session-commands\";r=2;t=3");
  }

  @Test
  void aNewSessionIsRefusedUntilTheTimeThatWasTold() {
    assertThat(times(ADA, this::sessionCreated)).isEqualTo(4);
    MockServerWebExchange exchange = Visitors.from(ADA);
    ApiProblem problem = refusal(() -> limits.sessionCreated(exchange, 0));
    assertThat(problem).hasMessageContaining("429").hasMessageContaining("too-many-sessions");
    assertThat(field(exchange, "RateLimit-Policy")).isEqualTo("\"sessions\";q=4;w=2400");
    assertThat(field(exchange, "RateLimit")).isEqualTo("\"sessions\";r=0;t=2400");
    time.pass(Duration.ofMinutes(10).minusMillis(1));
    assertThat(times(ADA, this::sessionCreated)).isZero();
    time.pass(Duration.ofMillis(1));
    assertThat(times(ADA, this::sessionCreated)).isEqualTo(1);
  }

  @Test
  void commandsAreCountedForTheSessionWhoeverSendsThem() {
    limits.commands(Visitors.from(ADA), "s", 3);
    limits.commands(Visitors.from(BOB), "s", 2);
    refusal(() -> limits.commands(Visitors.from("192.0.2.3"), "s", 1));
    time.pass(Duration.ofSeconds(1));
    limits.commands(Visitors.from("192.0.2.3"), "s", 1);
    assertThat(meters.counter("gopark.commands").count()).isEqualTo(6);
  }

  @Test
  void commandsAreCountedForTheAddressWhateverTheSession() {
    limits.commands(Visitors.from(ADA), "s", 4);
    limits.commands(Visitors.from(ADA), "t", 4);
    refusal(() -> limits.commands(Visitors.from(ADA), "u", 1));
    limits.commands(Visitors.from(BOB), "u", 1);
  }

  @Test
  void whatNeedsNoKeyTakesNothingOfTheSession() {
    assertThat(times(BOB, limits::playedAgain)).isEqualTo(8);
    limits.commands(Visitors.from(ADA), "s", 5);
    assertThat(meters.counter("gopark.commands").count()).isEqualTo(5);
  }

  @Test
  void noAccountIsNamedByWhatCannotBeASession() {
    for (String name : new String[] {"", "a b", "a\nb", "x".repeat(33), "[a]"}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> limits.commands(Visitors.from(ADA), name, 1));
    }
  }

  @Test
  void aRefusedCommandIsNotCounted() {
    limits.commands(Visitors.from(ADA), "s", 5);
    for (int i = 0; i < 100; i++) {
      refusal(() -> limits.commands(Visitors.from(ADA), "s", 1));
    }
    limits.commands(Visitors.from(ADA), "t", 3);
    assertThat(meters.counter("gopark.refusals", "code", "too-many-commands").count())
        .isEqualTo(100);
  }

  @Test
  void moreCommandsAtOnceThanEverAllowedTakeAllThatIsAllowed() {
    limits.commands(Visitors.from(ADA), "s", 100);
    refusal(() -> limits.commands(Visitors.from(ADA), "s", 1));
    time.pass(Duration.ofSeconds(5));
    limits.commands(Visitors.from(ADA), "s", 100);
  }

  @Test
  void aStreamTakesAPlaceUntilItIsClosed() {
    Permit first = limits.streamOpened(Visitors.from(ADA));
    limits.streamOpened(Visitors.from(ADA));
    MockServerWebExchange exchange = Visitors.from(ADA);
    refusal(() -> limits.streamOpened(exchange));
    assertThat(field(exchange, "RateLimit-Policy")).isEqualTo("\"streams\";q=2");
    assertThat(field(exchange, "RateLimit")).isEqualTo("\"streams\";r=0");
    first.close();
    first.close();
    limits.streamOpened(Visitors.from(ADA));
    refusal(() -> limits.streamOpened(Visitors.from(ADA)));
  }

  @Test
  void aFewAddressesDoNotTakeTheRunsOfAllOthers() {
    Limits usual = limits(Map.of());
    for (int address = 1; address <= 15; address++) {
      String busy = "192.0.2." + address;
      assertThat(times(busy, usual::programRun)).isEqualTo(2);
    }
    assertThat(times("198.51.100.1", usual::programRun)).isEqualTo(2);
  }

  @Test
  void allStreamsTogetherHaveALimit() {
    limits.streamOpened(Visitors.from(ADA));
    limits.streamOpened(Visitors.from(ADA));
    Permit last = limits.streamOpened(Visitors.from(BOB));
    refusal(() -> limits.streamOpened(Visitors.from(BOB)));
    last.close();
    limits.streamOpened(Visitors.from("192.0.2.3"));
    assertThat(meters.get("gopark.streams").gauge().value()).isEqualTo(3);
  }

  @Test
  void whoHasManyRequestsUnderWayWaitsForTheirAnswers() {
    Deque<Permit> permits = new ArrayDeque<>();
    assertThat(times(ADA, exchange -> permits.add(limits.answering(exchange)))).isEqualTo(3);
    permits.remove().close();
    assertThat(times(ADA, exchange -> permits.add(limits.answering(exchange)))).isEqualTo(1);
  }

  @Test
  void aNetworkOfVersionSixCountsAsOneAddress() {
    assertThat(times("2001:db8:1:2::1", limits::requested)).isEqualTo(10);
    assertThat(times("2001:db8:1:2:ffff::2", limits::requested)).isZero();
    assertThat(times("2001:db8:1:3::1", limits::requested)).isEqualTo(10);
  }

  @Test
  void manyAddressesDoNotMakeItRememberMore() {
    Rate<Integer> rate = new Rate<>("some", 1, Duration.ofHours(1), 1, 100, time);
    for (int address = 0; address < 10_000; address++) {
      rate.take(address, 1, Visitors.from(ADA));
    }
    assertThat(rate.remembered()).isLessThanOrEqualTo(100);
    time.pass(Duration.ofHours(2));
    assertThat(rate.remembered()).isZero();
  }
}
