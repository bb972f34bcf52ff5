package gopark.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Tracing;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One test's stay on the site: nothing of it is left for the next, but the traces of a failure. */
record Visit(
    BrowserContext context, Page page, BrowserGuard guard, Evidence evidence, boolean isTraced) {

  private static final Logger LOG = LoggerFactory.getLogger(Visit.class);

  /** To trace takes as long again as the test. */
  static Visit begin(Browser browser, Site site, Evidence evidence, boolean isTraced) {
    evidence.clear();
    BrowserContext context =
        SharedBrowser.patient(
            browser.newContext(
                new Browser.NewContextOptions().setBaseURL(site.address()).setLocale("en-US")));
    if (isTraced) {
      context.tracing().start(new Tracing.StartOptions().setScreenshots(true).setSnapshots(true));
    }
    var guard = new BrowserGuard(site);
    guard.watch(context);
    return new Visit(context, context.newPage(), guard, evidence, isTraced);
  }

  void end(boolean testFailed) {
    try {
      guard.settle();
      if (testFailed || !guard.complaints().isEmpty()) {
        evidence.photograph(context);
        if (isTraced) {
          Path trace = evidence.keepTrace(context);
          LOG.info("kept: {}; look: npx playwright show-trace {}", trace.getParent(), trace);
        } else {
          LOG.info("kept: {}; with -Dgopark.trace=true there is a trace", evidence.folder());
        }
      }
    } finally {
      // A request of the last moment would be answered by whoever no longer can.
      context.unrouteAll();
      context.close();
    }
    guard.check();
  }
}
