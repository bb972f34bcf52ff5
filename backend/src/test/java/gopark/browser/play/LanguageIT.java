package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import gopark.browser.Viewport;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The playground in both languages. */
@BrowserTest
class LanguageIT {

  /** What stands where a text, a number or a name of it is missing. */
  private static final Pattern WITHOUT_WORDS =
      Pattern.compile("undefined|NaN|\\[object|\\{[a-z]+[,}]");

  @Test
  void theOtherLanguageShowsTheSameMoment(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.steps(3);
    String session = board.session();
    int step = board.at();
    List<Map<String, Object>> processors = board.snapshot().processors();

    page.locator("nav a[hreflang=ru]").click();
    assertThat(page.locator("html")).hasAttribute("lang", "ru");
    Board russian = Board.drawn(page);
    assertThat(russian.session()).isEqualTo(session);
    russian.assertStep(step);
    assertThat(russian.snapshot().processors()).isEqualTo(processors);

    page.locator("nav a[hreflang=en]").click();
    assertThat(page.locator("html")).hasAttribute("lang", "en");
    Board english = Board.drawn(page);
    assertThat(english.session()).isEqualTo(session);
    english.assertStep(step);
    english.step();
    assertThat(english.snapshot().step()).isGreaterThan(step);
  }

  @Test
  void russianCountsAsItDoes(Page page) {
    Board.open(page, "/play?lang=ru");
    page.locator("#tab-act").click();
    Locator palette = page.locator("gopark-palette");
    Locator count =
        palette.getByLabel("Сколько", new Locator.GetByLabelOptions().setExact(true)).first();
    Locator start = palette.locator("button.primary").first();
    Map<String, String> words =
        Map.of(
            "1", "Запустить 1 горутину",
            "2", "Запустить 2 горутины",
            "5", "Запустить 5 горутин",
            "11", "Запустить 11 горутин",
            "21", "Запустить 21 горутину");
    words.forEach(
        (number, said) -> {
          count.fill(number);
          assertThat(start).hasText(said);
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ru"})
  void nothingIsLeftWithoutWordsOrCutOff(String language, Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=" + language);
    board.way(language.equals("en") ? "Step" : "Шаг вперёд").click();
    for (Viewport viewport : List.of(Viewport.DESKTOP, Viewport.PHONE)) {
      page.setViewportSize(viewport.width(), viewport.height());
      for (Locator tab : page.locator("#play-tabs").getByRole(AriaRole.TAB).all()) {
        tab.click();
        String panel = "#" + tab.getAttribute("aria-controls");
        assertThat(page.locator(panel)).isVisible();
        Layout.assertNoSidewaysScroll(page);
        Layout.assertNoTextIsClipped(page);
        assertThat(page.locator("main")).not().containsText(WITHOUT_WORDS);
        assertThat(page.locator(panel))
            .containsText(Pattern.compile(language.equals("ru") ? "[а-яё]{4}" : "[a-z]{4}"));
      }
    }
  }
}
