package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import gopark.browser.BrowserTest;
import gopark.browser.SharedBrowser;
import gopark.browser.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is handed on, and what others can do with it. */
@BrowserTest
class SharingIT {

  @Test
  void theLinkWithEverythingInItOpensTheSameRunWhereItStood(Page page) {
    Playground mine = Playground.openStill(page, Link.toEmptyBoard(2));
    mine.act().choose("compute").start(3);
    assertThat(mine.log().count()).not().hasText("0 events");
    mine.goToNext("end");
    int step = mine.step();
    String link = linkNamed(page, "Self-contained link");

    page.navigate("about:blank");
    Playground theirs = Playground.open(page, link);
    theirs.assertAt(step);
    assertThat(theirs.server().session()).isNotEqualTo(mine.server().session());
    assertThat(theirs.server().fingerprint()).isEqualTo(mine.server().fingerprint());
  }

  /** A person's press lasts, and what it asks for is loaded meanwhile. */
  @ParameterizedTest
  @ValueSource(strings = {"gopark-share", "gopark-keys"})
  void aPartThatComesInTheMiddleOfAPressIsOpenedByIt(String part, Page page) {
    Playground.openStill(page, "/play?scene=steal");
    List<Route> held = new ArrayList<>();
    AtomicBoolean mayPass = new AtomicBoolean();
    page.route(
        "**/*.js",
        route -> {
          if (mayPass.get()) {
            route.fallback();
          } else {
            held.add(route);
          }
        });

    page.locator(part + " button").first().hover();
    page.mouse().down();
    page.waitForCondition(() -> !held.isEmpty());
    mayPass.set(true);
    held.forEach(Route::fallback);
    page.waitForFunction("part => document.querySelector(part).shadowRoot !== null", part);
    page.mouse().up();

    assertThat(page.locator(part + " dialog")).isVisible();
  }

  @Test
  void whoHasNoKeyLooksAroundAndMovesNobody(Page page, Site site) {
    Playground mine = Playground.openStill(page, "/play?scene=steal");
    int first = mine.step();
    mine.stepForward();
    int here = mine.stepForward().at("/step").asInt();
    String link = linkNamed(page, "Link to this instant");

    try (BrowserContext stranger = stranger(page, site)) {
      Playground theirs = Playground.openStill(stranger.newPage(), link);
      theirs.assertAt(here);
      Locator banner = theirs.page().locator("#play-banner");
      assertThat(banner).containsText("This session belongs to somebody else");

      theirs.stepBack();
      assertThat(theirs.step()).isLessThan(here);
      assertThat(banner).containsText("the session is at another step");
      theirs.act();
      assertThat(theirs.page().locator("#panel-act .play-watching")).isVisible();
      theirs.seekTo(first);
      assertThat(mine.server().now().at("/step").asInt()).isEqualTo(here);
      assertThat(mine.server().branches()).hasSize(1);

      theirs.page().locator("#play-to-now").click();
      theirs.assertAt(here);
      int next = mine.stepForward().at("/step").asInt();
      theirs.assertAt(next);
    }
  }

  @Test
  void aCopyIsOnesOwn(Page page, Site site) {
    Playground mine = Playground.openStill(page, "/play?scene=steal");
    int here = mine.stepForward().at("/step").asInt();
    String link = linkNamed(page, "Link to this instant");

    try (BrowserContext stranger = stranger(page, site)) {
      Playground theirs = Playground.openStill(stranger.newPage(), link);
      theirs.assertAt(here);
      theirs.page().locator("#play-copy").click();
      theirs
          .page()
          .waitForURL(url -> url.contains("/play/") && !url.contains(mine.server().session()));
      Playground copy = Playground.opened(theirs.page());
      copy.assertAt(here);
      assertThat(copy.page().locator("#play-banner")).isHidden();
      assertThat(copy.server().fingerprint()).isEqualTo(mine.server().fingerprint());
      copy.act().choose("sleep").by("running goroutine").start(2);
      assertThat(copy.log().only("goCreated").rows().last()).containsText("creates G");
      copy.stepForward();
      assertThat(mine.server().now().at("/step").asInt()).isEqualTo(here);
    }
  }

  private static String linkNamed(Page page, String name) {
    LaterPart.opener(page, "gopark-share").click();
    Locator field =
        page.locator("gopark-share dialog")
            .getByLabel(name, new Locator.GetByLabelOptions().setExact(true));
    String link = field.inputValue();
    page.keyboard().press("Escape");
    assertThat(page.locator("gopark-share dialog")).isHidden();
    return link;
  }

  private static BrowserContext stranger(Page page, Site site) {
    return SharedBrowser.patient(
        page.context()
            .browser()
            .newContext(
                new Browser.NewContextOptions().setBaseURL(site.address()).setLocale("en-US")));
  }
}
