package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import gopark.browser.BrowserTest;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** A visitor who asks for less motion sees none; marks show what went where. */
@BrowserTest
class StillnessIT {

  /** Looks at every frame, since an animation may be over before anybody asks. */
  private static final String WATCH =
      """
      globalThis.moved = [];
      globalThis.marked = { from: 0, to: 0, numbers: 0 };
      globalThis.watchMotion = () => {
        const roots = (root) => [root, ...[...root.querySelectorAll("*")]
          .filter(({ shadowRoot }) => shadowRoot).flatMap(({ shadowRoot }) => roots(shadowRoot))];
        const look = () => {
          for (const root of roots(document)) {
            for (const { effect } of root.getAnimations()) {
              const { localName, className } = effect.target;
              globalThis.moved.push(`${localName}.${className.baseVal ?? className}`);
            }
          }
          const most = (name, selector) => {
            globalThis.marked[name] =
              Math.max(globalThis.marked[name], document.querySelectorAll(selector).length);
          };
          most("from", ".path-from");
          most("to", ".path-to");
          most("numbers", ".path-number");
          requestAnimationFrame(look);
        };
        look();
      };
      """;

  @Test
  void nothingMovesWhileItIsSteppedOrPlayed(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    Board board = watched(page);
    goOn(board);
    assertThat(page.evaluate("() => globalThis.moved"))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .isEmpty();
  }

  @Test
  void marksTellWhereThingsWentInstead(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    Board board = watched(page);
    goOn(board);
    assertThat(marked(page, "from")).isPositive().isEqualTo(marked(page, "to"));
    assertThat(marked(page, "numbers")).isEqualTo(marked(page, "to"));
  }

  @Test
  void forAllOthersThingsMove(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
    Board board = watched(page);
    board.steps(3);
    page.waitForFunction("() => globalThis.moved.length > 0");
    assertThat(marked(page, "numbers")).isZero();
  }

  private static Board watched(Page page) {
    page.addInitScript(WATCH);
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    page.evaluate("() => globalThis.watchMotion()");
    return board;
  }

  /** Steps by hand until a goroutine has changed its place, then plays. */
  private static void goOn(Board board) {
    board.steps(4);
    int before = board.at();
    board.press("Play");
    board.awaitStepBeyond(before + 4);
    board.press("Pause");
  }

  private static int marked(Page page, String what) {
    return Snapshot.number(page.evaluate("(what) => globalThis.marked[what]", what));
  }
}
