package gopark.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts beside a scene's board. */
@BrowserTest
class ListingIT {

  private static final String IN_ONE_ROW =
      """
      (lines) => lines.every(
        (line) => line.clientHeight < 2 * Number.parseFloat(getComputedStyle(line).lineHeight))
      """;

  @ParameterizedTest
  @ValueSource(strings = {"/scenes/half-taken", "/embed/half-taken"})
  void aLineStandsBesideItsNumber(String path, Page page) {
    page.navigate(path);
    Locator lines = page.locator("gopark-listing li");
    lines.first().waitFor();
    assertThat(lines.count()).isEqualTo(9);
    assertThat(lines.evaluateAll(IN_ONE_ROW)).isEqualTo(true);
  }
}
