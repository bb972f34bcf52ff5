package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The timeline above the playback bar. */
final class Timeline {

  private final Page page;
  private final Locator timeline;

  private Timeline(Page page) {
    this.page = page;
    timeline = page.locator("gopark-timeline");
  }

  /** Opens it by its button; all that has happened is there when this returns. */
  static Timeline open(Page page) {
    page.locator("#play-timeline-open").click();
    return opened(page);
  }

  /** The timeline that is open, or about to be. */
  static Timeline opened(Page page) {
    Timeline timeline = new Timeline(page);
    assertThat(timeline.row("P0")).isVisible();
    page.waitForFunction("() => document.querySelector('gopark-timeline').state === 'ready'");
    return timeline;
  }

  Locator locator() {
    return timeline;
  }

  /** The lane of `P0`, `M3` or `G7`. */
  Locator row(String name) {
    return timeline.locator("[data-row='%s']".formatted(name));
  }

  /** The span of a lane at which the keyboard would begin. */
  Locator span(String name) {
    return row(name).locator(".cell[tabindex='0']");
  }

  /** Shows lanes of another kind, or on another scale. */
  void choose(String label) {
    timeline
        .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(label).setExact(true))
        .check(new Locator.CheckOptions().setForce(true));
  }

  Locator button(String name) {
    return timeline.getByRole(
        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator search() {
    return timeline.getByRole(AriaRole.SEARCHBOX);
  }

  Locator figures() {
    return timeline.locator(".figures");
  }

  /** The step up to which the cursor stands. */
  int step() {
    return ((Number) timeline.evaluate("(timeline) => timeline.step")).intValue();
  }

  /** How much of the run is in sight, as a share of all. */
  double share() {
    return ((Number)
            timeline
                .locator(".map")
                .evaluate(
                    "(map) => map.querySelector('.in-sight').getBoundingClientRect().width"
                        + " / map.getBoundingClientRect().width"))
        .doubleValue();
  }

  /** Where in the whole run the view begins, as a share of all. */
  double start() {
    return ((Number)
            timeline
                .locator(".map")
                .evaluate(
                    "(map) => (map.querySelector('.in-sight').getBoundingClientRect().left"
                        + " - map.getBoundingClientRect().left)"
                        + " / map.getBoundingClientRect().width"))
        .doubleValue();
  }

  /** Presses the mouse on a lane, at a share of the width that lanes have. */
  void click(String lane, double share) {
    Point at = at(lane, share);
    page.mouse().click(at.x(), at.y());
  }

  /** Marks a stretch with the mouse. */
  void drag(String lane, double from, double to) {
    Point start = at(lane, from);
    Point end = at(lane, to);
    page.mouse().move(start.x(), start.y());
    page.mouse().down();
    page.mouse().move((start.x() + end.x()) / 2, end.y());
    page.mouse().move(end.x(), end.y());
    page.mouse().up();
  }

  private record Point(double x, double y) {}

  private Point at(String lane, double share) {
    var row = row(lane).boundingBox();
    double gutter = row(lane).locator(".name").boundingBox().width;
    return new Point(row.x + gutter + (row.width - gutter) * share, row.y + row.height / 2);
  }
}
