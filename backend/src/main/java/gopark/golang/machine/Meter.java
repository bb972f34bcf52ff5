package gopark.golang.machine;

import gopark.golang.value.Heap;
import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * Counts a goroutine's time, memory and stack, and says what the runtime must be told of them
 * before the goroutine goes on.
 */
final class Meter {
  /** How long a goroutine goes on before its time is counted. */
  private static final long QUANTUM_PS = 2_000_000;

  private static final long NANOSECOND_PS = 1_000;

  /** Less time than this is told together with what comes after, if nobody can tell. */
  private static final long WORTH_TELLING_NS = 1_000;

  /** Memory is told of in such parts. */
  private static final long PART_BYTES = 4_096;

  /** What one slot takes on a goroutine's stack, with its part of what each call takes. */
  private static final long SLOT_BYTES = 12;

  private static final long SMALLEST_STACK = 2_048;

  /** What the runtime keeps free of every stack. */
  private static final long STACK_GUARD = 928;

  private static final long TOO_DEEP = 1L << 40;

  /** The slots from which a stack is extraordinarily deep. */
  private static final int DEEP = 1 << 18;

  private final World world;

  /** Instructions given to the fiber that are not counted yet. */
  private long given;

  /** Time that is not told yet. */
  private long ps;

  /** How large the stack is that the runtime knows of. */
  private long stack = SMALLEST_STACK;

  /** How many slots fit on it. */
  private int room = slotsOf(SMALLEST_STACK);

  Meter(World world) {
    this.world = world;
  }

  /** The fiber gets time for the next piece. */
  void begin(Fiber f) {
    if (f.left <= 0) {
      count(f);
      given = quantum();
      f.refill(given);
      f.called = false;
    }
    f.limit = Math.min(f.words.length, room);
  }

  private long quantum() {
    return QUANTUM_PS / world.settings.instructionPs();
  }

  private void count(Fiber f) {
    long instructions = given - f.left;
    given = f.left;
    ps += instructions * world.settings.instructionPs();
    world.instructions += instructions;
    f.report();
  }

  /** What the runtime must be told before the fiber goes on; null if nothing. */
  @Nullable Operation due(Fiber f) {
    count(f);
    ProgramLimits limits = world.settings.limits();
    if (world.instructions > limits.instructions()) {
      return new Operation.Exhausted("instructions", limits.instructions());
    }
    Operation ofMemory = memoryDue(f);
    if (ofMemory != null) {
      return ofMemory;
    }
    Operation ofStack = stackDue(f, limits);
    if (ofStack != null) {
      return ofStack;
    }
    boolean exact = f.exact;
    f.exact = false;
    if (ps < NANOSECOND_PS) {
      return null;
    }
    long ns = ps / NANOSECOND_PS;
    if (ns >= WORTH_TELLING_NS || exact || looksAtTime(f.operation)) {
      ps -= ns * NANOSECOND_PS;
      boolean called = f.called;
      f.called = false;
      return new Operation.Compute(ns, called);
    }
    return null;
  }

  /** What lets the fiber stand still where it is: its time until now, or a moment on credit. */
  Operation untilNow(Fiber f, int line) {
    count(f);
    long ns = Math.max(1, ps / NANOSECOND_PS);
    ps -= ns * NANOSECOND_PS;
    return new Operation.Compute(ns, f.called, line);
  }

  /** Whether what is asked for tells somebody the time. */
  private static boolean looksAtTime(@Nullable Operation operation) {
    if (operation instanceof Operation.Send || operation instanceof Operation.Receive) {
      return false;
    }
    return switch (operation) {
      case Operation.Now _,
          Operation.Sleep _,
          Operation.NewTimer _,
          Operation.ResetTimer _,
          Operation.AfterFunc _,
          Operation.NetworkRead _,
          Operation.Syscall _ ->
          true;
      case null, default -> false;
    };
  }

  private @Nullable Operation memoryDue(Fiber f) {
    Heap heap = world.heap;
    if (heap.made() > world.nextCount && !world.hasMemoryFor(0, f)) {
      // A stack of that size is the reason, and Go would soon say so itself.
      return f.base > DEEP ? new Operation.UseStack(TOO_DEEP) : world.memoryExhausted();
    }
    long untold = heap.untold;
    if (untold < PART_BYTES) {
      return null;
    }
    heap.untold = 0;
    return new Operation.Allocate(untold);
  }

  /** The number of slots that fit on a stack. */
  private static int slotsOf(long bytes) {
    return (int) Math.min(Integer.MAX_VALUE, (bytes - STACK_GUARD) / SLOT_BYTES);
  }

  private @Nullable Operation stackDue(Fiber f, ProgramLimits limits) {
    int wanted = f.wanted;
    if (wanted == 0 && stack == SMALLEST_STACK && f.base <= room) {
      return null;
    }
    f.wanted = 0;
    if (wanted > limits.stackSlots()) {
      return new Operation.UseStack(TOO_DEEP);
    }
    int used = Math.max(wanted, f.base);
    f.makeRoom(used);
    long needed = SMALLEST_STACK;
    while (slotsOf(needed) < used) {
      needed *= 2;
    }
    boolean same = wanted == 0 ? needed >= stack / 4 && needed <= stack : needed <= stack;
    if (same) {
      return null;
    }
    stack = needed;
    room = slotsOf(needed);
    return new Operation.UseStack(used * SLOT_BYTES);
  }

  Meter copy(World newWorld) {
    Meter copy = new Meter(newWorld);
    copy.given = given;
    copy.ps = ps;
    copy.stack = stack;
    copy.room = room;
    return copy;
  }
}
