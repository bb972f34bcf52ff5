package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Releases;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.runtime.state.Waker;
import gopark.runtime.state.Why;
import gopark.runtime.view.WhyNotRunning;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WhyTest {

  @Test
  void whoIsQueuedWaitsForTheProcessorsMachine() {
    GoRuntime runtime = SampleRun.busy();
    Core core = SampleRun.core(runtime);
    int asked = 0;
    for (Processor p : core.sched.allp) {
      for (int i = 0; i < p.runq.size(); i++) {
        Goroutine g = p.runq.get(i);
        Machine m = Objects.requireNonNull(p.m);
        Goroutine holder = m.current();
        Why why = WhyNotRunning.of(core.process(), g.goid);
        assertThat(why.runs()).isFalse();
        assertThat(why.links())
            .contains(new Why.InQueue(g.goid, p + ".runq", i, g.since))
            .contains(new Why.ProcessorHeldBy(p.id, m.id, holder.goid, holder.since));
        asked++;
      }
    }
    assertThat(asked).isPositive();
  }

  @Test
  void whoRunsRuns() {
    GoRuntime runtime = SampleRun.busy();
    for (GoroutineState g : runtime.snapshot().gs().values()) {
      assertThat(WhyNotRunning.of(SampleRun.core(runtime).process(), g.id()).runs())
          .isEqualTo(g.status() == GoroutineStatus.RUNNING);
    }
  }

  @Test
  void whoReceivesWaitsForASend() {
    GoRuntime runtime = SampleRun.busy();
    Core core = SampleRun.core(runtime);
    Goroutine main = Objects.requireNonNull(core.sched.byGoid(Goroutine.MAIN, core.work));
    assertThat(WhyNotRunning.of(core.process(), Goroutine.MAIN).links())
        .contains(
            new Why.WaitsFor(Goroutine.MAIN, "chan receive", 1, main.since),
            new Why.InWaitQueue(0),
            new Why.CouldBeWokenBy(Waker.SEND_OR_CLOSE, 1));
  }

  @Test
  void whoSleepsIsWokenByItsTimer() {
    GoRuntime runtime = SampleRun.busy();
    RuntimeSnapshot snapshot = runtime.snapshot();
    for (GoroutineState g : snapshot.gs().values()) {
      if (g.name().equals("main.sleeper")) {
        List<Why.Link> links = WhyNotRunning.of(SampleRun.core(runtime).process(), g.id()).links();
        assertThat(links.getLast()).isInstanceOf(Why.SleepsUntil.class);
      }
    }
  }

  @Test
  void nobodyHasHadAnIdThatWasNotHandedOut() {
    Core core = SampleRun.core(SampleRun.busy());
    assertThat(WhyNotRunning.of(core.process(), 999_999).links())
        .containsExactly(new Why.NeverStarted(999_999));
  }

  @Test
  void everyGoroutineHasAReasonAtEveryMoment() {
    GoRuntime runtime = SampleRun.runtime(Releases.newest(), 3, 7, new SampleRun());
    Core core = SampleRun.core(runtime);
    while (runtime.step() && runtime.ending() == null) {
      if (runtime.steps() % 5 == 0) {
        for (Goroutine g : core.sched.allgs) {
          Why why = WhyNotRunning.of(core.process(), g.goid);
          assertThat(why.links()).as("%s %s", g, g.status()).isNotEmpty();
        }
      }
    }
  }

  @Test
  void whoWaitsForReadersDoesNotHaveTheLock() {
    ListProgram main =
        ListProgram.of("main.main")
            .then(new Operation.MakeSync(Operation.SyncKind.RW_MUTEX, ""))
            .then(new Operation.ReadLock(1));
    main.goAndYield(ListProgram.of("main.writer").then(new Operation.WriteLock(1)));
    main.goAndYield(ListProgram.of("main.reader").then(new Operation.ReadLock(1)));
    main.then(new Operation.Sleep(1_000_000));
    WorldRun run = new WorldRun(main, Releases.newest(), 1);
    run.runFor(100_000);

    assertThat(run.runtime.snapshot().gs().values())
        .filteredOn(g -> g.name().equals("main.writer") || g.name().equals("main.reader"))
        .hasSize(2)
        .allSatisfy(g ->
            assertThat(Objects.requireNonNull(run.runtime.why(g.id())).links())
                .noneMatch(link -> link instanceof Why.HeldBy));
  }
}
