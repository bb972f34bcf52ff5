package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A built-in scene's challenge is taken where the scene ends. */
@BrowserTest
class SceneChallengeIT {

  @ParameterizedTest
  @ValueSource(strings = {"/scenes/", "/embed/"})
  void itIsTakenOnTheScenesPageAndInAnEmbed(String where, Page page) {
    page.setViewportSize(1200, 800);
    page.navigate(where + "fibonacci?lang=en");
    Locator challenge = page.locator("gopark-challenge");
    assertThat(page.locator("gopark-caption .words")).containsText("Two goroutines only compute");
    assertThat(challenge).isHidden();
    page.getByLabel("To the end", new Page.GetByLabelOptions().setExact(true)).click();
    assertThat(challenge).isVisible();
    assertThat(challenge.locator(".ask")).containsText("Let both run at the same time.");
    Locator status = challenge.locator("[role=status]");
    challenge.locator(".judge").click();
    assertThat(status).containsText("Not all goals are met yet.");
    challenge
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Start over"))
        .click();
    assertThat(status).isEmpty();
    challenge.locator(".actions button").nth(1).click();
    assertThat(status).containsText("Challenge passed.");
    assertThat(status).containsText("GOMAXPROCS says how many");
    for (ColorScheme theme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
      Axe.assertNoViolations(page);
    }
  }

  @Test
  void thePlaygroundLeadsToIt(Page page) {
    page.setViewportSize(1440, 900);
    page.navigate("/play?scene=fibonacci&lang=ru");
    Locator way = page.locator("#play-study");
    assertThat(way).hasText("Досмотреть эту сцену и решить её задачу");
    way.click();
    page.waitForURL(Pattern.compile(".*/scenes/fibonacci.*"));
  }

  @Test
  void theCardOfAGoSceneLeadsToTheArticlesAndThatBack(Page page) {
    page.navigate("/scenes?lang=en");
    Locator card = page.locator("[data-scene=sysmon-thread] .scene-rules");
    assertThat(card).hasText(Pattern.compile("As Go does it\\s+·\\s+As the article says"));
    page.navigate("/scenes/sysmon-thread-article?lang=ru");
    assertThat(page.locator(".study-ways")).containsText("Как это делает Go");
  }
}
