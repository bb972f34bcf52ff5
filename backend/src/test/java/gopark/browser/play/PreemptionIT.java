package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A goroutine that only computes: since Go 1.14 a signal stops it, and before nothing did. */
@BrowserTest
class PreemptionIT {

  @Test
  void after10MsASignalComes(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=fibonacci");
    JsonNode after = playground.goToNext("preemption");
    assertThat(after.at("/timeNs").asLong()).isBetween(10_000_000L, 25_000_000L);
    assertThat(playground.why()).containsText("is preempted by a signal");
    assertThat(playground.log().only("signalHandled").rows().last())
        .containsText("The signal SIGURG reaches M");
    assertThat(after.at("/sched/runqsize").asInt()).isEqualTo(1);
    assertThat(playground.thing("G" + after.at("/sched/runq/0"), "sched.runq")).isVisible();
  }

  @Test
  void inGo113NobodyIsStopped(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=fibonacci-go-1-13");
    playground.runUntil("timeNs > 50000000");
    assertThat(playground.log().only("preemptionRequested").rows().last())
        .containsText("is asked to stop");
    for (String never : new String[] {"signalHandled", "goPreempted"}) {
      assertThat(playground.log().only(never).rows()).hasCount(0);
      assertThat(playground.server().events(never)).isEmpty();
    }
  }

  @Test
  void theLineIsPrintedToday(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=tight-loop");
    playground.runUntil("ev.kind == 'printed'");
    assertThat(playground.log().only("printed").rows()).containsText("main is here");
    assertThat(playground.server().events("signalHandled")).isNotEmpty();
  }

  @Test
  void inGo113ItNeverIs(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=tight-loop-go-1-13");
    JsonNode waiting = playground.runUntil("ev.kind == 'printed' || timeNs > 900000000");
    assertThat(waiting.at("/timeNs").asLong()).isGreaterThan(900_000_000L);
    assertThat(playground.log().only("printed").rows()).hasCount(0);
    assertThat(playground.log().only("signalHandled").rows()).hasCount(0);
    assertThat(playground.server().printed()).isEmpty();
    assertThat(waiting.at("/gs/1/status").asString()).isNotEqualTo("_Grunning");
  }
}
