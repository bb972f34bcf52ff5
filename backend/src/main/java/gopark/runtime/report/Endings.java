package gopark.runtime.report;

import gopark.program.Fault;
import gopark.program.HappensBefore;
import gopark.program.Operation;
import gopark.program.TracebackLevel;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Ordering;
import gopark.runtime.model.Processor;
import gopark.runtime.model.Sched;
import gopark.runtime.port.ReleaseInForce;
import gopark.runtime.port.Tracer;
import gopark.runtime.state.Ending;
import gopark.runtime.state.Ending.Cause;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.SimulatorBug;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/** The ends of the process, with the text that Go prints. In Go: panic.go, checkdead, main. */
public final class Endings {
  /** The exit status of a process that failed. */
  private static final int FAILED = 2;

  /** What a shell adds to the number of the signal that has ended a process. */
  private static final int KILLED = 128;

  private static final int SIGABRT = 6;

  /** Where a thread stands that the kernel interrupts; made up. */
  private static final String SIGNAL_PC = "0x47c4a1";

  private static final int STATUS_BITS = 0xff;

  /** Where the stack is that has become too large; made up. */
  private static final String STACK_ADDRESSES =
      "runtime: sp=0xc0200e0390 stack=[0xc0200e0000, 0xc0400e0000]";

  private static final String FATAL = "fatal error: ";

  private static final String OBJECTS = "channels, locks and timers";

  private final Sched sched;
  private final RuntimeConfig config;
  private final ReleaseInForce release;
  private final WorkMeter work;
  private final Handles handles;
  private final Tracer tracer;
  private final Tracebacks tracebacks;
  private @Nullable Ending ending;

  public Endings(
      Sched sched,
      RuntimeConfig config,
      ReleaseInForce release,
      WorkMeter work,
      Handles handles,
      Tracer tracer,
      Tracebacks tracebacks) {
    this.sched = sched;
    this.config = config;
    this.release = release;
    this.work = work;
    this.handles = handles;
    this.tracer = tracer;
    this.tracebacks = tracebacks;
  }

  /** How the process ended, or null while it lives. */
  public @Nullable Ending ending() {
    return ending;
  }

  public boolean ended() {
    return ending != null;
  }

  public void copyFrom(Endings original) {
    ending = original.ending;
  }

  /** Main has returned. */
  public void mainReturned(Machine m) {
    endWell(m, 0, Cause.RETURNED);
  }

  public void exit(Machine m, Operation.ExitProcess op) {
    endWell(m, op.code() & STATUS_BITS, Cause.EXIT);
  }

  /** Races that were found make a good end a bad one. In Go: racefini. */
  private void endWell(Machine m, int code, Cause cause) {
    HappensBefore ordering = code == 0 ? Ordering.of(m.curg) : null;
    String races = ordering == null ? null : ordering.verdict();
    Ending ending =
        races == null
            ? new Ending(code, "", cause)
            : new Ending(Ordering.RACES_FOUND, races, cause);
    end(m, m.curg, ending);
  }

  /** What the process would print if it got SIGQUIT now. */
  public String sigquit() {
    return dump(sched.allm.getFirst(), "SIGQUIT: quit");
  }

  /** A signal ends the process, which shows all goroutines, those of the runtime too. */
  public void dumped(Machine main, String signal) {
    end(main, main.curg, new Ending(FAILED, dump(main, signal), Cause.SIGNAL));
  }

  /** The kernel ends the process by a signal; the exit status is what a shell makes of that. */
  public void killed(Machine main, int signal) {
    end(main, main.curg, new Ending(KILLED + signal, "", Cause.SIGNAL));
  }

  /**
   * The kernel takes the main thread for a signal. In Go: signal_unix.go, sighandler. Left out:
   * registers, and the calls of the thread's own stack, on which it stands if it runs no goroutine.
   */
  private String dump(Machine main, String signal) {
    Goroutine running = main.curg;
    TracebackText report = tracebacks.beginInternal();
    report.line(signal).line("PC=" + SIGNAL_PC + " m=" + main.id + " sigcode=0");
    if (running == null) {
      report.idleThread(main);
    } else {
      report.goroutine(running);
    }
    return report.others(main, running).line("").toString();
  }

  /** The text is all that follows {@code panic: }, with the lines of earlier panics. */
  public void panic(Machine m, Goroutine g, String text) {
    TracebackText report = tracebacks.beginAsAsked();
    report.line("panic: " + text).goroutine(g);
    if (sched.traceback.showsOthers()) {
      report.others(m, g);
    }
    end(m, g, new Ending(status(), report.toString(), Cause.PANIC));
  }

  /**
   * {@code fatal error: text} with all goroutines, or only this one where the program is at fault
   * (1.26). In Go: throw, fatal.
   */
  public void fatal(Machine m, Goroutine g, Operation.Fatal op) {
    TracebackText report =
        op.fault().thrown() ? tracebacks.beginInternal() : tracebacks.beginAsAsked();
    report.line(FATAL + op.text());
    if (op.fault() instanceof Fault.FinalizerSetTwice) {
      report.systemStack(report.runtimeFrames().finalizerSetTwice());
    }
    report.goroutine(g);
    if (op.fault().thrown()
        || sched.traceback.showsOthers()
        || !release.get().fatalShowsOneGoroutine()) {
      report.others(m, g);
    }
    end(m, g, new Ending(status(), report.toString(), Cause.FATAL));
  }

  /** A goroutine was to begin with no function: said on the system's stack, thus with all. */
  public void goOfNil(Machine m, Goroutine g) {
    TracebackText report = tracebacks.beginAsAsked();
    String text = report.line(FATAL + "go of nil func value").goroutine(g).others(m, g).toString();
    end(m, g, new Ending(status(), text, Cause.FATAL));
  }

  /** A stack would be larger than any may be. In Go: newstack. */
  public void stackOverflow(Machine m, Goroutine g) {
    String before = "runtime: goroutine stack exceeds " + sched.maxstacksize + "-byte limit";
    TracebackText report = tracebacks.beginInternal();
    report.line(before).line(STACK_ADDRESSES).line(FATAL + "stack overflow");
    report.systemStack(report.runtimeFrames().stackOverflow());
    report.goroutine(g).others(m, g);
    end(m, g, new Ending(status(), report.toString(), Cause.FATAL));
  }

  /**
   * There are too many threads, or there would be. In Go: checkmcount.
   *
   * @param g has just said how many there may be; null if a new one was to be made
   */
  public void threadExhaustion(@Nullable Goroutine g) {
    throwError(
        g == null ? null : g.m,
        g,
        "runtime: program exceeds " + sched.maxmcount + "-thread limit",
        "thread exhaustion");
  }

  /** The program has used up what a stranger's program may: no error of Go's, but ours. */
  public void limitReached(Machine m, String what, long limit) {
    String printed = "gopark: the program has more than " + limit + " " + what + "\n";
    end(m, m.curg, new Ending(FAILED, printed, Cause.LIMIT, new Ending.Limit(what, limit)));
  }

  /** Whether the program may have one goroutine more. If not, the process has ended. */
  public boolean mayStart(Machine m) {
    int limit = config.limits().goroutines();
    if (sched.alive >= limit) {
      limitReached(m, "goroutines", limit);
      return false;
    }
    return true;
  }

  /** Whether the program may make that number of objects more. If not, the process has ended. */
  public boolean mayMake(Machine m, int objects) {
    int limit = config.limits().objects();
    if (handles.size() > limit - objects) {
      limitReached(m, OBJECTS, limit);
      return false;
    }
    return true;
  }

  /** More memory than there can be. In Go: malloc.go, mallocgc; mcache.go, refill. */
  public void outOfMemory(Machine m, Goroutine g, long bytes, long used) {
    throwError(
        m,
        g,
        "runtime: out of memory: cannot allocate " + bytes + "-byte block (" + used + " in use)",
        "out of memory");
  }

  /** An error that the runtime finds in itself: everything is shown. In Go: throw. */
  private void throwError(@Nullable Machine m, @Nullable Goroutine g, String before, String text) {
    TracebackText report = tracebacks.beginInternal();
    report.line(before).line(FATAL + text);
    if (g != null) {
      report.goroutine(g);
    }
    end(m, g, new Ending(status(), report.others(m, g).toString(), Cause.FATAL));
  }

  /** A machine went idle: is anybody left who could ever run? In Go: checkdead. */
  public void checkdead() {
    int running =
        sched.allm.size() - sched.nmfreed - sched.nmidle - sched.nmidlelocked - sched.nmsys;
    if (ended() || sched.iscgo || running > 0) {
      return;
    }
    if (running < 0) {
      throw new SimulatorBug("checkdead: " + running + " machines run");
    }
    int waiting = 0;
    work.spend(sched.allgs.size());
    for (Goroutine g : sched.allgs) {
      work.spend(Sched.LOOK_WORK);
      if (g.system || g.is(GoroutineStatus.DEAD)) {
        continue;
      }
      if (!g.is(GoroutineStatus.WAITING) && !g.is(GoroutineStatus.PREEMPTED)) {
        throw new SimulatorBug("checkdead: " + g + " is " + g.status().text());
      }
      if (g.waitReason() == WaitReason.AWAITING_ORDERS) {
        return;
      }
      waiting++;
    }
    if (waiting == 0) {
      dead("no goroutines (main called runtime.Goexit) - deadlock!");
    } else if (!anyTimer()) {
      dead("all goroutines are asleep - deadlock!");
    }
  }

  private boolean anyTimer() {
    for (Processor p : sched.allp) {
      if (!p.timers.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void dead(String text) {
    TracebackText report = tracebacks.beginAsAsked();
    String printed = report.line(FATAL + text).others(null, null).toString();
    end(null, null, new Ending(status(), printed, Cause.DEADLOCK));
  }

  /** What a process that fails by its own doing ends with. In Go: dieFromSignal, exit. */
  private int status() {
    return sched.traceback == TracebackLevel.CRASH ? KILLED + SIGABRT : FAILED;
  }

  private void end(@Nullable Machine m, @Nullable Goroutine g, Ending ending) {
    if (this.ending != null) {
      return;
    }
    this.ending = ending;
    int text = ending.stderr().isEmpty() ? 0 : tracer.text(ending.stderr());
    tracer.tell(EventKind.PROCESS_EXITED, m, g, ending.exitCode(), text);
  }
}
