package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The living style page: it shows what there is, and what it shows is true. */
@BrowserTest
class StyleIT {

  /** All custom properties of the style sheets' {@code :root}. */
  private static final String TOKENS =
      """
      () => [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.selectorText === ":root")
        .flatMap((rule) => [...rule.style])
        .filter((name) => name.startsWith("--"))
      """;

  /** Starts the longest motion and tells the durations of all that moves then. */
  private static final String MOVE =
      """
      () => {
        const { shadowRoot } = document.querySelector("gopark-motion[token=time-batch]");
        shadowRoot.querySelector("button").click();
        return shadowRoot.getAnimations().map((each) => each.effect.getTiming().duration);
      }
      """;

  @Test
  void everyTokenIsShown(Page page) {
    page.navigate("/style");
    assertThat(page.locator("gopark-swatch .words").first()).isVisible();
    List<?> tokens = (List<?>) page.evaluate(TOKENS);
    assertThat(tokens).hasSizeGreaterThan(50);
    Locator code = page.locator("main code");
    List<String> shown = code.allTextContents().stream().map(String::strip).toList();
    assertThat(tokens).allSatisfy(token -> assertThat(shown).contains(token.toString()));
  }

  @Test
  void everyColourHasTheContrastItNeedsInBothThemes(Page page) {
    page.navigate("/style?lang=en");
    Locator contrasts = page.locator("gopark-swatch .contrast");
    assertThat(contrasts).hasCount(page.locator("gopark-swatch").count());
    assertThat(page.locator("[data-theme=light] gopark-swatch .contrast").first()).isVisible();
    assertThat(page.locator("[data-theme=dark] gopark-swatch .contrast").first()).isVisible();
    assertThat(contrasts.allTextContents()).noneMatch(text -> text.contains("needs"));
  }

  @Test
  void aThemeInsideAPageHasItsOwnColours(Page page) {
    page.navigate("/style?theme=light");
    assertThat(page.locator(".plate[data-theme=light]").first())
        .hasCSS("background-color", "rgb(251, 250, 247)");
    assertThat(page.locator(".plate[data-theme=dark]").first())
        .hasCSS("background-color", "rgb(15, 23, 42)");
  }

  @Test
  void thePageCanBeSeenWithOtherEyes(Page page) {
    page.navigate("/style");
    Locator section = page.locator(".section").first();
    assertThat(section).hasCSS("filter", "none");
    page.locator("#vision-grey").check();
    assertThat(section).hasCSS("filter", Pattern.compile("url\\(.*#sees-grey.*\\)"));
  }

  @Test
  void nothingMovesForThoseWhoAskedForThat(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    page.navigate("/style");
    assertThat(page.evaluate(MOVE)).isEqualTo(List.of());

    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    assertThat(page.evaluate(MOVE)).isEqualTo(List.of(420));
  }
}
