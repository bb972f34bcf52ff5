package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a screen reader is told while things happen: everything of a step, little of a run. */
@BrowserTest
class VoiceIT {

  private static final int QUIET_MS = 3_000;

  /** The sum that is spoken when there are too many events at once to speak each. */
  private static final String SUM = "\\d+ events?: .+";

  /** All that a screen reader reads by itself when its words change, the voice left out. */
  private static final String OTHER_VOICES =
      """
      () => {
        // A story speaks at its beats, and a run that plays may come to one.
        const own = ["gopark-voice", "gopark-caption"];
        const roots = (root) => [root, ...[...root.querySelectorAll("*")]
          .filter(({ shadowRoot, localName }) => shadowRoot && !own.includes(localName))
          .flatMap(({ shadowRoot }) => roots(shadowRoot))];
        const live = "[role=status], [role=alert], [role=log], output, [aria-live]";
        return roots(document).flatMap((root) => [...root.querySelectorAll(live)])
          .filter((region) => region.getAttribute("aria-live") !== "off")
          // A server that cannot keep the pace says so, once.
          .filter((region) => !region.matches(".lag"))
          .map((region) => region.textContent.trim());
      }
      """;

  /** Keeps each new sentence of the live region, and when it came. */
  private static final String LISTEN =
      """
      () => {
        const root = document.querySelector("gopark-voice").shadowRoot;
        const words = () => root.querySelector("[role=status]").textContent;
        let last = words();
        globalThis.heard = [];
        new MutationObserver(() => {
          if (words() === last) return;
          last = words();
          globalThis.heard.push({ words: last.trim(), at: performance.now() });
        }).observe(root, { subtree: true, childList: true, characterData: true });
      }
      """;

  @Test
  void aStepIsToldOnceInFullSentences(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    page.evaluate(LISTEN);
    for (int steps = 1; steps <= 6; steps++) {
      board.step();
      int count = steps;
      page.waitForCondition(() -> heard(page).size() == count);
      String told = page.locator("#play-now").innerText();
      String sentence = words(heard(page).getLast());
      assertThat(sentence)
          .satisfiesAnyOf(it -> assertThat(it).contains(told), it -> assertThat(it).matches(SUM));
    }
    assertThat(heard(page)).hasSize(6);
  }

  @Test
  void aStepBackIsNotToldAsIfItHappened(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    board.step();
    int before = board.at();
    page.evaluate(LISTEN);
    board.press("Step back");
    page.waitForCondition(() -> board.at() < before);
    assertThat(heard(page)).hasSizeLessThanOrEqualTo(1);
  }

  /** The page's clock is ours: its seconds pass only as we let them. */
  @Test
  void whileItPlaysItSpeaksNoMoreThanOnceInThreeSeconds(Page page) {
    page.clock().install();
    Board board = Board.open(page, "/play?scene=collection&lang=en");
    page.evaluate(LISTEN);
    // Else it goes on beside us, and a busy machine hears one sentence later than the next.
    page.clock().pauseAt(time(page.evaluate("() => Date.now() + 1000")));
    try {
      board.press("Play");
      for (int second = 0; heard(page).size() < 4; second++) {
        assertThat(second).as("seconds without four messages").isLessThan(60);
        int before = board.at();
        page.waitForCondition(() -> {
          page.clock().runFor(250);
          return board.at() > before;
        });
      }
      board.press("Pause");
    } finally {
      page.clock().resume();
    }
    List<Map<String, Object>> heard = heard(page);
    for (int next = 1; next < heard.size(); next++) {
      long silence = heardAt(heard.get(next)) - heardAt(heard.get(next - 1));
      assertThat(silence).as("%s", heard).isGreaterThanOrEqualTo(QUIET_MS);
    }
    assertThat(words(heard.get(1))).matches(SUM);
  }

  @Test
  void nothingElseSpeaksWhileItPlays(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    // What is said at first comes in parts.
    page.locator("html[data-told]").waitFor();
    Object silent = page.evaluate(OTHER_VOICES);
    int before = board.at();
    board.press("Play");
    board.awaitStepBeyond(before + 2);
    assertThat(page.evaluate(OTHER_VOICES)).isEqualTo(silent);
  }

  private static String words(Map<String, Object> heard) {
    return String.valueOf(heard.get("words"));
  }

  private static long heardAt(Map<String, Object> heard) {
    return time(Objects.requireNonNull(heard.get("at")));
  }

  private static long time(Object milliseconds) {
    return ((Number) milliseconds).longValue();
  }

  private static List<Map<String, Object>> heard(Page page) {
    return Snapshot.objects(page.evaluate("() => globalThis.heard"));
  }
}
