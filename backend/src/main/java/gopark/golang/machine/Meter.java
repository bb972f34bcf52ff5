package gopark.golang.machine;

import gopark.golang.value.Heap;
import gopark.program.Operation;
import java.util.ArrayDeque;
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

  private static final long SMALLEST_STACK = 2_048;

  /** What the runtime keeps free of every stack. */
  private static final long STACK_GUARD = 928;

  private static final long TOO_DEEP = 1L << 40;

  /** The slots from which a stack is extraordinarily deep. */
  private static final int DEEP = 1 << 18;

  /** How many calls are waited for until one comes with which calls repeat. */
  private static final int PATIENCE = 256;

  private final World world;

  /** Instructions given to the fiber that are not counted yet. */
  private long given;

  /** Time that is not told yet. */
  private long ps;

  /** How large the stack is that the runtime knows of. */
  private long stack = SMALLEST_STACK;

  private StackUse use = new StackUse();

  /** Calls whose slots end beyond this are counted before they begin. */
  private int room;

  /** Below this many slots the stack may have become too large. */
  private int shrinksBelow;

  /** How often a call was put off since there was no memory for more. */
  private int deep;

  /** What is still to be told of a goroutine whose stack overflows, the last first. */
  private final ArrayDeque<Operation> overflow = new ArrayDeque<>();

  /** The time of the goroutine in all. */
  private long allPs;

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
    allPs += instructions * world.settings.instructionPs();
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
    Operation ofStack = stackDue(f, limits.stackSlots());
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
      if (f.base <= DEEP) {
        return world.memoryExhausted();
      }
      // A stack of that size is the reason, and Go would soon say so itself.
      deep++;
      room = 0;
      return deep < PATIENCE ? null : new Operation.UseStack(TOO_DEEP);
    }
    return heap.isDue() ? new Operation.Allocate(heap.tell()) : null;
  }

  private @Nullable Operation stackDue(Fiber f, int mostSlots) {
    if (f.wanted == 0 && f.base <= room && f.base >= shrinksBelow) {
      return null;
    }
    boolean calls = f.wanted != 0;
    Code callee = f.callee;
    int end = Math.max(f.wanted, f.base);
    f.wanted = 0;
    f.callee = null;
    f.entered = callee;
    f.enteredBase = callee == null ? 0 : end - callee.slots;
    long used = use.bytes(f) + StackUse.needed(callee);
    if ((deep > 0 || end > mostSlots) && callee != null && plansOverflow(f, used)) {
      room = 0;
      return overflow.pop();
    }
    f.makeRoom(end);
    long needed = SMALLEST_STACK;
    while (used > needed - STACK_GUARD) {
      needed *= 2;
    }
    // What is done in the place of a call does not look whether there is room.
    boolean looks = callee != null || !calls;
    boolean grows = looks && needed > stack;
    boolean shrinks = !calls && needed < stack / 4;
    if (grows || shrinks) {
      stack = needed;
    }
    room = deep > 0 ? 0 : end + use.slots(Math.max(0, stack - STACK_GUARD - used));
    shrinksBelow = stack == SMALLEST_STACK ? 0 : f.base / 2;
    return grows || shrinks ? new Operation.UseStack(used, use.calls()) : null;
  }

  /**
   * Plans the end of a goroutine that calls deeper than there is memory for, if it is this call. It
   * ends where Go's stack would overflow, should it go on with the same calls, and after as long.
   */
  private boolean plansOverflow(Fiber f, long used) {
    if (!overflow.isEmpty()) {
      return true;
    }
    long largest = SMALLEST_STACK;
    while (2 * largest <= world.maxStack) {
      largest *= 2;
    }
    long most = largest - STACK_GUARD;
    long calls = StackUse.repeated(f, used, most);
    deep++;
    if (calls < 0 && deep < PATIENCE) {
      return false;
    }
    overflow.add(new Operation.UseStack(TOO_DEEP));
    if (calls > 0) {
      f.unshownCalls = calls;
      double longer = (double) (most - used) / used;
      long ns = Math.max(1, (long) (allPs * longer) / NANOSECOND_PS);
      overflow.push(new Operation.Compute(ns, true));
      overflow.push(new Operation.UseStack(most));
    }
    return true;
  }

  Meter copy(World newWorld) {
    Meter copy = new Meter(newWorld);
    copy.given = given;
    copy.ps = ps;
    copy.stack = stack;
    copy.use = use.copy();
    copy.room = room;
    copy.shrinksBelow = shrinksBelow;
    copy.deep = deep;
    copy.overflow.addAll(overflow);
    copy.allPs = allPs;
    return copy;
  }
}
