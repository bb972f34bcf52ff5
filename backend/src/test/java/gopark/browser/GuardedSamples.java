package gopark.browser;

import static org.assertj.core.api.Assertions.fail;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Tests that pass and fail on purpose. {@link BrowserExtensionIT} runs them and looks on. */
@BrowserTest
class GuardedSamples {

  @Test
  void passes(Page page) {
    page.navigate("/test-samples/good");
  }

  @Test
  void complains(Page page) {
    page.navigate("/test-samples/free/console-error");
  }

  @Test
  void expectsInVain(Page page, BrowserGuard guard) {
    guard.expect("something that does not happen");
    page.navigate("/test-samples/good");
  }

  @Test
  void fails(Page page) {
    page.navigate("/test-samples/good");
    fail("on purpose");
  }
}
