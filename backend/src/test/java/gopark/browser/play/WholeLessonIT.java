package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import gopark.browser.Site;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons from their first word to the passed challenge, in one way of doing things alone. */
@BrowserTest
class WholeLessonIT {

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
          page.navigate("/learn/" + lesson + "?lang=ru");
          Hand thumb = (at, selector, number) -> at.locator(selector).nth(number).tap();
          pass(page, actions, runs, thumb);
          Layout.assertNoSidewaysScroll(page);
        });
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void aLessonIsPassedByKeyboardAlone(String lesson, List<Integer> actions, int runs, Page page) {
    page.navigate("/learn/" + lesson + "?lang=en");
    pass(page, actions, runs, WholeLessonIT::byKeys);
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

  private static void pass(Page page, List<Integer> actions, int runs, Hand hand) {
    page.waitForSelector("gopark-board [data-kind=g]");
    Locator challenge = page.locator("gopark-challenge");
    Locator prediction = page.locator("gopark-prediction");
    Locator change = page.locator(".lesson-observe .button-primary");
    while (challenge.count() == 0) {
      if (prediction.count() > 0) {
        predict(page, hand);
      } else if (change.isVisible()) {
        observe(page, hand);
      }
      hand.use(page, ".lesson-next", 0);
    }
    for (int action : actions) {
      hand.use(page, "gopark-challenge .actions button", action);
    }
    Locator passed = challenge.locator(".passed");
    for (int run = 0; run < runs; run++) {
      hand.use(page, ".lesson-run", 0);
    }
    assertThat(passed).isVisible();
    hand.use(page, ".lesson-next", 0);
    assertThat(page.locator(".lesson-words dl dd").first()).isVisible();
    assertThat(page.locator(".lesson-stations button[data-done]").first()).isVisible();
  }

  private static void predict(Page page, Hand hand) {
    Locator prediction = page.locator("gopark-prediction");
    hand.use(page, "gopark-prediction input[name=answer]", 0);
    if (prediction.locator("input[name=reason]").count() > 0) {
      hand.use(page, "gopark-prediction input[name=reason]", 0);
    }
    hand.use(page, "gopark-prediction .commit", 0);
    observe(page, hand);
    assertThat(prediction.locator(".explanation")).isVisible();
    assertThat(prediction.locator(".fitting")).isVisible();
  }

  /** Watches the run until it is where the question asks, or the change shows. */
  private static void observe(Page page, Hand hand) {
    hand.use(page, ".lesson-observe .button-primary", 0);
    assertThat(page.locator(".lesson-next")).isVisible();
  }
}
