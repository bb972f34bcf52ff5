package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import gopark.browser.BrowserTest;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A processor is seen to leave the thread that is in a call, for the thread that is to have it. */
@BrowserTest
class HandOffMotionIT {

  /** Notes what ever was on the layer of what moves: its classes, its words, and when it began. */
  private static final String WATCH =
      """
      globalThis.flown = [];
      globalThis.watchLayer = () => {
        const layer = document.querySelector(".board-flights");
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
              const [animation] = node.getAnimations?.() ?? [];
              const { delay = 0 } = animation?.effect.getTiming() ?? {};
              const name = node.className.baseVal ?? node.className;
              globalThis.flown.push({ name, words: node.textContent.trim(), delay });
            }
          }
        }).observe(layer, { childList: true });
      };
      """;

  @BeforeEach
  void motionIsWanted(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
  }

  private static Board atTheCall(Page page) {
    page.addInitScript(WATCH);
    Board board = Board.open(page, "/play?scene=syscall-handoff&lang=en");
    board.steps(2);
    return board;
  }

  @Test
  void whoTakesItIsShownBeforeTheProcessorGoes(Page page) {
    Board board = atTheCall(page);
    page.evaluate("() => watchLayer()");
    board.steps(1);
    page.waitForFunction("() => flown.some(({ name }) => name.includes('flight-p'))");
    assertThat(list(page.evaluate("() => flown.map(({ name }) => name)")))
        .anyMatch(name -> name.contains("cause-retakes"))
        .anyMatch(name -> name.contains("cause-wakes"));
    assertThat(page.evaluate("() => flown.find(({ name }) => name.includes('flight-p')).words"))
        .isEqualTo("P0");
    assertThat(
            ((Number)
                    page.evaluate(
                        "() => flown.find(({ name }) => name.includes('flight-p')).delay"))
                .doubleValue())
        .isGreaterThan(100);
    assertThat(page.locator(".board-flights > :not(.still)")).hasCount(0);
  }

  @Test
  void whoCausedItStaysToBeReadUntilTheNextStep(Page page) {
    Board board = atTheCall(page);
    board.steps(1);
    Locator numbers = page.locator(".cause.still .path-number");
    assertThat(numbers).hasText(new String[] {"1", "2", "3"});
    page.setViewportSize(1100, 700);
    assertThat(numbers).hasCount(0);
  }

  @Test
  void theProcessorSaysToWhomItIsPromisedAndTheThreadForWhomItWakes(Page page) {
    Board board = atTheCall(page);
    board.steps(1);
    Snapshot world = board.snapshot();
    JsonNode waking = Playground.opened(page).assertAt(board.at()).at("/ms/3");
    assertThat(waking.at("/nextp").asInt()).isZero();
    assertThat(world).isNotNull();
    Locator promise = page.locator("gopark-board .m-promised");
    assertThat(promise).hasText("promised to M3");
    assertThat(page.locator("gopark-board [data-place=midle] .k-nextp")).hasText("nextp P0");
    board.steps(1);
    assertThat(promise).hasCount(0);
  }

  @Test
  void whileItsKeyIsHeldWhatHappenedLastHappensOnceMoreAndSlowly(Page page) {
    Board board = atTheCall(page);
    board.steps(1);
    assertThat(page.locator(".board-flights > :not(.still)")).hasCount(0);
    page.evaluate("() => { document.activeElement?.blur(); watchLayer(); }");
    page.keyboard().down("z");
    page.waitForFunction("() => flown.some(({ name }) => name.includes('flight-p'))");
    // An animation takes its new rate when it is ready, which may be a frame after it was added.
    page.waitForFunction(
        """
        () => {
          const moving = [...document.querySelectorAll(".board-flights > *")]
            .flatMap((each) => each.getAnimations());
          return moving.length > 0 && moving.every(({ playbackRate }) => playbackRate < 1);
        }
        """);
    page.keyboard().up("z");
    assertThat(page.locator(".board-flights > :not(.still)")).hasCount(0);
    assertThat(page.locator("gopark-board .m-promised")).hasText("promised to M3");
  }

  @Test
  void whoWantsNoMotionReadsTheSameAsNumberedLines(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    Board board = atTheCall(page);
    board.steps(1);
    assertThat(page.locator(".paths .path-number")).hasText(new String[] {"1", "2", "3"});
    page.locator("gopark-board").screenshot();
  }

  @Test
  void theKeysTellOfTheSlowOne(Page page) {
    atTheCall(page);
    LaterPart.opener(page, "gopark-keys").click();
    assertThat(page.locator("gopark-keys dialog")).containsText("Slow motion while held");
  }

  private static List<String> list(Object names) {
    return ((List<?>) names).stream().map(String::valueOf).toList();
  }
}
