package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.GoroutineEvent.GoCreated;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.MachineEvent.MParkedLocked;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.MachineState;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The start of a process, from its first instruction to main's first line, with two processors. */
class BootstrapTest {
  private static final String PROGRAM =
      """
      package main

      import (
          "time"

          "gopark/sched"
      )

      func main() {
          sched.Spin(time.Millisecond)
      }
      """;

  @Test
  void theRuntimeStartsItsThreadsAndGoroutinesBeforeMain() throws IOException {
    Story story = Stage.with(2).withBackground().playFromTheStart(PROGRAM);
    RuntimeSnapshot first = story.snapshot();
    assertThat(first.gomaxprocs()).isEqualTo(2);
    assertThat(story.p(0).status()).isEqualTo(ProcessorStatus.RUNNING);
    assertThat(story.p(0).m()).isZero();
    assertThat(story.p(1).status()).isEqualTo(ProcessorStatus.IDLE);
    assertThat(first.sched().pidle()).containsExactly(1);
    assertThat(story.p(0).runnext()).as("the main goroutine").isEqualTo(1);

    story.runtime().boot();
    story.step();
    story.isTold("bootstrap");

    assertThat(story.events(GoCreated.class).getFirst().creator()).isZero();
    assertThat(story.events(MCreated.class).getFirst().at().m()).as("sysmon").isEqualTo(1);
    assertThat(machine(story, 1).state()).isEqualTo(MachineState.SYSMON);
    assertThat(machine(story, 1).p()).isNull();
    assertThat(story.events(MParkedLocked.class))
        .as("main is locked to its thread, which waits with it")
        .hasSize(1)
        .allMatch(event -> event.at().m() == 0 && event.at().g() == 1);
    assertThat(story.snapshot().ms()).as("M2 took P0 while main was locked").containsKey(2);
    assertThat(machine(story, 0).curg()).isEqualTo(1);
    List<String> functions =
        story.snapshot().gs().values().stream().map(GoroutineState::name).toList();
    assertThat(functions)
        .contains("runtime.forcegchelper", "runtime.bgsweep", "runtime.bgscavenge");
  }

  private static MachineStateView machine(Story story, int id) {
    return Objects.requireNonNull(story.snapshot().ms().get(id));
  }
}
