package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another site's page may frame our embeds, and nothing else of ours. */
@BrowserTest
class EmbeddingIT {

  @ParameterizedTest
  @ValueSource(strings = {"", "sandbox=\"allow-scripts\""})
  void anEmbedStandsOnAnotherSite(String sandbox, Page page, BrowserGuard guard, Site site)
      throws IOException {
    String source = site.at("/embed/legend?lang=ru&theme=dark");
    try (var host = ForeignHost.framing("src=\"%s\" %s".formatted(source, sandbox))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      FrameLocator frame = page.frameLocator("iframe");
      assertThat(frame.locator("html")).hasAttribute("lang", "ru");
      assertThat(frame.locator("h1")).isVisible();
      assertThat(
              frame
                  .locator("body")
                  .evaluate(
                      "() => document.fonts.ready.then(() => [..."
                          + "document.fonts].some((font) => font.status === 'loaded'))"))
          .as("our own letters, also without an origin")
          .isEqualTo(true);
      assertThat(page.context().cookies()).as("an embed needs no cookies").isEmpty();
    }
  }

  @Test
  void aPageDoesNot(Page page, BrowserGuard guard, Site site) throws IOException {
    guard.expect("^console error: .*frame-ancestors 'self'");
    guard.expect("^failed request: .* net::ERR_BLOCKED_BY_RESPONSE");
    try (var host = ForeignHost.framing("src=\"%s\"".formatted(site.at("/")))) {
      guard.own(host.site());
      page.navigate(host.site().address());
      assertThat(page.frameLocator("iframe").locator("main")).hasCount(0);
    }
  }
}
