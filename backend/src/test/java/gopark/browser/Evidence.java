package gopark.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Tracing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.util.FileSystemUtils;

/** Where a failed test's trace and pictures are kept. */
record Evidence(Path folder) {

  private static final Logger LOG = LoggerFactory.getLogger(Evidence.class);

  /** What this run has kept: a second try leaves what the first has shown. */
  private static final Set<Path> KEPT = ConcurrentHashMap.newKeySet();

  private static final Pattern INVOCATION = Pattern.compile("invocation:#(\\d+)");

  /** {@code target/browser/PagesIT.aPageHasATitle}, with {@code -3} for a third set of values. */
  static Evidence of(ExtensionContext context) {
    String invocation =
        INVOCATION
            .matcher(context.getUniqueId())
            .results()
            .map((MatchResult found) -> "-" + found.group(1))
            .findFirst()
            .orElse("");
    String name =
        "%s.%s%s"
            .formatted(
                context.getRequiredTestClass().getSimpleName(),
                context.getRequiredTestMethod().getName(),
                invocation);
    return new Evidence(Path.of("target", "browser", name).toAbsolutePath());
  }

  /** Takes away what an earlier run has left. */
  void clear() {
    if (KEPT.contains(folder)) return;
    try {
      FileSystemUtils.deleteRecursively(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void photograph(BrowserContext context) {
    KEPT.add(folder);
    List<Page> pages = context.pages();
    for (int i = 0; i < pages.size(); i++) {
      photograph(pages.get(i), folder.resolve("page-" + (i + 1) + ".png"));
    }
  }

  /** Returns the trace's file. */
  Path keepTrace(BrowserContext context) {
    Path trace = folder.resolve("trace.zip");
    context.tracing().stop(new Tracing.StopOptions().setPath(trace));
    return trace;
  }

  /** A page that cannot be photographed any more must not hide why its test failed. */
  private static void photograph(Page page, Path file) {
    try {
      page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
    } catch (PlaywrightException e) {
      LOG.warn("no picture of {}: {}", page.url(), e.getMessage());
    }
  }
}
