package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.browser.Site;
import gopark.web.message.Language;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The first minute of a visitor: from the first page to a hand-off that the visitor has caused, and
 * to the reason for it. {@code -Dscreenshots} saves a picture of each step in {@code
 * target/screenshots/first-minute}.
 */
@BrowserTest
class FirstMinuteIT {

  private static final boolean PICTURES = System.getProperty("screenshots") != null;
  private static final Path FOLDER = Path.of("target", "screenshots", "first-minute");

  @ParameterizedTest
  @EnumSource
  void onADesktop(Language language, Page page) {
    new Visitor(page, "desktop", language, Locator::click).walk();
  }

  @ParameterizedTest
  @EnumSource
  void onAPhone(Language language, Page desktop, Site site) {
    Phone.on(desktop, site, page -> new Visitor(page, "phone", language, Locator::tap).walk());
  }

  interface Press {
    void on(Locator way);
  }

  record Visitor(Page page, String device, Language language, Press press) {

    void walk() {
      if (PICTURES) {
        page.route("**/*.css", StatesIT::waitForLetters);
      }
      page.navigate("/?lang=" + language.code());
      Locator answers = page.locator("gopark-caption .answer");
      assertThat(answers.first()).isVisible();
      picture("1-question");

      press.on(answers.first());
      assertThat(page.locator("gopark-caption .because")).isVisible();
      picture("2-answer");

      press.on(page.locator(".first-on button"));
      assertThat(page.locator("[data-place='P1.runnext'][data-key=G23]")).isVisible();
      press.on(answers.last());
      assertThat(page.locator(".first-break a")).hasCount(3);
      assertThat(page.locator(".first-break a").first()).isVisible();
      picture("3-break-it");

      press.on(page.locator(".first-break a[href*='do=block']"));
      Board board = Board.drawn(page);
      page.waitForCondition(
          () -> board.events().stream().anyMatch(it -> "pHandedOff".equals(it.get("kind"))));
      Locator now = page.locator("#play-now");
      if (now.isVisible()) {
        press.on(now);
      }
      Locator why = page.locator("gopark-why");
      assertThat(why).containsText(language == Language.EN ? "P handed off" : "передача P");
      assertThat(why).containsText("!runqempty(pp)");
      assertThat(why.locator(".sentence")).isInViewport();
      picture("4-why");
    }

    private void picture(String step) {
      if (PICTURES) {
        String name = device + "-" + language.code() + "-" + step + ".png";
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name)));
      }
    }
  }
}
