package gopark.frames;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A page in a window of its own, whose frames are counted. */
final class WatchedPage implements AutoCloseable {
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 900;

  private static final String WATCH =
      """
      () => {
        const watch = { frames: [], tasks: [], last: performance.now() };
        globalThis.goparkWatch = watch;
        const frame = (now) => {
          watch.frames.push(now - watch.last);
          watch.last = now;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) watch.tasks.push(duration);
        }).observe({ type: "longtask" });
      }
      """;

  /** The first frame began before anybody watched. */
  private static final String SEEN =
      """
      () => ({
        frames: goparkWatch.frames.slice(1).map(Number),
        tasks: goparkWatch.tasks.map(Number),
      })
      """;

  private static final String STEP =
      "() => document.querySelector('gopark-board')?.world?.step ?? 0";

  private static final double TIMELINE_MS = 180_000;

  private static final String SPANS =
      "() => document.querySelector('gopark-timeline').record?.spans ?? 0";

  private static final String ZOOM =
      """
      () => {
        const timeline = document.querySelector("gopark-timeline");
        let frames = 0;
        const zoom = () => {
          const code = Math.floor(frames++ / 45) % 2 === 0 ? "KeyW" : "KeyS";
          const key = code.slice(3).toLowerCase();
          timeline.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true }));
          requestAnimationFrame(zoom);
        };
        requestAnimationFrame(zoom);
      }
      """;

  private static final String NODES =
      """
      () => {
        const count = (root) =>
          [...root.querySelectorAll("*")].reduce(
            (sum, { shadowRoot }) => sum + 1 + (shadowRoot === null ? 0 : count(shadowRoot)),
            0,
          );
        return count(document);
      }
      """;

  private final BrowserContext context;
  private final Page page;

  private WatchedPage(BrowserContext context, Page page) {
    this.context = context;
    this.page = page;
  }

  static WatchedPage open(Browser browser, String address) {
    BrowserContext context =
        browser.newContext(new Browser.NewContextOptions().setViewportSize(WIDTH, HEIGHT));
    Page page = context.newPage();
    page.navigate(address);
    return new WatchedPage(context, page);
  }

  /** Waits until the board has been drawn. */
  void awaitBoard() {
    page.waitForSelector("gopark-board .board-stage");
  }

  void rest(Duration time) {
    page.evaluate(
        "(ms) => new Promise((done) => setTimeout(done, ms))", Math.toIntExact(time.toMillis()));
  }

  FrameTimes watch(Duration time) {
    page.evaluate(WATCH);
    rest(time);
    Map<?, ?> seen = (Map<?, ?>) page.evaluate(SEEN);
    return new FrameTimes(numbers(seen, "frames"), numbers(seen, "tasks"));
  }

  /** Which step the board shows; an empty page shows none. */
  long step() {
    return ((Number) page.evaluate(STEP)).longValue();
  }

  /** Opens the timeline, and waits until it has everything that has happened. */
  void openTimeline() {
    page.click("#play-timeline-open");
    page.waitForFunction(
        "() => document.querySelector('gopark-timeline').state === 'ready'",
        null,
        new Page.WaitForFunctionOptions().setTimeout(TIMELINE_MS));
  }

  /** How many spans the timeline draws. */
  long spans() {
    return ((Number) page.evaluate(SPANS)).longValue();
  }

  /** Frames in each of which the timeline is drawn closer or farther than in the one before. */
  FrameTimes watchZoom(Duration time) {
    page.evaluate(ZOOM);
    return watch(time);
  }

  /** What the page's tasks cost the processor in this time. */
  BusyTimes busy(Browser browser, Duration time) {
    browser.startTracing(
        page, new Browser.StartTracingOptions().setCategories(BusyTimes.CATEGORIES));
    rest(time);
    return BusyTimes.of(browser.stopTracing());
  }

  int nodes() {
    return ((Number) page.evaluate(NODES)).intValue();
  }

  /** What lives on the page's heap after garbage has been collected. */
  long heapBytes() {
    CDPSession session = context.newCDPSession(page);
    try {
      session.send("HeapProfiler.collectGarbage");
      JsonObject usage = session.send("Runtime.getHeapUsage");
      return usage.get("usedSize").getAsLong();
    } finally {
      session.detach();
    }
  }

  private static List<Double> numbers(Map<?, ?> seen, String name) {
    return ((List<?>) Objects.requireNonNull(seen.get(name)))
        .stream().map(number -> ((Number) number).doubleValue()).toList();
  }

  @Override
  public void close() {
    context.close();
  }
}
