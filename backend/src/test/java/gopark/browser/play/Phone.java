package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import gopark.browser.SharedBrowser;
import gopark.browser.Site;
import gopark.browser.Viewport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A phone beside the desktop's page: small, and touched. */
final class Phone {

  private Phone() {}

  /** Does the actions on a phone, where no error may be reported. */
  static void on(Page desktop, Site site, Consumer<Page> actions) {
    List<String> complaints = new ArrayList<>();
    try (BrowserContext phone = of(desktop, site)) {
      phone.onWebError(error -> complaints.add(error.error()));
      phone.onConsoleMessage(message -> {
        if (message.type().equals("error")) {
          complaints.add(message.text());
        }
      });
      actions.accept(phone.newPage());
    }
    assertThat(complaints).isEmpty();
  }

  static BrowserContext of(Page desktop, Site site) {
    return SharedBrowser.patient(
        desktop
            .context()
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setBaseURL(site.address())
                    .setLocale("en-US")
                    .setViewportSize(Viewport.PHONE.width(), Viewport.PHONE.height())
                    .setDeviceScaleFactor(2)
                    .setHasTouch(true)
                    .setIsMobile(true)));
  }
}
