package gopark.browser.program;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import gopark.browser.Axe;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import gopark.browser.Site;
import gopark.browser.Viewport;
import gopark.browser.play.LaterPart;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Go is pasted, and one watches it being scheduled. */
@BrowserTest
class GoProgramIT {

  private static final String ADDRESS = "/play?panel=code&lang=en";

  /** The first goroutine that a program makes; those before it are the runtime's own. */
  private static final int NAPPER = 6;

  private static final String GREETING =
      """
      package main

      import "fmt"

      func main() {
      	fmt.Println("hello from a link")
      }
      """;

  private static final String MISTAKEN =
      """
      package main

      import "fmt"

      func main() {
      	fmt.Println(nothingLikeThis)
      }
      """;

  private static final String LOOP =
      """
      package main

      func main() {
      	sum := 0
      	for i := 0; i < 3; i++ {
      		sum += i
      	}
      	println(sum)
      }
      """;

  /** A count slow enough to watch: at a person's pace it would take minutes. */
  private static final String SLOW_COUNT =
      """
      package main

      import (
      	"fmt"
      	"time"
      )

      func main() {
      	count := 0
      	for count < 1000 {
      		time.Sleep(time.Millisecond)
      		count++
      	}
      	fmt.Println(count)
      }
      """;

  private static final String SLEEPERS =
      """
      package main

      import "time"

      func nap(hours int) {
      	for {
      		time.Sleep(time.Duration(hours) * time.Hour)
      	}
      }

      func main() {
      	go nap(2)
      	nap(1)
      }
      """;

  /** In {@link #SLEEPERS}: where a goroutine is started, and where it sleeps. */
  private static final int START_LINE = 12;

  private static final int NAP_LINE = 7;

  @BeforeEach
  void wide(Page page) {
    page.setViewportSize(Viewport.DESKTOP.width(), Viewport.DESKTOP.height());
  }

  @Test
  void aMistakeIsUnderItsWordAndInTheListWhileOneWrites(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(MISTAKEN);
    assertThat(program.flaws()).hasText("nothingLikeThis");
    assertThat(page.locator("gopark-code .cm-flaw")).hasCount(1);

    program.tab("Problems").click();
    assertThat(program.problems()).hasCount(1);
    assertThat(program.problems()).containsText("6:14");
    assertThat(program.problems()).containsText("undefined: nothingLikeThis");
    program.problems().click();
    assertThat(program.text()).isFocused();

    program.write(GREETING);
    assertThat(program.flaws()).hasCount(0);
    assertThat(program.problems()).hasCount(0);
  }

  @Test
  void anExampleRunsToItsEndAndSaysHowItEnded(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.button("Examples").click();
    Locator dialog = page.locator("gopark-examples dialog");
    assertThat(dialog.locator("li")).not().hasCount(0);
    dialog.getByRole(AriaRole.SEARCHBOX).fill("worker pool");
    dialog.locator("[data-example='worker-pool']").click();
    assertThat(dialog).isHidden();
    assertThat(program.text()).containsText("package main");
    program.run();
    program.finish();
    assertThat(program.output().locator(".ending")).containsText("exit code 0");
    assertThat(program.output().locator("pre").first()).not().isEmpty();
  }

  /** The answer to what makes the session is held back, as by a slow line. */
  @Test
  void toItsEndIsTheEndOfTheRunThatIsStillStarting(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(SLOW_COUNT);
    var held = new ArrayList<Route>();
    page.route("**/api/sessions?*", held::add);
    page.waitForRequest("**/api/sessions?*", () -> program.button("Run").click());
    program.button("Run to end").click();
    page.waitForCondition(() -> held.size() == 1);
    held.getFirst().fallback();
    assertThat(program.output().locator(".ending")).containsText("exit code 0");
    assertThat(program.output()).containsText("1000");
  }

  @Test
  void whatIsWrittenWhileARunIsStartingStays(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(SLEEPERS);
    var held = new ArrayList<Route>();
    page.route("**/api/sessions?*", held::add);
    page.waitForRequest("**/api/sessions?*", () -> program.button("Run").click());
    program.text().click();
    page.keyboard().press("ControlOrMeta+Home");
    page.keyboard().type("// meanwhile\n");
    page.waitForCondition(() -> held.size() == 1);
    String before = ProgramPanel.session(page);
    held.getFirst().fallback();
    program.awaitOtherSession(before);
    assertThat(program.panel()).containsText("Edits not run yet.");
    assertThat(program.text()).containsText("// meanwhile");
    program.assertMarkAt(1, 8);
  }

  @Test
  void aDeadlockIsToldInWordsAndAsGoPrintsIt(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write("package main\n\nfunc main() {\n\t<-make(chan int)\n}\n");
    program.run();
    program.finish();
    assertThat(program.output().locator(".ending")).containsText("Deadlock");
    assertThat(program.output()).containsText("all goroutines are asleep - deadlock!");
  }

  @Test
  void aBreakpointStopsTheRunOnItsLine(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(LOOP);
    program.lineNumber(6).click();
    program.run();
    Locator stopped = page.locator("gopark-code .cm-lineNumbers .cm-stopped");
    assertThat(stopped).hasText("6");
    assertThat(page.locator("gopark-code .cm-line.cm-stopped")).containsText("sum += i");
    assertThat(program.mark(1)).isVisible();
    program.assertMarkAt(1, 6);

    program.mark(1).click();
    assertThat(program.inside()).containsText("Calls of G1");
    assertThat(program.inside()).containsText("main.main");
    assertThat(program.inside().locator("tr").filter(named("sum"))).containsText("0");

    program.lineNumber(6).click();
    program.finish();
    assertThat(program.output()).containsText("3");
    assertThat(stopped).hasCount(0);
  }

  private static Locator.FilterOptions named(String variable) {
    return new Locator.FilterOptions().setHasText(variable);
  }

  @Test
  void goroutinesStandOnTheirLinesWhileTheyWait(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(SLEEPERS);
    program.run();
    assertThat(program.mark(1)).hasAttribute("data-state", "waiting");
    assertThat(program.mark(NAPPER)).hasAttribute("data-state", "waiting");
    program.pause();
    program.assertMarkAt(1, 7);
    program.assertMarkAt(NAPPER, 7);
    program.tab("Goroutines").click();
    assertThat(program.inside().locator(".people li")).hasCount(2);
    assertThat(program.inside()).containsText("Line 7");

    program.mark(NAPPER).click();
    assertThat(program.inside()).containsText("Calls of G" + NAPPER);
    assertThat(program.inside()).containsText("main.nap");
    assertThat(program.inside().locator("tr").filter(named("hours"))).containsText("2");
  }

  @Test
  void aLineLeadsToTheMomentsAtWhichAGoroutineStandsOnIt(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(SLEEPERS);
    program.run();
    program.assertMarkAt(NAPPER, NAP_LINE);
    program.pause();
    Locator seekBar = page.locator("gopark-transport input[aria-valuetext^='step ']");
    seekBar.fill("0");

    program.line(START_LINE).click();
    Locator here = page.locator("gopark-line-visits");
    assertThat(here).containsText("Line " + START_LINE);
    here.locator("[data-way=before]").click();
    assertThat(here).containsText("nobody before this");
    here.locator("[data-way=after]").click();
    assertThat(seekBar).not().hasValue("0");
    program.assertMarkAt(1, START_LINE);
    assertThat(page).hasURL(Pattern.compile("step=[1-9]"));
    page.goBack();
    assertThat(seekBar).hasValue("0");
  }

  @Test
  void whatIsChangedIsNotWhatRuns(Page page) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(SLEEPERS);
    program.run();
    assertThat(program.mark(1)).hasAttribute("data-state", "waiting");
    program.pause();
    program.text().click();
    page.keyboard().press("ControlOrMeta+Home");
    page.keyboard().type("// a remark\n");
    assertThat(program.panel()).containsText("Edits not run yet.");
    // It has moved along with its line.
    program.assertMarkAt(1, 8);

    String before = ProgramPanel.session(page);
    program.button("Run again").click();
    program.awaitOtherSession(before);
    assertThat(program.panel().locator(".edited")).isHidden();
    assertThat(program.text()).containsText("a remark");
    page.goBack();
    assertThat(program.text()).not().containsText("a remark");
  }

  @Test
  void aLinkCarriesTheProgram(Page page, Site site) {
    ProgramPanel program = ProgramPanel.open(page, ADDRESS);
    program.write(GREETING);
    program.run();
    LaterPart.opener(page, "gopark-share").click();
    String link =
        page.locator("gopark-share dialog")
            .getByLabel("Self-contained link", new Locator.GetByLabelOptions().setExact(true))
            .inputValue();
    assertThat(link).contains("/play#s=1.");
    try (BrowserContext stranger =
        page.context()
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setBaseURL(site.address())
                    .setLocale("en-US")
                    .setViewportSize(Viewport.DESKTOP.width(), Viewport.DESKTOP.height()))) {
      ProgramPanel theirs = ProgramPanel.open(stranger.newPage(), link);
      assertThat(theirs.text()).containsText("hello from a link");
      theirs.finish();
      assertThat(theirs.output()).containsText("hello from a link");
    }
  }

  @Test
  void onAPhoneTheProgramIsInThePlaceOfTheBoard(Page desktop, Site site) {
    try (BrowserContext phone =
        desktop
            .context()
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setBaseURL(site.address())
                    .setLocale("en-US")
                    .setViewportSize(Viewport.PHONE.width(), Viewport.PHONE.height())
                    .setDeviceScaleFactor(2)
                    .setHasTouch(true)
                    .setIsMobile(true))) {
      Page page = phone.newPage();
      page.navigate("/play?lang=en");
      page.waitForSelector("html[data-ready]");
      Locator code = page.locator("#play-code");
      code.tap();
      ProgramPanel program = ProgramPanel.opened(page);
      assertThat(page.locator("gopark-board")).isHidden();
      Layout.assertNoSidewaysScroll(page);
      program.text().tap();
      for (Locator button : program.panel().locator("button:visible").all()) {
        assertThat(button.boundingBox().height).isGreaterThanOrEqualTo(43.5);
      }
      program.write(GREETING);
      program.run();
      assertThat(page.locator("gopark-board")).isVisible();
      code.tap();
      program.finish();
      assertThat(program.output()).containsText("hello from a link");
    }
  }

  @Test
  void byKeyboardAlone(Page page) {
    page.navigate("/play?lang=en");
    page.waitForSelector("html[data-ready]");
    page.locator("#play-code").focus();
    page.keyboard().press("Enter");
    ProgramPanel program = ProgramPanel.opened(page);
    assertThat(program.text()).isFocused();
    page.keyboard().press("ControlOrMeta+a");
    page.keyboard().insertText(MISTAKEN);
    assertThat(program.flaws()).hasCount(1);
    page.keyboard().press("F8");
    page.keyboard().press("Tab");
    assertThat(program.text()).isFocused();
    page.keyboard().press("Escape");
    page.keyboard().press("Tab");
    assertThat(program.text()).not().isFocused();
    assertThat(program.tab("Output")).isFocused();
    page.keyboard().press("ArrowRight");
    assertThat(program.problems()).hasCount(1);
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    assertThat(program.text()).isFocused();

    page.keyboard().press("ControlOrMeta+a");
    page.keyboard().insertText(GREETING);
    page.keyboard().press("ControlOrMeta+Home");
    for (int line = 1; line < 6; line++) {
      page.keyboard().press("ArrowDown");
    }
    page.keyboard().press("F9");
    assertThat(page.locator("gopark-code .cm-lineNumbers .cm-point")).hasText("6");
    page.keyboard().press("ControlOrMeta+Enter");
    assertThat(page.locator("gopark-code .cm-lineNumbers .cm-stopped")).hasText("6");
  }

  @ParameterizedTest
  @CsvSource({"en, light", "ru, dark"})
  void itIsForEverybody(String language, String theme, Page page) {
    ProgramPanel program =
        ProgramPanel.open(page, "/play?panel=code&lang=%s&theme=%s".formatted(language, theme));
    Layout.assertNothingShifted(page);
    program.write(MISTAKEN);
    assertThat(program.flaws()).hasCount(1);
    program.panel().locator("#tab-problems").click();
    program.panel().locator(".settings summary").click();
    Axe.assertNoViolations(page);
    program.panel().locator(".settings summary").click();
    program.write(SLEEPERS);
    assertThat(program.flaws()).hasCount(0);
    String before = ProgramPanel.session(page);
    page.keyboard().press("ControlOrMeta+Enter");
    program.awaitOtherSession(before);
    assertThat(program.mark(1)).isVisible();
    program.mark(1).click();
    assertThat(program.inside().locator("table").first()).isAttached();
    Axe.assertNoViolations(page);
    Layout.assertNoSidewaysScroll(page);
  }
}
