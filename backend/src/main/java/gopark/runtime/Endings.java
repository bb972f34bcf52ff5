package gopark.runtime;

import gopark.program.HappensBefore;
import gopark.program.Operation;
import gopark.runtime.Ending.Cause;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import org.jspecify.annotations.Nullable;

/** The ends of the process, with the text that Go prints. In Go: panic.go, checkdead, main. */
final class Endings {
  /** The exit status of a process that failed. */
  private static final int FAILED = 2;

  private static final int STATUS_BITS = 0xff;

  /** The release that shows one goroutine when the program's own fault is fatal, and not all. */
  private static final int SHOWS_ONE = 26;

  /** Where the stack is that has become too large; made up. */
  private static final String STACK_ADDRESSES =
      "runtime: sp=0xc0200e0390 stack=[0xc0200e0000, 0xc0400e0000]";

  private static final String FATAL = "fatal error: ";
  private static final String OBJECTS = "channels, locks and timers";

  private final Core core;

  Endings(Core core) {
    this.core = core;
  }

  /** Main has returned. */
  void mainReturned(Machine m) {
    endWell(m, 0, Cause.RETURNED);
  }

  void exit(Machine m, Operation.ExitProcess op) {
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

  /**
   * What the process would print if it got SIGQUIT now, for which the kernel takes the main thread.
   * In Go: signal_unix.go, sighandler. Left out: registers, and the stack of the thread itself.
   */
  String sigquit() {
    Machine main = core.sched.allm.getFirst();
    Goroutine running = main.curg;
    TracebackText report = new TracebackText(core, false);
    report.line("SIGQUIT: quit").line("PC=0x0 m=" + main.id + " sigcode=0");
    if (running != null && !running.system) {
      report.goroutine(running);
    }
    return report.others(main, running).toString();
  }

  /** The text is all that follows {@code panic: }, with the lines of earlier panics. */
  void panic(Machine m, Goroutine g, String text) {
    TracebackText report = new TracebackText(core, false);
    String printed = report.line("panic: " + text).goroutine(g).toString();
    end(m, g, new Ending(FAILED, printed, Cause.PANIC));
  }

  /** {@code fatal error: text} with all goroutines, or only this one (1.26). In Go: fatal. */
  void fatal(Machine m, Goroutine g, String text) {
    TracebackText report = new TracebackText(core, false);
    report.line(FATAL + text).goroutine(g);
    if (core.release.minor() < SHOWS_ONE) {
      report.others(m, g);
    }
    end(m, g, new Ending(FAILED, report.toString(), Cause.FATAL));
  }

  /** A goroutine was to begin with no function: said on the system's stack, thus with all. */
  void goOfNil(Machine m, Goroutine g) {
    TracebackText report = new TracebackText(core, false);
    String text = report.line(FATAL + "go of nil func value").goroutine(g).others(m, g).toString();
    end(m, g, new Ending(FAILED, text, Cause.FATAL));
  }

  /** A stack would be larger than any may be. In Go: newstack. */
  void stackOverflow(Machine m, Goroutine g) {
    throwError(
        m,
        g,
        "runtime: goroutine stack exceeds "
            + core.sched.maxstacksize
            + "-byte limit\n"
            + STACK_ADDRESSES,
        "stack overflow");
  }

  /** A new thread would be one too many. In Go: checkmcount. */
  void threadExhaustion() {
    throwError(
        null,
        null,
        "runtime: program exceeds " + core.sched.maxmcount + "-thread limit",
        "thread exhaustion");
  }

  /** The program has used up what a stranger's program may: no error of Go's, but ours. */
  void limitReached(Machine m, String what, long limit) {
    String printed = "gopark: the program has more than " + limit + " " + what + "\n";
    end(m, m.curg, new Ending(FAILED, printed, Cause.LIMIT, new Ending.Limit(what, limit)));
  }

  /** Whether the program may make so many more objects. If not, the process has ended. */
  boolean mayMake(Machine m, int objects) {
    int limit = core.config.limits().objects();
    if (core.handles.size() > limit - objects) {
      limitReached(m, OBJECTS, limit);
      return false;
    }
    return true;
  }

  /** More memory than there can be. In Go: malloc.go, mallocgc; mcache.go, refill. */
  void outOfMemory(Machine m, Goroutine g, long bytes, long used) {
    throwError(
        m,
        g,
        "runtime: out of memory: cannot allocate " + bytes + "-byte block (" + used + " in use)",
        "out of memory");
  }

  /** An error that the runtime finds in itself: everything is shown. In Go: throw. */
  private void throwError(@Nullable Machine m, @Nullable Goroutine g, String before, String text) {
    TracebackText report = new TracebackText(core, true);
    report.line(before).line(FATAL + text);
    if (g != null) {
      report.goroutine(g);
    }
    end(m, g, new Ending(FAILED, report.others(m, g).toString(), Cause.FATAL));
  }

  /** A machine went idle: is anybody left who could ever run? In Go: checkdead. */
  void checkdead() {
    Sched sched = core.sched;
    int running =
        sched.allm.size() - sched.nmfreed - sched.nmidle - sched.nmidlelocked - sched.nmsys;
    if (core.ending != null || sched.iscgo || running > 0) {
      return;
    }
    if (running < 0) {
      throw new SimulatorBug("checkdead: " + running + " machines run");
    }
    int waiting = 0;
    core.work.spend(sched.allgs.size());
    for (Goroutine g : sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.system || g.is(GoroutineStatus.DEAD)) {
        continue;
      }
      if (!g.is(GoroutineStatus.WAITING) && !g.is(GoroutineStatus.PREEMPTED)) {
        throw new SimulatorBug("checkdead: " + g + " is " + g.status.goName());
      }
      if (g.waitReason == WaitReason.AWAITING_ORDERS) {
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
    for (Processor p : core.sched.allp) {
      if (!p.timers.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private void dead(String text) {
    TracebackText report = new TracebackText(core, false);
    String printed = report.line(FATAL + text).others(null, null).toString();
    end(null, null, new Ending(FAILED, printed, Cause.DEADLOCK));
  }

  private void end(@Nullable Machine m, @Nullable Goroutine g, Ending ending) {
    if (core.ending != null) {
      return;
    }
    core.ending = ending;
    int text = ending.stderr().isEmpty() ? 0 : core.events.text(ending.stderr());
    core.tell(EventKind.PROCESS_EXITED, m, g, ending.exitCode(), text);
  }
}
