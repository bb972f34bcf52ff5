package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import gopark.web.message.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The course in the browser: lessons, games, questions and the exam. */
@BrowserTest
class CourseIT {

  private static final int MOST_TABS = 60;

  /** Goes on with Tab until the focus stands in what the selector names, in any shadow root. */
  private static void tabTo(Page page, String selector) {
    for (int i = 0; i < MOST_TABS; i++) {
      page.keyboard().press("Tab");
      Object isThere =
          page.evaluate(
              """
              (selector) => {
                let at = document.activeElement;
                while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
                return at?.matches(selector) === true && at.checkVisibility();
              }\
              """,
              selector);
      if (Boolean.TRUE.equals(isThere)) {
        return;
      }
    }
    throw new AssertionError("The keyboard does not reach " + selector);
  }

  private static void press(Page page, String selector) {
    tabTo(page, selector);
    page.keyboard().press("Enter");
  }

  @ParameterizedTest
  @ValueSource(strings = {"models", "evolution", "queues"})
  void aPredictionIsMadeAndSeenByKeyboardAlone(String lesson, Page page) {
    page.navigate("/learn/" + lesson + "?lang=en");
    page.waitForSelector("gopark-board [data-kind=g]");
    press(page, ".lesson-next");
    page.waitForSelector("gopark-prediction input");
    tabTo(page, "input[name=answer]");
    page.keyboard().press("Space");
    tabTo(page, "input[name=reason]");
    page.keyboard().press("Space");
    press(page, ".commit");
    // The focus goes to what shows the outcome, and from there to what skips the way.
    assertThat(page.locator(".lesson-observe .button-primary")).isFocused();
    page.keyboard().press("Enter");
    page.keyboard().press("Enter");
    Locator panel = page.locator("gopark-prediction");
    assertThat(panel.locator(".fitting")).isVisible();
    assertThat(panel.locator(".explanation")).isVisible();
    assertThat(panel.locator(".choice.guess").first()).isVisible();
    assertThat(page.locator(".lesson-next")).isVisible();
    Axe.assertNoViolations(page);
  }

  @ParameterizedTest
  @CsvSource({
    "Read, .lesson-controls, .lesson-next",
    "Change, .lesson-observe, .lesson-program",
    "Challenge, .lesson-run, gopark-challenge"
  })
  void onAPhoneALessonSaysWhatAButtonIsForBeforeItOffersIt(
      String station, String offered, String next, Page page) {
    page.setViewportSize(Viewport.PHONE.width(), Viewport.PHONE.height());
    page.navigate("/learn/stealing?lang=en");
    page.waitForSelector("gopark-board [data-kind=g]");
    toStation(page, station);
    Locator said = page.locator(".lesson-words").first();
    Locator board = page.locator(".lesson-board");
    assertThat(page.locator(offered)).isVisible();
    assertIsAbove(said, board);
    assertIsAbove(board, page.locator(offered));
    assertIsAbove(page.locator(offered), page.locator(next));
    Axe.assertNoViolations(page);

    page.setViewportSize(Viewport.DESKTOP.width(), Viewport.DESKTOP.height());
    BoundingBox beside = said.boundingBox();
    assertThat(beside.y).isEqualTo(page.locator(".lesson-stage").boundingBox().y);
    assertThat(beside.x + beside.width).isLessThan(board.boundingBox().x);
  }

  @Test
  void onAPhoneAnOutcomeIsToldBelowTheBoardThatShowedIt(Page page) {
    page.setViewportSize(Viewport.PHONE.width(), Viewport.PHONE.height());
    page.navigate("/learn/stealing?lang=en");
    page.waitForSelector("gopark-board [data-kind=g]");
    toStation(page, "Change");
    Locator board = page.locator(".lesson-board");
    page.locator(".lesson-observe .button-primary").click();
    page.locator(".lesson-observe .button").last().click();
    Locator told = page.locator(".lesson-rest > p").first();
    assertThat(told).isVisible();
    assertIsAbove(board, told);
    press(page, ".lesson-next");

    // A question is about the board, which therefore comes first.
    Locator question = page.locator("gopark-prediction");
    assertThat(question).isVisible();
    assertThat(board).isInViewport();
    assertIsAbove(board, question);
  }

  private static void toStation(Page page, String name) {
    page.locator(".lesson-stations button")
        .filter(new Locator.FilterOptions().setHasText(name))
        .click();
  }

  private static void assertIsAbove(Locator above, Locator below) {
    BoundingBox box = above.boundingBox();
    assertThat(box.y + box.height).isLessThanOrEqualTo(below.boundingBox().y);
  }

  @Test
  void aRunThatIsStillBeingMadeIsWatchedOnceItIsThere(Page page) {
    page.navigate("/learn/models?lang=en");
    page.waitForSelector("gopark-board [data-kind=g]");
    List<Route> held = new ArrayList<>();
    page.route("**/api/sessions", held::add);
    page.locator(".lesson-next").click();
    Locator panel = page.locator("gopark-prediction");
    panel.locator("input[name=answer]").first().check();
    panel.locator("input[name=reason]").first().check();
    panel.locator(".commit").click();
    page.locator(".lesson-observe .button-primary").click();
    assertThat(panel.locator(".explanation")).hasCount(0);
    held.forEach(Route::resume);
    assertThat(panel.locator(".explanation")).isVisible();
    assertThat(page.locator(".lesson-next")).isVisible();
  }

  @Test
  void aChallengeIsPassedAndItsPassBecomesACodeThatATeacherChecks(Page page) throws IOException {
    page.navigate("/learn/break-deadlock?lang=en");
    page.waitForSelector("gopark-challenge .actions button");
    page.waitForSelector("gopark-board [data-kind=g]");
    page.locator("gopark-challenge .actions button").nth(0).click();
    page.locator("gopark-challenge .actions button").nth(2).click();
    page.locator(".lesson-run").click();
    assertThat(page.locator("gopark-challenge .passed")).isVisible();
    Axe.assertNoViolations(page);

    page.navigate("/learn?lang=en");
    assertThat(page.locator("li[data-lesson=break-deadlock]")).hasAttribute("data-passed", "");
    Download download = page.waitForDownload(() -> page.locator(".learn-export").click());
    String exported = Files.readString(download.path());
    page.locator(".learn-make input").fill("Ada");
    page.locator(".learn-make button").click();
    String code = page.locator(".learn-made code").innerText();
    page.locator(".learn-check textarea").fill(code);
    page.locator(".learn-check button").click();
    assertThat(page.locator(".learn-checked")).containsText("Ada");
    assertThat(page.locator(".learn-checked")).containsText("Deadlock");
    Axe.assertNoViolations(page);

    page.evaluate("localStorage.clear()");
    page.reload();
    assertThat(page.locator("li[data-passed]")).hasCount(0);
    page.locator(".learn-import")
        .setInputFiles(
            new FilePayload(
                "progress.json", "application/json", exported.getBytes(StandardCharsets.UTF_8)));
    assertThat(page.locator("li[data-lesson=break-deadlock]")).hasAttribute("data-passed", "");
    page.locator(".learn-import")
        .setInputFiles(new FilePayload("other.json", "application/json", new byte[] {'{', '}'}));
    assertThat(page.locator(".learn-file")).containsText("Nothing was changed");
  }

  @ParameterizedTest
  @EnumSource
  void theSchedulersChoicesAreMadeByKeyboardAlone(Language language, Page page) {
    page.navigate("/learn/scheduler?level=1&seed=5&lang=" + language.code());
    page.waitForSelector("gopark-board [data-kind=g]");
    page.waitForSelector("gopark-turn input");
    int turns = page.locator(".lesson-stations .turn").count();
    for (int turn = 0; turn < turns; turn++) {
      tabTo(page, "input[name=choice]");
      page.keyboard().press("Space");
      press(page, ".commit");
      assertThat(page.locator("gopark-turn .reason")).isVisible();
      if (turn == 0) {
        Axe.assertNoViolations(page);
      }
      assertThat(page.locator(".lesson-next")).isFocused();
      page.keyboard().press("Enter");
    }
    assertThat(page.locator(".score")).isVisible();
    Axe.assertNoViolations(page);
  }

  @Test
  void aGoroutineIsChosenOnTheBoard(Page page) {
    page.navigate("/learn/scheduler?level=1&seed=5&lang=en");
    page.waitForSelector("gopark-turn input");
    String name =
        page.locator("gopark-turn .choice").first().innerText().replaceFirst("(?s),.*", "").strip();
    page.locator("gopark-board [data-key=\"" + name + "\"]").first().click();
    assertThat(page.locator("gopark-turn input").first()).isChecked();
  }

  @Test
  void anExamIsHandedInWithCausesAndProofs(Page page) {
    page.navigate("/learn/exam?seed=5&lang=en");
    int cases = 6;
    for (int i = 0; i < cases; i++) {
      assertThat(page.locator(".lesson-stations [aria-current]")).hasText("Case " + (i + 1));
      assertThat(page.locator(".exam-print")).containsText("SCHED");
      page.locator("gopark-choice input").first().check();
      page.locator(".lesson-words > .button").first().click();
      assertThat(page.locator(".exam-proof")).containsText("step");
      if (i == 0) {
        Axe.assertNoViolations(page);
      }
      page.locator(".lesson-next").click();
    }
    assertThat(page.locator(".score")).containsText("of 6");
    assertThat(page.locator("gopark-warning-list li").first()).isVisible();
    Axe.assertNoViolations(page);
  }

  @ParameterizedTest
  @EnumSource
  void aRunAsksWhatComesNextAndShowsIt(Language language, Page page) {
    page.navigate("/learn/questions?seed=7&lang=" + language.code());
    page.waitForSelector("gopark-board [data-kind=g]");
    press(page, ".question-ask");
    page.waitForSelector("gopark-choice input");
    tabTo(page, "input[name=choice]");
    page.keyboard().press("Space");
    press(page, ".question-commit");
    assertThat(page.locator(".question-outcome")).isVisible();
    assertThat(page.locator(".score")).containsText("1");
    Axe.assertNoViolations(page);
  }

  @Test
  void warningsOfASessionTellTheirEvidenceOnTheBoardsPage(Page page) {
    page.navigate("/play?scene=leak&lang=en");
    KnownPage.PLAY.waitUntilDrawn(page);
    page.locator("gopark-warnings summary").click();
    assertThat(page.locator("gopark-warnings [role=status]")).containsText("At step");
    Axe.assertNoViolations(page);
  }
}
