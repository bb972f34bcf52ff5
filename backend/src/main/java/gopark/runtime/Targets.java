package gopark.runtime;

import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Functions;
import gopark.program.NamedFunction;
import gopark.program.Operation;
import gopark.program.Program;
import gopark.program.WatchesLines;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Sched;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the target of a command and whether the command is possible. Changes nothing. */
final class Targets {
  private final Core core;

  Targets(Core core) {
    this.core = core;
  }

  /** The live goroutine of the user's with this id, or whichever the runtime would choose. */
  Goroutine user(int id) {
    Goroutine g = id == RuntimeCommand.WHICHEVER ? whichever() : find(id);
    if (g == null) {
      throw new RefusedCommand(unknown(id));
    }
    if (g.system) {
      String function = g.program == null ? "" : g.program.function();
      throw new RefusedCommand(
          Refusal.of("system-goroutine", g + " (" + function + ") belongs to the runtime.")
              .with("g", id)
              .with("function", function));
    }
    return g;
  }

  /** The goroutine that the processor runs. */
  Goroutine onProcessor(int id) {
    if (id < 0 || id >= core.sched.gomaxprocs) {
      throw new RefusedCommand(
          Refusal.of(
                  "no-such-processor",
                  "There is no P" + id + "; GOMAXPROCS is " + core.sched.gomaxprocs + ".")
              .with("p", id)
              .with("gomaxprocs", core.sched.gomaxprocs));
    }
    Machine m = core.sched.allp(id).m;
    Goroutine g = m == null ? null : m.curg;
    if (g == null || g.system || !g.is(GoroutineStatus.RUNNING)) {
      throw new RefusedCommand(
          Refusal.of("processor-runs-nobody", "P" + id + " runs no goroutine of the program's now.")
              .with("p", id));
    }
    return g;
  }

  /** Main if it can act at once, else another that can, by processor; null if nobody can. */
  @Nullable Goroutine runningUser() {
    Goroutine main = find(Goroutine.MAIN);
    if (main != null && canActAtOnce(main)) {
      return main;
    }
    for (int id = 0; id < core.sched.gomaxprocs; id++) {
      Machine m = core.sched.allp(id).m;
      Goroutine g = m == null ? null : m.curg;
      if (g != null && !g.system && canActAtOnce(g)) {
        return g;
      }
    }
    return null;
  }

  private Goroutine whichever() {
    Goroutine running = runningUser();
    Goroutine chosen = running == null ? find(Goroutine.MAIN) : running;
    if (chosen == null) {
      throw new RefusedCommand(
          Refusal.of("nobody-runs", "Nobody runs who could do it, and main has ended: name a G."));
    }
    return chosen;
  }

  /** The programs, with functions in the place of their names. */
  List<Program> found(List<Program> programs) {
    List<Program> found = new ArrayList<>(programs.size());
    for (Program program : programs) {
      found.add(program instanceof NamedFunction(String name) ? function(name) : program);
    }
    return found;
  }

  /** Any goroutine of the program knows all its functions. */
  private Program function(String name) {
    for (Goroutine g : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.program instanceof Functions functions) {
        Program function = functions.function(name);
        if (function != null) {
          return function;
        }
      }
    }
    throw new RefusedCommand(
        Refusal.of(
                "no-such-function", "The program has no function " + name + " without parameters.")
            .with("name", name));
  }

  /** The program's lines, of which any of its goroutines knows. */
  WatchesLines linesOfProgram() {
    for (Goroutine g : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.program instanceof WatchesLines lines) {
        return lines;
      }
    }
    throw new RefusedCommand(
        Refusal.of("no-lines", "There is no program in Go whose lines it could be."));
  }

  /** The live goroutine with the id, or null. */
  @Nullable Goroutine find(int id) {
    Goroutine g = core.sched.byGoid(id, core.work);
    return g == null || g.is(GoroutineStatus.DEAD) || g.is(GoroutineStatus.IDLE) ? null : g;
  }

  /** The runtime's own goroutine that waits for this reason, or null. */
  @Nullable Goroutine helper(WaitReason reason) {
    for (Goroutine g : core.sched.allgs) {
      core.work.spend(Sched.LOOK_WORK);
      if (g.system && g.is(GoroutineStatus.WAITING) && g.waitReason() == reason) {
        return g;
      }
    }
    return null;
  }

  /** Whether it runs its own code, and is in the middle of nothing that cannot wait. */
  boolean canActAtOnce(Goroutine g) {
    Machine m = g.m;
    Operation operation = g.operation;
    boolean free = operation == null || operation instanceof Operation.Compute;
    return m != null
        && m.p != null
        && m.phase() == Machine.Phase.RUN
        && g.is(GoroutineStatus.RUNNING)
        && free
        && !g.hasOrders()
        && (g.rare == null || g.rare.interrupted == null);
  }

  private Refusal unknown(int id) {
    if (core.sched.hasHandedOut(id)) {
      return Refusal.of("goroutine-dead", "G" + id + " has ended.").with("g", id);
    }
    return Refusal.of("no-such-goroutine", "There is no G" + id + ".").with("g", id);
  }
}
