package gopark.runtime.report;

import static gopark.runtime.report.FrameList.INLINED;
import static gopark.runtime.report.FrameList.NOTHING;

import gopark.program.Fault;
import gopark.program.Frame;
import gopark.program.LibraryLines;
import gopark.program.Operation;
import gopark.program.Operation.SelectCase;
import gopark.program.Program;
import gopark.program.SourceLine;
import gopark.runtime.model.Goroutine;
import gopark.runtime.state.GoroutineStatus;
import java.util.List;

/**
 * The runtime's own calls, which a dying process shows when the runtime itself is at fault or a
 * signal asks for them: those in which goroutines wait, those of the runtime's goroutines, and
 * those from which all others come. Addresses in them are made up.
 */
final class RuntimeFrames {
  private static final String PROC = "runtime/proc.go";
  private static final String PANIC = "runtime/panic.go";
  private static final String CHAN = "runtime/chan.go";
  private static final String SELECT = "runtime/select.go";
  private static final String MGC = "runtime/mgc.go";
  private static final String CLEANUPS = "runtime/mcleanup.go";
  private static final String FINALIZERS = "runtime/mfinal.go";
  private static final String SCAVENGER = "runtime/mgcscavenge.go";
  private static final String SIGNALS = "runtime/signal_unix.go";
  private static final String ASSEMBLY = "runtime/asm_amd64.s";

  /** The goroutine that package unique has in Go 1.23 and 1.24. */
  private static final String UNIQUE = "runtime.unique_runtime_registerUniqueMapCleanup.gowrap1";

  private static final String LINUX_ASSEMBLY = "internal/runtime/syscall/linux/asm_linux_amd64.s";

  private static final String TEXT = "{0x4c627c?, 0x1?}";
  private static final String ADDRESS = "0xc000014098";
  private static final String TWO = "0x0?, 0x0?";
  private static final String THREE = "0x0?, 0x0?, 0x0?";
  private static final String FOUR = "0x0?, 0x0?, 0x0?, 0x0?";
  private static final String FIVE = "0x0?, 0x0?, 0x0?, 0x0?, 0x0?";

  /** The release that tells what the last of all calls takes. */
  private static final int TELLS_GOEXIT = 23;

  /** The release that has one more reason to wait before those of package sync. */
  private static final int ONE_REASON_MORE = 25;

  /** The release that has a package of its own for the calls of Linux. */
  private static final int LINUX_CALLS = 26;

  /** The release that panics with all indices out of range in the same call. */
  private static final int ONE_CALL_FOR_BOUNDS = 26;

  /** The number of the reason to wait for a mutex, from that release on. */
  private static final int MUTEX_REASON = 0x16;

  // The profiles that a wait for a semaphore goes into. In Go: sema.go, semaProfileFlags.
  private static final int BLOCK_PROFILE = 1;
  private static final int BLOCK_AND_MUTEX_PROFILES = 3;

  private final FrameList frames;

  /** Whether garbage has been collected. */
  private final boolean collected;

  RuntimeFrames(int minor, boolean collected) {
    frames = new FrameList(minor);
    this.collected = collected;
  }

  List<Frame> frames() {
    return frames.frames();
  }

  /** The calls of the system's stack that found a stack too large. */
  RuntimeFrames stackOverflow() {
    thrown();
    add("runtime.newstack", NOTHING, "runtime/stack.go", 1207);
    return add("runtime.morestack", NOTHING, ASSEMBLY, 681);
  }

  /** The calls of the system's stack that found a finalizer where one was to be set. */
  RuntimeFrames finalizerSetTwice() {
    thrown();
    add("runtime.SetFinalizer.func2", NOTHING, FINALIZERS, 539);
    return add("runtime.systemstack", ADDRESS, ASSEMBLY, 562);
  }

  /** The calls of the system's stack of a thread that has nothing to do. */
  RuntimeFrames idleThread() {
    add("runtime.futex", ADDRESS + ", 0x80, 0x0, 0x0, 0x0, 0x0", "runtime/sys_linux_amd64.s", 569);
    add("runtime.futexsleep", THREE, "runtime/os_linux.go", 73);
    add("runtime.notesleep", ADDRESS, "runtime/lock_futex.go", 47);
    add("runtime.mPark", INLINED, PROC, 1967);
    add("runtime.stopm", NOTHING, PROC, 3008);
    add("runtime.findRunnable", NOTHING, PROC, 3796);
    add("runtime.schedule", NOTHING, PROC, 4164);
    add("runtime.park_m", ADDRESS, PROC, 4304);
    return add("runtime.mcall", NOTHING, ASSEMBLY, 496);
  }

  // ---- a goroutine of the program

  /** The innermost calls of a goroutine of the program. */
  RuntimeFrames innermost(Goroutine g) {
    if (g.is(GoroutineStatus.WAITING)) {
      waiting(g);
    } else if (g.is(GoroutineStatus.RUNNABLE)) {
      interrupted(g);
    } else {
      working(g);
    }
    return this;
  }

  /** The innermost calls of a goroutine that runs, or is in a system call. */
  private void working(Goroutine g) {
    switch (g.operation) {
      case Operation.AwaitSignal _ ->
          add("runtime.notetsleepg", "0x640980, 0xffffffffffffffff", "runtime/lock_futex.go", 123);
      case Operation.Panic _ -> add("panic", "{0x0?, 0x0?}", "runtime/panic.go", 879);
      case Operation.Fatal(Fault.FinalizerSetTwice _, _) ->
          add("runtime.systemstack_switch", NOTHING, ASSEMBLY, 516);
      case Operation.Fatal(Fault.WhilePrinting fault, _) -> thrownWhilePrinting(fault);
      case Operation.Fatal(Fault.Thrown _, _) -> thrown();
      case Operation.Kill _ -> {
        String calls = "internal/runtime/syscall" + (frames.minor() >= LINUX_CALLS ? "/linux" : "");
        add(calls + ".Syscall6", NOTHING, LINUX_ASSEMBLY, 36);
        add("syscall.RawSyscall6", FIVE + ", " + TWO, "syscall/syscall_linux.go", 65);
        add("syscall.RawSyscall", FOUR, "syscall/syscall_linux.go", 56);
      }
      case Operation.SetMaxThreads op -> {
        thrown();
        add("runtime.checkmcount", NOTHING, PROC, 977);
        add("runtime/debug.setMaxThreads", hex(op.threads()), PROC, 7868);
      }
      case null, default -> {}
    }
  }

  /** The value that was panicked with is told by its text or its type. */
  private void thrownWhilePrinting(Fault.WhilePrinting fault) {
    thrown();
    add("runtime.preprintpanics.func1", NOTHING, PANIC, fault.toldByType() ? 711 : 709);
    add("panic", "{0x0?, 0x0?}", PANIC, 860);
    if (fault.ofBounds() && frames.minor() >= ONE_CALL_FOR_BOUNDS) {
      add("runtime.panicBounds64", ADDRESS + ", " + ADDRESS, PANIC, 236);
      add("runtime.panicBounds", NOTHING, ASSEMBLY, 2129);
    }
  }

  private void waiting(Goroutine g) {
    switch (g.waitReason()) {
      case CHAN_RECEIVE ->
          parkedToReceive(
              g.operation instanceof Operation.Receive receive && receive.kept(),
              g.operation instanceof Operation.Receive receive && receive.asked());
      case CHAN_RECEIVE_NIL -> {
        park();
        add("runtime.chanrecv", THREE, CHAN, 536);
        add("runtime.chanrecv1", TWO, CHAN, 509);
      }
      case CHAN_SEND -> {
        park();
        add("runtime.chansend", ADDRESS + ", " + ADDRESS + ", 0x1, 0x0?", CHAN, 283);
        add("runtime.chansend1", TWO, CHAN, 161);
      }
      case CHAN_SEND_NIL -> {
        park();
        add("runtime.chansend", FOUR, CHAN, 181);
        add("runtime.chansend1", TWO, CHAN, 161);
      }
      case SELECT -> parkedToSelect(sends(g));
      case SELECT_NO_CASES -> {
        park();
        add("runtime.block", NOTHING, SELECT, 104);
      }
      case MUTEX_LOCK -> parkedForSemaphore(BLOCK_AND_MUTEX_PROFILES, 2, 0);
      case RW_MUTEX_R_LOCK -> parkedForSemaphore(BLOCK_AND_MUTEX_PROFILES, 0, 1);
      case RW_MUTEX_LOCK -> parkedForSemaphore(BLOCK_AND_MUTEX_PROFILES, 0, 2);
      case SEMACQUIRE, WAIT_GROUP_WAIT -> parkedForSemaphore(BLOCK_PROFILE, 0, 3);
      case COND_WAIT, GC_ASSIST_WAIT, WAIT_FOR_GC_CYCLE -> parkAndUnlock();
      case IO_WAIT -> {
        park();
        add("runtime.netpollblock", THREE, "runtime/netpoll.go", 575);
      }
      default -> park();
    }
  }

  private void parkedToReceive(boolean kept, boolean asked) {
    park();
    add("runtime.chanrecv", ADDRESS + ", " + (kept ? ADDRESS : "0x0") + ", 0x1", CHAN, 667);
    add(asked ? "runtime.chanrecv2" : "runtime.chanrecv1", TWO, CHAN, asked ? 514 : 509);
  }

  private static long sends(Goroutine g) {
    return g.operation instanceof Operation.Select select
        ? select.cases().stream().filter(SelectCase::sends).count()
        : 0;
  }

  private void parkedToSelect(long sends) {
    park();
    String cases = ADDRESS + ", " + ADDRESS + ", 0x0?, " + hex(sends) + ", 0x0?, 0x1";
    add("runtime.selectgo", cases, SELECT, 351);
  }

  /**
   * The calls of a wait for a semaphore.
   *
   * @param profile which profiles the wait goes into
   * @param skip how many frames the profiles leave out
   * @param reason the number of the reason to wait, counted from that of a mutex
   */
  private void parkedForSemaphore(int profile, int skip, int reason) {
    parkAndUnlock();
    int first = frames.minor() >= ONE_REASON_MORE ? MUTEX_REASON : MUTEX_REASON - 1;
    String how = ", 0x0, " + hex(profile) + ", " + hex(skip) + ", " + hex(first + reason);
    add("runtime.semacquire1", ADDRESS + how, "runtime/sema.go", 192);
  }

  /** The innermost calls of a goroutine that a signal has stopped while it computed. */
  private void interrupted(Goroutine g) {
    if (g.operation instanceof Operation.Compute && g.ran > 0) {
      add("runtime.asyncPreempt2", NOTHING, "runtime/preempt.go", 320);
      add("runtime.asyncPreempt", NOTHING, "runtime/preempt_amd64.s", 124);
    }
  }

  private void thrown() {
    add("runtime.throw", TEXT, PANIC, 1229);
  }

  private void park() {
    add("runtime.gopark", FIVE, PROC, 462);
  }

  private void parkAndUnlock() {
    park();
    add("runtime.goparkunlock", INLINED, PROC, 468);
  }

  /** The calls from which all of the program's come. */
  RuntimeFrames outermost(Goroutine g) {
    if (g.goid == Goroutine.MAIN) {
      add("runtime.main", NOTHING, PROC, 290);
    }
    String taken = frames.minor() >= TELLS_GOEXIT ? "{}" : NOTHING;
    return add("runtime.goexit", taken, ASSEMBLY, 1771);
  }

  // ---- a goroutine of the runtime

  /** All calls of one of the runtime's goroutines but those from which all come. */
  RuntimeFrames ofRuntime(Program program, boolean waits) {
    String function = program.function();
    if (waits) {
      parkedIn(function);
    }
    return standingIn(function, waits);
  }

  private void parkedIn(String function) {
    switch (function) {
      case "runtime.gcBgMarkWorker", "runtime.runFinalizers", "runtime.runfinq" -> park();
      case "runtime.ensureSigM.func1" -> parkedToSelect(0);
      case UNIQUE -> parkedToReceive(false, false);
      default -> parkAndUnlock();
    }
  }

  private RuntimeFrames standingIn(String function, boolean waits) {
    return switch (function) {
      case "runtime.forcegchelper" -> add(function, NOTHING, PROC, waits ? 375 : 366);
      case "runtime.bgsweep" -> {
        add(function, ADDRESS, "runtime/mgcsweep.go", collected ? 324 : 279);
        yield add("runtime.gcenable.gowrap1", NOTHING, MGC, 214);
      }
      case "runtime.bgscavenge" -> {
        if (waits) {
          add("runtime.(*scavengerState).park", "0x6202e0", SCAVENGER, 425);
        }
        add(function, ADDRESS, SCAVENGER, collected ? 658 : 653);
        yield add("runtime.gcenable.gowrap2", NOTHING, MGC, 215);
      }
      case "runtime.updateMaxProcsGoroutine" -> add(function, NOTHING, PROC, waits ? 7095 : 7086);
      case "runtime.runCleanups" -> {
        if (waits) {
          add("runtime.(*cleanupQueue).dequeue", "0x620420", CLEANUPS, 522);
        }
        yield add(function, NOTHING, CLEANUPS, waits ? 718 : 716);
      }
      case "runtime.gcBgMarkWorker" -> {
        if (waits) {
          add(function, ADDRESS, MGC, 1791);
        }
        yield add("runtime.gcBgMarkStartWorkers.gowrap1", NOTHING, MGC, 1695);
      }
      case "runtime.ensureSigM.func1" -> add(function, NOTHING, SIGNALS, waits ? 1091 : 1074);
      case UNIQUE -> {
        if (waits) {
          frames.add(UNIQUE.replace("gowrap1", "func2"), INLINED, new SourceLine(MGC, 1797));
        }
        frames.add(function, NOTHING, new SourceLine(MGC, 1800));
        yield this;
      }
      default -> add(function, NOTHING, FINALIZERS, waits ? 210 : 193);
    };
  }

  /** Who has started one of the runtime's goroutines. */
  Frame creator(Program program) {
    return switch (program.function()) {
      case "runtime.forcegchelper" -> start("runtime.init.7", PROC, 363);
      case "runtime.bgsweep" -> start("runtime.gcenable", MGC, 214);
      case "runtime.bgscavenge" -> start("runtime.gcenable", MGC, 215);
      case "runtime.updateMaxProcsGoroutine" ->
          start("runtime.defaultGOMAXPROCSUpdateEnable", PROC, 7083);
      case "runtime.runCleanups" -> start("runtime.(*cleanupQueue).createGs", CLEANUPS, 672);
      case "runtime.gcBgMarkWorker" -> start("runtime.gcBgMarkStartWorkers", MGC, 1695);
      case "runtime.ensureSigM.func1" -> start("runtime.ensureSigM", SIGNALS, 1074);
      case UNIQUE ->
          new Frame("unique.runtime_registerUniqueMapCleanup", new SourceLine(MGC, 1795));
      default -> start("runtime.createfing", FINALIZERS, 172);
    };
  }

  private Frame start(String function, String file, int line) {
    return new Frame(function, LibraryLines.in(frames.minor(), file, line));
  }

  // ---- writing

  private RuntimeFrames add(String function, String arguments, String file, int line) {
    frames.add(function, arguments, file, line);
    return this;
  }

  private static String hex(long number) {
    return "0x" + Long.toHexString(number);
  }
}
