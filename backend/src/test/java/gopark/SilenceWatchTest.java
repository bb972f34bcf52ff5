package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.launcher.TestIdentifier;

/** A run of tests in which nothing happens any more. */
class SilenceWatchTest {

  private final List<String> said = new ArrayList<>();
  private Duration now = Duration.ofHours(1);
  private final SilenceWatch watch = new SilenceWatch(() -> now.toNanos(), said::add);

  private static final TestIdentifier SOME_TEST =
      TestIdentifier.from(
          new AbstractTestDescriptor(UniqueId.forEngine("tests"), "some test") {
            @Override
            public Type getType() {
              return TestDescriptor.Type.TEST;
            }
          });

  private void lookAfter(int minutes) {
    now = now.plusMinutes(minutes);
    watch.look();
  }

  @Test
  void aTestNowAndThenIsEnough() {
    for (int i = 0; i < 5; i++) {
      lookAfter(15);
      watch.executionStarted(SOME_TEST);
    }
    assertThat(said).isEmpty();
  }

  @Test
  void theRunEndsAndSaysWhereItsThreadsStandWhenNothingHappensForLong() {
    lookAfter(19);
    assertThat(said).isEmpty();
    lookAfter(2);
    assertThat(said).singleElement().asString().contains("SilenceWatchTest.lookAfter");
  }
}
