package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How much a thief takes, and when it takes runnext. */
@BrowserTest
class StealingIT {

  @Test
  void ofSevenFourAreTaken(Page page) {
    Playground playground = Playground.openStill(page, Link.toEmptyBoard(2));
    JsonNode start = playground.assertAt(0);
    int busy = start.at("/gs/1/p").asInt();
    playground.act().choose("compute").start(8);
    assertThat(playground.processor(busy)).containsText("7/256");

    JsonNode after = playground.goToNext("steal");
    assertThat(playground.log().only("steal").rows().last())
        .containsText("P%d steals 4 goroutines from P%d".formatted(1 - busy, busy));
    assertThat(playground.why()).containsText("steals 4 goroutines");
    assertThat(playground.processor(busy)).containsText("3/256");
    assertThat(playground.processor(1 - busy)).containsText("3/256");
    assertThat(after.at("/ps/%d/runqsize".formatted(busy)).asInt()).isEqualTo(3);
  }

  @Test
  void runnextIsTakenInTheFourthRoundOnly(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=steal");
    playground.press("To the beginning");
    playground.runUntil("ev.kind == 'stealRunnext'");
    JsonNode theft = playground.server().events("stealRunnext").getLast();
    List<Integer> rounds =
        playground.server().events("stealRound").stream()
            .filter(round -> round.at("/step").asInt() > 0)
            .filter(round -> round.at("/m").asInt() == theft.at("/m").asInt())
            .map(round -> round.at("/detail/round").asInt())
            .toList();
    assertThat(rounds.subList(rounds.size() - 3, rounds.size())).containsExactly(0, 1, 2);
    assertThat(playground.log().only("stealRound").rows().last())
        .containsText("(third round of four) and finds nothing to steal");
    assertThat(playground.log().only("stealRunnext").rows().last())
        .containsText("runnext slot and runs it");
    assertThat(playground.why()).containsText("steals G");
  }
}
