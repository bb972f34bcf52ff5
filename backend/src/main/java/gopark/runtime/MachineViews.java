package gopark.runtime;

import gopark.os.Kernel;
import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.MachineStateView;
import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/** Makes records of machines. */
final class MachineViews {
  private MachineViews() {}

  static MachineStateView view(Core core, Machine m) {
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
        due(core, m),
        ConstantWords.of(core.kernel.state(m.id)),
        coreOf(core, m),
        core.kernel.cpuNs(m.id, core.now),
        core.kernel.switches(m.id));
  }

  private static @Nullable Integer coreOf(Core core, Machine m) {
    int on = core.kernel.coreOf(m.id);
    return on == Kernel.NONE ? null : Integer.valueOf(on);
  }

  /** When it does its next step; null: when somebody wakes it. */
  static @Nullable Long due(Core core, Machine m) {
    long due = core.agenda.timeOf(Kernel.FIRST_THREAD + m.id);
    return due == Agenda.NEVER ? null : Long.valueOf(due);
  }

  /** The function of the runtime it is in, or main's code. */
  private static String doing(Machine m) {
    return switch (m.phase) {
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
