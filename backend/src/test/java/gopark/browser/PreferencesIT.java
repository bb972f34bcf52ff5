package gopark.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Theme and language, chosen by keyboard and remembered. */
@BrowserTest
class PreferencesIT {

  private static final int MOST_STOPS = 60;

  @ParameterizedTest
  @CsvSource({"/, en, Light, Dark", "/style, ru, Светлая, Тёмная"})
  void theThemeChangesByKeyboardWithoutAReloadAndStays(
      String path, String language, String light, String dark, Page page) {
    page.navigate(path + "?lang=" + language + "&theme=light");
    String lightColour = background(page);
    page.evaluate("() => { window.sameDocument = true; }");

    tabTo(page, page.getByRole(AriaRole.RADIO, named(light)));
    page.keyboard().press("ArrowRight");

    assertThat(page.getByRole(AriaRole.RADIO, named(dark))).isChecked();
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(background(page)).isNotEqualTo(lightColour);
    assertThat(page.evaluate("() => window.sameDocument")).isEqualTo(true);

    page.navigate(path);
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(page.locator("html")).hasAttribute("lang", language);
    page.reload();
    assertThat(page.getByRole(AriaRole.RADIO, named(dark))).isChecked();
  }

  @Test
  void withoutAChoiceTheSystemsThemeHolds(Page page) {
    page.navigate("/?theme=light");
    String light = background(page);
    page.navigate("/?theme=dark");
    String dark = background(page);
    page.navigate("/?theme=auto");
    assertThat(page.getByRole(AriaRole.RADIO, named("System"))).isChecked();
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    assertThat(background(page)).isEqualTo(light);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(background(page)).isEqualTo(dark);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/style"})
  void theLanguageChangesByKeyboardOnTheSamePageAndStays(String path, Page page, Site site) {
    page.navigate(path);
    assertThat(page.locator("html")).hasAttribute("lang", "en");

    tabTo(page, page.locator("nav[aria-label] a[hreflang=ru]"));
    page.keyboard().press("Enter");

    assertThat(page.locator("html")).hasAttribute("lang", "ru");
    assertThat(page.url().replaceAll("\\?.*", "")).isEqualTo(site.at(path));
    page.navigate("/style");
    assertThat(page.locator("html")).hasAttribute("lang", "ru");
    assertThat(page.locator("nav a[hreflang=ru]")).hasAttribute("aria-current", "true");
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static String background(Page page) {
    return String.valueOf(
        page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"));
  }

  private static void tabTo(Page page, Locator target) {
    for (int stop = 0; stop < MOST_STOPS; stop++) {
      page.keyboard().press("Tab");
      if (Boolean.TRUE.equals(target.evaluate("it => it === document.activeElement"))) {
        return;
      }
    }
    fail("%s is not reached by %d presses of Tab", target, MOST_STOPS);
  }
}
