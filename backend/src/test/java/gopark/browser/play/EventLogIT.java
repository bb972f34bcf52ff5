package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The log leads to each moment that it tells of. */
@BrowserTest
class EventLogIT {

  @Test
  void aClickOnARowGoesThereAndBackComesBack(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    int opening = playground.step();
    for (int i = 0; i < 6; i++) {
      playground.stepForward();
    }
    int farthest = playground.step();
    Locator row = playground.log().only("findRunnable").rows().last();
    int there = Integer.parseInt(row.locator(".step").textContent());
    assertThat(there).isBetween(opening, farthest - 1);
    String sentence = row.locator(".sentence").textContent();
    row.click();

    playground.assertAt(there);
    assertThat(page).hasURL(Pattern.compile("[?&]step=%d\\b".formatted(there)));
    assertThat(playground.why()).containsText(sentence);
    assertThat(row).hasAttribute("aria-current", "step");
    assertThat(playground.server().now().at("/step").asInt()).isEqualTo(there);

    page.goBack();
    playground.assertAt(farthest);
    assertThat(page).hasURL(Pattern.compile("[?&]step=%d\\b".formatted(farthest)));
    page.goForward();
    playground.assertAt(there);
  }

  @Test
  void itIsFilteredByKindAndByWhoItIsAbout(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    playground.runUntil("ev.kind == 'steal'");
    int all = playground.server().events().size();
    int starts = playground.server().events("goStarted").size();
    EventLog log = playground.log().only("goStarted");
    assertThat(log.count()).hasText(Pattern.compile("^%d of \\d+ events$".formatted(starts)));
    assertThat(log.rows().last()).containsText("runs on M");
    log.of().fill("P1");
    assertThat(log.rows().last()).containsText("with P1");
    assertThat(all).isGreaterThan(starts);
  }
}
