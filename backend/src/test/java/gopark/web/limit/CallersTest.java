package gopark.web.limit;

import static gopark.web.limit.Visitors.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.BearerKey;
import gopark.web.problem.ApiProblem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;

/** Behind one address each has what is theirs, whatever another of them does. */
class CallersTest {

  private static final String HERE = "192.0.2.1";
  private static final String ELSEWHERE = "192.0.2.2";
  private static final String SESSION = "/api/sessions/ada";

  private final Limits limits =
      new Limits(
          new Binder(
                  new MapConfigurationPropertySource(
                      Map.of(
                          "requests.burst", 10,
                          "requests.at-once", 3,
                          "requests.key-burst", 5,
                          "requests.key-at-once", 2,
                          "requests.address-burst", 30,
                          "streams.per-address", 4,
                          "streams.per-session", 3,
                          "bodies", 4 * 100_000 + "B")))
              .bindOrCreate("", LimitProperties.class),
          new Stopwatch(),
          new SimpleMeterRegistry());

  CallersTest() {
    limits.sessionFound("ada", () -> BearerKey.hash("of-ada"));
    limits.sessionFound("bob", () -> BearerKey.hash("of-bob"));
  }

  private static MockServerWebExchange request(String address, String path, String key) {
    var request =
        MockServerHttpRequest.get(path).remoteAddress(new InetSocketAddress(address, 40_000));
    if (!key.isEmpty()) {
      request.header("Authorization", "Bearer " + key);
    }
    return MockServerWebExchange.from(request);
  }

  /** How many more requests are let in, of a hundred. */
  private int times(String address, String path, String key) {
    int times = 0;
    for (int i = 0; i < 100; i++) {
      try {
        limits.requested(request(address, path, key));
        times++;
      } catch (ApiProblem refused) {
        assertThat(refused).hasMessage("429 too-many-requests");
      }
    }
    return times;
  }

  @Test
  void whoHasTheKeyIsCountedForTheSession() {
    assertThat(times(HERE, SESSION, "of-ada")).isEqualTo(5);
    assertThat(times(ELSEWHERE, SESSION + "/commands", "of-ada")).isZero();
    assertThat(times(HERE, "/api/sessions/bob", "of-bob")).isEqualTo(5);
  }

  @Test
  void readersOfASessionShareWhatTheirAddressHasForIt() {
    assertThat(times(HERE, SESSION, "")).isEqualTo(10);
    assertThat(times(HERE, SESSION + "/why", "of-bob")).as("with a wrong key").isZero();
    assertThat(times(ELSEWHERE, SESSION, "")).isEqualTo(10);
    assertThat(times(HERE, "/api/sessions/bob", "")).isEqualTo(10);
  }

  @Test
  void namesThatSomebodyMadeUpHaveNoAllowanceOfTheirOwn() {
    assertThat(times(HERE, "/api/scenes", "")).isEqualTo(10);
    assertThat(times(HERE, "/api/sessions/nobody", "of-ada")).isZero();
    assertThat(times(HERE, "/api/sessions/", "")).isZero();
  }

  @Test
  void whatIsRefusedTakesNothingFromTheOthersBehindTheAddress() {
    assertThat(times(HERE, "/api/scenes", "")).isEqualTo(10);
    assertThat(times(HERE, SESSION, "of-ada")).isEqualTo(5);
    assertThat(times(HERE, "/api/sessions/bob", "of-bob")).isEqualTo(5);
  }

  @Test
  void anAddressInAllHasALimitToo() {
    assertThat(times(HERE, "/api/scenes", "")).isEqualTo(10);
    assertThat(times(HERE, SESSION, "")).isEqualTo(10);
    assertThat(times(HERE, SESSION, "of-ada")).isEqualTo(5);
    assertThat(times(HERE, "/api/sessions/bob", "")).isEqualTo(5);
    assertThat(times(HERE, "/api/sessions/bob", "of-bob")).isZero();
    assertThat(times(ELSEWHERE, "/api/sessions/bob", "of-bob")).isEqualTo(5);
  }

  @Test
  void aSessionThatTurnsOutToExistWasNotCountedForTheAddress() {
    AtomicInteger asked = new AtomicInteger();
    for (int i = 0; i < 9; i++) {
      var exchange = request(HERE, "/api/sessions/eve" + i, "");
      limits.requested(exchange);
      Permit permit = limits.answering(exchange);
      limits.sessionFound("eve" + i, () -> BearerKey.hash("k" + asked.incrementAndGet()));
      permit.close();
      permit.close();
    }
    assertThat(times(HERE, "/api/scenes", "")).isEqualTo(10);
    limits.sessionFound("eve0", () -> BearerKey.hash("k" + asked.incrementAndGet()));
    assertThat(asked).as("a busy session is asked once").hasValue(9);
  }

  @Test
  void whoWaitsForAnswersWithoutAKeyKeepsNobodyWithAKeyWaiting() {
    for (int i = 0; i < 3; i++) {
      limits.answering(request(HERE, "/api/scenes", ""));
    }
    refusal(() -> limits.answering(request(HERE, "/api/scenes", "")));
    limits.answering(request(HERE, SESSION, "of-ada"));
    limits.answering(request(HERE, SESSION, "of-ada"));
    refusal(() -> limits.answering(request(HERE, SESSION, "of-ada")));
    limits.answering(request(HERE, SESSION, ""));
    limits.answering(request(HERE, "/api/sessions/bob", "of-bob"));
  }

  @Test
  void theStreamsOfOneSessionLeaveRoomForThoseOfOthers() {
    Permit first = limits.streamOpened(request(HERE, SESSION + "/stream", ""));
    limits.streamOpened(request(HERE, SESSION + "/stream", ""));
    limits.streamOpened(request(HERE, SESSION + "/stream", ""));
    refusal(() -> limits.streamOpened(request(HERE, SESSION + "/stream", "")));
    limits.streamOpened(request(HERE, "/api/sessions/bob/stream", ""));
    refusal(() -> limits.streamOpened(request(HERE, "/api/sessions/bob/stream", "")));
    first.close();
    limits.streamOpened(request(HERE, SESSION + "/stream", ""));
  }

  @Test
  void largeBodiesWaitWhileThereIsNoRoomForThemAndSmallOnesNever() {
    ArrivingBody large = limits.bodyArriving(request(HERE, SESSION, ""));
    large.add(100_000);
    ArrivingBody second = limits.bodyArriving(request(HERE, SESSION, ""));
    second.add(16_384);
    ApiProblem problem = refusal(() -> second.add(16_385));
    assertThat(problem).hasMessage("429 too-many-requests");
    second.close();
    limits.bodyArriving(request(HERE, SESSION, "")).add(16_000);
    limits.bodyArriving(request(ELSEWHERE, SESSION, "")).add(100_000);
    large.close();
    large.close();
    limits.bodyArriving(request(HERE, SESSION, "")).add(100_000);
  }
}
