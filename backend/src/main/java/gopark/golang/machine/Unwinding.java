package gopark.golang.machine;

import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.program.Fault;
import gopark.program.Operation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Panics and runtime.Goexit: they run the deferred calls of all functions in progress, above the
 * stack as it is, until one recovers.
 */
final class Unwinding {
  private Unwinding() {}

  /** An instruction has panicked. Gives the pc to go on at, or waits. */
  static int raise(Fiber f, GoPanic raised, int at) {
    GoPanic panic = asSaidByWrapper(f, raised, at);
    Fault fault = fault(f, panic, at);
    if (fault != null) {
      return f.wait(new Operation.Fatal(fault, panic.text()));
    }
    if (panic.kind() == GoPanic.Kind.OUT_OF_MEMORY) {
      return f.wait(f.world.memoryExhausted());
    }
    boolean goexit = panic.kind() == GoPanic.Kind.GOEXIT;
    f.world.panics += goexit ? 0 : 1;
    f.spend(Costs.PANIC);
    Dynamic value = f.world.image.errors.valueOf(panic, f.world.settings.minor());
    Panicking it = new Panicking(value, goexit, at, f.base, f.top(at) + 1, f.panicking);
    f.panicking = it;
    f.heap().make(Panicking.BYTES);
    return unwind(f, it);
  }

  /** What nobody can recover from; null for a panic. */
  private static @Nullable Fault fault(Fiber f, GoPanic panic, int at) {
    return switch (panic.kind()) {
      case FATAL -> new Fault.Mistake();
      case MAP_USE -> new Fault.MapUse(within(f, at));
      case THROWN -> new Fault.Thrown();
      case FINALIZER_SET_TWICE -> new Fault.FinalizerSetTwice();
      case RUNTIME_ERROR,
          BOUNDS,
          PLAIN_ERROR,
          UNHASHABLE_KEY,
          NIL_DEREFERENCE,
          ASSERTION,
          STRING,
          VALUE,
          GOEXIT,
          OUT_OF_MEMORY ->
          null;
    };
  }

  /** What the compiler makes between an interface and a method of values looks for nil itself. */
  private static GoPanic asSaidByWrapper(Fiber f, GoPanic panic, int at) {
    String said = f.world.image.codeAt(at).calledByNil;
    return said != null && panic.kind() == GoPanic.Kind.NIL_DEREFERENCE
        ? GoPanic.plainError(said)
        : panic;
  }

  /** The function of the runtime that found it, as far as an instruction stands for one. */
  private static String within(Fiber f, int at) {
    return switch (f.world.image.instructions[at]) {
      case Watched watched -> watched.within();
      case TouchesMemory touching -> touching.within();
      default -> "";
    };
  }

  /** Runs the next deferred call, or ends the goroutine if there is none. */
  static int unwind(Fiber f, Panicking it) {
    Deferred next = f.defers;
    if (next == null) {
      return ended(f, it);
    }
    f.defers = next.next;
    for (Panicking earlier = it.link; earlier != null; earlier = earlier.link) {
      f.spend(1);
      earlier.aborted |= earlier.runs > next.base;
    }
    it.runs = it.top;
    it.deferBase = next.base;
    it.recoveryPc = next.owner.start + next.owner.recoveryPc;
    f.base = it.base;
    next.begin(f, it.top, Image.DEFERRED_RETURNS);
    return next.code.start;
  }

  private static int ended(Fiber f, Panicking it) {
    f.base = it.base;
    if (PanicText.isPrinting(f)) {
      return f.wait(PanicText.panicWhilePrinting(f, it.value));
    }
    return it.goexit ? f.wait(new Operation.Goexit()) : PanicText.begin(f, it);
  }

  /** A deferred call that a panic ran has returned. */
  static int deferredReturned(Fiber f) {
    Panicking it = f.panicking;
    if (it == null) {
      throw new IllegalStateException("No panic has run this.");
    }
    return it.recovered ? goOnAfter(f, it) : unwind(f, it);
  }

  /** The function whose deferred call recovered returns to its caller as if nothing had been. */
  private static int goOnAfter(Fiber f, Panicking recovered) {
    Panicking before = recovered.link;
    f.world.panics--;
    while (before != null && before.aborted && !before.goexit) {
      before = before.link;
      f.world.panics--;
    }
    f.panicking = before;
    if (before != null && before.aborted) {
      before.aborted = false;
      return unwind(f, before);
    }
    f.base = recovered.deferBase;
    int free = f.top(recovered.recoveryPc);
    Arrays.fill(f.refs, free, Math.max(free, recovered.top), null);
    return recovered.recoveryPc;
  }

  /**
   * The value of the panic that called the running function, which is over then; else null.
   *
   * @param deferred whether it must have called the caller of the running function
   */
  static @Nullable Dynamic recover(Fiber f, boolean deferred) {
    Panicking it = f.panicking;
    if (it == null || it.goexit || it.recovered) {
      return null;
    }
    if (!isRunBy(f, it, deferred ? Fiber.baseOf(f.words[f.base - 1]) : f.base)) {
      return null;
    }
    it.recovered = true;
    return it.value;
  }

  private static boolean isRunBy(Fiber f, Panicking it, int base) {
    if (it.runs == base) {
      return true;
    }
    long link = f.words[base - 1];
    return it.runs == Fiber.baseOf(link) && f.world.image.codeAt(Fiber.pcOf(link)).wrapper;
  }
}
