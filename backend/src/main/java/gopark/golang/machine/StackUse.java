package gopark.golang.machine;

import gopark.golang.value.Costs;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How many bytes the calls of a goroutine would take on Go's stack. Calls that have been counted
 * are marked at some distance from each other, so that no call is counted often.
 */
final class StackUse {
  /** What a goroutine's stack begins with: some words that stay free, and the place of goexit. */
  private static final long BEGINNING = 32;

  private static final long WORD = 8;

  /** A function with a small frame looks only whether the stack was full before. */
  private static final long SMALL = 128;

  private static final int BETWEEN_MARKS = 64;
  private static final int LONGEST_CYCLE = 64;
  private static final int CYCLES = 8;

  /** The bases of marked calls. */
  private int[] bases = {};

  /** How many calls there are up to each, but for what is done in the place of a call. */
  private int[] numbers = {};

  /** How many bytes they take. */
  private long[] bytes = {};

  private int marks;

  /** How many calls were in progress when they were last counted. */
  private int calls;

  /** The most bytes for a slot that a call has taken, in which the next ones are expected. */
  private int densest = 2 * (int) WORD;

  /** The calls in progress, the newest first. */
  private static final class Walk {
    private final Fiber f;
    private int pc;
    private int base;
    private @Nullable Panicking panic;

    private Walk(Fiber f) {
      this.f = f;
      this.pc = f.pc;
      this.base = f.base;
      this.panic = f.panicking;
      Panicking newest = panic;
      if (newest != null && pc > Image.GOROUTINE_ENDS && pc <= Image.PANIC_PRINTED) {
        pc = newest.pc;
        base = newest.base;
      }
    }

    private boolean ended() {
      return base <= 0;
    }

    private Code code() {
      return f.world.image.codeAt(pc);
    }

    /** The bytes of the call: none if its caller does in its place what it does. */
    private int frame() {
      Code code = code();
      return CallSites.isInPlace(f, code, base) ? 0 : code.frame;
    }

    private void next() {
      long link = f.words[base - 1];
      int returnPc = Fiber.pcOf(link);
      if (returnPc == Image.DEFERRED_RETURNS || returnPc == Image.PANIC_PRINTED) {
        boolean printed = returnPc == Image.PANIC_PRINTED;
        while (panic != null && (printed ? panic.base >= base : panic.runs != base)) {
          panic = panic.link;
        }
        if (panic != null) {
          pc = panic.pc;
          base = panic.base;
          panic = panic.link;
          return;
        }
      }
      base = Fiber.baseOf(link);
      pc = returnPc - 1;
    }
  }

  /** The bytes that all calls in progress take. */
  long bytes(Fiber f) {
    int counted = 0;
    int added = 0;
    long addedBytes = 0;
    int knownCalls = 0;
    long known = BEGINNING;
    int mark = marks - 1;
    Walk walk = new Walk(f);
    int end = walk.base;
    while (!walk.ended()) {
      while (mark >= 0 && bases[mark] > walk.base) {
        mark--;
      }
      if (mark >= 0 && bases[mark] == walk.base) {
        if (f.isMarked(walk.base)) {
          known = bytes[mark];
          knownCalls = numbers[mark];
          break;
        }
        mark--;
      }
      int frame = walk.frame();
      addedBytes += frame;
      added += frame > 0 ? 1 : 0;
      if (end > walk.base) {
        densest = Math.max(densest, frame / (end - walk.base));
      }
      end = walk.base;
      walk.next();
      counted++;
    }
    f.world.work.spend(counted * Costs.FRAME);
    marks = mark + 1;
    calls = knownCalls + added;
    mark(f, counted, known + addedBytes);
    return known + addedBytes;
  }

  /** How many calls were in progress when their bytes were last asked for. */
  int calls() {
    return calls;
  }

  /** Marks some of the calls that were just counted, which are the newest ones. */
  private void mark(Fiber f, int counted, long all) {
    int more = counted / BETWEEN_MARKS;
    if (more == 0) {
      return;
    }
    if (marks + more > bases.length) {
      int size = Math.max(marks + more, 2 * bases.length);
      bases = Arrays.copyOf(bases, size);
      numbers = Arrays.copyOf(numbers, size);
      bytes = Arrays.copyOf(bytes, size);
    }
    int at = marks + more;
    marks = at;
    long left = all;
    int leftCalls = calls;
    Walk walk = new Walk(f);
    for (int call = counted; at > marks - more; call--) {
      if (call % BETWEEN_MARKS == 0) {
        at--;
        bases[at] = walk.base;
        numbers[at] = leftCalls;
        bytes[at] = left;
        f.mark(walk.base);
      }
      int frame = walk.frame();
      left -= frame;
      leftCalls -= frame > 0 ? 1 : 0;
      walk.next();
    }
  }

  /**
   * What a call needs before it begins, besides what the calls in progress take; nothing without a
   * function, which is then done in the place of the call.
   */
  static long needed(@Nullable Code callee) {
    // The place that it returns to is on the stack when it looks.
    return callee == null ? 0 : WORD + 1 + Math.max(0, callee.frame - WORD - SMALL);
  }

  /**
   * How many more calls would be in progress if the goroutine went on as it did until its calls
   * took more than those bytes; −1 if it would not end at the function that it calls now.
   *
   * @param used what they take now
   */
  static long repeated(Fiber f, long used, long most) {
    int[] places = new int[CYCLES * LONGEST_CYCLE];
    int[] frames = new int[places.length];
    boolean[] shown = new boolean[places.length];
    Walk walk = new Walk(f);
    for (int i = 0; i < places.length; i++) {
      if (walk.ended()) {
        return 0;
      }
      places[i] = walk.pc;
      frames[i] = walk.frame();
      shown[i] = !walk.code().wrapper;
      walk.next();
    }
    int cycle = 1;
    while (!repeats(places, cycle)) {
      cycle++;
      if (cycle > LONGEST_CYCLE) {
        return 0;
      }
    }
    long bytes = 0;
    long calls = 0;
    for (int i = 0; i < cycle; i++) {
      bytes += frames[i];
      calls += shown[i] ? 1 : 0;
    }
    if (bytes == 0 || used > most) {
      return 0;
    }
    long times = (most - used) / bytes + 1;
    long before = used - newest(frames) + times * bytes;
    return before > most ? -1 : times * calls;
  }

  private static boolean repeats(int[] places, int cycle) {
    for (int i = 0; i + cycle < places.length; i++) {
      if (places[i] != places[i + cycle]) {
        return false;
      }
    }
    return true;
  }

  /** The bytes of the newest call that is none in the place of one. */
  private static int newest(int[] frames) {
    for (int frame : frames) {
      if (frame > 0) {
        return frame;
      }
    }
    return 0;
  }

  /** How many slots calls may take of these bytes before they must be counted again. */
  int slots(long free) {
    return (int) Math.min(Integer.MAX_VALUE, free / densest);
  }

  StackUse copy() {
    StackUse copy = new StackUse();
    copy.bases = bases.clone();
    copy.numbers = numbers.clone();
    copy.calls = calls;
    copy.bytes = bytes.clone();
    copy.marks = marks;
    copy.densest = densest;
    return copy;
  }
}
