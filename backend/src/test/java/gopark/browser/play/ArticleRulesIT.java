package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/** Where an article and Go part, both are played, and the page says so. */
@BrowserTest
class ArticleRulesIT {

  /** P0 has run the last of its own and looks elsewhere; G9 of the article waits for all. */
  private static final String LOOKS_ELSEWHERE =
      "ev.kind == 'findRunnable' && ev.p == 0 && ev.detail.source != 'local'"
          + " && ev.detail.source != 'runnext'";

  @Test
  void goLooksIntoTheGlobalQueueFirst(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    playground.runUntil(LOOKS_ELSEWHERE);
    assertThat(playground.server().events("findRunnable").getLast().at("/detail/source").asString())
        .isEqualTo("global");
    assertThat(playground.why()).containsText("from the global queue");
    assertThat(playground.thing("queue sched")).containsText("sched.runq · 0");
    assertThat(playground.processor(1)).containsText("3/256");
  }

  @Test
  void theArticleStealsFirstAndACardSaysThatTheyPart(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal-article");
    playground.runUntil(LOOKS_ELSEWHERE);
    assertThat(playground.server().events("findRunnable").getLast().at("/detail/source").asString())
        .isEqualTo("stolen");
    assertThat(playground.why()).containsText("steals 1 goroutine from P1");
    assertThat(playground.thing("queue sched")).containsText("sched.runq · 1");

    Locator card = playground.why().locator(".article");
    assertThat(card).containsText("The article says");
    assertThat(card).containsText("takes half of a queue");
    assertThat(card).containsText("Go does");
    assertThat(card).containsText("takes half rounded up");
  }

  @Test
  void theSceneOfGoTellsWhatTheArticleSays(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    for (int beat = 1; beat < 4; beat++) {
      assertThat(page.locator("#play-beat")).hasText("%d of 5".formatted(beat));
      page.locator("#play-next-beat").click();
    }
    Locator caption = page.locator(".play-scene gopark-caption");
    assertThat(caption).containsText("P1 steals half of P2’s goroutines first");
    assertThat(caption)
        .containsText("In every release the global queue is searched before stealing.");
    assertThat(playground.why()).containsText("from the global queue");
  }
}
