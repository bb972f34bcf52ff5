package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Forward by one, back by one, and what was seen before is there again. */
@BrowserTest
class SteppingIT {

  /** What tells of the visit and not of the moment. */
  private static final Set<String> OF_THE_VISIT =
      Set.of("seq", "farthest", "playing", "pace", "stoppedBy", "breakpoints");

  @Test
  void aStepIsOneThingThatHappens(Page page) {
    Playground playground = Playground.open(page, "/play");
    playground.assertAt(0);
    assertThat(playground.log().rows()).hasCount(0);
    long before = playground.timeNs();
    String drawn = Drawing.on(page);

    playground.stepForward();
    assertThat(playground.log().rows()).hasCount(1);
    assertThat(playground.log().rows()).containsText("G1 parks: it waits");
    assertThat(playground.why()).containsText("G1 parks: it waits");
    assertThat(playground.timeNs()).isGreaterThan(before);
    assertThat(Drawing.on(page)).isNotEqualTo(drawn);

    playground.stepForward();
    assertThat(playground.log().rows().first()).not().hasAttribute("aria-current", "step");
    assertThat(playground.log().rows().last()).hasAttribute("aria-current", "step");
  }

  @Test
  void timeAndTheLogGrowWithEveryStep(Page page) {
    Playground playground = Playground.openStill(page, "/play");
    long told = 0;
    for (int i = 0; i < 10; i++) {
      long before = playground.timeNs();
      int step = playground.stepForward().at("/step").asInt();
      long happened =
          playground.server().events().stream().filter(e -> e.at("/step").asInt() > 0).count();
      assertThat(happened).isGreaterThan(told);
      told = happened;
      assertThat(playground.log().count()).hasText(told == 1 ? "1 event" : told + " events");
      assertThat(playground.log().rows().last().locator(".step")).hasText(String.valueOf(step));
      assertThat(playground.timeNs()).isGreaterThanOrEqualTo(before);
    }
  }

  @Test
  void fiftyRandomStepsShowEveryMomentAsItWas(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    var random = new Random(50);
    var moments = new HashMap<Integer, Map<String, JsonNode>>();
    var drawings = new HashMap<Integer, String>();
    var path = new ArrayList<Integer>();
    for (int i = 0, forward = 0; i < 50; i++) {
      boolean back = forward > -3 && random.nextInt(5) < 2;
      forward += back ? -1 : 1;
      int step = (back ? playground.stepBack() : playground.stepForward()).at("/step").asInt();
      path.add(step);
      Map<String, JsonNode> moment = momentOf(playground.server().now());
      String drawn = Drawing.on(page);
      assertThat(moments.getOrDefault(step, moment)).as("path %s", path).isEqualTo(moment);
      assertThat(drawings.getOrDefault(step, drawn)).as("path %s", path).isEqualTo(drawn);
      moments.put(step, moment);
      drawings.put(step, drawn);
    }
    assertThat(path.size() - moments.size()).as("moments seen again").isGreaterThan(10);
  }

  private static Map<String, JsonNode> momentOf(JsonNode snapshot) {
    var moment = new HashMap<String, JsonNode>();
    snapshot.properties().stream()
        .filter(field -> !OF_THE_VISIT.contains(field.getKey()))
        .forEach(field -> moment.put(field.getKey(), field.getValue()));
    return moment;
  }
}
