package gopark.runtime.view;

import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.Why;
import gopark.simulation.SimulatorBug;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers the question a learner asks most, from the state alone. */
public final class WhyNotRunning {
  /** The number of goroutines in front that are named. */
  private static final int NAMED = 8;

  private final ProcessData process;
  private final Sched sched;
  private final List<Why.Link> links = new ArrayList<>();

  private WhyNotRunning(ProcessData process) {
    this.process = process;
    sched = process.sched();
  }

  public static Why of(ProcessData process, int goid) {
    WhyNotRunning why = new WhyNotRunning(process);
    why.explain(goid);
    return new Why(goid, why.links);
  }

  private void explain(int goid) {
    Ending ending = process.ending();
    if (ending != null) {
      links.add(new Why.ProcessEnded(ending.exitCode()));
      return;
    }
    Goroutine g = find(goid);
    if (g == null) {
      links.add(sched.hasHandedOut(goid) ? new Why.Dead(goid, null) : new Why.NeverStarted(goid));
      return;
    }
    switch (g.status()) {
      case RUNNING, COPYSTACK -> running(g);
      case RUNNABLE -> runnable(g);
      case SYSCALL -> inCall(g);
      case WAITING, PREEMPTED -> new WhyWaiting(process, links).explain(g);
      case DEAD -> links.add(new Why.Dead(goid, g.since));
      case IDLE -> links.add(new Why.NeverStarted(goid));
    }
  }

  private @Nullable Goroutine find(int goid) {
    return sched.byGoid(goid, process.work());
  }

  private void running(Goroutine g) {
    Machine m = g.m;
    if (m == null) {
      throw new SimulatorBug(g + " runs on no machine");
    }
    Processor p = m.p;
    links.add(new Why.Running(g.goid, m.id, p == null ? null : Integer.valueOf(p.id), g.since));
    KernelLinks.add(process, m, links);
  }

  private void inCall(Goroutine g) {
    Machine m = g.m;
    if (m == null) {
      throw new SimulatorBug(g + " is in a system call on no machine");
    }
    links.add(new Why.InSyscall(g.goid, m.id, MachineViews.due(process, m)));
    KernelLinks.add(process, m, links);
  }

  private void runnable(Goroutine g) {
    place(g);
    Machine locked = g.lockedm();
    if (locked != null) {
      links.add(new Why.LockedTo(g.goid, locked.id));
      Processor coming = locked.nextp;
      if (coming != null) {
        links.add(new Why.MachineComing(coming.id, locked.id));
        KernelLinks.add(process, locked, links);
      }
    }
    if (sched.gcwaiting) {
      links.add(new Why.StoppedWorld(sched.stopwait));
    }
  }

  private void place(Goroutine g) {
    for (Processor p : sched.allp) {
      if (p.runnext == g) {
        links.add(new Why.RunsNext(g.goid, p.id));
        processor(p);
        return;
      }
      process.work().spend(Sched.LOOK_WORK + p.runq.size());
      for (int i = 0; i < p.runq.size(); i++) {
        if (p.runq.get(i) == g) {
          inLocalQueue(g, p, i);
          return;
        }
      }
    }
    int position = 0;
    List<Integer> ahead = new ArrayList<>();
    for (Goroutine other = sched.runq.head; other != null; other = other.schedlink) {
      process.work().spend(Sched.LOOK_WORK);
      if (other == g) {
        links.add(new Why.InQueue(g.goid, "sched.runq", position, g.since));
        behind(position, ahead);
        processors();
        return;
      }
      if (ahead.size() < NAMED) {
        ahead.add(other.goid);
      }
      position++;
    }
  }

  private void inLocalQueue(Goroutine g, Processor p, int position) {
    links.add(new Why.InQueue(g.goid, p + ".runq", position, g.since));
    List<Integer> ahead = new ArrayList<>();
    Goroutine next = p.runnext;
    if (next != null) {
      ahead.add(next.goid);
    }
    for (int i = 0; i < position && ahead.size() < NAMED; i++) {
      ahead.add(p.runq.get(i).goid);
    }
    behind(position + (next == null ? 0 : 1), ahead);
    processor(p);
  }

  private void behind(int count, List<Integer> goids) {
    if (count > 0) {
      links.add(new Why.Behind(count, goids));
    }
  }

  /** Explains what the processor whose queue the goroutine is in does in the meantime. */
  private void processor(Processor p) {
    Machine m = p.m;
    if (m != null) {
      Goroutine g = m.curg;
      if (g == null) {
        links.add(new Why.Choosing(p.id, m.id));
      } else {
        links.add(new Why.ProcessorHeldBy(p.id, m.id, g.goid, g.since));
        if (g.is(GoroutineStatus.SYSCALL)) {
          links.add(new Why.ProcessorInSyscall(p.id, m.id, g.goid));
        } else if (g.preempt) {
          links.add(new Why.PreemptionRequested(g.goid));
        }
      }
      KernelLinks.add(process, m, links);
    } else {
      withoutMachine(p);
    }
    lookers();
  }

  private void withoutMachine(Processor p) {
    for (Machine m : sched.allm) {
      Goroutine g = m.curg;
      if (m.nextp == p) {
        links.add(new Why.MachineComing(p.id, m.id));
        KernelLinks.add(process, m, links);
      } else if (m.oldp == p && g != null && p.is(ProcessorStatus.SYSCALL)) {
        links.add(new Why.ProcessorInSyscall(p.id, m.id, g.goid));
      }
    }
  }

  /** Explains what all processors do while the goroutine is in the global queue. */
  private void processors() {
    if (sched.npidle == 0) {
      links.add(new Why.NoProcessor(sched.gomaxprocs));
    }
    for (Processor p : sched.allp) {
      Machine m = p.m;
      Goroutine g = m == null ? null : m.curg;
      if (m != null && g != null && links.size() < NAMED) {
        links.add(new Why.ProcessorHeldBy(p.id, m.id, g.goid, g.since));
      }
    }
    lookers();
  }

  private void lookers() {
    if (sched.npidle == 0) {
      return;
    }
    Integer looker = null;
    for (Machine m : sched.allm) {
      if (m.spinning && looker == null) {
        looker = m.id;
      }
    }
    links.add(new Why.IdleProcessors(sched.npidle, looker));
  }
}
