package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;

/** A keyboard whose user looks for the focus after every key, and must see it. */
final class Keys {

  private static final int MOST_STOPS = 120;

  /** The element that has the focus, in whatever shadow root it is, and how that is shown. */
  private static final String FOCUS =
      """
      () => {
        let one = document.activeElement;
        while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
        if (one === null || one === document.body) return null;
        const above = (each) => each.parentElement ?? each.getRootNode().host ?? null;
        const shows = (each) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
          return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
        };
        // A box that lies unseen over its words has its ring around these.
        const around = [one, above(one), above(above(one) ?? one)].filter((each) => each !== null);
        const seen = getComputedStyle(one).opacity === "0" ? around : [one];
        const name = one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 40);
        const box = one.getBoundingClientRect();
        const bar = document.querySelector(".play-transport");
        const isWithin = (each, name) =>
          each !== null && (each.matches(name) || isWithin(above(each), name));
        const covered = bar !== null && !isWithin(one, ".play-transport, dialog, gopark-menu") &&
          box.top >= bar.getBoundingClientRect().top - 1;
        return [
          `${one.localName}.${one.className} "${name}"`,
          seen.some(shows) ? "" : "is not to be seen",
          covered ? "is beneath the transport" : "",
        ];
      }
      """;

  private final Page page;

  Keys(Page page) {
    this.page = page;
  }

  /** Presses keys one after the other. */
  void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  void type(String words) {
    page.keyboard().type(words);
  }

  /** Goes on by Tab until the focus is there. */
  void tabTo(Locator target) {
    tabTo(target, "Tab");
  }

  void tabBackTo(Locator target) {
    tabTo(target, "Shift+Tab");
  }

  private void tabTo(Locator target, String key) {
    for (int stop = 0; stop < MOST_STOPS; stop++) {
      if (has(target)) {
        isSeen();
        return;
      }
      press(key);
      isSeen();
    }
    fail("%s is not reached by %d presses of %s".formatted(target, MOST_STOPS, key));
  }

  /** All that Tab comes to until it begins anew. */
  List<String> round() {
    var stops = new ArrayList<String>();
    page.evaluate("() => document.activeElement?.blur()");
    for (int stop = 0; stop < MOST_STOPS; stop++) {
      press("Tab");
      String name = focus().getFirst();
      if (!stops.isEmpty() && name.equals(stops.getFirst())) {
        return stops;
      }
      stops.add(name);
      isSeen();
    }
    return fail("Tab never comes back to the beginning: " + stops);
  }

  boolean has(Locator target) {
    return target.count() > 0
        && Boolean.TRUE.equals(
            target
                .first()
                .evaluate(
                    """
                    (it) => it.getRootNode().activeElement === it &&
                      (it.getRootNode().host === undefined ||
                        it.getRootNode().host.matches(":focus, :focus-within") ||
                        document.activeElement !== document.body)
                    """));
  }

  /** An editor shows that it has the focus a moment after it got it. */
  private void isSeen() {
    try {
      page.waitForCondition(() -> faults(focus()).isEmpty());
    } catch (TimeoutError late) {
      List<String> focus = focus();
      assertThat(faults(focus)).as(focus.getFirst()).isEmpty();
    }
  }

  private static List<String> faults(List<String> focus) {
    return focus.stream().skip(1).filter(fault -> !fault.isEmpty()).toList();
  }

  private List<String> focus() {
    Object focus = page.evaluate(FOCUS);
    return focus instanceof List<?> told
        ? told.stream().map(String::valueOf).toList()
        : List.of("the browser itself", "", "");
  }
}
