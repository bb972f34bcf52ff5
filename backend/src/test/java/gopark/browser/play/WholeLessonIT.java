package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import gopark.browser.Site;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Lessons from their first word to the passed challenge, in one way of doing things alone. {@code
 * -Dscreenshots} saves a picture of each station in {@code target/screenshots/lessons}.
 */
@BrowserTest
class WholeLessonIT {

  private static final boolean PICTURES = System.getProperty("screenshots") != null;
  private static final Path FOLDER = Path.of("target", "screenshots", "lessons");
  private static final int MOST_TABS = 120;

  private static final String HAS_FOCUS =
      """
      (wanted) => {
        let at = document.activeElement;
        while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
        return at === wanted;
      }\
      """;

  /** Does what a button, or an answer, is there for. */
  private interface Hand {
    void use(Page page, String selector, int number);
  }

  /** Lessons, and the buttons that pass their challenges, each before a run of 10 ms. */
  static Stream<Arguments> lessons() {
    return Stream.of(
        Arguments.of("search", List.of(2), 1),
        Arguments.of("life", List.of(0, 1, 2, 3), 1),
        Arguments.of("preemption", List.of(1), 3));
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void aLessonIsPassedByTouchAlone(
      String lesson, List<Integer> actions, int runs, Page desktop, Site site) {
    Phone.on(
        desktop,
        site,
        page -> {
          Hand thumb = (at, selector, number) -> at.locator(selector).nth(number).tap();
          new Learner(page, lesson + "-phone", thumb).pass(lesson, "ru", actions, runs);
          Layout.assertNoSidewaysScroll(page);
        });
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void aLessonIsPassedByKeyboardAlone(String lesson, List<Integer> actions, int runs, Page page) {
    new Learner(page, lesson + "-desktop", WholeLessonIT::byKeys).pass(lesson, "en", actions, runs);
    Axe.assertNoViolations(page);
  }

  /** Goes on with Tab until the focus is there, and presses the space bar. */
  private static void byKeys(Page page, String selector, int number) {
    Locator wanted = page.locator(selector).nth(number);
    wanted.waitFor();
    for (int i = 0; i < MOST_TABS; i++) {
      if (Boolean.TRUE.equals(wanted.evaluate(HAS_FOCUS))) {
        page.keyboard().press("Space");
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("The keyboard does not reach " + selector);
  }

  /** Somebody who goes through a lesson. */
  private static final class Learner {
    private final Page page;
    private final String name;
    private final Hand hand;
    private int pictures;

    Learner(Page page, String name, Hand hand) {
      this.page = page;
      this.name = name;
      this.hand = hand;
    }

    void pass(String lesson, String language, List<Integer> actions, int runs) {
      if (PICTURES) {
        page.route("**/*.css", StatesIT::waitForLetters);
      }
      page.navigate("/learn/" + lesson + "?lang=" + language);
      page.waitForSelector("gopark-board [data-kind=g]");
      picture();
      Locator challenge = page.locator("gopark-challenge");
      Locator prediction = page.locator("gopark-prediction");
      Locator change = page.locator(".lesson-observe .button-primary");
      while (challenge.count() == 0) {
        if (prediction.count() > 0) {
          predict();
        } else if (change.isVisible()) {
          observe();
        }
        use(".lesson-next", 0);
        picture();
      }
      for (int action : actions) {
        use("gopark-challenge .actions button", action);
      }
      for (int run = 0; run < runs; run++) {
        use(".lesson-run", 0);
      }
      assertThat(challenge.locator(".passed")).isVisible();
      picture();
      use(".lesson-next", 0);
      assertThat(page.locator(".lesson-words dl dd").first()).isVisible();
      assertThat(page.locator(".lesson-stations button[data-done]").first()).isVisible();
      picture();
    }

    private void use(String selector, int number) {
      hand.use(page, selector, number);
    }

    private void predict() {
      Locator prediction = page.locator("gopark-prediction");
      use("gopark-prediction input[name=answer]", 0);
      if (prediction.locator("input[name=reason]").count() > 0) {
        use("gopark-prediction input[name=reason]", 0);
      }
      use("gopark-prediction .commit", 0);
      observe();
      assertThat(prediction.locator(".explanation")).isVisible();
      assertThat(prediction.locator(".fitting")).isVisible();
    }

    /** Watches the run until it is where the question asks, or the change shows. */
    private void observe() {
      use(".lesson-observe .button-primary", 0);
      assertThat(page.locator(".lesson-next")).isVisible();
      picture();
    }

    private void picture() {
      if (PICTURES) {
        String file = "%s-%02d.png".formatted(name, ++pictures);
        page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(file)));
      }
    }
  }
}
