package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import gopark.web.message.Language;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A term explains itself wherever it stands in a text, by pointer, keyboard and finger. */
@BrowserTest
class GlossaryIT {

  private static final int MOST_TABS = 80;

  /** Where somebody learns, with a term in its text. */
  private static final String LESSON = "/learn/queues?lang=";

  private static Locator tooltip(Page page) {
    return page.locator("gopark-term [role=tooltip]");
  }

  private static Locator firstTerm(Page page, String within) {
    Locator term = page.locator(within + " gopark-term").first();
    term.waitFor();
    return term;
  }

  @ParameterizedTest
  @EnumSource
  void aPointerOpensATermGoesIntoItsExplanationAndLeaves(Language language, Page page) {
    page.navigate(LESSON + language.code());
    Locator term = firstTerm(page, ".lesson .lead");
    term.hover();
    assertThat(tooltip(page)).isVisible();
    assertThat(tooltip(page)).containsText(Pattern.compile("\\.$"));
    Axe.assertNoViolations(page);

    // It stays while the pointer goes to it and rests on it.
    BoundingBox word = term.boundingBox();
    BoundingBox box = tooltip(page).locator(".box").boundingBox();
    page.mouse().move(word.x + 4, word.y + word.height - 1);
    page.mouse().move(word.x + 4, (word.y + word.height + box.y) / 2);
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    assertThat(tooltip(page)).isVisible();
    page.keyboard().press("Escape");
    assertThat(tooltip(page)).hasCount(0);

    term.hover();
    assertThat(tooltip(page)).isVisible();
    page.mouse().move(2, 2);
    assertThat(tooltip(page)).hasCount(0);
  }

  @ParameterizedTest
  @CsvSource({
    "/learn/queues, .lesson .lead",
    "/scenes/half-taken, .study .lead",
    "/scenes/half-taken, gopark-caption",
    "/embed/steal, gopark-caption",
    "/embed/first-minute?panel=why&step=END, gopark-why",
    "/embed/legend, .legend",
    "/scenes, .gallery"
  })
  void aTermIsReachedByTabAndToldToWhoListens(String path, String within, Page page) {
    String end = Integer.toString(SceneSteps.of(page, "first-minute").end());
    page.navigate(path.replace("END", end) + (path.contains("?") ? "&" : "?") + "lang=en");
    firstTerm(page, within);
    Locator word = page.locator(within + " gopark-term .word:focus");
    for (int i = 0; i < MOST_TABS && word.count() == 0; i++) {
      page.keyboard().press("Tab");
    }
    assertThat(word).hasCount(1);
    assertThat(tooltip(page)).isVisible();
    assertThat(word).hasAccessibleDescription(Pattern.compile(".{20,}"));
    Axe.assertNoViolations(page);
    page.keyboard().press("Escape");
    assertThat(tooltip(page)).hasCount(0);
    assertThat(word).isFocused();
    page.keyboard().press("Enter");
    assertThat(tooltip(page)).isVisible();
    page.keyboard().press("Shift+Tab");
    assertThat(word).hasCount(0);
  }

  @ParameterizedTest
  @EnumSource
  void aFingerOpensATermAndClosesIt(Language language, Page desktop, Site site) {
    try (BrowserContext phone = phone(desktop, site)) {
      Page page = phone.newPage();
      page.navigate(LESSON + language.code());
      Locator term = firstTerm(page, ".lesson .lead");
      term.tap();
      assertThat(tooltip(page)).isVisible();
      BoundingBox box = tooltip(page).locator(".box").boundingBox();
      assertThat(box.x).isNotNegative();
      assertThat(box.x + box.width).isLessThanOrEqualTo(Viewport.PHONE.width());
      Layout.assertNoSidewaysScroll(page);
      Axe.assertNoViolations(page);
      term.tap();
      assertThat(tooltip(page)).hasCount(0);
      term.tap();
      assertThat(tooltip(page)).isVisible();
      page.locator("h1").tap();
      assertThat(tooltip(page)).hasCount(0);
    }
  }

  private static BrowserContext phone(Page desktop, Site site) {
    return SharedBrowser.patient(
        desktop
            .context()
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setBaseURL(site.address())
                    .setViewportSize(Viewport.PHONE.width(), Viewport.PHONE.height())
                    .setHasTouch(true)
                    .setIsMobile(true)));
  }

  @Test
  void noTermIsWithinALinkOrAButtonAndNoneStandsTwiceInABlock(Page page) {
    for (String path : new String[] {"/scenes", "/scenes/half-taken", "/learn/queues"}) {
      page.navigate(path + "?lang=ru");
      firstTerm(page, "main");
      assertThat(page.locator("a gopark-term, button gopark-term, label gopark-term")).hasCount(0);
    }
    page.navigate("/scenes?lang=ru");
    firstTerm(page, ".gallery");
    assertThat(
            page.evaluate(
                """
                () => [...document.querySelectorAll(".gallery-group")].every((group) => {
                  const names = [...group.querySelectorAll("gopark-term")].map(({ name }) => name);
                  return names.length > 0 && new Set(names).size === names.length;
                })
                """))
        .isEqualTo(true);
  }

  @ParameterizedTest
  @CsvSource({"en, run queue, stealing", "ru, очередь выполнения, кража"})
  void aTermOfThePageHasAnAddressAndIsFound(String lang, String name, String other, Page page) {
    page.navigate("/glossary?lang=" + lang + "#runqueue");
    Locator term = page.locator("#runqueue");
    assertThat(term).isInViewport();
    assertThat(term).containsText(name);
    assertThat(term.locator(".glossary-scene a"))
        .hasAttribute("href", Pattern.compile("^/(?:play|scenes).+"));
    page.locator(".glossary-search input").fill(other);
    assertThat(page.locator("#workstealing")).isVisible();
    assertThat(term).isHidden();
    page.locator(".glossary-search input").fill("xyzzy");
    assertThat(page.locator(".glossary-term:visible")).hasCount(0);
    assertThat(page.locator(".glossary-search [role=status]")).not().isEmpty();
  }

  @Test
  void theGlossaryIsLinkedFromEveryPageAndFromTheLegend(Page page) {
    page.navigate("/?lang=en");
    page.locator("footer a[href='/glossary']").click();
    assertThat(page.locator("h1")).hasText("Glossary");
    page.navigate("/embed/legend?lang=en");
    assertThat(page.locator("a[href='/glossary']")).isVisible();
  }
}
