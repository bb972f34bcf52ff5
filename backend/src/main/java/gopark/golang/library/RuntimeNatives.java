package gopark.golang.library;

import static gopark.golang.library.RuntimeQuestion.number;

import gopark.golang.machine.Closure;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Native;
import gopark.golang.type.Runes;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Kind;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;
import gopark.program.CollectionFigures;
import gopark.program.Frame;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.TracebackLevel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What package runtime asks of the runtime, and what others want to know of it. */
final class RuntimeNatives {
  private static final String RUNTIME = "runtime";

  /** What a stack costs to write. */
  private static final long STACK_TEXT = 20_000;

  private static final String DEBUG = "runtime/debug";

  private RuntimeNatives() {}

  private static Operation setMaxStack(Fiber f) {
    f.world.setMaxStack(f.word(0));
    return new Operation.SetMaxStack(f.word(0));
  }

  private static Operation setTraceback(Fiber f) {
    return new Operation.SetTraceback(TracebackLevel.values()[number(f, 0)]);
  }

  static void addTo(NativeTable table) {
    table
        .add(RUNTIME, "gosched", RuntimeQuestion.to(f -> new Operation.Gosched()))
        .add(
            RUNTIME,
            "setMaxProcs",
            RuntimeQuestion.forNumber(f -> new Operation.SetMaxProcs(number(f, 0))))
        .add(
            DEBUG,
            "setGCPercent",
            RuntimeQuestion.forNumber(f -> new Operation.SetGcPercent(number(f, 0))))
        .add(DEBUG, "setTraceback", RuntimeQuestion.to(RuntimeNatives::setTraceback))
        .add(DEBUG, "setMaxStack", RuntimeQuestion.forNumber(RuntimeNatives::setMaxStack))
        .add(
            DEBUG,
            "setMaxThreads",
            RuntimeQuestion.forNumber(f -> new Operation.SetMaxThreads(number(f, 0))))
        .add(RUNTIME, "goroutines", RuntimeQuestion.forNumber(f -> new Operation.CountGoroutines()))
        .add(RUNTIME, "cores", RuntimeQuestion.forNumber(f -> new Operation.CountCores()))
        .add(
            RUNTIME,
            "goexit",
            f -> {
              throw GoPanic.goexit();
            })
        .add(RUNTIME, "collect", RuntimeQuestion.to(f -> new Operation.CollectGarbage()))
        .add(RUNTIME, "throw", RuntimeNatives::doThrow)
        .add(RUNTIME, "checkFinalizer", FinalizerFault::find)
        .add(RUNTIME, "setFinalizer", RuntimeNatives::setFinalizer)
        .add(RUNTIME, "addCleanup", RuntimeNatives::addCleanup)
        .add(RUNTIME, "stopCleanup", RuntimeNatives::stopCleanup)
        .add(RUNTIME, "findFinalizable", RuntimeNatives::findFinalizable)
        .add(RUNTIME, "nextFinalizer", f -> next(f, true))
        .add(RUNTIME, "nextCleanup", f -> next(f, false))
        .add(RUNTIME, "lockThread", RuntimeQuestion.to(f -> new Operation.LockThread()))
        .add(RUNTIME, "unlockThread", RuntimeQuestion.to(f -> new Operation.UnlockThread()))
        .add(RUNTIME, "readMemory", new ReadMemory())
        .add(RUNTIME, "version", RuntimeNatives::version)
        .add(RUNTIME, "caller", RuntimeNatives::caller)
        .add(RUNTIME, "stack", new WriteStack())
        .add("context", "isComparable", RuntimeNatives::isComparable);
  }

  /** What the memory takes, all that was ever allocated, and what is known of collections. */
  private static final class ReadMemory implements Native {
    @Override
    public Operation call(Fiber f) {
      return new Operation.ReadMemStats();
    }

    @Override
    public @Nullable Operation finish(Fiber f, Outcome outcome) {
      if (outcome.value instanceof CollectionFigures read) {
        long collections = read.memory().collections();
        long allocations = f.world.heap.allocations();
        long[] numbers = {
          read.memory().heapBytes(),
          f.world.heap.allocated(),
          allocations,
          allocations - f.world.freed(collections),
          collections,
          read.forced(),
          read.goal(),
          read.largestHeap(),
          read.pausedNs(),
          f.world.processors()
        };
        List<Long> all = new ArrayList<>();
        for (long number : numbers) {
          all.add(number);
        }
        all.addAll(read.pauses());
        f.spend(all.size());
        long[] words = all.stream().mapToLong(Long::longValue).toArray();
        f.setRef(0, SliceValue.of(new WordMemory(words, Long.BYTES)));
        f.setNumber(1, read.share());
      }
      return null;
    }
  }

  /** The text of this goroutine's stack or of those of all. */
  private static final class WriteStack implements Native {
    @Override
    public Operation call(Fiber f) {
      f.spend(STACK_TEXT);
      return new Operation.WriteStack(f.flag(0));
    }

    @Override
    public @Nullable Operation finish(Fiber f, Outcome outcome) {
      f.setRef(0, Runes.bytes(String.valueOf(outcome.value)));
      return null;
    }
  }

  private static @Nullable Operation version(Fiber f) {
    f.setRef(0, "go1." + f.world.settings.minor());
    return null;
  }

  /**
   * The function, file and line of a caller, given how many calls up the stack it is; no name if
   * there is none.
   */
  private static @Nullable Operation caller(Fiber f) {
    List<Frame> frames = f.frames();
    int wanted = number(f, 0);
    Frame frame = wanted >= 0 && wanted < frames.size() ? frames.get(wanted) : null;
    f.setRef(0, frame == null ? "" : frame.function());
    f.setRef(1, frame == null ? "" : frame.line().file());
    f.setWord(2, frame == null ? 0 : frame.line().line());
    return null;
  }

  private static @Nullable Operation doThrow(Fiber f) {
    throw GoPanic.thrown(f.text(0));
  }

  /** An object and its finalizer, of which {@link FinalizerFault} has found nothing. */
  private static @Nullable Operation setFinalizer(Fiber f) {
    if (!(f.ref(0) instanceof Dynamic pointer)) {
      throw new IllegalStateException("An object is nil, which is found before.");
    }
    payForSearch(f);
    if (!(f.ref(1) instanceof Dynamic function)) {
      f.world.finalizers().clear(pointer);
    } else if (function.ref instanceof Closure closure) {
      boolean whole = function.type.params().getFirst().kind == Kind.INTERFACE;
      if (!f.world.finalizers().set(pointer, closure, whole)) {
        throw GoPanic.finalizerSetTwice();
      }
    }
    return null;
  }

  private static @Nullable Operation addCleanup(Fiber f) {
    if (f.ref(0) instanceof Dynamic pointer && f.ref(1) instanceof Closure function) {
      f.setWord(0, f.world.finalizers().add(pointer, function));
    }
    return null;
  }

  /**
   * Go finds an object's functions at once, so that the search costs the computer and not the
   * program.
   */
  private static void payForSearch(Fiber f) {
    f.world.work.spend(f.world.finalizers().size());
  }

  private static @Nullable Operation stopCleanup(Fiber f) {
    payForSearch(f);
    f.world.finalizers().stop(f.word(0));
    return null;
  }

  /** Whether there are finalizers to be called, and cleanups. */
  private static @Nullable Operation findFinalizable(Fiber f) {
    f.world.findFinalizable(f);
    f.setFlag(0, f.world.finalizers().hasFinalizersDue());
    f.setFlag(1, f.world.finalizers().hasCleanupsDue());
    return null;
  }

  private static @Nullable Operation next(Fiber f, boolean finalizer) {
    f.world.finalizers().next(f, finalizer);
    return null;
  }

  private static @Nullable Operation isComparable(Fiber f) {
    f.setFlag(0, f.ref(0) instanceof Dynamic value && value.type.isComparable());
    return null;
  }
}
