package gopark.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Hears whatever goes wrong on a test's pages, and fails the test for it: an error or a warning in
 * the console, an uncaught exception, a violated Content Security Policy, an answer or a connection
 * that failed, and any request to another host, of which {@link SharedBrowser} knows no address.
 */
public final class BrowserGuard {

  /** The console says what a policy has stopped, but not in every kind of frame. */
  private static final String REPORT_VIOLATIONS =
      """
      addEventListener("securitypolicyviolation", (violation) =>
        goparkReportsViolation([
          violation.effectiveDirective,
          violation.blockedURI,
          violation.sourceFile + ":" + violation.lineNumber,
        ].join(" ")),
      );
      """;

  /**
   * What the page has begun is seen by the time a frame was drawn and a task has run: by the real
   * clock, which is taken here before a test can stop it.
   */
  private static final String KEEP_CLOCK =
      """
      {
        const { requestAnimationFrame, setTimeout } = globalThis;
        globalThis.goparkSettles = () =>
          new Promise((done) => {
            requestAnimationFrame(() => setTimeout(done));
            setTimeout(done, 500); // no frame is drawn of a page that nobody sees
          });
      }
      """;

  private static final String SETTLED = "() => globalThis.goparkSettles?.()";

  private final Set<String> ownHosts = new LinkedHashSet<>();
  private final Set<String> problems = new LinkedHashSet<>();
  private final List<Pattern> expected = new ArrayList<>();
  private final List<Page> pages = new ArrayList<>();

  BrowserGuard(Site site) {
    ownHosts.add(hostOf(site.address()));
  }

  /**
   * Something that is meant to go wrong in this test: the problems in whose text this pattern is
   * found. If there is none in the end, the test fails for that.
   */
  public void expect(String pattern) {
    expected.add(Pattern.compile(pattern));
  }

  /** Counts another address, such as a second server of this test, as one of ours. */
  public void own(Site site) {
    ownHosts.add(hostOf(site.address()));
  }

  void watch(BrowserContext context) {
    context.onRequest(this::hear);
    context.exposeBinding(
        "goparkReportsViolation",
        (source, words) -> {
          report("Content Security Policy violated", words[0].toString(), source.page().url());
          return "";
        });
    context.addInitScript(REPORT_VIOLATIONS);
    context.addInitScript(KEEP_CLOCK);
    context.onPage(page -> {
      pages.add(page);
      page.onCrash(crashed -> report("crash", "the page's process died", crashed.url()));
    });
    context.onConsoleMessage(this::hear);
    context.onWebError(error -> report("uncaught exception", error.error(), error.page().url()));
    context.onResponse(this::look);
    context.onRequestFailed(this::look);
  }

  /** The browser itself reaches no other host: to ask us about each request would take its time. */
  private void hear(Request request) {
    if (!isOwn(request.url())) {
      report("request to another host", request.url(), asker(request));
    }
  }

  private void hear(ConsoleMessage message) {
    if (message.type().equals("error") || message.type().equals("warning")) {
      Page page = message.page();
      String where = page == null ? message.location() : page.url();
      report("console " + message.type(), message.text() + " " + message.location(), where);
    }
  }

  private void look(Response response) {
    if (response.status() >= 500) {
      report("answer " + response.status(), response.url(), asker(response.request()));
    }
  }

  /** A request that was given up because its page was left is no failure. */
  private void look(Request request) {
    String failure = request.failure();
    if (isOwn(request.url()) && !failure.equals("net::ERR_ABORTED")) {
      report("failed request", request.url() + " " + failure, asker(request));
    }
  }

  private boolean isOwn(String url) {
    return !url.startsWith("http") || ownHosts.contains(hostOf(url));
  }

  private static String hostOf(String url) {
    return URI.create(url.replaceAll("[?#].*", "")).getAuthority();
  }

  private static String asker(Request request) {
    try {
      Frame frame = request.frame();
      return request.isNavigationRequest() && frame.parentFrame() == null
          ? "the address bar, at " + frame.url()
          : frame.page().url();
    } catch (PlaywrightException frameIsNotThereYet) {
      return "a new page";
    }
  }

  private void report(String kind, String words, String where) {
    problems.add("%s: %s (on %s)".formatted(kind, words.strip(), where));
  }

  void settle() {
    for (Page page : pages) {
      try {
        if (!page.isClosed()) {
          page.evaluate(SETTLED);
        }
      } catch (PlaywrightException left) {
        // The page is being replaced or has died; what it did has been heard.
      }
    }
  }

  List<String> complaints() {
    Stream<String> unexpected =
        problems.stream().filter(it -> expected.stream().noneMatch(p -> p.matcher(it).find()));
    Stream<String> missing =
        expected.stream()
            .filter(p -> problems.stream().noneMatch(it -> p.matcher(it).find()))
            .map(p -> "expected and did not happen: " + p);
    return Stream.concat(unexpected, missing).toList();
  }

  void check() {
    List<String> complaints = complaints();
    if (!complaints.isEmpty()) {
      throw new AssertionError(
          "The browser complains. Mend the page, or say guard.expect(pattern) if it is meant:\n  "
              + String.join("\n  ", complaints));
    }
  }
}
