package gopark.runtime.view;

import gopark.os.Kernel;
import gopark.program.MemoryFigures;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.state.Ending;
import gopark.simulation.Digest;
import org.jspecify.annotations.Nullable;

/**
 * Digests the state of a process: clock, random numbers, agenda, queues, and who is where. It reads
 * the state itself and not what is shown of it, so that another view of the same state changes
 * nothing here. Of very many goroutines some stand for all.
 */
public final class StateDigest {
  /** The most that is read of each queue and heap. */
  private static final int PAGE = 64;

  /** The number of goroutines read from the beginning of their list, and from its end. */
  private static final int GOROUTINES = 256;

  /** The most goroutines whose place in their code is read too. */
  private static final int PLACES = 64;

  private final ProcessData process;
  private final Sched sched;
  private final Digest digest = new Digest();

  private StateDigest(ProcessData process) {
    this.process = process;
    sched = process.sched();
  }

  public static long of(ProcessData process) {
    StateDigest made = new StateDigest(process);
    made.world();
    made.queues();
    process.sched().allp.forEach(made::processor);
    process.sched().allm.forEach(made::machine);
    made.goroutines();
    return made.digest.value();
  }

  private void world() {
    digest
        .add(process.clock().steps())
        .add(process.now())
        .add(process.random().copy().next())
        .add(process.wakeUps().state())
        .add(process.release().name())
        .add(process.agenda().size())
        .add(process.agenda().firstTime())
        .add(process.agenda().isEmpty() ? -1 : process.agenda().first())
        .add(process.kernel().cores())
        .add(process.kernel().threads())
        .add(process.kernel().waiting())
        .add(process.handles().size())
        .add(process.netpoller().waiters());
    MemoryFigures memory = process.cycle().figures();
    digest.add(memory.heapBytes()).add(memory.collections());
    Ending ending = process.ending();
    digest.add(ending == null ? -1 : ending.exitCode());
    if (ending != null) {
      digest.add(ending.stderr());
    }
  }

  private void queues() {
    digest
        .add(sched.gomaxprocs)
        .add(sched.nextGoid)
        .add(sched.alive)
        .add(sched.ngsys)
        .add(sched.npidle)
        .add(sched.nmidle)
        .add(sched.nmspinning)
        .add(sched.needspinning)
        .add(sched.gcwaiting)
        .add(sched.stopwait)
        .add(sched.sysmonwait)
        .add(sched.lastpoll)
        .add(sched.pollUntil)
        .add(sched.gFree.size)
        .add(process.sysmon().delay)
        .add(process.sysmon().idle)
        .add(sched.runq.size());
    int listed = 0;
    for (Goroutine g = sched.runq.head; g != null && listed < PAGE; g = g.schedlink) {
      digest.add(g.goid);
      listed++;
    }
    for (Processor p = sched.pidle; p != null; p = p.link) {
      digest.add(p.id);
    }
    for (Machine m = sched.midle; m != null; m = m.schedlink) {
      digest.add(m.id);
    }
  }

  private void processor(Processor p) {
    digest
        .add(p.status.text())
        .add(id(p.m))
        .add(p.schedtick)
        .add(p.syscalltick)
        .add(id(p.runnext))
        .add(p.preempt)
        .add(p.gFree.size)
        .add(p.timers.size())
        .add(p.timers.earliest())
        .add(p.runq.size());
    int listed = Math.min(PAGE, p.runq.size());
    for (int i = 0; i < listed; i++) {
      digest.add(p.runq.get(i).goid);
    }
  }

  private void machine(Machine m) {
    digest
        .add(m.phase().name())
        .add(m.p == null ? -1 : m.p.id)
        .add(id(m.curg))
        .add(m.spinning)
        .add(m.charge)
        .add(m.since)
        .add(process.agenda().timeOf(Kernel.FIRST_THREAD + m.id));
  }

  private void goroutines() {
    int count = sched.allgs.size();
    digest.add(count);
    for (int i = 0; i < Math.min(count, GOROUTINES); i++) {
      goroutine(sched.allgs.get(i), i < PLACES);
    }
    for (int i = Math.max(GOROUTINES, count - GOROUTINES); i < count; i++) {
      goroutine(sched.allgs.get(i), i >= count - PLACES);
    }
  }

  private void goroutine(Goroutine g, boolean withPlace) {
    digest
        .add(g.goid)
        .add(g.status().text())
        .add(g.waitReason().name())
        .add(g.waitHandle)
        .add(id(g.m))
        .add(g.progress)
        .add(g.computeLeft)
        .add(g.since)
        .add(g.ran)
        .add(g.stackDoublings);
    if (withPlace && g.program != null && !g.system) {
      digest.add(g.program.line().line());
    }
  }

  private static int id(@Nullable Machine m) {
    return m == null ? -1 : m.id;
  }

  private static int id(@Nullable Goroutine g) {
    return g == null ? -1 : g.goid;
  }
}
