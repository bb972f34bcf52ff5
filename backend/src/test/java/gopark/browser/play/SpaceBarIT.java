package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/** The space bar plays where the board is in the reader's hand, and types where one types. */
@BrowserTest
class SpaceBarIT {

  @Test
  void onTheBoardItPlaysAndPauses(Page page) {
    Playground playground = Playground.open(page, "/play");
    playground.thing("P0").focus();
    page.keyboard().press("Space");
    assertThat(playground.button("Pause")).isVisible();
    page.keyboard().press("Space");
    assertThat(playground.button("Play")).isVisible();
    assertThat(playground.server().now().at("/playing").asBoolean()).isFalse();
  }

  @Test
  void whereOneTypesItIsASpace(Page page) {
    Playground playground = Playground.open(page, "/play");
    assertTypedInto(playground.pauseWhen().condition(), playground);
    assertTypedInto(playground.log().of(), playground);
  }

  private static void assertTypedInto(Locator field, Playground playground) {
    field.fill("G1");
    field.press("End");
    playground.page().keyboard().press("Space");
    playground.page().keyboard().type("x");
    assertThat(field).hasValue("G1 x");
    assertPaused(playground);
  }

  @Test
  void elsewhereOnThePageItIsThePages(Page page) {
    Playground playground = Playground.open(page, "/play");
    playground.tab("branches").focus();
    page.keyboard().press("Space");
    assertThat(page.locator("#panel-branches")).isVisible();
    assertPaused(playground);
  }

  /** What was pressed before has been done by the time a later order has. */
  private static void assertPaused(Playground playground) {
    assertThat(playground.button("Play")).isVisible();
    playground.stepForward();
    assertThat(playground.server().now().at("/playing").asBoolean()).isFalse();
  }
}
