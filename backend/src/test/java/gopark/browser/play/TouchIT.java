package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import gopark.browser.Site;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** All of the playground on a phone, by thumb. */
@BrowserTest
class TouchIT {

  @Test
  void fromTheFirstPageToASystemCallAndBack(Page desktop, Site site) {
    Phone.on(
        desktop,
        site,
        page -> {
          page.navigate("/?lang=en");
          page.locator("nav a[href^='/play']").first().tap();
          Board board = Board.drawn(page);
          int before = board.snapshot().goroutines();
          page.locator("#tab-act").tap();
          page.locator("gopark-palette button.primary").first().tap();
          page.waitForCondition(() -> board.snapshot().goroutines() > before);

          Locator running = page.locator("gopark-machine [data-item][data-kind=g]").first();
          String goroutine = String.valueOf(running.getAttribute("data-id"));
          Locator call =
              page.locator("gopark-menu [role=menuitem]").getByText("Make a system call");
          holdUntil(page, running, call);
          call.tap();
          assertThat(page.locator("gopark-menu .box")).isHidden();
          page.waitForCondition(() -> status(board, goroutine).equals("_Gsyscall"));
          Layout.assertNoSidewaysScroll(page);
        });
  }

  @Test
  void throughTime(Page desktop, Site site) {
    Phone.on(
        desktop,
        site,
        page -> {
          Board board = Board.open(page, "/play?scene=steal&lang=en");
          int start = board.at();
          board.way("Step").tap();
          board.awaitStepBeyond(start);
          int next = board.at();
          board.way("Step back").tap();
          page.waitForCondition(() -> board.at() < next);

          BoundingBox bar = board.position().boundingBox();
          page.touchscreen().tap(bar.x + bar.width / 4, bar.y + bar.height / 2);
          page.waitForCondition(() -> board.snapshot().step() < start);
          page.waitForCondition(() -> board.at() < start);

          board.way("More playback options").tap();
          page.locator("gopark-transport select[name=destination]").selectOption("steal");
          board.way("Go").tap();
          page.waitForCondition(
              () -> board.events().stream().anyMatch(it -> "steal".equals(it.get("kind"))));
          board.way("Play").tap();
          assertThat(board.way("Pause")).isVisible();
          board.way("Pause").tap();
          assertThat(board.way("Play")).isVisible();
        });
  }

  @Test
  void breakpointsBranchesAndWhatIsShared(Page desktop, Site site) {
    Phone.on(
        desktop,
        site,
        page -> {
          Board board = Board.open(page, "/play?lang=en");
          page.locator("#tab-pause").tap();
          page.locator("gopark-breakpoints button.primary").tap();
          assertThat(page.locator("gopark-breakpoints ul.list li")).hasCount(1);
          page.locator("gopark-breakpoints ul.list button").first().tap();
          assertThat(page.locator("gopark-breakpoints ul.list li")).hasCount(0);

          board.way("Step").tap();
          page.waitForCondition(() -> board.at() > 0);
          board.way("To the beginning").tap();
          board.assertStep(0);
          page.locator("#tab-act").tap();
          page.locator("gopark-palette button.primary").first().tap();
          page.locator("#tab-branches").tap();
          assertThat(page.locator("gopark-branches li")).hasCount(2);

          page.locator("gopark-share button").first().tap();
          Locator share = page.locator("gopark-share dialog");
          assertThat(share).isVisible();
          share.getByText("Close").first().tap();
          assertThat(share).isHidden();

          page.locator("#tab-words").tap();
          assertThat(page.locator("gopark-twin")).containsText("The board in words");
          Layout.assertNoSidewaysScroll(page);
        });
  }

  @Test
  void aTapLooksCloser(Page desktop, Site site) {
    Phone.on(
        desktop,
        site,
        page -> {
          Board board = Board.open(page, "/play?scene=steal&lang=en");
          board.mark("G5").tap();
          assertThat(board.mark("G5")).hasAttribute("aria-current", "true");
          assertThat(page.locator("gopark-inspector")).containsText("G5");
          assertThat(page.locator("gopark-menu .box")).isHidden();
          // The words under the board say what happened last, and lead to why.
          page.locator("#play-now").tap();
          assertThat(page.locator("#panel-why")).isInViewport();
        });
  }

  /** A finger that stays until what it waits for has come. */
  private static void holdUntil(Page page, Locator thing, Locator comes) {
    // The transport lies over the lower end of the window.
    thing.evaluate("(it) => it.scrollIntoView({ block: 'center', behavior: 'instant' })");
    BoundingBox box = thing.boundingBox();
    CDPSession finger = page.context().newCDPSession(page);
    finger.send("Input.dispatchTouchEvent", touch("touchStart", box));
    assertThat(comes).isVisible();
    finger.send("Input.dispatchTouchEvent", touch("touchEnd", null));
    assertThat(comes).isVisible();
  }

  private static JsonObject touch(String type, @Nullable BoundingBox at) {
    var points = new JsonArray();
    if (at != null) {
      var point = new JsonObject();
      point.addProperty("x", at.x + at.width / 2);
      point.addProperty("y", at.y + at.height / 2);
      points.add(point);
    }
    var event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    return event;
  }

  private static String status(Board board, String goroutine) {
    Map<String, Object> all = Snapshot.object(board.snapshot().tree().get("gs"));
    return String.valueOf(Snapshot.object(all.get(goroutine)).get("status"));
  }
}
