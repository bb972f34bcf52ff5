package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Another site's page may frame our embeds, and nothing else of ours. */
@BrowserTest
class EmbeddingIT {

  @ParameterizedTest
  @ValueSource(strings = {"", "sandbox=\"allow-scripts\""})
  void anEmbedStandsOnAnotherSite(String sandbox, Page page, BrowserGuard guard, Site site)
      throws IOException {
    String source = site.at("/embed/legend?lang=ru&theme=dark");
    try (var host = ForeignHost.framing("src=\"%s\" %s".formatted(source, sandbox))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      FrameLocator frame = page.frameLocator("iframe");
      assertThat(frame.locator("html")).hasAttribute("lang", "ru");
      assertThat(frame.locator("h1")).isVisible();
      assertThat(
              frame
                  .locator("body")
                  .evaluate(
                      "() => document.fonts.ready.then(() => [..."
                          + "document.fonts].some((font) => font.status === 'loaded'))"))
          .as("our own letters, also without an origin")
          .isEqualTo(true);
      assertThat(page.context().cookies()).as("an embed needs no cookies").isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sandbox=\"allow-scripts\"",
        "sandbox=\"allow-scripts allow-same-origin allow-popups\""
      })
  void aSceneIsPlayedOnAnotherSite(String sandbox, Page page, BrowserGuard guard, Site site)
      throws IOException {
    EventSources.count(page);
    String source = site.at("/embed/first-minute?lang=en");
    try (var host = ForeignHost.framing("src=\"%s\" %s".formatted(source, sandbox))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      FrameLocator frame = page.frameLocator("iframe");
      assertThat(frame.locator("[data-kind=p]")).hasCount(2);
      assertThat(frame.locator(".scene-step")).hasText("step 1/4");

      frame.locator("gopark-board [data-key=G19]").click();
      assertThat(frame.locator("gopark-caption .because")).containsText("Right.");
      frame.getByLabel("Speed").selectOption("8");
      frame.getByLabel("Play", new FrameLocator.GetByLabelOptions().setExact(true)).click();
      assertThat(frame.locator(".scene-step")).hasText("step 3/4");
      assertThat(frame.locator("[data-place='P1.runnext'][data-key=G23]")).isVisible();

      Frame scene = page.frames().getLast();
      assertThat(EventSources.opened(scene)).as("streams").isZero();
      assertThat(page.context().cookies()).as("an embed needs no cookies").isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "allow-scripts, 0",
    "allow-scripts allow-same-origin allow-popups, 1",
  })
  void aFunctionLeadsToItsSourceOnlyWhereAFrameMayOpenIt(
      String sandbox, int links, Page page, BrowserGuard guard, Site site) throws IOException {
    int end = SceneSteps.of(page, "first-minute").end();
    String source = site.at("/embed/first-minute?lang=en&panel=why&step=" + end);
    try (var host = ForeignHost.framing("src=\"%s\" sandbox=\"%s\"".formatted(source, sandbox))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      Locator name = page.frameLocator("iframe").locator("gopark-why .source code");
      assertThat(name).containsText("runtime.");
      assertThat(name.locator("a[target=_blank]")).hasCount(links);
    }
  }

  static Stream<Arguments> scenesAndFrames() {
    return Stream.of("first-minute", "search", "syscall-handoff", "overflow")
        .flatMap(scene ->
            Stream.of(
                    new Viewport(640, 420),
                    new Viewport(320, 360),
                    new Viewport(960, 600),
                    new Viewport(1200, 560))
                .map(frame -> Arguments.of(scene, frame)));
  }

  @ParameterizedTest
  @MethodSource("scenesAndFrames")
  void aSceneFitsItsFrame(String scene, Viewport frame, Page page) {
    page.setViewportSize(frame.width(), frame.height());
    page.navigate("/embed/" + scene + "?lang=ru");
    assertThat(page.locator("[data-kind=p]").first()).isVisible();
    for (String way : new String[] {"Следующий шаг", "В конец"}) {
      if (page.getByLabel(way).isVisible()) {
        page.getByLabel(way).click();
      }
      assertThat(
              page.evaluate(
                  """
                  () => ["html", "body", ".scene", ".scene-board"]
                    .map((name) => document.querySelector(name))
                    .filter((part) => part.scrollHeight > part.clientHeight + 1 ||
                      part.scrollWidth > part.clientWidth + 1)
                    .map((part) => part.localName + "." + part.className)
                  """))
          .as("what scrolls")
          .isEqualTo(List.of());
      assertThat(page.locator("gopark-scene-controls")).isInViewport(wholly());
      assertThat(page.locator(".scene-open")).isInViewport(wholly());
    }
  }

  private static LocatorAssertions.IsInViewportOptions wholly() {
    return new LocatorAssertions.IsInViewportOptions().setRatio(1);
  }

  @Test
  void aSceneBeginsAndLooksAsItsAddressSays(Page page) {
    SceneSteps steps = SceneSteps.of(page, "first-minute");
    int third = steps.beat(3);
    page.navigate("/embed/first-minute?lang=en&step=" + third + "&controls=min&predict=1&nonsense");
    assertThat(page.locator(".scene-step")).hasText("step 3/4");
    assertThat(page.locator("gopark-scene-controls button")).hasCount(3);
    assertThat(page.locator(".scene-open"))
        .hasAttribute(
            "href", Pattern.compile("/play\\?scene=first-minute&step=" + third + "\\b.*"));
    assertThat(page.locator(".scene-open")).hasAttribute("rel", "noopener");

    page.navigate("/embed/first-minute?lang=en&controls=none");
    assertThat(page.locator(".scene-step")).hasText("step 1/4");
    assertThat(page.locator("gopark-scene-controls")).isHidden();

    page.navigate("/embed/first-minute?lang=en&panel=why&step=" + steps.end());
    assertThat(page.locator("gopark-why")).isVisible();
    assertThat(page.locator("gopark-board")).isHidden();
  }

  static Stream<Arguments> panelsAndLooks() {
    return Stream.of("board", "why", "life-cycle", "schedule-loop")
        .flatMap(panel ->
            Stream.of(Viewport.DESKTOP, Viewport.PHONE)
                .flatMap(Look::in)
                .map(look -> Arguments.of(panel, look)));
  }

  @ParameterizedTest
  @MethodSource("panelsAndLooks")
  void everyPanelIsForEverybody(String panel, Look look, Page page) {
    int end = SceneSteps.of(page, "first-minute").end();
    look.open(page, "/embed/first-minute?step=" + end + "&panel=" + panel);
    assertThat(page.locator("gopark-" + panel)).isVisible();
    assertThat(page.locator("gopark-board").locator("visible=true"))
        .hasCount(panel.equals("board") ? 1 : 0);
    Axe.assertNoViolations(page);
  }

  @Test
  void aSceneBeginsByItselfOnlyWhereThatIsWanted(Page page) {
    Locator pause = page.getByLabel("Pause");
    page.navigate("/embed/creation?lang=en");
    assertThat(page.locator("[data-kind=p]")).hasCount(2);
    assertThat(pause).hasCount(0);

    page.navigate("/embed/creation?lang=en&autoplay=1");
    assertThat(pause).isVisible();

    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    page.navigate("/embed/creation?lang=en&autoplay=1");
    assertThat(page.locator("[data-kind=p]")).hasCount(2);
    assertThat(pause).hasCount(0);
  }

  @Test
  void theSpaceBarPlaysASceneUnlessItHasSomethingElseToDo(Page page) {
    page.navigate("/embed/creation?lang=en");
    page.locator("gopark-board [data-key=P0]").focus();
    page.keyboard().press("Space");
    assertThat(page.getByLabel("Pause")).isVisible();
    page.getByLabel("Speed").focus();
    page.keyboard().press("Space");
    assertThat(page.getByLabel("Pause")).isVisible();
  }

  @Test
  void aPageDoesNot(Page page, BrowserGuard guard, Site site) throws IOException {
    guard.expect("^console error: .*frame-ancestors 'self'");
    guard.expect("^failed request: .* net::ERR_BLOCKED_BY_RESPONSE");
    try (var host = ForeignHost.framing("src=\"%s\"".formatted(site.at("/")))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      assertThat(page.frameLocator("iframe").locator("main")).hasCount(0);
    }
  }
}
