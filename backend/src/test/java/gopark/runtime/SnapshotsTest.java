package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.release.Releases;
import gopark.runtime.state.ChannelState;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.MachineStateView;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.view.Snapshots;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class SnapshotsTest {

  @Test
  void whoRunsIsOnItsMachineAndProcessor() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    int running = 0;
    for (GoroutineState g : snapshot.gs().values()) {
      if (g.status() == GoroutineStatus.RUNNING) {
        running++;
        assertThat(where(g)).isEqualTo("M" + g.m());
        assertThat(snapshot.ms().get(g.m())).returns(g.id(), MachineStateView::curg);
        assertThat(snapshot.ps().get(g.p())).returns(g.m(), ProcessorState::m);
        assertThat(g.name()).isEqualTo("main.worker");
      }
    }
    assertThat(running).isEqualTo(2);
    assertThat(snapshot.gCounts())
        .containsEntry(GoroutineStatus.RUNNING, 2)
        .containsEntry(GoroutineStatus.RUNNABLE, 2);
  }

  @Test
  void whoIsQueuedSaysWhere() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    int queued = 0;
    for (ProcessorState p : snapshot.ps().values()) {
      assertThat(p.runq()).hasSize(p.runqsize());
      for (int i = 0; i < p.runqsize(); i++) {
        queued++;
        assertThat(snapshot.gs().get(p.runq().get(i)))
            .returns("P" + p.id() + ".runq[" + i + "]", SnapshotsTest::where);
      }
      Integer next = p.runnext();
      if (next != null) {
        queued++;
        assertThat(snapshot.gs().get(next))
            .returns("P" + p.id() + ".runnext", SnapshotsTest::where);
      }
    }
    assertThat(queued).isEqualTo(2);
  }

  @Test
  void whoWaitsSaysForWhat() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    assertThat(snapshot.gs().get(1))
        .returns(GoroutineStatus.WAITING, GoroutineState::status)
        .returns("chan receive", g -> g.waitReason().text())
        .returns("chan 1 recvq", SnapshotsTest::where);
    assertThat(snapshot.sync().channels().get(1)).returns(List.of(1), ChannelState::recvq);
    assertThat(snapshot.gs().values())
        .filteredOn(g -> g.name().equals("main.sleeper"))
        .singleElement()
        .satisfies(g -> assertThat(where(g)).isEqualTo("timer"));
    assertThat(snapshot.timers()).isNotEmpty();
  }

  @Test
  void longQueuesAreCutAndCounted() {
    int many = 20_000;
    RepeatedProgram worker =
        new RepeatedProgram("main.worker", 1, new Operation.Compute(1_000_000, true));
    RepeatedProgram starter = new RepeatedProgram("main.main", many, new Operation.Go(worker));
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 1, 1, starter, new QuietSink());
    runtime.boot();
    Core core = SampleRun.core(runtime);
    while (core.sched.allgs.size() < many && runtime.step()) {
      // The loop steps until nearly all goroutines have started.
    }
    RuntimeSnapshot snapshot = runtime.snapshot();
    assertThat(snapshot.sched().runq()).hasSize(Snapshots.PAGE);
    assertThat(snapshot.sched().runqsize()).isGreaterThan(many / 2);
    assertThat(snapshot.gs().size()).isLessThan(3 * Snapshots.PAGE);
    assertThat(snapshot.gCounts().get(GoroutineStatus.RUNNABLE)).isGreaterThan(many - 100);
    assertThat(Snapshots.page(core.process(), GoroutineStatus.RUNNABLE, 10_000, 5))
        .hasSize(5)
        .allSatisfy(g -> assertThat(where(g)).startsWith("sched.runq["));
  }

  private static String where(GoroutineState g) {
    return Objects.requireNonNull(g.where()).text();
  }
}
