package gopark.command;

import gopark.program.Operation;
import gopark.program.ProgramSource;
import gopark.runtime.release.Rules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes something happen in the simulated process. What concerns a goroutine names it by its id, or
 * leaves the choice to the runtime with {@link #WHICHEVER}.
 */
public sealed interface RuntimeCommand extends Command {

  /** The stand-in for a goroutine's id: main if it runs, else another that runs, else main. */
  int WHICHEVER = 0;

  /** The most goroutines that one command may start. */
  int MAX_STARTED = 100_000;

  /** The longest wait, call or pause that can be ordered, in nanoseconds. */
  long MAX_NS = 1_000_000_000_000_000L;

  /** The command's name in documents and events: {@code netRead}. */
  String name();

  /**
   * What a goroutine does itself: at once if it runs its own code, else when it next does.
   *
   * @param g its id, or {@link #WHICHEVER}
   */
  record OnGoroutine(String name, int g, Operation.Order operation) implements RuntimeCommand {}

  /** What concerns the whole process, so that any goroutine may do it. */
  record OnProcess(String name, Operation.Order operation) implements RuntimeCommand {}

  /**
   * {@code go}, {@code count} times.
   *
   * @param function its name, without its package; null: the source's own
   * @param by the goroutine that starts them, or {@link #WHICHEVER}
   * @param p the processor whose goroutine starts them, in place of {@code by}; or null
   */
  record Go(
      ProgramSource behaviour, int count, @Nullable String function, int by, @Nullable Integer p)
      implements RuntimeCommand {
    public static final String NAME = "go";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** Readies a goroutine that was blocked by a command. */
  record Unblock(int g) implements RuntimeCommand {
    public static final String NAME = "unblock";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** Asks a running goroutine to stop, as sysmon does after 10 ms. */
  record Preempt(int g) implements RuntimeCommand {
    public static final String NAME = "preempt";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** The machine beneath has this many cores from now on. */
  record Cores(int n) implements RuntimeCommand {
    public static final String NAME = "cores";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** All threads together get this much core time in each period; 0: as much as they like. */
  record Quota(long quotaNs, long periodNs) implements RuntimeCommand {
    public static final String NAME = "quota";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** Another process sends a signal to this one. */
  record Signal(ProcessSignal signal) implements RuntimeCommand {
    public static final String NAME = "signal";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** Changes one setting of GODEBUG. */
  record Godebug(String setting, String value) implements RuntimeCommand {
    public static final String NAME = "godebug";

    @Override
    public String name() {
      return NAME;
    }
  }

  /** A program in Go comes to a step's end at these lines from now on, and at no others. */
  record Lines(List<Integer> lines) implements RuntimeCommand {
    public static final String NAME = "lines";

    /** The most lines that may be watched. */
    public static final int MOST = 64;

    public Lines {
      lines = List.copyOf(lines);
    }

    @Override
    public String name() {
      return NAME;
    }
  }

  /** Changes rules of the scheduler, and leaves those that are null. */
  record ChangeRules(Rules rules) implements RuntimeCommand {
    public static final String NAME = "rules";

    @Override
    public String name() {
      return NAME;
    }
  }
}
