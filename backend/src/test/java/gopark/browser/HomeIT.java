package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.web.message.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first page: a drawing to read, and a question on it. */
@BrowserTest
class HomeIT {

  @ParameterizedTest
  @EnumSource
  void whatIsDrawnIsAlsoToldInWords(Language language, Page page) {
    page.navigate("/?lang=" + language.code());
    String words = page.locator(".drawing figcaption").textContent();
    List<String> names = page.locator(".board .mark-name").allTextContents();
    assertThat(names).hasSizeGreaterThan(12);
    for (String name : names) {
      String spoken = Character.isDigit(name.charAt(0)) ? "G" + name : name;
      assertThat(words).containsPattern(spoken + "\\b");
    }
  }

  @Test
  void everyNumberOnTheDrawingIsExplainedBelowIt(Page page) {
    page.navigate("/");
    List<String> numbers = page.locator(".board .tag").allTextContents().stream().sorted().toList();
    assertThat(numbers).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
    assertThat(page.locator(".parts > li")).hasCount(numbers.size());
  }

  @Test
  void anAnswerIsExplainedAndMayBeChangedByKeyboard(Page page) {
    page.navigate("/?lang=en");
    Locator reasons = page.locator(".because p:visible");
    assertThat(reasons).containsText(new String[] {"Pick one."});

    page.locator("input[value=g8]").check();
    assertThat(reasons).containsText(new String[] {"Not yet."});

    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("input[value=g13]")).isChecked();
    assertThat(reasons).containsText(new String[] {"Yes. It looks into its own queue first"});
  }
}
