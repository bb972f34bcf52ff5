package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation.UseStack;
import gopark.runtime.event.EventKind;
import org.junit.jupiter.api.Test;

class StacksTest {
  private final Code main = new Code("main.main");

  @Test
  void aStackDoublesUntilTheCallsFit() {
    Run run = Run.of(main.then(new UseStack(10_000)));

    assertThat(run.of(EventKind.STACK_GROWN))
        .extracting(Run.Told::b)
        .containsExactly(4096L, 8192L, 16384L);
  }

  @Test
  void aStackThatHasGrownStaysSo() {
    Run run = Run.of(main.then(new UseStack(3000)).then(new UseStack(3000)));

    assertThat(run.of(EventKind.STACK_GROWN)).hasSize(1);
  }

  @Test
  void shallowCallsFitInTheFirstStack() {
    assertThat(Run.of(main.then(new UseStack(1000))).of(EventKind.STACK_GROWN)).isEmpty();
  }

  @Test
  void aLargerStackTakesLongerToCopy() {
    long small = Run.of(new Code("main.main").then(new UseStack(3000))).took();
    long large = Run.of(new Code("main.main").then(new UseStack(3_000_000))).took();

    assertThat(large).isGreaterThan(small + 3_000_000 / 16);
  }
}
