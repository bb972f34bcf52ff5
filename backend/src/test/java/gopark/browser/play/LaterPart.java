package gopark.browser.play;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** A part of the page that is loaded when somebody is about to want it. */
public final class LaterPart {

  private LaterPart() {}

  /**
   * The button of {@code gopark-share} or {@code gopark-keys}, once it is the part's own. While it
   * comes, a pointer that looks for the button in its place would find it gone.
   */
  public static Locator opener(Page page, String part) {
    page.locator(part + " button").first().focus();
    Locator opener = page.locator(part + " button.opener");
    opener.waitFor();
    return opener;
  }
}
