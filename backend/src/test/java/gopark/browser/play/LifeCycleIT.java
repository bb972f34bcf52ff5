package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.browser.Site;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The chart of life cycles shows the moment that the board shows, and what a step moved. */
@BrowserTest
class LifeCycleIT {

  private static final String ADDRESS = "/play?scene=steal&lang=en";

  private static Playground open(Page page) {
    Playground playground = Playground.openStill(page, ADDRESS);
    page.locator("#play-view").selectOption("life-cycle");
    assertThat(chart(page)).isVisible();
    return playground;
  }

  private static Locator chart(Page page) {
    return page.locator("gopark-life-cycle");
  }

  private static Locator state(Page page, String name) {
    return chart(page).locator(".cycle-state[data-name='%s']".formatted(name));
  }

  private static void assertShows(Page page, JsonNode world) {
    for (String status : new String[] {"_Grunnable", "_Grunning", "_Gwaiting", "_Gsyscall"}) {
      int count = world.at("/gCounts/" + status).asInt();
      assertThat(state(page, status).locator(".cycle-count")).hasText(String.valueOf(count));
    }
    for (JsonNode g : world.at("/gs").values()) {
      if (g.at("/status").asString().equals("_Grunning")) {
        String key = "[data-key='G" + g.at("/id").asInt() + "']";
        assertThat(state(page, "_Grunning").locator(key)).isVisible();
      }
    }
  }

  @Test
  void everyStepLeadsItsThingsAlongTheArrowsOfTheEvents(Page page) {
    Playground playground = open(page);
    assertThat(page.locator("gopark-board")).isHidden();
    int moved = 0;
    for (int i = 0; i < 8; i++) {
      JsonNode world = playground.stepForward();
      assertShows(page, world);
      for (JsonNode event : playground.server().events("goStarted")) {
        if (event.at("/step").asInt() == world.at("/step").asInt()) {
          moved++;
          assertThat(chart(page).locator(".cycle-moves"))
              .containsText("G%d runnable → running execute".formatted(event.at("/g").asInt()));
          assertThat(chart(page).locator("[data-arrow='g.execute'].cycle-arrow.lit")).hasCount(1);
        }
      }
    }
    assertThat(moved).isPositive();
    JsonNode back = playground.stepBack();
    assertShows(page, back);
  }

  @Test
  void aMoveThatDoesNotExistSaysWhyAndWhichWayThereIs(Page page) {
    open(page);
    state(page, "_Gwaiting").locator(".cycle-name").click();
    state(page, "_Grunning").locator(".cycle-name").click();
    Locator answer = chart(page).locator(".cycle-answer");
    assertThat(answer).containsText("No function leads straight there.");
    assertThat(answer).containsText("ready → execute");
    chart(page).locator(".cycle-ask select").last().selectOption("_Grunnable");
    assertThat(answer).containsText("Yes, by ready.");
  }

  @Test
  void theKeyboardTurnsToItAndGoesThroughIt(Page page) {
    Playground playground = Playground.openStill(page, ADDRESS);
    playground.board().locator("[data-item][tabindex='0']").first().focus();
    page.keyboard().press("v");
    assertThat(chart(page)).isVisible();
    assertThat(page).hasURL(Pattern.compile("[?&]panel=life-cycle\\b"));
    chart(page)
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName("Threads (M)"))
        .check(new Locator.CheckOptions().setForce(true));
    Locator stop = chart(page).locator("[data-item][tabindex='0']");
    assertThat(stop).hasCount(1);
    stop.focus();
    String first = stop.getAttribute("data-key");
    page.keyboard().press("ArrowDown");
    assertThat(stop).isFocused();
    assertThat(stop.getAttribute("data-key")).isNotEqualTo(first);
    state(page, "running").locator(".cycle-thing").first().click();
    assertThat(page).hasURL(Pattern.compile("[?&]look=M\\d+"));
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void everybodyCanReadIt(ColorScheme scheme, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    Playground playground = open(page);
    playground.stepForward();
    for (String kind : new String[] {"m", "p", "g"}) {
      chart(page)
          .locator("input[value='%s']".formatted(kind))
          .check(new Locator.CheckOptions().setForce(true));
      Axe.assertNoViolations(page);
    }
  }

  @Test
  void aPhoneHasRoomForIt(Page page, Site site) {
    Phone.on(
        page,
        site,
        phone -> {
          Playground playground = open(phone);
          assertShows(phone, playground.stepForward());
          double width =
              ((Number) phone.evaluate("() => document.documentElement.scrollWidth")).doubleValue();
          assertThat(width).isLessThanOrEqualTo(phone.viewportSize().width);
        });
  }
}
