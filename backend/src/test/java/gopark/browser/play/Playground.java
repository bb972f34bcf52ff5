package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The page on which one plays, as its visitor sees and uses it. */
final class Playground {

  private static final Pattern SESSION = Pattern.compile(".*/play/([\\w-]+).*");

  private final Page page;
  private final ServerSide server;

  private Playground(Page page, String session) {
    this.page = page;
    this.server = new ServerSide(page.request(), session);
  }

  /** Opens an address of the page; its board stands there when this returns. */
  static Playground open(Page page, String address) {
    page.navigate(address);
    return opened(page);
  }

  /** The same without anything that moves on its way: what is shown is there at once. */
  static Playground openStill(Page page, String address) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    return open(page, address);
  }

  /** The page as somebody has come to it, by a link or by the browser's history. */
  static Playground opened(Page page) {
    page.waitForURL(SESSION);
    assertThat(page.locator("html[data-ready] gopark-board [data-kind=p]").first()).isVisible();
    var address = SESSION.matcher(page.url());
    if (!address.matches()) {
      throw new AssertionError("no session in " + page.url());
    }
    return new Playground(page, address.group(1));
  }

  /** What the server knows of this session. */
  ServerSide server() {
    return server;
  }

  Page page() {
    return page;
  }

  Locator board() {
    return page.locator("gopark-board");
  }

  Locator why() {
    return page.locator("gopark-why");
  }

  EventLog log() {
    tab("log").click();
    return new EventLog(page.locator("gopark-log"));
  }

  /** Puts the program out of sight, if it stands beside the board. */
  void withoutProgram() {
    Locator code = page.locator("#play-code[aria-expanded=true]");
    if (code.isVisible()) {
      code.click();
    }
    assertThat(code).hasCount(0);
  }

  Locator quick(String action) {
    return page.locator("gopark-quick [data-action='%s']".formatted(action));
  }

  /** A button of the bar below the board, by its name. */
  Locator button(String name) {
    return page.locator("gopark-transport")
        .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(name).setExact(true));
  }

  Locator seekBar() {
    return page.locator("gopark-transport input[aria-valuetext^='step ']");
  }

  /** The step that the bar below the board tells. */
  int step() {
    return Integer.parseInt(seekBar().inputValue());
  }

  long timeNs() {
    String told = page.locator("gopark-transport output").getAttribute("title");
    return Long.parseLong(told.replaceAll("\\D", ""));
  }

  /** Waits until that step is in sight, on the bar and on the board. */
  JsonNode assertAt(int step) {
    assertThat(seekBar()).hasValue(String.valueOf(step));
    JsonNode then = server.snapshot(step);
    Drawing.assertShows(page, then);
    return then;
  }

  /** One step forward by the bar's button, seen to its end; gives the moment there. */
  JsonNode stepForward() {
    return press("Step");
  }

  JsonNode stepBack() {
    return press("Step back");
  }

  /** Presses a button of the bar that leads to another step, and waits until it is in sight. */
  JsonNode press(String name) {
    int before = step();
    button(name).click();
    return leaving(before);
  }

  /** Lets the seek bar go at a step. */
  JsonNode seekTo(int step) {
    seekBar().fill(String.valueOf(step));
    return assertAt(step);
  }

  private JsonNode leaving(int before) {
    assertThat(seekBar()).not().hasValue(String.valueOf(before));
    return assertAt(step());
  }

  /** Goes on to the next event of a kind, by the rarer ways of the bar. */
  JsonNode goToNext(String destination) {
    int before = step();
    Locator more = button("More playback options");
    if ("false".equals(more.getAttribute("aria-expanded"))) {
      more.click();
    }
    Locator transport = page.locator("gopark-transport");
    transport.locator("select[name=destination]").selectOption(destination);
    transport.locator("form button").click();
    return leaving(before);
  }

  /** Goes on until a condition holds, said in CEL. */
  JsonNode runUntil(String condition) {
    int before = step();
    Breakpoints breakpoints = pauseWhen();
    breakpoints.condition().fill(condition);
    breakpoints.runUntil();
    return leaving(before);
  }

  /** A thing on the board: `G7`, `M0`, `P1`. */
  Locator thing(String key) {
    return page.locator("gopark-board .board-stage [data-key='%s']".formatted(key));
  }

  /** A thing at a place of the board, such as `P2.runq`, `sched.runq`, `netpoll`, `M4`. */
  Locator thing(String key, String place) {
    return page.locator(
        "gopark-board .board-stage [data-key='%s'][data-place='%s']".formatted(key, place));
  }

  /** The card of a processor. */
  Locator processor(int p) {
    return page.locator("gopark-board .p-card[data-place=P%d]".formatted(p));
  }

  void setSpeed(int stop) {
    page.locator("gopark-pace-control input[type=range]").fill(String.valueOf(stop));
  }

  Locator tab(String name) {
    return page.locator("#tab-" + name);
  }

  Palette act() {
    tab("act").click();
    return new Palette(page.locator("gopark-palette"));
  }

  Breakpoints pauseWhen() {
    tab("pause").click();
    return new Breakpoints(page.locator("gopark-breakpoints"));
  }

  Locator branches() {
    tab("branches").click();
    return page.locator("gopark-branches");
  }

  Locator notice() {
    return page.locator("gopark-notice");
  }
}
