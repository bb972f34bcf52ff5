package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.RequestOptions;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.web.message.Language;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The name of a function leads to its place in the source of the Go that is played. */
@BrowserTest
class SourcesIT {

  private static final String STEAL = "/play?scene=steal&lang=en";

  /** Where the server sends a reader, who does not go there in a test. */
  private static void assertLeadsTo(Page page, Locator link, String address) {
    String href = String.valueOf(link.getAttribute("href"));
    APIResponse answer = page.request().get(href, RequestOptions.create().setMaxRedirects(0));
    assertThat(answer.status()).as(href).isEqualTo(302);
    assertThat(answer.headers().get("location")).matches(address);
  }

  @Test
  void aFunctionInTheReasonOpensItsSourceInANewTab(Page page) {
    Playground playground = Playground.openStill(page, STEAL);
    playground.goToNext("steal");
    Locator source = playground.why().locator(".source a");
    assertThat(source).hasText("runtime.runqsteal");
    assertThat(source).hasAttribute("href", "/source/1.26/runtime.runqsteal");
    assertThat(source).hasAttribute("title", "Source of Go 1.26, in a new tab");
    assertLeadsTo(
        page,
        source,
        "https://github\\.com/golang/go/blob/go1\\.26\\.\\d+/src/runtime/proc\\.go#L\\d+");

    page.context()
        .route("**/source/**", route -> route.fulfill(new Route.FulfillOptions().setBody("there")));
    Page opened = page.waitForPopup(source::click);
    assertThat(opened).hasURL(Pattern.compile("/source/1\\.26/runtime\\.runqsteal$"));
    assertThat(opened.evaluate("() => opener")).isNull();
    assertThat(page).hasURL(Pattern.compile("/play/"));
  }

  @Test
  void theReleaseThatIsPlayedDecides(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=quota&lang=en");
    playground.log().only("goStarted").rows().last().click();
    assertThat(playground.why().locator(".source a"))
        .hasAttribute("href", "/source/1.24/runtime.execute");

    playground = Playground.openStill(page, "/play?scene=fibonacci-go-1-13&lang=en");
    playground.log().only("goStarted").rows().last().click();
    assertThat(playground.why().locator(".source code")).hasText("runtime.execute in Go 1.13");
    assertThat(playground.why().locator("a")).hasCount(0);
  }

  @Test
  void theRowOfTheLogThatTheKeyboardIsAtLeadsToWhatDidIt(Page page) {
    page.setViewportSize(1440, 900);
    Playground playground = Playground.openStill(page, STEAL);
    playground.goToNext("steal");
    EventLog log = playground.log().only("steal");
    assertThat(log.rows().last()).isVisible();
    page.locator("gopark-log .event[tabindex='0']").focus();
    Locator link = page.locator("gopark-log .fn a");
    assertThat(link).hasText("runtime.runqsteal");
    page.keyboard().press("Tab");
    assertThat(link).isFocused();
    Axe.assertNoViolations(page);
  }

  @Test
  void ofTheLooksInTheLoopOneIsAStopOfTheTabKey(Page page) {
    Playground playground = Playground.openStill(page, STEAL);
    page.locator("#play-view").selectOption("schedule-loop");
    playground.goToNext("steal");
    Locator loop = page.locator("gopark-schedule-loop");
    assertThat(loop.locator("li a").first()).isVisible();
    assertThat(loop.locator("li a:not([tabindex])")).hasCount(1);
    assertThat(loop.locator("li.taken a:not([tabindex])")).hasText("stealWork");
    assertThat(
            loop.locator("li a", new Locator.LocatorOptions().setHasText("findRunnable")).first())
        .hasAttribute("href", "/source/1.26/runtime.findRunnable");
    loop.locator("ol").focus();
    page.keyboard().press("Tab");
    assertThat(loop.locator("li.taken a")).isFocused();
    Axe.assertNoViolations(page);
  }

  @ParameterizedTest
  @EnumSource
  void theHistoryNamesEachFunctionInTheReleaseThatItSpeaksOf(Language language, Page page) {
    page.navigate("/history?lang=" + language.code());
    Locator yields = page.locator("#go-1-22 a.go-source");
    assertThat(yields.first()).hasText("Gosched");
    assertThat(yields.first()).hasAttribute("href", "/source/1.22/runtime.Gosched");
    assertLeadsTo(
        page,
        yields.first(),
        "https://github\\.com/golang/go/blob/go1\\.22\\.\\d+/src/runtime/proc\\.go#L\\d+");
    // There is no place for a release whose source nobody can fetch.
    assertThat(page.locator("#go-1-19 a.go-source")).hasCount(0);
    Axe.assertNoViolations(page);
  }

  @Test
  void theFunctionsOfALifeCycleLeadThere(Page page) {
    Playground.openStill(page, STEAL);
    page.locator("#play-view").selectOption("life-cycle");
    Locator chart = page.locator("gopark-life-cycle");
    chart.locator(".cycle-state[data-name=_Gwaiting] .cycle-name").click();
    chart.locator(".cycle-state[data-name=_Grunning] .cycle-name").click();
    assertThat(chart.locator(".cycle-answer a")).hasText(new String[] {"ready", "execute"});
    assertLeadsTo(page, chart.locator(".cycle-answer a").last(), ".*/src/runtime/proc\\.go#L\\d+");
  }
}
