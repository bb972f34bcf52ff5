package gopark.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pictures of every page in {@code target/screenshots}, for those who ask: -Dscreenshots. */
@BrowserTest
class ScreenshotsIT {

  private static final Path FOLDER = Path.of("target", "screenshots");

  static Stream<Arguments> pictures() {
    return System.getProperty("screenshots") == null
        ? Stream.empty()
        : Stream.of(KnownPage.values())
            .flatMap(page -> Look.all().map(look -> Arguments.of(page, look)));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("pictures")
  void everyPageInEveryLook(KnownPage known, Look look, Page page, BrowserGuard guard) {
    page.route("**/*.css", ScreenshotsIT::waitForLetters);
    known.open(page, look, guard);
    page.evaluate("() => document.fonts.ready.then(() => true)");
    String name = (known + "-" + look).toLowerCase(Locale.ROOT).replace(' ', '-') + ".png";
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(name)).setFullPage(true));
  }

  /** As on a fast line: a reader may go without our letters, a picture may not. */
  private static void waitForLetters(Route route) {
    String styles = route.fetch().text().replace("font-display:optional", "font-display:block");
    route.fulfill(new Route.FulfillOptions().setContentType("text/css").setBody(styles));
  }
}
