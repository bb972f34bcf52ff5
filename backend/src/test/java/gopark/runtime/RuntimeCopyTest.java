package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.program.Operation;
import gopark.runtime.model.Channel;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.view.RuntimeInvariants;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuntimeCopyTest {

  @Test
  void aCopyIsTheSameAtEveryMoment() {
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 3, 1, new SampleRun());
    do {
      if (runtime.steps() % 7 == 0) {
        SameGraph.check(runtime, runtime.copy(new SampleRun()));
      }
    } while (runtime.step());
    assertThat(runtime.ending()).isEqualTo(new Ending(0, "", Ending.Cause.RETURNED));
  }

  @Test
  void aCopyGoesOnAsTheOriginalDoes() {
    for (int steps = 100; steps <= 700; steps += 150) {
      SampleRun original = new SampleRun();
      GoRuntime runtime = SampleRun.runtime(Releases.newest(), 4, steps, original);
      for (int i = 0; i < steps; i++) {
        runtime.step();
      }
      SampleRun copied = new SampleRun();
      GoRuntime copy = runtime.copy(copied);
      List<String> before = List.copyOf(original.told);
      run(copy);
      assertThat(original.told).isEqualTo(before);
      run(runtime);
      assertThat(copied.told)
          .isNotEmpty()
          .isEqualTo(original.told.subList(before.size(), original.told.size()));
    }
  }

  @Test
  void noFieldIsForgotten() {
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 3, 5, new SampleRun());
    for (int i = 0; i < 600; i++) {
      runtime.step();
    }
    Core core = SampleRun.core(runtime);
    Core filled = RuntimeCopy.of(core, new SampleRun());
    int fields = CopiedFields.fill(filled);
    assertThat(fields).isGreaterThan(150);
    SameGraph.check(filled, RuntimeCopy.of(filled, new SampleRun()));
  }

  @Test
  void aDifferenceIsFound() {
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 3, 5, new SampleRun());
    runtime.boot();
    Core core = SampleRun.core(runtime);
    Core copy = RuntimeCopy.of(core, new SampleRun());
    copy.sched.allgs.getLast().number++;
    assertThatThrownBy(() -> SameGraph.check(core, copy))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("number");
    assertThatThrownBy(() -> SameGraph.check(core, core)).hasMessageContaining("is shared");
  }

  @Test
  void manyGoroutinesAreNoDeepStack() {
    RepeatedProgram waiter = new RepeatedProgram("main.waiter", 1, new Operation.Receive(1));
    int many = 100_000;
    RepeatedProgram starter = new RepeatedProgram("main.starter", many, new Operation.Go(waiter));
    RepeatedProgram main =
        new RepeatedProgram(
            "main.main",
            1,
            new Operation.MakeChannel(0, "channel"),
            new Operation.Go(starter),
            new Operation.Sleep(1_000_000_000));
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 1, 1, main, new QuietSink());
    while (runtime.now() < 900_000_000 && runtime.step()) {
      // All but main come to wait.
    }
    Core copy = SampleRun.core(runtime.copy(new QuietSink()));
    assertThat(copy.sched.allgs).hasSizeGreaterThan(many);
    assertThat(copy.handles.get(1, Channel.class).recvq.size()).isEqualTo(many);
    RuntimeInvariants.check(copy.process());
    assertThat(runtime.snapshot().gs().size()).isLessThan(300);
    assertThat(runtime.snapshot().gCounts().get(GoroutineStatus.WAITING)).isGreaterThan(many);
  }

  private static void run(GoRuntime runtime) {
    while (runtime.step()) {
      // The loop steps to the end.
    }
  }
}
