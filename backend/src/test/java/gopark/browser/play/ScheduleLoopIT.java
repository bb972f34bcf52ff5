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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The schedule loop tells the last decision of a thread as the server recorded it. */
@BrowserTest
class ScheduleLoopIT {

  private static Playground open(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal&lang=en");
    page.locator("#play-view").selectOption("schedule-loop");
    assertThat(loop(page).locator("li").first()).isVisible();
    return playground;
  }

  private static Locator loop(Page page) {
    return page.locator("gopark-schedule-loop");
  }

  private static JsonNode lastSearch(Playground playground, int step) {
    List<JsonNode> searches = new ArrayList<>();
    for (JsonNode event : playground.server().events("findRunnable")) {
      if (event.at("/step").asInt() <= step) {
        searches.add(event);
      }
    }
    return searches.getLast();
  }

  @Test
  void theTrackHasTheLooksOfTheLastSearchWithWhatCameOfThem(Page page) {
    Playground playground = open(page);
    int compared = 0;
    for (int i = 0; i < 14; i++) {
      int step = playground.stepForward().at("/step").asInt();
      JsonNode search = lastSearch(playground, step);
      assertThat(loop(page).locator("select")).hasValue(search.at("/m").asString());
      if (loop(page).locator(".back").textContent().contains("is still looking for work")) {
        continue;
      }
      compared++;
      assertThat(loop(page).locator("li.empty")).hasCount(resultsOf(search, "empty"));
      assertThat(loop(page).locator("li.found, li.taken")).hasCount(resultsOf(search, "found"));
      assertThat(loop(page).locator("li.taken")).hasCount(search.has("g") ? 1 : 0);
    }
    assertThat(compared).isPositive();
    playground.stepBack();
    JsonNode search = lastSearch(playground, playground.step());
    assertThat(loop(page).locator("select")).hasValue(search.at("/m").asString());
  }

  private static int resultsOf(JsonNode search, String result) {
    int count = 0;
    for (JsonNode check : search.at("/checks")) {
      count += check.at("/result").asString().equals(result) ? 1 : 0;
    }
    return count;
  }

  @Test
  void oneGoesThroughADecisionLookByLook(Page page) {
    open(page);
    loop(page).locator("ol").focus();
    page.keyboard().press("ArrowLeft");
    Locator here = loop(page).locator("li[aria-current=step]");
    assertThat(here).hasCount(1);
    assertThat(loop(page).locator("li.ahead")).not().hasCount(0);
    loop(page)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("First look"))
        .click();
    assertThat(loop(page).locator("output")).containsText("1 of ");
    page.keyboard().press("Tab");
    loop(page)
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Whole decision"))
        .click();
    assertThat(here).hasCount(0);
  }

  @Test
  void anotherThreadIsChosenForAllViews(Page page) {
    open(page);
    loop(page).locator("select").selectOption("0");
    assertThat(page.locator("gopark-inspector")).containsText("M0");
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK"})
  void everybodyCanReadIt(ColorScheme scheme, Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    open(page).stepForward();
    loop(page).locator("ol").focus();
    page.keyboard().press("ArrowLeft");
    Axe.assertNoViolations(page);
  }

  @Test
  void aPhoneHasRoomForIt(Page page, Site site) {
    Phone.on(
        page,
        site,
        phone -> {
          open(phone).stepForward();
          double width =
              ((Number) phone.evaluate("() => document.documentElement.scrollWidth")).doubleValue();
          assertThat(width).isLessThanOrEqualTo(phone.viewportSize().width);
        });
  }
}
