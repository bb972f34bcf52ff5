package gopark.runtime.intervention;

import gopark.program.Operation;
import gopark.program.Program;
import gopark.runtime.release.Rules;
import java.util.List;

/**
 * Something a learner makes happen in the simulated process. What concerns a goroutine names it by
 * its id, or leaves the choice to the runtime with {@link #WHICHEVER}.
 */
public sealed interface Intervention {

  /** In place of a goroutine's id: main if it runs, else another that runs, else main. */
  int WHICHEVER = 0;

  /** So many goroutines one order may start. */
  int MAX_STARTED = 100_000;

  /** No wait, call or pause that is ordered lasts longer than this. */
  long MAX_NS = 1_000_000_000_000_000L;

  /** What concerns one goroutine. */
  sealed interface OfGoroutine extends Intervention {
    /** Its id, or {@link #WHICHEVER}. */
    int g();
  }

  /** What a goroutine does itself: at once if it runs its own code, else when it next does. */
  sealed interface Order extends OfGoroutine {
    /** What it is told to do. */
    Operation operation();
  }

  /** {@code go}, once for each program, by goroutine {@code g}. */
  record StartGoroutines(List<Program> programs, int g) implements OfGoroutine {
    public StartGoroutines {
      programs = List.copyOf(programs);
    }
  }

  /** {@code go}, once for each program, by the goroutine that runs on processor {@code p}. */
  record StartGoroutinesOn(List<Program> programs, int p) implements Intervention {
    public StartGoroutinesOn {
      programs = List.copyOf(programs);
    }
  }

  record Syscall(int g, long ns, Operation.SyscallKind kind) implements Order {
    @Override
    public Operation operation() {
      return new Operation.Syscall(ns, kind);
    }
  }

  /** A read from the network that has data after this time. */
  record NetRead(int g, long ns) implements Order {
    @Override
    public Operation operation() {
      return new Operation.NetworkRead(ns);
    }
  }

  record Sleep(int g, long ns) implements Order {
    @Override
    public Operation operation() {
      return new Operation.Sleep(ns);
    }
  }

  /** Parks until {@link Unblock}; the reason is one that Go prints: {@code chan receive}. */
  record Block(int g, String reason) implements Order {
    @Override
    public Operation operation() {
      return new Operation.Block(reason);
    }
  }

  /** Readies a goroutine that {@link Block} parked. */
  record Unblock(int g) implements OfGoroutine {}

  record Gosched(int g) implements Order {
    @Override
    public Operation operation() {
      return new Operation.Gosched();
    }
  }

  /** Asks a running goroutine to stop, as sysmon does after 10 ms. */
  record Preempt(int g) implements OfGoroutine {}

  /**
   * The goroutine's function returns; of main that ends the process.
   *
   * @param goexit whether by runtime.Goexit, after which the others go on even without main
   */
  record Exit(int g, boolean goexit) implements Order {
    @Override
    public Operation operation() {
      return goexit ? new Operation.Goexit() : new Operation.Return();
    }
  }

  record Panic(int g, String text) implements Order {
    @Override
    public Operation operation() {
      return new Operation.Panic(text);
    }
  }

  record LockThread(int g) implements Order {
    @Override
    public Operation operation() {
      return new Operation.LockThread();
    }
  }

  record UnlockThread(int g) implements Order {
    @Override
    public Operation operation() {
      return new Operation.UnlockThread();
    }
  }

  /** Calls so deep that the stack must hold this many bytes. */
  record GrowStack(int g, long bytes) implements Order {
    @Override
    public Operation operation() {
      return new Operation.UseStack(bytes);
    }
  }

  /** Starts a collection. */
  record CollectGarbage() implements Intervention {}

  record SetMaxProcs(int n) implements Intervention {}

  /** The machine beneath has this many cores from now on. */
  record SetCores(int n) implements Intervention {}

  /** All threads together get this much core time in each period; 0: as much as they like. */
  record SetQuota(long quotaNs, long periodNs) implements Intervention {}

  /** Changes one setting of GODEBUG. */
  record SetDebug(String name, String value) implements Intervention {}

  /** The program comes to a step's end at these lines from now on, and at no others. */
  record WatchLines(List<Integer> lines) implements Intervention {
    /** So many lines may be watched. */
    public static final int MOST = 64;

    public WatchLines {
      lines = List.copyOf(lines);
    }
  }

  /** Changes rules of the scheduler, and leaves those that are null. */
  record ChangeRules(Rules rules) implements Intervention {}

  /** Its name among the commands: {@code netRead}. */
  default String command() {
    return switch (this) {
      case StartGoroutines i -> "go";
      case StartGoroutinesOn i -> "go";
      case Syscall i -> "syscall";
      case NetRead i -> "netRead";
      case Sleep i -> "sleep";
      case Block i -> "block";
      case Unblock i -> "unblock";
      case Gosched i -> "gosched";
      case Preempt i -> "preempt";
      case Exit i -> "exit";
      case Panic i -> "panic";
      case LockThread i -> "lockThread";
      case UnlockThread i -> "unlockThread";
      case GrowStack i -> "growStack";
      case CollectGarbage i -> "gc";
      case SetMaxProcs i -> "gomaxprocs";
      case SetCores i -> "cores";
      case SetQuota i -> "quota";
      case SetDebug i -> "godebug";
      case WatchLines i -> "lines";
      case ChangeRules i -> "rules";
    };
  }
}
