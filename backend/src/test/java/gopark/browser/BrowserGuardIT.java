package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An expectation that is not met fails its test: so each of these proves that the guard hears. */
@BrowserTest
class BrowserGuardIT {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          free/console-error   | console error: something is wrong
          free/console-warning | console warning: something may be wrong
          free/uncaught        | uncaught exception: Error: nobody caught me
          free/rejected        | uncaught exception: Error: nobody awaited me
          """)
  void whatAPageSaysIsHeard(String path, String expected, Page page, BrowserGuard guard) {
    guard.expect("^" + expected);
    page.navigate("/test-samples/" + path);
  }

  @Test
  void aRequestToAnotherHostIsStoppedAndNamedWithThePageThatAsked(Page page, BrowserGuard guard) {
    guard.expect("^request to another host: http://example.invalid/picture.png \\(on http.*/other");
    guard.expect("^console error: Failed to load resource: net::ERR_NAME_NOT_RESOLVED");
    page.navigate("/test-samples/free/other-host");
  }

  @Test
  void anotherHostIsNotVisitedEither(Page page, BrowserGuard guard) {
    guard.expect("^request to another host: http://example.invalid/");
    try {
      page.navigate("http://example.invalid/");
    } catch (PlaywrightException stopped) {
      assertThat(page).not().hasURL("http://example.invalid/");
    }
  }

  @Test
  void aViolationOfThePolicyIsHeard(Page page, BrowserGuard guard) {
    guard.expect("^Content Security Policy violated: script-src-elem inline");
    guard.expect("^console error: .*Content Security Policy");
    page.navigate("/test-samples/inline-script");
    assertThat(page).hasTitle("A script that the policy forbids");
  }

  @Test
  void aFailedAnswerIsHeard(Page page, BrowserGuard guard) {
    guard.expect("^answer 500: .*/test-samples/boom \\(on http.*/failing-file");
    guard.expect("^console error: .*status of 500");
    page.navigate("/test-samples/failing-file");
  }

  @Test
  void aMissingFileIsHeard(Page page, BrowserGuard guard) {
    guard.expect("^console error: .*status of 404");
    page.navigate("/test-samples/missing-file");
  }

  @Test
  void aPageWhoseClockStandsStillIsHeardAndLeft(Page page, BrowserGuard guard) {
    page.clock().install();
    page.navigate("/test-samples/good");
    page.clock().pauseAt(System.currentTimeMillis() + 60_000);
    guard.expect("^console error: the last word");
    page.evaluate("() => console.error('the last word')");
    guard.settle();
  }

  @Test
  void aSecondServerMayBeOwned(Page page, BrowserGuard guard, Site site) {
    Site sameByAnotherName = new Site(site.address().replace("localhost", "127.0.0.1"));
    guard.own(sameByAnotherName);
    page.navigate(sameByAnotherName.at("/test-samples/good"));
  }
}
