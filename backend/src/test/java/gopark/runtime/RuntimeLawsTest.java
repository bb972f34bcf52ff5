package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.view.RuntimeInvariants;
import gopark.simulation.SimulatorBug;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RuntimeLawsTest {

  @Test
  void theLawsHoldAtEveryStepOfEveryRelease() {
    for (Release release : Releases.all()) {
      for (int processors = 1; processors <= 5; processors++) {
        for (long seed = 1; seed <= 4; seed++) {
          checkAll(release, processors, seed);
        }
      }
    }
  }

  private static void checkAll(Release release, int processors, long seed) {
    SampleRun told = new SampleRun();
    GoRuntime runtime = SampleRun.runtime(release, processors, seed, told);
    try {
      do {
        runtime.checkInvariants();
      } while (runtime.step());
    } catch (SimulatorBug bug) {
      int from = Math.max(0, told.told.size() - 40);
      String run = release.name() + ", " + processors + " processors, seed " + seed + ": ";
      String end = String.join("\n", told.told.subList(from, told.told.size()));
      throw new AssertionError(
          run + bug.getMessage() + "\n" + end + "\n" + runtime.schedtrace(true), bug);
    }
    assertThat(runtime.ending()).isEqualTo(new Ending(0, "", Ending.Cause.RETURNED));
  }

  @Test
  void aGoroutineInTwoPlacesIsFound() {
    breaks(core -> core.sched.runq.addLast(queued(core)), "A goroutine is in one place only.");
  }

  @Test
  void aLostGoroutineIsFound() {
    breaks(
        core -> {
          for (Processor p : core.sched.allp) {
            p.runnext = null;
            p.runq.poll();
          }
        },
        "A runnable goroutine is in a run queue");
  }

  @Test
  void aWrongCountIsFound() {
    breaks(core -> core.sched.npidle++, "sched.npidle counts the idle processors.");
    breaks(core -> core.sched.nmidle--, "sched.nmidle counts the idle machines.");
    breaks(core -> core.sched.nmspinning++, "sched.nmspinning counts the machines that spin.");
    breaks(core -> core.sched.alive++, "sched.alive counts");
    breaks(core -> core.sched.ngsys++, "sched.ngsys counts");
    breaks(core -> core.sched.gFree.size++, "A free list knows its size.");
  }

  @Test
  void aOneSidedLinkIsFound() {
    breaks(core -> running(core).m = null, "m.p and p.m point to each other.");
    breaks(core -> running(core).status = ProcessorStatus.IDLE, "An idle processor is in");
  }

  @Test
  void anAppointmentInThePastIsFound() {
    breaks(core -> core.clock.set(core.agenda.firstTime() + 1), "Virtual time never falls.");
  }

  @Test
  void aLostWakeUpIsFound() {
    breaks(
        core -> {
          for (Machine m : core.sched.allm) {
            if (m.spinning) {
              m.spinning = false;
              core.sched.nmspinning--;
            }
            if (m.p == null && m.phase() == Machine.Phase.START) {
              m.enter(Machine.Phase.SYSMON);
            }
          }
          core.processors.pidleput(freshIdle(core));
        },
        "While a processor is idle and a goroutine is queued");
  }

  /** One more processor, idle. */
  private static Processor freshIdle(Core core) {
    Processor p = new Processor(core.sched.gomaxprocs++, core.release.get().localQueueCapacity());
    core.sched.allp.add(p);
    return p;
  }

  private static Goroutine queued(Core core) {
    for (Processor p : core.sched.allp) {
      if (p.runq.size() > 0) {
        return p.runq.get(0);
      }
    }
    throw new AssertionError("Nobody is queued");
  }

  private static Processor running(Core core) {
    for (Processor p : core.sched.allp) {
      if (p.is(ProcessorStatus.RUNNING)) {
        return p;
      }
    }
    throw new AssertionError("No processor runs");
  }

  private static void breaks(Consumer<Core> sabotage, String law) {
    Core core = SampleRun.core(SampleRun.busy());
    RuntimeInvariants.check(core.process());
    sabotage.accept(core);
    assertThatThrownBy(() -> RuntimeInvariants.check(core.process()))
        .isInstanceOf(SimulatorBug.class)
        .hasMessageStartingWith(law);
  }
}
