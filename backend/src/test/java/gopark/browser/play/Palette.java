package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;

/** The panel with everything that can be made to happen. */
final class Palette {

  private final Locator palette;

  Palette(Locator palette) {
    this.palette = palette;
    assertThat(palette.locator("gopark-new-goroutines form")).isVisible();
  }

  Palette choose(String behaviour) {
    chip(behaviour).click();
    return this;
  }

  Palette by(String who) {
    palette.getByLabel("Who starts them").selectOption(new SelectOption().setLabel(who));
    return this;
  }

  /** Starts {@code count} goroutines of the chosen behaviour. */
  void start(int count) {
    palette.getByLabel("How many").fill(String.valueOf(count));
    palette
        .getByRole(
            AriaRole.BUTTON,
            new Locator.GetByRoleOptions()
                .setName(Pattern.compile("^Start %d\\b".formatted(count))))
        .click();
  }

  /** A behaviour by its name, to be chosen or dragged. */
  Locator chip(String behaviour) {
    return palette
        .locator("label.chip")
        .filter(
            new Locator.FilterOptions()
                .setHasText(Pattern.compile("^\\s*%s\\s*$".formatted(behaviour))));
  }

  void setProcessors(int count) {
    Locator form = unfold("Cores, quota, GC").locator("form").first();
    form.getByLabel("GOMAXPROCS").fill(String.valueOf(count));
    form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Set")).click();
  }

  private Locator unfold(String part) {
    Locator details =
        palette.locator("details").filter(new Locator.FilterOptions().setHasText(part)).first();
    details.locator("summary").click();
    return details;
  }
}
