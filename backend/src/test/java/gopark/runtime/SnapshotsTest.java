package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import org.junit.jupiter.api.Test;

class SnapshotsTest {

  @Test
  void whoRunsIsOnItsMachineAndProcessor() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    int running = 0;
    for (GoroutineState g : snapshot.gs().values()) {
      if (g.status().equals("_Grunning")) {
        running++;
        assertThat(g.where()).isEqualTo("M" + g.m());
        assertThat(snapshot.ms().get(g.m()).curg()).isEqualTo(g.id());
        assertThat(snapshot.ps().get(g.p()).m()).isEqualTo(g.m());
        assertThat(g.name()).isEqualTo("main.worker");
      }
    }
    assertThat(running).isEqualTo(2);
    assertThat(snapshot.gCounts()).containsEntry("_Grunning", 2).containsEntry("_Grunnable", 2);
  }

  @Test
  void whoIsQueuedSaysWhere() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    int queued = 0;
    for (ProcessorState p : snapshot.ps().values()) {
      assertThat(p.runq()).hasSize(p.runqsize());
      for (int i = 0; i < p.runqsize(); i++) {
        queued++;
        assertThat(snapshot.gs().get(p.runq().get(i)).where())
            .isEqualTo("P" + p.id() + ".runq[" + i + "]");
      }
      Integer next = p.runnext();
      if (next != null) {
        queued++;
        assertThat(snapshot.gs().get(next).where()).isEqualTo("P" + p.id() + ".runnext");
      }
    }
    assertThat(queued).isEqualTo(2);
  }

  @Test
  void whoWaitsSaysForWhat() {
    RuntimeSnapshot snapshot = SampleRun.busy().snapshot();
    GoroutineState main = snapshot.gs().get(1);
    assertThat(main.status()).isEqualTo("_Gwaiting");
    assertThat(main.waitReason()).isEqualTo("chan receive");
    assertThat(main.where()).isEqualTo("chan 1 recvq");
    assertThat(snapshot.sync().channels().get(1).recvq()).containsExactly(1);
    assertThat(snapshot.gs().values())
        .filteredOn(g -> g.name().equals("main.sleeper"))
        .singleElement()
        .satisfies(g -> assertThat(g.where()).isEqualTo("timer"));
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
      // Until nearly all are there.
    }
    RuntimeSnapshot snapshot = runtime.snapshot();
    assertThat(snapshot.sched().runq()).hasSize(Snapshots.PAGE);
    assertThat(snapshot.sched().runqsize()).isGreaterThan(many / 2);
    assertThat(snapshot.gs().size()).isLessThan(3 * Snapshots.PAGE);
    assertThat(snapshot.gCounts().get("_Grunnable")).isGreaterThan(many - 100);
    assertThat(Snapshots.page(core, GoroutineStatus.RUNNABLE, 10_000, 5))
        .hasSize(5)
        .allSatisfy(g -> assertThat(g.where()).startsWith("sched.runq["));
  }
}
