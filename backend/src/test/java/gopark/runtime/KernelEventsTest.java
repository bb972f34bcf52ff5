package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.os.KernelListener;
import gopark.runtime.event.LeftCore;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class KernelEventsTest {

  /** The number that is told is the kernel's, and the event is made of it. */
  @Test
  void aThreadLeavesItsCoreForTheKernelsReasons() {
    assertThat(Arrays.stream(LeftCore.values()).map(Enum::name))
        .containsExactlyElementsOf(
            Arrays.stream(KernelListener.Leaving.values()).map(Enum::name).toList());
  }
}
