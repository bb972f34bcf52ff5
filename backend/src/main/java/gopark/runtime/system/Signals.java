package gopark.runtime.system;

import gopark.os.Kernel;
import gopark.program.Copies;
import gopark.program.Elements;
import gopark.program.Operation;
import gopark.program.Operation.SignalUse;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.config.CostModel;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Links;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.port.Tracer;
import gopark.runtime.report.Endings;
import gopark.runtime.schedule.Goroutines;
import gopark.runtime.schedule.Parking;
import gopark.runtime.schedule.Syscalls;
import gopark.simulation.Agenda;
import org.jspecify.annotations.Nullable;

/**
 * Signals to the process, which the kernel gives to its first thread. In Go: sigqueue.go,
 * signal_unix.go. Left out: signals that stop a process, and those that the kernel sends for a
 * fault.
 */
public final class Signals {
  /** The largest number of a signal. */
  static final int LAST = 64;

  /** The system call that sends a signal. */
  static final Operation.Syscall CALL = new Operation.Syscall(300, SyscallKind.RAW);

  private static final int KILL = 9;

  /** Signals that end a process which does not ask for them: SIGHUP, SIGINT, SIGTERM. */
  private static final long ENDS = bit(1) | bit(2) | bit(15);

  private static final String[] CHANNELS = {"enableChan", "disableChan", "maskUpdatedChan"};

  private final Sched sched;
  private final CostModel costs;
  private final Agenda agenda;
  private final Handles handles;
  private final Clock clock;
  private final Tracer tracer;
  private final Endings endings;
  private final Syscalls syscalls;
  private final Goroutines goroutines;

  /** Signals that package os/signal wants to be told of. */
  private long wanted;

  private long ignored;

  /** Signals that have been sent and have not reached the process. */
  private long sent;

  /** Signals that package os/signal has not asked for yet. */
  private long queued;

  /** Signals that package os/signal has taken and not served. */
  private long taken;

  /** The machine that waits for a signal; null if none does. */
  private @Nullable Machine receiver;

  /** The first of the channels of the goroutine of masks; 0 if there is none yet. */
  private int channels;

  public Signals(
      Sched sched,
      CostModel costs,
      Agenda agenda,
      Handles handles,
      Clock clock,
      Tracer tracer,
      Endings endings,
      Syscalls syscalls,
      Goroutines goroutines) {
    this.sched = sched;
    this.costs = costs;
    this.agenda = agenda;
    this.handles = handles;
    this.clock = clock;
    this.tracer = tracer;
    this.endings = endings;
    this.syscalls = syscalls;
    this.goroutines = goroutines;
  }

  private static long bit(int signal) {
    return 1L << (signal - 1);
  }

  // ---- package os/signal

  /**
   * Sets whether the program hears of a signal. In Go: signal_enable, signal_disable,
   * signal_ignore.
   */
  long set(Machine m, Goroutine g, Operation.SetSignal op) {
    long bit = bit(op.signal());
    wanted = op.use() == SignalUse.NOTIFY ? wanted | bit : wanted & ~bit;
    ignored = op.use() == SignalUse.IGNORE ? ignored | bit : ignored & ~bit;
    if (channels == 0 && op.use() != SignalUse.IGNORE) {
      if (!endings.mayMake(m, CHANNELS.length)) {
        return Parking.LEFT;
      }
      channels = handles.next();
      for (String name : CHANNELS) {
        int handle = handles.add(new Channel(handles.next(), name, 0, Elements.PLAIN));
        tracer.tell(EventKind.CHAN_MADE, m, g, handle, 0);
      }
      goroutines.newSystemGoroutine(m, g, new SignalMasks(channels));
    }
    g.finish(channels);
    return costs.step();
  }

  /** Parks the goroutine that serves signals until one is queued. In Go: signal_recv. */
  long await(Machine m, Goroutine g) {
    if (taken == 0 && queued == 0) {
      receiver = m;
      return syscalls.enterForEver(m, g);
    }
    g.finish(next());
    return costs.step();
  }

  long awaitResumed(Machine m, Goroutine g) {
    long cost = syscalls.returned(m, g);
    g.finish(next());
    return cost;
  }

  private int next() {
    if (taken == 0) {
      taken = queued;
      queued = 0;
    }
    int place = Long.numberOfTrailingZeros(taken);
    taken &= taken - 1;
    return place + 1;
  }

  // ---- sending

  /** The call that has sent a signal is over. */
  long killed(Machine m, Goroutine g, Operation.Kill op) {
    send(op.signal(), m);
    if (endings.ended()) {
      return Parking.LEFT;
    }
    return syscalls.returned(m, g);
  }

  /** Another process has sent a signal. */
  public void fromOutside(int signal) {
    send(signal, null);
  }

  /** The kernel takes the signal to the first thread: at once if that thread sends it. */
  private void send(int signal, @Nullable Machine by) {
    if (signal == 0) {
      return;
    }
    sent |= bit(signal);
    if (signal == KILL && by != null) {
      arrived();
      return;
    }
    if (by == sched.allm.getFirst()) {
      arrived();
    } else if (agenda.timeOf(Kernel.SIGNALS) == Agenda.NEVER) {
      agenda.schedule(Kernel.SIGNALS, clock.now() + costs.signalLatency() + costs.futexLatency());
    }
  }

  /** Delivers the signals that were sent to the first thread. In Go: sighandler. */
  public void arrived() {
    agenda.schedule(Kernel.SIGNALS, Agenda.NEVER);
    Machine first = sched.allm.getFirst();
    while (sent != 0 && !endings.ended()) {
      int signal = Long.numberOfTrailingZeros(sent) + 1;
      sent &= sent - 1;
      handle(first, signal);
    }
  }

  private void handle(Machine first, int signal) {
    long bit = bit(signal);
    if (signal == KILL) {
      endings.killed(first, signal);
    } else if ((wanted & bit) != 0) {
      queue(first, bit);
    } else if ((ignored & bit) == 0) {
      String name = dump(signal);
      if (name != null) {
        endings.dumped(first, name);
      } else if ((ENDS & bit) != 0) {
        endings.killed(first, signal);
      }
    }
  }

  /**
   * What a process prints that the signal ends with all its goroutines; null of other signals. In
   * Go: sigtable.
   */
  private static @Nullable String dump(int signal) {
    return switch (signal) {
      case 3 -> "SIGQUIT: quit";
      case 4 -> "SIGILL: illegal instruction";
      case 5 -> "SIGTRAP: trace trap";
      case 6 -> "SIGABRT: abort";
      case 7 -> "SIGBUS: bus error";
      case 8 -> "SIGFPE: floating-point exception";
      case 11 -> "SIGSEGV: segmentation violation";
      case 16 -> "SIGSTKFLT: stack fault";
      case 31 -> "SIGSYS: bad system call";
      default -> null;
    };
  }

  /** Queues a signal for package os/signal. In Go: sigsend. */
  private void queue(Machine first, long bit) {
    queued |= bit;
    Machine waiting = receiver;
    if (waiting != null) {
      receiver = null;
      syscalls.wake(waiting, first);
    }
  }

  public void copyFrom(Signals original, Copies copies) {
    wanted = original.wanted;
    ignored = original.ignored;
    sent = original.sent;
    queued = original.queued;
    taken = original.taken;
    channels = original.channels;
    receiver = Links.knownOrNull(copies, original.receiver);
  }
}
