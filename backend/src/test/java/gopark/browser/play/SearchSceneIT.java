package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.web.message.Language;
import java.util.HashSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The search for work in eight steps, each with its reason. */
@BrowserTest
class SearchSceneIT {

  private static final int STEPS = 8;

  @ParameterizedTest
  @EnumSource
  void eachOfTheEightStepsSaysWhy(Language language, Page page) {
    page.navigate("/embed/search?panel=why&lang=" + language.code());
    boolean english = language == Language.EN;
    Pattern sentence = Pattern.compile(english ? "[a-z]{3,} [a-z]{2,}" : "[а-яё]{3,} [а-яё]{2,}");
    Locator words = page.locator("gopark-caption p").first();
    var told = new HashSet<String>();
    for (int step = 1; step <= STEPS; step++) {
      assertThat(page.locator(".scene-step"))
          .hasText(Pattern.compile("\\D%d/%d$".formatted(step, STEPS)));
      assertThat(words).containsText(sentence);
      assertThat(page.locator("gopark-why")).containsText(sentence);
      told.add(words.textContent());
      Locator next = page.getByLabel(english ? "Next step" : "Следующий шаг");
      if (step < STEPS) {
        next.click();
      }
    }
    assertThat(told).as("eight different captions").hasSize(STEPS);
  }

  @ParameterizedTest
  @EnumSource
  void thePlaygroundSaysWhyAtEachDecisionOfIt(Language language, Page page) {
    page.navigate("/play?scene=search&lang=" + language.code());
    boolean english = language == Language.EN;
    Locator rule = page.locator("gopark-why .rule");
    Locator sentence = page.locator("gopark-why .sentence");
    String before = "";
    for (int decision = 0; decision < 4; decision++) {
      page.getByLabel(english ? "Next decision of the scheduler" : "К следующему решению планировщика")
          .click();
      assertThat(sentence).not().hasText(before);
      assertThat(sentence).containsText(Pattern.compile(english ? "[MGP]\\d+ [a-z]+" : "[а-яё]{3,}"));
      assertThat(rule).containsText(Pattern.compile(english ? "[a-z]{3,} [a-z]+" : "[а-яё]{3,} [а-яё]+"));
      before = sentence.textContent().strip();
    }
  }
}
