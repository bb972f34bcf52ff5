package gopark.golang.race;

import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.ProgramRaces;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What operations order, as Go's packages tell its detector. Channels are not among them: only the
 * runtime knows which goroutines meet there.
 */
public final class Synchronization {
  /** The lock that files have: standard output and standard error. */
  private static final int STDOUT = -1;

  private static final int STDERR = -2;

  private Synchronization() {}

  /** The goroutine is about to do it. */
  public static void before(Racing g, Operation operation) {
    Races races = g.races;
    switch (operation) {
      case Operation.Unlock o -> races.locks.put(o.mutex(), g.release());
      case Operation.WriteUnlock o -> races.locks.put(o.rwMutex(), g.release());
      case Operation.ReadUnlock o -> merge(races.readers, o.rwMutex(), g);
      case Operation.Release o -> merge(races.locks, o.semaphore(), g);
      case Operation.AddToGroup o -> races.groups.adds(g, o.group(), o.delta());
      case Operation.WaitForGroup o -> races.groups.waits(g, o.group());
      case Operation.ResetTimer o -> races.timers.set(o.timer(), g.release());
      case Operation.Print o -> {
        if (g.where().isInFile()) {
          int file = o.toStderr() ? STDERR : STDOUT;
          g.acquire(known(races.locks, file));
          merge(races.locks, file, g);
        }
      }
      default -> {}
    }
  }

  /** The goroutine has done it. */
  public static void after(Racing g, Operation operation, Outcome outcome) {
    Races races = g.races;
    switch (operation) {
      case Operation.Lock o -> g.acquire(known(races.locks, o.mutex()));
      case Operation.TryLock o -> acquireIf(outcome.ok, g, o.mutex());
      case Operation.WriteLock o -> acquireAll(g, o.rwMutex());
      case Operation.TryWriteLock o -> {
        if (outcome.ok) {
          acquireAll(g, o.rwMutex());
        }
      }
      case Operation.ReadLock o -> g.acquire(known(races.locks, o.rwMutex()));
      case Operation.TryReadLock o -> acquireIf(outcome.ok, g, o.rwMutex());
      case Operation.Acquire o -> g.acquire(known(races.locks, o.semaphore()));
      case Operation.WaitForGroup o -> races.groups.hasWaited(g, o.group());
      case Operation.NewTimer _ -> races.timers.set((int) outcome.number, g.release());
      case Operation.AfterFunc o -> {
        if (racing(o.function()) instanceof Racing started) {
          started.timer = (int) outcome.number;
        }
      }
      case Operation.TimerChannel o -> races.timers.sendsOn(o.timer(), (int) outcome.number);
      case Operation.Receive o -> g.acquire(races.timers.ofChannel(o.channel()));
      case Operation.Select o -> {
        int chosen = (int) outcome.number;
        if (chosen >= 0 && !o.cases().get(chosen).sends()) {
          g.acquire(races.timers.ofChannel(o.cases().get(chosen).channel()));
        }
      }
      default -> {}
    }
  }

  private static @Nullable Object racing(Program program) {
    return program instanceof ProgramRaces races ? races.happensBefore() : null;
  }

  private static VectorClock known(Map<Integer, VectorClock> clocks, int handle) {
    return clocks.getOrDefault(handle, VectorClock.ZERO);
  }

  private static void merge(Map<Integer, VectorClock> clocks, int handle, Racing g) {
    clocks.put(handle, known(clocks, handle).join(g.release()));
  }

  private static void acquireIf(boolean ok, Racing g, int lock) {
    if (ok) {
      g.acquire(known(g.races.locks, lock));
    }
  }

  private static void acquireAll(Racing g, int lock) {
    g.acquire(known(g.races.locks, lock));
    g.acquire(known(g.races.readers, lock));
  }
}
