package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import gopark.browser.BrowserTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** All of the playground without a mouse; where the focus is, is always seen. */
@BrowserTest
class KeyboardIT {

  @Test
  void fromTheFirstPageToASystemCallAndBack(Page page) {
    page.navigate("/?lang=en");
    var keys = new Keys(page);
    keys.tabTo(page.locator("nav a[href^='/play']").first());
    keys.press("Enter");
    Board board = Board.drawn(page);
    int before = board.snapshot().goroutines();

    keys.tabTo(page.locator("#tab-log"));
    keys.press("ArrowRight");
    assertThat(page.locator("#panel-act")).isVisible();
    keys.tabTo(page.locator("gopark-palette button.primary").first());
    keys.press("Enter");
    page.waitForCondition(() -> board.snapshot().goroutines() > before);

    Locator running = page.locator("gopark-machine [data-item][data-kind=g]").first();
    goTo(keys, page, running);
    String goroutine = String.valueOf(running.getAttribute("data-key"));
    keys.press("Shift+F10");
    Locator call = page.locator("gopark-menu [role=menuitem]").getByText("Make a system call");
    assertThat(call).isVisible();
    choose(keys, call.locator(".."));
    assertThat(page.locator("gopark-menu .box")).isHidden();
    page.waitForCondition(() -> isInSyscall(board, goroutine));
    assertThat(board.mark(goroutine)).isVisible();
  }

  @Test
  void throughTimeAndBackByKeys(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    var keys = new Keys(page);
    keys.tabTo(page.locator("gopark-board [data-item][tabindex='0']").first());
    int start = board.at();
    keys.press(".");
    board.awaitStepBeyond(start);
    int next = board.at();
    keys.press(",");
    page.waitForCondition(() -> board.at() < next);
    keys.press("Home");
    board.assertStep(0);
    keys.press("End");
    board.assertStep(next);

    keys.tabTo(board.position());
    keys.press("ArrowLeft", "ArrowLeft");
    page.waitForCondition(() -> board.snapshot().step() == next - 2);
    board.assertStep(next - 2);

    keys.tabTo(board.way("More playback options"));
    keys.press("Enter");
    keys.tabTo(page.locator("gopark-transport select[name=destination]"));
    keys.type("steal");
    assertThat(page.locator("gopark-transport select[name=destination]")).hasValue("steal");
    keys.tabTo(board.way("Go"));
    keys.press("Enter");
    page.waitForCondition(() -> happened(board, "steal"));
  }

  @Test
  void breakpointsBranchesAndWhatIsShared(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    var keys = new Keys(page);
    Locator item = page.locator("gopark-board [data-item][tabindex='0']").first();
    keys.tabTo(item);
    keys.press("b");
    assertThat(page.locator("#tab-pause")).isFocused();
    keys.tabTo(page.locator("gopark-breakpoints button.primary"));
    keys.press("Enter");
    assertThat(page.locator("gopark-breakpoints ul.list li")).hasCount(1);
    keys.tabTo(page.locator("gopark-breakpoints ul.list button").first());
    keys.press("Enter");
    assertThat(page.locator("gopark-breakpoints ul.list li")).hasCount(0);

    keys.tabBackTo(page.locator("#tab-pause"));
    keys.press("ArrowRight");
    assertThat(page.locator("gopark-branches li")).hasCount(1);

    keys.tabBackTo(item);
    keys.press("?");
    assertThat(page.locator("gopark-keys dialog")).isVisible();
    keys.press("Escape");
    assertThat(page.locator("gopark-keys dialog")).isHidden();
    assertThat(board.way("Play")).isVisible();

    Locator share =
        page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Share").setExact(true));
    keys.tabBackTo(share);
    keys.press("Enter");
    assertThat(page.locator("gopark-share dialog")).isVisible();
    keys.press("Tab", "Tab", "Escape");
    assertThat(page.locator("gopark-share dialog")).isHidden();
    assertThat(keys.has(share)).isTrue();

    keys.tabTo(item);
    keys.press("t");
    assertThat(page.locator("gopark-twin")).containsText("The board in words");
  }

  @Test
  void actingInThePastMakesABranch(Page page) {
    Board board = Board.open(page, "/play?lang=en");
    var keys = new Keys(page);
    Locator item = page.locator("gopark-board [data-item][tabindex='0']").first();
    keys.tabTo(item);
    for (int step = 0; step < 3; step++) {
      int before = board.at();
      keys.press(".");
      board.awaitStepBeyond(before);
    }
    int end = board.at();
    keys.press(",");
    page.waitForCondition(() -> board.at() < end);
    keys.press("n");
    assertThat(page.locator("#tab-act")).isFocused();
    keys.tabTo(page.locator("gopark-palette button.primary").first());
    keys.press("Enter");

    keys.tabBackTo(page.locator("#tab-act"));
    keys.press("ArrowRight", "ArrowRight");
    assertThat(page.locator("gopark-branches li")).hasCount(2);
    keys.tabTo(page.locator("gopark-branches").getByLabel("Show branch 0"));
    keys.press("Enter");
    page.waitForCondition(() -> Snapshot.number(board.snapshot().tree().get("branch")) == 0);
  }

  @Test
  void nobodyIsTrapped(Page page) {
    Board.open(page, "/play?scene=steal&lang=en");
    List<String> stops = new Keys(page).round();
    assertThat(stops).hasSizeGreaterThan(15);
    for (String part : List.of("Play", "Step", "Log", "Share", "Copy")) {
      assertThat(stops).as(part).anySatisfy(stop -> assertThat(stop).contains(part));
    }
  }

  /** Goes by Tab to the board, then down it from thing to thing. */
  private static void goTo(Keys keys, Page page, Locator thing) {
    keys.tabBackTo(page.locator("gopark-board [data-item][tabindex='0']").first());
    for (int way = 0; way < 12 && !keys.has(thing); way++) {
      keys.press("ArrowDown");
    }
    assertThat(keys.has(thing)).as("the focus is on %s", thing).isTrue();
  }

  private static void choose(Keys keys, Locator item) {
    for (int way = 0; way < 30 && !keys.has(item); way++) {
      keys.press("ArrowDown");
    }
    assertThat(keys.has(item)).isTrue();
    keys.press("Enter");
  }

  private static boolean isInSyscall(Board board, String goroutine) {
    Map<String, Object> all = Snapshot.object(board.snapshot().tree().get("gs"));
    return "_Gsyscall".equals(Snapshot.object(all.get(goroutine.substring(1))).get("status"));
  }

  private static boolean happened(Board board, String kind) {
    return board.events().stream().anyMatch(event -> kind.equals(event.get("kind")));
  }
}
