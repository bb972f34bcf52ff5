package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/** What has happened, as the page tells it. */
final class EventLog {

  private final Locator log;

  EventLog(Locator log) {
    this.log = log;
  }

  /** The rows in sight. */
  Locator rows() {
    return log.locator(".event");
  }

  /** How many events it has: "3 events", or "1 of 3 events". */
  Locator count() {
    return log.locator(".count");
  }

  /** Only events of that kind stay. */
  EventLog only(String kind) {
    log.locator("select").selectOption("kind:" + kind);
    assertThat(log.locator("select")).hasValue("kind:" + kind);
    return this;
  }

  Locator of() {
    return log.locator("input");
  }
}
