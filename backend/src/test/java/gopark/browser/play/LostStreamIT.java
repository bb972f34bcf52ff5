package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserGuard;
import gopark.browser.BrowserTest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** A stream that breaks off in the middle of a run: nothing is lost, and nothing comes twice. */
@BrowserTest
class LostStreamIT {

  /** A stream on the page that can be broken as by a line that is cut. */
  private static final String CUTTABLE =
      """
      globalThis.streams = [];
      globalThis.EventSource = class extends EventSource {
        constructor(...all) {
          super(...all);
          globalThis.streams.push(this);
        }
      };
      globalThis.cutStreams = () => {
        for (const stream of globalThis.streams.splice(0)) {
          stream.close();
          stream.dispatchEvent(new Event("error"));
        }
      };
      """;

  private static final String LOGGED =
      """
      () => document.querySelector("gopark-log").events
        .map(({ step, timeNs, kind, g, m, p }) => [step, timeNs, kind, g, m, p].join(" "))
      """;

  private static final String HAPPENED =
      """
      async (session) => {
        const all = [];
        for (let from = 0, more = true; more;) {
          const answer = await fetch(`/api/sessions/${session}/events?from=${from}&limit=1000`);
          const { events } = await answer.json();
          const known = all.filter(({ step }) => step < from);
          all.splice(0, all.length, ...known, ...events);
          more = events.length === 1000;
          from = events.at(-1)?.step ?? 0;
        }
        // What set the board up at step 0 nobody has seen happen.
        return all.filter(({ step }) => step > 0).map(({ step, timeNs, kind, g, m, p }) =>
          [step, timeNs, kind, g, m, p].join(" "));
      }
      """;

  @Test
  void whatWasMissedIsThereWhenItComesBack(Page page) {
    var isCut = new AtomicBoolean();
    Board board = watched(page, isCut);
    board.press("Play");
    board.awaitStepBeyond(board.at() + 1);

    isCut.set(true);
    page.evaluate("() => globalThis.cutStreams()");
    Locator notice = page.locator("gopark-notice .box");
    assertThat(notice).isVisible();
    assertThat(notice).containsText("Offline");
    assertThat(notice).containsText("You can still look at everything so far.");
    assertThat(board.mark("P0")).isVisible();
    int frozen = board.at();
    page.waitForCondition(() -> board.snapshot().step() > frozen + 3);
    assertThat(board.at()).as("the step in sight").isEqualTo(frozen);

    isCut.set(false);
    tryNow(notice);
    board.awaitStepBeyond(frozen + 3);
    assertThat(notice).isHidden();
    board.press("Pause");
    assertThat(board.way("Play")).isVisible();
    isTheWholeRun(page, board);
  }

  @Test
  void aPartThatCouldNotBeHadMeanwhileIsHadAfterwards(Page page, BrowserGuard guard) {
    guard.expect("ERR_INTERNET_DISCONNECTED");
    Board.open(page, "/play?lang=en");
    Locator tab = page.locator("[role=tab][aria-controls=panel-act]");
    Locator palette = page.locator("gopark-palette").getByText("New goroutines");

    var failed = new ArrayList<String>();
    page.onRequestFailed(request -> failed.add(request.url()));
    page.context().setOffline(true);
    tab.click();
    // Whoever only waited until it is asked for might be online again before the line is tried.
    page.waitForCondition(
        () -> failed.stream().anyMatch(url -> url.matches(".*/palette-[^/]*[.]js")));
    assertThat(palette).isHidden();

    page.context().setOffline(false);
    tab.click();
    assertThat(palette).isVisible();
  }

  @Test
  void meanwhileOneCanLookBackAtWhatWasInSight(Page page, BrowserGuard guard) {
    guard.expect("ERR_FAILED");
    var isCut = new AtomicBoolean();
    Board board = watched(page, isCut);
    board.steps(3);
    int last = board.at();
    page.route(
        "**/api/sessions/**",
        route -> {
          if (isCut.get() && !route.request().url().contains("/stream")) {
            route.abort();
          } else {
            route.fallback();
          }
        });
    isCut.set(true);
    page.evaluate("() => globalThis.cutStreams()");
    assertThat(page.locator("gopark-notice .box")).isVisible();

    board.press("Step back");
    assertThat(page.locator("#play-banner")).isVisible();
    page.waitForCondition(() -> board.at() < last);

    isCut.set(false);
    tryNow(page.locator("gopark-notice"));
    assertThat(page.locator("gopark-notice .box")).isHidden();
    page.locator("#play-to-now").click();
    board.assertStep(last);
  }

  /** Clicks without waiting: the button goes away by itself soon, when the stream comes back. */
  private static void tryNow(Locator notice) {
    notice.getByText("Try now").dispatchEvent("click");
  }

  private static Board watched(Page page, AtomicBoolean isCut) {
    page.addInitScript(CUTTABLE);
    page.route(
        "**/stream**",
        route -> {
          // Over a line that is cut nothing comes, not even a refusal.
          if (!isCut.get()) {
            route.fallback();
          }
        });
    return Board.open(page, "/play?lang=en");
  }

  private static void isTheWholeRun(Page page, Board board) {
    board.assertStep(board.snapshot().step());
    List<?> happened = (List<?>) page.evaluate(HAPPENED, board.session());
    page.waitForFunction(
        "(count) => document.querySelector('gopark-log').events.length >= count", happened.size());
    assertThat(page.evaluate(LOGGED)).isEqualTo(happened);
    assertThat(happened).hasSizeGreaterThan(5);
  }
}
