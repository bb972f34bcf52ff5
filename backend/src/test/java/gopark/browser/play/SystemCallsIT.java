package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a call of the kernel costs: nothing, the processor, or a place in the global queue. */
@BrowserTest
class SystemCallsIT {

  @Test
  void aShortCallKeepsItsProcessor(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=syscall-fast");
    playground.goToNext("syscall");
    assertThat(playground.thing("G1", "M0")).isVisible();
    assertThat(playground.thing("G1", "M0")).hasAccessibleName(Pattern.compile("in a system call"));
    JsonNode back = playground.runUntil("ev.kind == 'syscallExitedFast'");
    assertThat(playground.why()).containsText("G1 is back from its system call and keeps running");
    assertThat(back.at("/gs/1/p")).hasToString("0");
    assertThat(back.at("/gs/1/m")).hasToString("0");
    assertThat(playground.log().only("pRetaken").rows()).hasCount(0);
    assertThat(playground.server().events("pRetaken")).isEmpty();
  }

  @Test
  void aLongCallWithWorkBehindItLosesItsProcessor(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=syscall-handoff");
    int p = playground.assertAt(playground.step()).at("/gs/1/p").intValue();
    playground.goToNext("syscall");
    JsonNode retaken = playground.goToNext("handoff");
    assertThat(playground.log().only("pRetaken").rows())
        .containsText("Sysmon takes P%d".formatted(p));
    assertThat(retaken.at("/gs/1/status").asString()).isEqualTo("_Gsyscall");
    assertThat(page.locator("[data-place=syscall] [data-key=M%s]".formatted(retaken.at("/gs/1/m"))))
        .isVisible();

    JsonNode next = playground.runUntil("ev.kind == 'goStarted' && gs[ev.g].name == 'main.queued'");
    assertThat(next.at("/ps/%d/m".formatted(p)).asInt()).isNotEqualTo(next.at("/gs/1/m").asInt());
    assertThat(playground.processor(p)).containsText("_Prunning");
  }

  @Test
  void whoComesBackToNoIdleProcessorWaitsInTheGlobalQueue(Page page) {
    Playground playground = Playground.openStill(page, "/play?scene=syscall-slow");
    JsonNode back = playground.runUntil("ev.kind == 'syscallExitedSlow'");
    assertThat(playground.why()).containsText("finds no processor");
    assertThat(playground.thing("G1", "sched.runq")).isVisible();
    assertThat(playground.thing("queue sched")).containsText("sched.runq · 1");
    assertThat(back.at("/sched/runq/0").asInt()).isEqualTo(1);
    assertThat(playground.thing("M0", "midle")).isVisible();
  }
}
