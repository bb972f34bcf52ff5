package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People who hear the board or read its text learn the same as those who see it. */
@BrowserTest
class BoardInWordsIT {

  private static final Map<String, String> STATES =
      Map.of(
          "_Pidle", "idle",
          "_Prunning", "running",
          "_Psyscall", "in a system call",
          "_Pgcstop", "stopped",
          "_Pdead", "dead");

  @ParameterizedTest
  @ValueSource(strings = {"steal", "resize", "syscall-handoff", "creation"})
  void aScreenReaderHearsEachProcessorWithItsStateAndQueue(String scene, Page page) {
    Board board = Board.open(page, "/play?scene=" + scene + "&lang=en");
    isHeard(page, board.snapshot());
    for (int stop = 0; stop < 3; stop++) {
      board.steps(2);
      isHeard(page, board.snapshot());
    }
  }

  private static void isHeard(Page page, Snapshot snapshot) {
    Locator board = page.locator("gopark-board");
    List<String> expected = new ArrayList<>();
    for (Map<String, Object> p : snapshot.processors()) {
      String stateAndStatus = state(p) + " " + p.get("status");
      expected.add("group \"" + processor(p, state(p)) + "\"");
      expected.add("button \"" + processor(p, stateAndStatus) + "\"");
      expected.add("button \"runq " + p.get("runqsize") + "/256\"");
      assertThat(page.locator("gopark-board button[title='" + localQueue(p) + "']")).hasCount(1);
    }
    assertThat(page.locator("gopark-board [data-item][data-kind=p]"))
        .hasCount(snapshot.processors().size());
    // The board is drawn a moment after the transport has moved.
    page.waitForCondition(() -> expected.stream().allMatch(board.ariaSnapshot()::contains));
  }

  @Test
  void theTextTellsTheSame(Page page) {
    Board board = Board.open(page, "/play?scene=steal&lang=en");
    page.locator("#tab-words").click();
    for (int stop = 0; stop < 3; stop++) {
      board.steps(2);
      isWritten(page.locator("gopark-twin"), board.snapshot());
    }
  }

  @Test
  void theTextCountsAHundredThousand(Page page) {
    Board board = Board.open(page, "/play?scene=crowd&lang=en");
    page.locator("#tab-words").click();
    board.step();
    Snapshot snapshot = board.snapshot();
    assertThat(page.locator("gopark-twin")).containsText("100,000 goroutines (");
    isWritten(page.locator("gopark-twin"), snapshot);
    Map<String, Integer> counts = snapshot.goroutinesByStatus();
    assertThat(page.locator("gopark-twin"))
        .containsText(
            String.format(Locale.ENGLISH, "runnable: %,d", counts.getOrDefault("_Grunnable", 0)));
    assertThat(page.locator("gopark-twin"))
        .containsText(
            String.format(Locale.ENGLISH, "waiting: %,d", counts.getOrDefault("_Gwaiting", 0)));
  }

  private static void isWritten(Locator twin, Snapshot snapshot) {
    assertThat(twin).containsText(String.format(Locale.ENGLISH, "Step %,d of", snapshot.step()));
    for (Map<String, Object> p : snapshot.processors()) {
      String state = "%s (%s)".formatted(state(p), p.get("status"));
      assertThat(twin).containsText(processor(p, state));
      if (p.containsKey("m")) {
        assertThat(twin).containsText(localQueue(p));
      }
    }
  }

  private static String processor(Map<String, Object> p, String state) {
    int queued = Snapshot.number(p.get("runqsize")) + (p.containsKey("runnext") ? 1 : 0);
    String queue =
        switch (queued) {
          case 0 -> "nothing queued";
          case 1 -> "1 goroutine queued";
          default -> String.format(Locale.ENGLISH, "%,d goroutines queued", queued);
        };
    return "P%s, %s, %s".formatted(p.get("id"), state, queue);
  }

  private static String localQueue(Map<String, Object> p) {
    return "Local run queue of P%s, %s of 256".formatted(p.get("id"), p.get("runqsize"));
  }

  private static String state(Map<String, Object> p) {
    return STATES.getOrDefault(String.valueOf(p.get("status")), "unknown");
  }
}
