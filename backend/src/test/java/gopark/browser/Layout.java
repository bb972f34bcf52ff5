package gopark.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** Whether a page keeps still while it loads, and fits its window. */
public final class Layout {

  private static final String SHIFTS =
      """
      async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const name = (node) =>
          node instanceof Element
            ? [node.localName, ...node.classList].join(".") + (node.id ? "#" + node.id : "")
            : String(node?.nodeName);
        const place = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`;
        await document.fonts.ready;
        await frame();
        await frame();
        const entries = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        await frame();
        await frame();
        entries.push(...observer.takeRecords());
        return entries.map((entry) => [
          entry.value.toFixed(4),
          ...entry.sources.map((source) =>
            [name(source.node), place(source.previousRect), place(source.currentRect)].join(" "),
          ),
        ].join("\\n    "));
      }
      """;

  private static final String OVERFLOWS =
      """
      () => {
        const root = document.scrollingElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        const wide = [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
          .map((element) =>
            `${element.localName}.${[...element.classList].join(".")} ends at ` +
            Math.round(element.getBoundingClientRect().right));
        return [`${root.scrollWidth} px in a window of ${root.clientWidth} px`, ...wide];
      }
      """;

  /**
   * Text for screen readers only is in a clipped box of one pixel, and meant to be hidden. After a
   * window has changed, a board takes some frames to fit in.
   */
  private static final String CLIPPED =
      """
      async () => {
        const texts = (element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const found = [];
          while (walker.nextNode()) {
            if (walker.currentNode.data.trim()) found.push(walker.currentNode);
          }
          return found;
        };
        const sticksOut = (text, box) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            (line) => line.right > box.right + 1 || line.left < box.left - 1);
        };
        const isForReadersOnly = (element) =>
          element !== null &&
          ((element.clientWidth === 1 && element.clientHeight === 1) ||
            isForReadersOnly(element.parentElement));
        const found = () => [...document.querySelectorAll("body *")]
          .filter((element) => element.clientWidth > 1)
          .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
          .filter((element) => element.checkVisibility())
          .flatMap((element) =>
            texts(element)
              .filter((text) => !isForReadersOnly(text.parentElement))
              .filter((text) => sticksOut(text, element.getBoundingClientRect()))
              .map((text) =>
                `"${text.data.trim().slice(0, 60)}" sticks out of ` +
                [element.localName, ...element.classList].join(".")));
        for (let frames = 0; frames < 20 && found().length > 0; frames++) {
          await new Promise((done) => requestAnimationFrame(done));
        }
        return found();
      }
      """;

  private Layout() {}

  public static void assertNothingShifted(Page page) {
    assertNone("moved by itself", page, SHIFTS);
  }

  public static void assertNoSidewaysScroll(Page page) {
    assertNone("can be scrolled sideways", page, OVERFLOWS);
  }

  public static void assertNoTextIsClipped(Page page) {
    assertNone("hides a part of its text", page, CLIPPED);
  }

  private static void assertNone(String what, Page page, String script) {
    List<?> found = (List<?>) page.evaluate(script);
    if (found != null && !found.isEmpty()) {
      throw new AssertionError(
          "%s %s:%n  %s"
              .formatted(
                  page.url(),
                  what,
                  String.join("\n  ", found.stream().map(String::valueOf).toList())));
    }
  }
}
