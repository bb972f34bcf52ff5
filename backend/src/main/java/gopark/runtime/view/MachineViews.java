package gopark.runtime.view;

import gopark.os.Kernel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import gopark.runtime.state.MachineStateView;
import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/** Makes records of machines. */
final class MachineViews {
  private MachineViews() {}

  static MachineStateView view(ProcessData process, Machine m) {
    Processor p = m.p;
    Processor oldp = m.oldp;
    Processor nextp = m.nextp;
    Goroutine curg = m.curg;
    Goroutine lockedg = m.lockedg;
    Machine next = m.schedlink;
    return new MachineStateView(
        m.id,
        m.state(),
        doing(m),
        p == null ? null : Integer.valueOf(p.id),
        oldp == null ? null : Integer.valueOf(oldp.id),
        nextp == null ? null : Integer.valueOf(nextp.id),
        curg == null ? null : Integer.valueOf(curg.goid),
        m.spinning,
        m.blocked,
        lockedg == null ? null : Integer.valueOf(lockedg.goid),
        m.lockedExt,
        m.lockedInt,
        m.locks,
        m.syscalltick,
        m.preemptGen,
        m.signalPending,
        next == null ? null : Integer.valueOf(next.id),
        m.since,
        due(process, m),
        process.kernel().state(m.id),
        coreOf(process, m),
        process.kernel().cpuNs(m.id, process.now()),
        process.kernel().switches(m.id));
  }

  private static @Nullable Integer coreOf(ProcessData process, Machine m) {
    int on = process.kernel().coreOf(m.id);
    return on == Kernel.NONE ? null : Integer.valueOf(on);
  }

  /** When the machine does its next step; null: when somebody wakes it. */
  static @Nullable Long due(ProcessData process, Machine m) {
    long due = process.agenda().timeOf(Kernel.FIRST_THREAD + m.id);
    return due == Agenda.NEVER ? null : Long.valueOf(due);
  }

  /** The function of the runtime that the machine is in, or main's code. */
  private static String doing(Machine m) {
    return switch (m.phase()) {
      case RUN -> running(m);
      case SCHEDULE -> "schedule";
      case STEAL -> "stealWork";
      case NAP -> "runqgrab";
      case RELEASE, RECHECK -> "findRunnable";
      case POLL -> "epollwait";
      case START -> "mstart";
      case SYSCALL -> "entersyscall";
      case STOP_THE_WORLD -> "stopTheWorldWithSema";
      case SAFE_POINTS -> "forEachP";
      case MARK -> "gcBgMarkWorker";
      case SYSMON -> "sysmon";
      case PARKED -> "stopm";
      case PARKED_LOCKED -> "stoplockedm";
      case EXITED -> "mexit";
    };
  }

  private static String running(Machine m) {
    Goroutine g = m.curg;
    var program = g == null ? null : g.program;
    return program == null ? "execute" : program.function();
  }
}
