package gopark.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedSuccessfully;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.EventConditions.test;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Events;

/** A complaining page fails its test; what is needed to see why is kept, and only then. */
class BrowserExtensionIT {

  private static final Path KEPT = Path.of("target", "browser");

  private static final List<String> FAILING = List.of("complains", "expectsInVain", "fails");

  @Test
  void aTestThatHasFailedIsTracedWhenItIsRunOnceMore() {
    runSamples();
    runSamples();
    for (String failed : FAILING) {
      assertThat(KEPT.resolve("GuardedSamples." + failed))
          .isDirectoryContaining("glob:**/trace.zip")
          .isDirectoryContaining("glob:**/page-1.png");
      new Evidence(KEPT.resolve("GuardedSamples." + failed)).clear();
    }
  }

  @Test
  void aTestFailsForItsPageAndKeepsTheEvidence() throws Exception {
    Path leftover = KEPT.resolve("GuardedSamples.passes/leftover.txt");
    Files.createDirectories(leftover.resolveSibling("."));
    Files.writeString(leftover, "of an earlier failure");

    runSamples()
        .assertThatEvents()
        .haveExactly(1, event(test("passes"), finishedSuccessfully()))
        .haveExactly(
            1,
            event(
                test("complains"),
                finishedWithFailure(
                    message(it -> it.contains("console error: something is wrong")))))
        .haveExactly(
            1,
            event(
                test("expectsInVain"),
                finishedWithFailure(
                    message(it -> it.contains("did not happen: something that does not")))))
        .haveExactly(
            1, event(test("fails"), finishedWithFailure(message(it -> it.equals("on purpose")))));
    for (String failed : FAILING) {
      assertThat(KEPT.resolve("GuardedSamples." + failed))
          .isDirectoryContaining("glob:**/page-1.png");
      new Evidence(KEPT.resolve("GuardedSamples." + failed)).clear();
    }
    assertThat(KEPT.resolve("GuardedSamples.passes")).doesNotExist();
  }

  private static Events runSamples() {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(GuardedSamples.class))
        .execute()
        .testEvents();
  }
}
