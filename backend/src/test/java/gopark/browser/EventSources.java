package gopark.browser;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;

/** How many streams a page, or a frame in it, has opened. */
final class EventSources {

  private EventSources() {}

  /** Has to be asked for before the page is opened. */
  static void count(Page page) {
    page.addInitScript(
        "globalThis.streamsOpened = 0;"
            + "globalThis.EventSource = class extends EventSource {"
            + "  constructor(...all) { super(...all); globalThis.streamsOpened++; }"
            + "};");
  }

  static int opened(Page page) {
    return opened(page.mainFrame());
  }

  static int opened(Frame frame) {
    return ((Number) frame.evaluate("() => globalThis.streamsOpened")).intValue();
  }
}
