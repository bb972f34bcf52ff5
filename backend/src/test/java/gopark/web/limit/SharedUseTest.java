package gopark.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.server.MockServerWebExchange;

/** Two servers that tell each other what they have let in. */
class SharedUseTest {

  private static final int BURST = 10;
  private static final int EACH = 3;
  private static final String CLASS = "192.0.2.7";

  private final Stopwatch time = new Stopwatch();
  private final One one = new One(time);
  private final One two = new One(time);

  /** What one server allows, and what it tells. */
  private static final class One {
    final Rate<String> rate;
    final Places<String> places = new Places<>(EACH, 100);
    final SharedUse use;

    One(TimeMeter time) {
      rate = new Rate<>("commands", 1, Duration.ofSeconds(1), BURST, 100, time);
      use = new SharedUse(List.of(rate), Map.of("streams", places), time);
      assertThat(use.news()).isEmpty();
    }

    /** How many of {@code count} requests are let in. */
    int letsIn(String who, int count) {
      int letIn = 0;
      for (int i = 0; i < count; i++) {
        MockServerWebExchange exchange =
            MockServerWebExchange.from(MockServerHttpRequest.get("/api"));
        letIn += rate.take(who, 1, exchange).isZero() ? 1 : 0;
      }
      return letIn;
    }
  }

  private void talk() {
    String ofOne = one.use.news();
    String ofTwo = two.use.news();
    two.use.heard("one", ofOne);
    one.use.heard("two", ofTwo);
  }

  @Test
  void whoAsksTwoServersHasOneAllowance() {
    assertThat(one.letsIn(CLASS, 6)).isEqualTo(6);
    talk();
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(BURST - 6);
    assertThat(two.letsIn("192.0.2.8", BURST)).as("another").isEqualTo(BURST);
  }

  @Test
  void whoWasQuickerThanTheNewsMakesUpForIt() {
    assertThat(one.letsIn(CLASS, BURST) + two.letsIn(CLASS, BURST)).isEqualTo(2 * BURST);
    talk();
    time.pass(Duration.ofSeconds(BURST));
    assertThat(one.letsIn(CLASS, 1) + two.letsIn(CLASS, 1)).isZero();
    time.pass(Duration.ofSeconds(3));
    assertThat(one.letsIn(CLASS, BURST)).isEqualTo(3);
  }

  @Test
  void whatIsGivenBackIsGivenBackEverywhere() {
    one.letsIn(CLASS, BURST);
    one.rate.giveBack(CLASS, 4);
    talk();
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(4);
  }

  @Test
  void newsAreToldOnce() {
    one.letsIn(CLASS, 2);
    talk();
    talk();
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(BURST - 2);
  }

  @Test
  void placesElsewhereAreTakenUntilTheyAreLeft() {
    Permit first = one.places.take(CLASS);
    Permit second = one.places.take(CLASS);
    talk();
    Permit third = two.places.take(CLASS);
    assertThat(third).isNotNull();
    assertThat(two.places.take(CLASS)).isNull();
    assertThat(two.places.leftFor(CLASS)).isZero();
    for (Permit permit : new Permit[] {first, second}) {
      assertThat(permit).isNotNull();
      permit.close();
    }
    talk();
    assertThat(two.places.take(CLASS)).isNotNull();
  }

  @Test
  void aServerThatIsSilentHasNoPlaces() {
    for (int i = 0; i < EACH; i++) {
      assertThat(one.places.take(CLASS)).isNotNull();
    }
    talk();
    assertThat(two.places.take(CLASS)).isNull();
    time.pass(Duration.ofSeconds(6));
    assertThat(two.use.news()).isEmpty();
    assertThat(two.places.take(CLASS)).isNotNull();
  }

  @Test
  void whatALaterReleaseTellsIsPassedOver() {
    two.use.heard("one", "miracles 3 192.0.2.7\n=wonders 2 192.0.2.7\nword\ncommands 4 192.0.2.7");
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(BURST - 4);
  }

  @Test
  void noNameLooksLikeALine() {
    String forger = "x\ncommands 9 " + CLASS + "\r=streams 3 " + CLASS + " %0A+%";
    one.letsIn(forger, 2);
    assertThat(one.places.take(forger)).isNotNull();
    talk();
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(BURST);
    assertThat(two.places.leftFor(CLASS)).isEqualTo(EACH);
    assertThat(two.letsIn(forger, BURST)).isEqualTo(BURST - 2);
    assertThat(two.places.leftFor(forger)).isEqualTo(EACH - 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "commands many 192.0.2.7",
        "commands 9223372036854775808 192.0.2.7",
        "=streams - 192.0.2.7",
        "commands 1 %zz",
        "commands 1",
        "",
        "commands -3 192.0.2.7",
        "commands 0 192.0.2.7",
        "=streams -2 192.0.2.7",
        "=streams -9223372036854775808 192.0.2.7"
      })
  void aLineThatNobodyShouldHaveWrittenIsPassedOverAlone(String line) {
    two.use.heard(
        "one", "commands 4 192.0.2.7\n=streams 1 192.0.2.7\n" + line + "\ncommands 1 192.0.2.7");
    assertThat(two.letsIn(CLASS, BURST)).isEqualTo(BURST - 5);
    assertThat(two.places.leftFor(CLASS)).isEqualTo(EACH - 1);
  }

  @Test
  void moreThanThereEverIsCountsAsAllThatThereIs() {
    for (String server : List.of("one", "three", "four")) {
      two.use.heard(server, "commands 9000000000 192.0.2.7\n=streams 9000000000 192.0.2.7");
    }
    assertThat(two.places.leftFor(CLASS)).isZero();
    assertThat(two.places.take(CLASS)).isNull();
    assertThat(two.letsIn(CLASS, 1)).isZero();
    time.pass(Duration.ofSeconds(2 * BURST - 1));
    assertThat(two.letsIn(CLASS, 1)).as("three bursts are owed, one each").isZero();
    time.pass(Duration.ofSeconds(2));
    assertThat(two.letsIn(CLASS, 2)).isEqualTo(1);
  }

  @Test
  void whatIsGivenBackAfterTheNewsIsNotTold() {
    one.letsIn(CLASS, 4);
    talk();
    one.rate.giveBack(CLASS, 4);
    assertThat(one.use.news()).isEmpty();
  }
}
