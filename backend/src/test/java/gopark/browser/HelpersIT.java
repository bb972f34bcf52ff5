package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Each helper finds what it was made for, and lets a good page pass. */
@BrowserTest
class HelpersIT {

  @Test
  void axeNamesTheRuleTheElementAndTheContrast(Page page) {
    page.navigate("/test-samples/free/low-contrast");
    assertThatThrownBy(() -> Axe.assertNoViolations(page))
        .hasMessageContainingAll("color-contrast", "element: p", "2.32", "4.5:1");
  }

  @Test
  void aPageThatMovesIsFound(Page page) {
    page.navigate("/test-samples/free/shift");
    assertThat(page.getByText("came late")).isVisible();
    assertThatThrownBy(() -> Layout.assertNothingShifted(page))
        .hasMessageContainingAll("moved by itself", "body");
  }

  @Test
  void aPageTooWideIsFound(Page page) {
    page.setViewportSize(390, 844);
    page.navigate("/test-samples/free/wide");
    assertThatThrownBy(() -> Layout.assertNoSidewaysScroll(page))
        .hasMessageContainingAll("can be scrolled sideways", "pre");
  }

  @Test
  void textThatDoesNotFitIsFound(Page page) {
    page.navigate("/test-samples/free/clipped");
    assertThatThrownBy(() -> Layout.assertNoTextIsClipped(page))
        .hasMessageContainingAll(
            "hides a part of its text", "The end of this line", "sticks out of p");
  }

  @Test
  void aGoodPagePasses(Page page) {
    page.navigate("/test-samples/good");
    assertThatCode(
            () -> {
              Axe.assertNoViolations(page);
              Layout.assertNothingShifted(page);
              Layout.assertNoSidewaysScroll(page);
              Layout.assertNoTextIsClipped(page);
            })
        .doesNotThrowAnyException();
  }
}
