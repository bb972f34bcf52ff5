package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;

/** The panel that says where to pause. */
final class Breakpoints {

  private final Locator panel;

  Breakpoints(Locator panel) {
    this.panel = panel;
    assertThat(panel.locator("form")).isVisible();
  }

  /** Says it in the builder's words; nothing is typed in CEL. */
  Breakpoints whenQueueOf(String queue, String compare, int size) {
    choose("Pause when", "a queue has a size");
    choose("Queue", "queue of " + queue);
    choose("is", compare);
    panel
        .getByLabel("Size", new Locator.GetByLabelOptions().setExact(true))
        .fill(String.valueOf(size));
    return this;
  }

  private void choose(String field, String choice) {
    panel
        .getByRole(AriaRole.COMBOBOX, new Locator.GetByRoleOptions().setName(field).setExact(true))
        .selectOption(new SelectOption().setLabel(choice));
  }

  Locator condition() {
    return panel.locator("textarea");
  }

  void add() {
    panel.locator("button.primary").click();
  }

  void runUntil() {
    panel
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Run until then"))
        .click();
  }

  Locator list() {
    return panel.locator("li");
  }
}
