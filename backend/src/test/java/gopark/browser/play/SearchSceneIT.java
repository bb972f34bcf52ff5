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
  void thePlaygroundTellsThemToo(Language language, Page page) {
    boolean english = language == Language.EN;
    Playground playground =
        Playground.openStill(page, "/play?scene=search&lang=" + language.code());
    Pattern words = Pattern.compile(english ? "[a-z]{3,} [a-z]{2,}" : "[а-яё]{3,} [а-яё]{2,}");
    for (int step = 1; step <= STEPS; step++) {
      assertThat(page.locator("#play-beat"))
          .hasText(english ? "%d of 8".formatted(step) : "%d из 8".formatted(step));
      assertThat(page.locator(".play-scene gopark-caption p").first()).containsText(words);
      assertThat(playground.why()).containsText(words);
      if (step < STEPS) {
        page.locator("#play-next-beat").click();
      }
    }
    assertThat(page.locator("#play-next-beat")).isDisabled();
  }
}
