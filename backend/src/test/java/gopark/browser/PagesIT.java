package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import gopark.web.message.Language;
import gopark.web.page.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every page, error pages and embeds included. */
@BrowserTest
class PagesIT {

  /**
   * How wide a word is depends on the language alone, and how dark a colour on the theme alone, so
   * each language is seen in one theme here, and in the other on a phone.
   */
  static Stream<Arguments> pagesOnADesktop() {
    return everyPage(
        List.of(
            new Look(Language.EN, Theme.DARK, Viewport.DESKTOP),
            new Look(Language.RU, Theme.LIGHT, Viewport.DESKTOP)));
  }

  static Stream<Arguments> pagesOnAPhone() {
    return everyPage(
        List.of(
            new Look(Language.EN, Theme.LIGHT, Viewport.PHONE),
            new Look(Language.RU, Theme.DARK, Viewport.PHONE)));
  }

  private static Stream<Arguments> everyPage(List<Look> looks) {
    return Stream.of(KnownPage.values())
        .flatMap(page -> looks.stream().map(look -> Arguments.of(page, look)));
  }

  @ParameterizedTest
  @MethodSource("pagesOnADesktop")
  void aPageIsForEverybodyKeepsStillAndCanBeShared(
      KnownPage known, Look look, Page page, BrowserGuard guard) {
    Response answer = known.open(page, look, guard);
    assertThat(answer.status()).isEqualTo(known.status());
    assertThat(page.locator("html")).hasAttribute("lang", look.language().code());
    assertThat(page.locator("html")).hasAttribute("data-theme", look.theme().code());
    assertThat(page.locator("h1")).hasCount(1);
    assertThat(page.locator("main#main")).hasCount(1);
    Layout.assertNothingShifted(page);
    Layout.assertNoSidewaysScroll(page);
    Layout.assertNoTextIsClipped(page);
    Axe.assertNoViolations(page);
    assertTitleIn(look.language(), page);
    assertCanBeFoundAndShared(known, page);
    assertSkipLinkIsFirstAndLeadsToTheContent(page);
  }

  private static void assertTitleIn(Language language, Page page) {
    assertThat(page.title())
        .hasSizeGreaterThan(5)
        .matches(language == Language.RU ? ".*[а-яё].*" : "[^а-яё]*");
  }

  private static void assertCanBeFoundAndShared(KnownPage known, Page page) {
    for (String described :
        List.of("meta[name=description]", "[property='og:title']", "[property='og:description']")) {
      assertThat(page.locator(described).getAttribute("content")).as(described).isNotBlank();
    }
    assertThat(page.locator("[property='og:type']")).hasAttribute("content", "website");
    String site = "https://gopark.example";
    assertThat(page.locator("[property='og:url']")).hasAttribute("content", site + known.path());
    String picture = page.locator("[property='og:image']").getAttribute("content");
    assertThat(picture).startsWith(site);
    assertIsAPicture(page, picture.substring(site.length()));
    for (Locator icon : page.locator("link[rel=icon], link[rel=apple-touch-icon]").all()) {
      assertIsAPicture(page, icon.getAttribute("href"));
    }
    // A browser asks for it by itself beside what names no icon, such as a picture or a document.
    assertIsAPicture(page, "/favicon.ico");
  }

  private static void assertIsAPicture(Page page, String address) {
    APIResponse answer = page.request().get(address);
    assertThat(answer.status()).as(address).isEqualTo(200);
    assertThat(answer.headers().get("content-type")).as(address).startsWith("image/");
  }

  private static void assertSkipLinkIsFirstAndLeadsToTheContent(Page page) {
    page.keyboard().press("Tab");
    assertThat(page.locator("a.skip-link")).isFocused();
    assertThat(page.locator("a.skip-link")).isInViewport();
    page.keyboard().press("Enter");
    assertThat(page.locator("main")).isFocused();
  }

  @ParameterizedTest
  @MethodSource("pagesOnAPhone")
  void aPageFitsAPhoneAndLess(KnownPage known, Look look, Page page, BrowserGuard guard) {
    known.open(page, look, guard);
    Layout.assertNothingShifted(page);
    Axe.assertNoViolations(page);
    for (Viewport viewport : List.of(Viewport.PHONE, Viewport.COLUMN, Viewport.NARROWEST)) {
      page.setViewportSize(viewport.width(), viewport.height());
      Layout.assertNoSidewaysScroll(page);
      Layout.assertNoTextIsClipped(page);
    }
  }

  static Stream<Arguments> pagesAndLateFonts() {
    return Stream.of(KnownPage.values())
        .flatMap(page -> Stream.of("", "inter-latin").map(font -> Arguments.of(page, font)));
  }

  /** As on a slow line: all fonts, or one of them, come after the first picture of the page. */
  @ParameterizedTest
  @MethodSource("pagesAndLateFonts")
  void aFontThatComesLateMovesNothing(KnownPage known, String font, Page page, BrowserGuard guard) {
    known.expectErrors(guard);
    var late = new ArrayList<Route>();
    var isTime = new AtomicBoolean();
    page.route(
        "**/*" + font + "*.woff2",
        route -> {
          if (isTime.get()) {
            route.fallback();
          } else {
            late.add(route);
          }
        });
    page.navigate(
        known.pathIn(Language.RU),
        new Page.NavigateOptions().setWaitUntil(WaitUntilState.DOMCONTENTLOADED));
    page.waitForFunction("() => performance.getEntriesByName('first-contentful-paint').length > 0");
    assertThat(late).as("fonts that were asked for").isNotEmpty();
    isTime.set(true);
    List.copyOf(late).forEach(Route::fallback);
    page.waitForLoadState();
    known.waitUntilDrawn(page);
    Layout.assertNothingShifted(page);
  }
}
