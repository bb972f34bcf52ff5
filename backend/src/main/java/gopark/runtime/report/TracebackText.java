package gopark.runtime.report;

import gopark.program.Frame;
import gopark.program.LibraryLines;
import gopark.program.Operation;
import gopark.program.Program;
import gopark.runtime.model.GcCycle;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.port.Clock;
import gopark.runtime.release.Release;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Go prints about goroutines when a process fails. In Go: traceback.go. Left out: offsets in
 * the code, and where frames are in memory; addresses are made up.
 */
public final class TracebackText {
  /** What it takes the computer to write a goroutine's stack, besides walking through it. */
  private static final long GOROUTINE_WORK = 1000;

  private static final long LINE_WORK = 300;

  /** The length of a text, at most: as much as a program may print. */
  static final int LONGEST = 1 << 20;

  static final String CUT = "\ngopark: the rest is cut\n";

  private static final long MINUTE = 60 * VirtualTime.SECOND;
  private static final long FIRST_GOROUTINE = 0xc000002380L;
  private static final int GOROUTINE_SIZE = 448;
  private static final long FIRST_MACHINE = 0xc000080008L;
  private static final int MACHINE_SIZE = 2048;

  private final Sched sched;
  private final Clock clock;
  private final Release release;
  private final WorkMeter work;
  private final GcCycle cycle;
  private final StringBuilder text = new StringBuilder();

  /** Whether the runtime itself is at fault: all is shown, its own goroutines too. */
  private final boolean internal;

  TracebackText(Tracebacks told, boolean internal) {
    sched = told.sched();
    clock = told.clock();
    release = told.release().get();
    work = told.work();
    cycle = told.cycle();
    this.internal = internal;
  }

  @Override
  public String toString() {
    if (!isFull()) {
      return text.toString();
    }
    boolean splitsPair = Character.isHighSurrogate(text.charAt(LONGEST - 1));
    return text.substring(0, splitsPair ? LONGEST - 1 : LONGEST) + CUT;
  }

  /** Whether nothing that is still written will be told. */
  private boolean isFull() {
    return text.length() > LONGEST;
  }

  /** The line, whole. */
  TracebackText line(String line) {
    if (!isFull()) {
      work.spend(line.length());
      text.append(line).append('\n');
    }
    return this;
  }

  /** An empty line, the goroutine's header and its calls. In Go: goroutineheader, traceback. */
  TracebackText goroutine(Goroutine g) {
    text.append('\n');
    header(g);
    calls(g);
    return this;
  }

  /** The stack of a thread that runs no goroutine. In Go: g0, which has the number 0. */
  TracebackText idleThread(Machine m) {
    text.append("\ngoroutine 0");
    machine(0, m);
    line(" [idle]:");
    return calls(runtimeFrames().idleThread());
  }

  /** An empty line, and the calls on the stack of the system, on which a fault was found. */
  TracebackText systemStack(RuntimeFrames frames) {
    return line("\nruntime stack:").calls(frames);
  }

  /** What runtime.Stack gives: without its own call, and without an empty line before the first. */
  public String stack(Machine m, Goroutine g, boolean all) {
    header(g);
    calls(g, 1);
    if (all) {
      others(m, g);
    }
    return toString();
  }

  /**
   * All goroutines that are left but this one, those of the runtime hidden unless it is at fault.
   * In Go: tracebackothers.
   */
  TracebackText others(@Nullable Machine m, @Nullable Goroutine shown) {
    for (Goroutine g : sched.allgs) {
      work.spend(GOROUTINE_WORK);
      if (isFull()) {
        break;
      }
      if (g == shown || g.is(GoroutineStatus.DEAD) || (g.system && !internal)) {
        continue;
      }
      text.append('\n');
      boolean elsewhere = g.is(GoroutineStatus.RUNNING) && g.m != m;
      boolean stopped = elsewhere && m != null && canBeStopped(g);
      header(g, stopped);
      if (elsewhere && !stopped) {
        line("\tgoroutine running on other thread; stack unavailable");
        createdBy(g);
      } else {
        calls(g);
      }
    }
    return this;
  }

  /**
   * Whether the goroutine stops in the five milliseconds a dying process waits. In Go:
   * freezetheworld.
   */
  private boolean canBeStopped(Goroutine g) {
    return release.asyncPreemption()
        || !(g.operation instanceof Operation.Compute compute)
        || compute.calls();
  }

  private void header(Goroutine g) {
    header(g, false);
  }

  /**
   * @param stopped whether it ran until just now
   */
  private void header(Goroutine g, boolean stopped) {
    work.spend(LINE_WORK);
    text.append("goroutine ").append(g.goid);
    if (internal && release.headerNamesMachine()) {
      machine(g.slot, stopped ? null : g.m);
    }
    text.append(" [").append(stopped ? "runnable" : status(g));
    long minutes = minutesWaited(g);
    if (minutes >= 1) {
      text.append(", ").append(minutes).append(" minutes");
    }
    if (g.lockedm() != null) {
      text.append(", locked to thread");
    }
    text.append("]:\n");
  }

  private void machine(int slot, @Nullable Machine m) {
    text.append(" gp=").append(address(FIRST_GOROUTINE, GOROUTINE_SIZE, slot));
    if (m == null) {
      text.append(" m=nil");
      return;
    }
    text.append(" m=").append(m.id).append(" mp=");
    text.append(address(FIRST_MACHINE, MACHINE_SIZE, m.id));
  }

  private static String address(long first, int size, int number) {
    return "0x" + Long.toHexString(first + (long) size * number);
  }

  private String status(Goroutine g) {
    if (g.is(GoroutineStatus.WAITING) && g.waitReason() != WaitReason.NONE) {
      return release.waitText(g.waitReason());
    }
    return g.status().text().substring("_G".length());
  }

  /** The minutes since a moment before which a collection has seen the goroutine wait. */
  private long minutesWaited(Goroutine g) {
    Goroutine.Rare rare = g.rare;
    boolean waits = g.is(GoroutineStatus.WAITING) || g.is(GoroutineStatus.SYSCALL);
    if (rare == null || !waits || rare.waitSince == 0) {
      return 0;
    }
    return (clock.now() - rare.waitSince) / MINUTE;
  }

  private void calls(Goroutine g) {
    calls(g, 0);
  }

  /** Writes the goroutine's calls except the hidden innermost ones. */
  private void calls(Goroutine g, int hidden) {
    Program program = g.program;
    if (program != null && isOfRuntime(g)) {
      calls(runtimeFrames().ofRuntime(program, g.is(GoroutineStatus.WAITING)).outermost(g));
      createdBy(g);
      return;
    }
    List<Frame> calls = new ArrayList<>();
    if (internal) {
      calls.addAll(runtimeFrames().innermost(g).frames());
    }
    calls.addAll(LibraryFrames.of(g, release.minor()));
    if (program != null) {
      List<Frame> frames = program.frames();
      calls.addAll(frames.subList(Math.min(hidden, frames.size()), frames.size()));
    }
    if (internal) {
      calls.addAll(runtimeFrames().outermost(g).frames());
    }
    Frame.shown(LibraryLines.existing(release.minor(), calls)).forEach(this::call);
    createdBy(g);
  }

  /** Whether it is one of the runtime's goroutines, with calls of the runtime alone. */
  private boolean isOfRuntime(Goroutine g) {
    return internal && g.system;
  }

  RuntimeFrames runtimeFrames() {
    return new RuntimeFrames(release.minor(), cycle.cycles > 0);
  }

  private TracebackText calls(RuntimeFrames frames) {
    frames.frames().forEach(this::call);
    return this;
  }

  private void call(Frame frame) {
    work.spend(LINE_WORK);
    String function = frame.function();
    boolean whole = (function.endsWith(")") && !function.endsWith("*)")) || frame.isElision();
    line(whole ? function : function + "()");
    place(frame);
  }

  private void createdBy(Goroutine g) {
    Program program = g.program;
    Frame creator =
        program != null && isOfRuntime(g) ? runtimeFrames().creator(program) : g.createdBy;
    if (creator == null) {
      return;
    }
    text.append("created by ").append(creator.function());
    if (g.parentGoid != 0 && release.createdByNamesGoroutine()) {
      text.append(" in goroutine ").append(g.parentGoid);
    }
    text.append('\n');
    place(creator);
  }

  private void place(Frame frame) {
    String file = frame.line().file();
    if (!file.isEmpty()) {
      line("\t" + file + (frame.line().isKnown() ? ":" + frame.line().line() : ""));
    }
  }
}
