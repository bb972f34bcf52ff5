package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RuntimeLawsTest {

  @Test
  void theLawsHoldAtEveryStepOfEveryRelease() {
    for (Release release : Releases.all()) {
      for (int processors = 1; processors <= 5; processors++) {
        for (long seed = 1; seed <= 4; seed++) {
          SampleRun told = new SampleRun();
          GoRuntime runtime = SampleRun.runtime(release, processors, seed, told);
          try {
            do {
              runtime.checkInvariants();
            } while (runtime.step());
          } catch (SimulatorBug bug) {
            throw new AssertionError(
                release.name()
                    + ", "
                    + processors
                    + " processors, seed "
                    + seed
                    + ": "
                    + bug.getMessage()
                    + "\n"
                    + String.join(
                        "\n",
                        told.told.subList(Math.max(0, told.told.size() - 40), told.told.size()))
                    + "\n"
                    + runtime.schedtrace(true),
                bug);
          }
          assertThat(runtime.ending()).isEqualTo(new Ending(0, ""));
        }
      }
    }
  }
}
