package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.MouseButton;
import gopark.browser.BrowserGuard;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A behaviour is dragged to where it shall be done; what makes no sense is refused in words. */
@BrowserTest
class DraggingIT {

  @Test
  void aBehaviourThatFallsOnAProcessorIsStartedByWhoRunsThere(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=resize");
    JsonNode before = playground.assertAt(playground.step());
    String runner = "G" + before.at("/ms/%s/curg".formatted(before.at("/ps/1/m")));
    String next = "G" + before.at("/ps/1/runnext");
    playground.act().chip("sleep").dragTo(playground.processor(1));

    assertThat(playground.thing(next, "P1.runq")).isVisible();
    JsonNode after = playground.assertAt(playground.step());
    int made = after.at("/ps/1/runnext").intValue();
    assertThat(playground.thing("G" + made, "P1.runnext")).isVisible();
    assertThat("G" + after.at("/gs/%d/parent".formatted(made))).isEqualTo(runner);
    assertThat(playground.log().only("goCreated").rows().last())
        .containsText("%s creates G%d".formatted(runner, made));
  }

  @Test
  void onAnIdleProcessorThereIsNobodyToDoIt(Page page, BrowserGuard guard) {
    guard.expect("^console error: .* status of 422");
    Playground playground = Playground.openStill(page, Link.toEmptyBoard(2));
    JsonNode before = playground.assertAt(0);
    int busy = before.at("/gs/1/p").intValue();
    playground.act().chip("compute").dragTo(playground.processor(1 - busy));

    Locator refusal = page.getByRole(AriaRole.ALERT).first();
    assertThat(refusal).containsText("P%d".formatted(1 - busy));
    assertThat(playground.server().now().at("/gs").size()).isEqualTo(before.at("/gs").size());
    playground.act().start(1);
    assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
    assertThat(playground.processor(busy).locator("[data-place='P%d.runnext'] .g".formatted(busy)))
        .isVisible();
  }

  @Test
  void theMenuSaysWhyAThingTakesNoOrders(Page page) {
    Playground playground = Playground.openStill(page, "/play");
    Locator menu = page.locator("gopark-menu");
    rightClick(playground.thing("G2"));
    assertThat(menu).containsText("belongs to the runtime and takes no commands");
    page.keyboard().press("Escape");
    assertThat(menu.locator("[role=menu]")).hasCount(0);

    rightClick(playground.thing("G1"));
    Locator unblock =
        menu.getByRole(
            AriaRole.MENUITEM, new Locator.GetByRoleOptions().setName(Pattern.compile("^Unblock")));
    assertThat(unblock).hasAttribute("aria-disabled", "true");
    assertThat(unblock).containsText("waits for nothing");
  }

  private static void rightClick(Locator thing) {
    thing.click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
  }
}
