package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The playground as a page object: its parts by the names that a learner knows them by. */
final class Board {

  private static final Pattern PLACE = Pattern.compile("/play/([\\w-]+)");

  private final Page page;

  private Board(Page page) {
    this.page = page;
  }

  /** Opens an address of the playground, and waits until its board is drawn. */
  static Board open(Page page, String path) {
    page.navigate(path);
    return drawn(page);
  }

  /** The board of a page that is open already. */
  static Board drawn(Page page) {
    page.waitForSelector("html[data-ready] gopark-board [data-kind=p]");
    page.waitForURL(PLACE);
    return new Board(page);
  }

  String session() {
    var found = PLACE.matcher(page.url());
    if (!found.find()) {
      throw new IllegalStateException("no session at " + page.url());
    }
    return found.group(1);
  }

  /** What the server says that the session is now. */
  Snapshot snapshot() {
    return new Snapshot(object("/api/sessions/" + session()));
  }

  /** All events that the server has of the run so far. */
  List<Map<String, Object>> events() {
    return Snapshot.objects(
        object("/api/sessions/" + session() + "/events?limit=1000").get("events"));
  }

  private Map<String, Object> object(String path) {
    return Snapshot.object(
        page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path));
  }

  Locator play() {
    return page.locator("gopark-transport .main");
  }

  void press(String name) {
    way(name).click();
  }

  Locator way(String name) {
    return way(page, name);
  }

  /** A button of the bar below the board, whether or not the board itself is in sight. */
  static Locator way(Page page, String name) {
    return page.locator("gopark-transport")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  /** Goes to the next event, and waits until the board shows it. */
  void step() {
    int before = at();
    press("Step");
    awaitStepBeyond(before);
  }

  /** The step in sight. */
  int at() {
    return Integer.parseInt(position().inputValue());
  }

  int farthest() {
    return Integer.parseInt(String.valueOf(position().getAttribute("max")));
  }

  Locator position() {
    return page.locator("gopark-transport input[type=range]").first();
  }

  void assertStep(int step) {
    assertThat(position()).hasValue(String.valueOf(step));
  }

  void awaitStepBeyond(int step) {
    page.waitForFunction(
        """
        (step) => Number(document.querySelector("gopark-transport").shadowRoot
          .querySelector("input[type=range]").value) > step
        """,
        step);
  }

  Locator mark(String key) {
    return page.locator("gopark-board [data-item][data-key=" + key + "]").first();
  }

  /** Goes {@code count} steps on. */
  void steps(int count) {
    for (int step = 0; step < count; step++) {
      step();
    }
  }

  Locator processors() {
    return page.locator("gopark-board [data-item][data-kind=p]");
  }
}
