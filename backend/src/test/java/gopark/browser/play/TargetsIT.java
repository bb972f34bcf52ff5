package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.browser.Site;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All that can be pressed is large enough for a hand that trembles, or a thumb. */
@BrowserTest
class TargetsIT {

  private static final int POINTER = 24;
  private static final int THUMB = 44;

  /**
   * Finds the targets that are smaller than {@code least} pixels. A link within a sentence is as
   * high as its line, which WCAG 2.5.8 allows. A thing on the drawing may be as small as 24 pixels
   * also under a thumb, and a goroutine in its ring's cell smaller where it has room: a circle of
   * 24 pixels about its middle touches no other target (the spacing exception of 2.5.8), for a
   * queue of twelve has to fit a phone. All of these are reached by the log, the search and the
   * text, too, which are large.
   */
  private static final String TOO_SMALL =
      """
      (least) => {
        const roots = (root) => [root, ...[...root.querySelectorAll("*")]
          .filter(({ shadowRoot }) => shadowRoot).flatMap(({ shadowRoot }) => roots(shadowRoot))];
        const kinds = "button, a[href], input, select, textarea, summary, [role=slider]";
        const targets = roots(document).flatMap((root) => [...root.querySelectorAll(kinds)])
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({ target, box: boxOf(target) }))
          .filter(({ box }) => box.width > 1 && box.height > 1);
        // A box that is ticked by its words is as large as both.
        function boxOf(target) {
          const label = target.matches("input[type=checkbox], input[type=radio]")
            ? target.closest("label") : null;
          return (label ?? target).getBoundingClientRect();
        }
        const isInline = ({ target }) => target.localName === "a" &&
          getComputedStyle(target).display === "inline";
        const isSkipLink = ({ target }) => target.classList.contains("skip-link");
        const isDrawn = ({ target }) => target.closest("gopark-board") !== null;
        const hasRoom = ({ target, box }) => {
          const x = box.left + box.width / 2, y = box.top + box.height / 2;
          return targets.every((other) => {
            if (other.target === target) return true;
            const dx = Math.max(other.box.left - x, 0, x - other.box.right);
            const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
            return Math.hypot(dx, dy) >= 12 || other.target.contains(target);
          });
        };
        const isSmall = (one, side) => one.box.width < side - 0.5 || one.box.height < side - 0.5;
        return targets
          .filter((one) => !isInline(one) && !isSkipLink(one))
          .filter((one) => isDrawn(one) ? isSmall(one, 24) && !hasRoom(one) : isSmall(one, least))
          .map(({ target, box }) =>
            `${target.localName}.${target.className} ` +
            `"${(target.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 40)}" ` +
            `${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
      }
      """;

  @Test
  void aPointerHits(Page page) {
    page.setViewportSize(1280, 800);
    for (String scene : List.of("steal", "overflow", "ping-pong")) {
      Board board = Board.open(page, "/play?scene=" + scene + "&lang=en");
      allAreLarge(page, board, POINTER);
    }
  }

  @Test
  void aThumbHits(Page desktop, Site site) {
    try (BrowserContext phone = Phone.of(desktop, site)) {
      Page page = phone.newPage();
      for (String scene : List.of("steal", "overflow")) {
        Board board = Board.open(page, "/play?scene=" + scene + "&lang=en");
        allAreLarge(page, board, THUMB);
      }
    }
  }

  private static void allAreLarge(Page page, Board board, int side) {
    assertThat(board.way("Step").isVisible()).isTrue();
    for (String tab : List.of("log", "act", "pause", "branches", "words")) {
      page.locator("#tab-" + tab).click();
      page.waitForFunction(
          "(tab) => document.querySelector(`#panel-${tab} :not(:defined)`) === null", tab);
      assertThat(tooSmall(page, side)).as("%s, panel %s", page.url(), tab).isEmpty();
    }
  }

  private static List<?> tooSmall(Page page, int side) {
    return List.copyOf((List<?>) page.evaluate(TOO_SMALL, side));
  }
}
