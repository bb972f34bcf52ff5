package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import gopark.browser.BrowserTest;
import gopark.browser.Viewport;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of the board in every state worth looking at, in {@code target/screenshots/states}, for
 * those who ask: -Dscreenshots, or -Dscreenshots=deadlock,phone for some.
 */
@BrowserTest
class StatesIT {

  private static final Path FOLDER = Path.of("target", "screenshots", "states");

  /**
   * A state of the board.
   *
   * @param name of the picture
   * @param from the playground's address, or a scenario of its own
   * @param actions what brings it about
   */
  record State(String name, String from, Viewport viewport, BiConsumer<Page, Board> actions) {

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<State> states() {
    String asked = System.getProperty("screenshots");
    if (asked == null) {
      return Stream.empty();
    }
    List<String> names = List.of(asked.split(","));
    boolean all = asked.isEmpty() || asked.equals("true");
    return Stream.of(ofScenes(), ofScenarios(), ofLooks())
        .flatMap(it -> it)
        .filter(state -> all || names.contains(state.name()));
  }

  private static Stream<State> ofScenes() {
    return Stream.of(
        state("idle-start", "/play?lang=en", StatesIT::nothing),
        state("steal-in-flight", "/play?scene=steal&lang=en", StatesIT::stealInFlight),
        state("syscall-hand-off", "/play?scene=syscall-handoff&lang=en", to("handoff")),
        state("world-stopped", "/play?scene=resize&lang=en", to("stop")),
        state("collection", "/play?scene=collection&lang=en", to("gc")),
        state("overflow-257", "/play?scene=overflow&lang=en", StatesIT::nothing),
        state("overflow-after", "/play?scene=overflow&lang=en", to("overflow")),
        state("hundred-thousand", "/play?scene=crowd&lang=en", StatesIT::nothing),
        state("network", "/play?scene=network-read&lang=en", to("park")));
  }

  private static Stream<State> ofScenarios() {
    return Stream.of(
        state("wait-queues", WAIT_QUEUES, StatesIT::run),
        state(
            "deadlock",
            DEADLOCK,
            (page, board) -> {
              board.press("Play");
              assertThat(page.locator("gopark-board")).containsText("exit code 2");
            }),
        state("sixteen-processors", processors(16), StatesIT::run),
        state("sixty-four-processors", processors(64), StatesIT::run),
        state("two-hundred-fifty-six-processors", processors(256), StatesIT::run));
  }

  private static Stream<State> ofLooks() {
    Viewport phone = Viewport.PHONE;
    String steal = "/play?scene=steal&lang=ru";
    return Stream.of(
        new State("phone", steal, phone, StatesIT::stepped),
        new State(
            "phone-dark-hand-off",
            "/play?scene=syscall-handoff&theme=dark&lang=en",
            phone,
            to("handoff")),
        state("dark", "/play?scene=steal&theme=dark&lang=en", StatesIT::stepped),
        state("dark-wait-queues-ru", steal + "&theme=dark", StatesIT::menu),
        state("reduced-motion", "/play?scene=steal&lang=en", StatesIT::still),
        state(
            "forced-colours",
            "/play?scene=steal&lang=en",
            (page, board) ->
                page.emulateMedia(
                    new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE))),
        state(
            "offline",
            "/play?lang=ru",
            (page, board) -> {
              page.context().setOffline(true);
              page.locator("gopark-transport .main").click();
              assertThat(page.locator("gopark-notice .box")).isVisible();
            }),
        new State("narrowest", "/play?scene=steal&lang=ru", Viewport.NARROWEST, StatesIT::nothing));
  }

  private static State state(String name, String from, BiConsumer<Page, Board> actions) {
    return new State(name, from, Viewport.DESKTOP, actions);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("states")
  void aStateIsPhotographed(State state, Page page) {
    page.setViewportSize(state.viewport().width(), state.viewport().height());
    page.route("**/*.css", StatesIT::waitForLetters);
    String address = state.from().startsWith("/") ? state.from() : staged(page, state.from());
    Board board = Board.open(page, address);
    page.evaluate("() => document.fonts.ready.then(() => true)");
    state.actions().accept(page, board);
    page.screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(state.name() + ".png")));
  }

  private static final String DEADLOCK =
      """
      {"version": 1, "go": "1.26", "gomaxprocs": 2, "cores": 2, "program": {"source":
        "package main\\n\\nimport (\\n\\t\\"time\\"\\n\\n\\t\\"gopark/sched\\"\\n)\\n\\n\
        var never = make(chan int)\\n\\nfunc main() {\\n\\tgo other()\\n\\t<-never\\n}\\n\\n\
        func other() {\\n\\tsched.Spin(20 * time.Microsecond)\\n\\t<-never\\n}\\n"}}
      """;

  private static final String WAIT_QUEUES =
      """
      {"version": 1, "go": "1.26", "gomaxprocs": 2, "cores": 2, "commands": [
        {"step": 0, "do": "go", "by": 1, "count": 2, "name": "producer",
          "behaviour": {"kind": "producer", "channel": "jobs", "capacity": 4}},
        {"step": 0, "do": "go", "by": 1, "count": 5, "name": "worker",
          "behaviour": {"kind": "worker", "channel": "jobs", "results": "results"}},
        {"step": 0, "do": "go", "by": 1, "count": 4, "name": "locker",
          "behaviour": {"kind": "mutex", "mutex": "mu"}},
        {"step": 0, "do": "go", "by": 1, "count": 2, "name": "player",
          "behaviour": {"kind": "pingpong", "channel": "table"}}]}
      """;

  private static String processors(int count) {
    return """
    {"version": 1, "go": "1.26", "gomaxprocs": %d, "cores": %d, "commands": [
      {"step": 0, "do": "go", "by": 1, "count": 400, "name": "task",
        "behaviour": {"kind": "cpu", "ns": 2000000}}]}
    """
        .formatted(count, count);
  }

  /** Makes a session of one's own; returns where it is played. */
  private static String staged(Page page, String scenario) {
    page.navigate("/style?lang=en");
    Object session =
        page.evaluate(
            """
            async (scenario) => {
              const answer = await fetch("/api/sessions", {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ scenario: JSON.parse(scenario) }),
              });
              const { id, editKey, ...problem } = await answer.json();
              if (id === undefined) throw new Error(JSON.stringify(problem));
              localStorage.setItem("gopark.edit-key." + id, editKey);
              return id;
            }
            """,
            scenario);
    return "/play/" + session + "?lang=en";
  }

  private static void nothing(Page page, Board board) {
    assertThat(board.mark("P0")).isVisible();
  }

  private static void stepped(Page page, Board board) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    page.locator("gopark-transport .buttons button").nth(3).click();
    assertThat(page.locator("gopark-why .sentence")).isVisible();
  }

  private static void menu(Page page, Board board) {
    page.locator("gopark-machine [data-kind=g]").first().focus();
    page.keyboard().press("Shift+F10");
    assertThat(page.locator("gopark-menu .box")).isVisible();
  }

  private static void run(Page page, Board board) {
    board.press("Play");
    page.waitForCondition(() -> board.at() > 40);
    board.press("Pause");
    assertThat(board.way("Play")).isVisible();
  }

  private static BiConsumer<Page, Board> to(String destination) {
    return (page, board) -> {
      int before = board.at();
      board.press("More playback options");
      page.locator("gopark-transport select[name=destination]").selectOption(destination);
      board.press("Go");
      page.waitForCondition(() -> board.at() > before);
      board.press("More playback options");
    };
  }

  /** Half way: the animations stand still for their picture. */
  private static void stealInFlight(Page page, Board board) {
    to("steal").accept(page, board);
    board.press("Step back");
    page.waitForFunction("() => document.getAnimations().length === 0");
    board.press("Step");
    page.waitForFunction(
        """
        () => {
          const flying = document.querySelector(".board-flights > :not(.still)") !== null;
          if (flying) {
            for (const animation of document.getAnimations()) {
              animation.pause();
              animation.currentTime = animation.effect.getComputedTiming().endTime * 0.5;
            }
          }
          return flying;
        }
        """);
  }

  private static void still(Page page, Board board) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    // The marks stand for a moment only: here they stay for their picture.
    page.evaluate("() => { globalThis.setTimeout = () => 0; }");
    board.press("Step");
    page.waitForSelector(".path-to");
  }

  /** As on a fast line: a reader may go without our letters, a picture may not. */
  static void waitForLetters(Route route) {
    String styles = route.fetch().text().replace("font-display:optional", "font-display:block");
    route.fulfill(new Route.FulfillOptions().setContentType("text/css").setBody(styles));
  }
}
