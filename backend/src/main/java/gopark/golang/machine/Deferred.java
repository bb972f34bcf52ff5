package gopark.golang.machine;

import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.program.Copies;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A deferred call, with its arguments. */
final class Deferred {
  private static final long[] NO_WORDS = {};
  private static final @Nullable Object[] NO_REFS = {};

  /** What it takes the computer to copy one. */
  private static final long OBJECT_WORK = 60;

  /** About how many bytes one takes here, without arguments; and what the two arrays take. */
  private static final long OWN_BYTES = 48;

  private static final long ARRAYS_BYTES = 32;
  private static final long ARGUMENT_BYTES = 12;

  final Code code;
  final @Nullable Closure closure;
  final long[] words;
  final @Nullable Object[] refs;

  /** The base of the call that defers it, and code of it. */
  final int base;

  final Code owner;

  /** The next older one of the goroutine. */
  @Nullable Deferred next;

  private Deferred(
      Code code,
      @Nullable Closure closure,
      long[] words,
      @Nullable Object[] refs,
      int base,
      Code owner) {
    this.code = code;
    this.closure = closure;
    this.words = words;
    this.refs = refs;
    this.base = base;
    this.owner = owner;
  }

  /** Defers a call whose arguments are there. */
  static void defer(
      Fiber f, Code code, @Nullable Closure closure, int from, int args, int base, Code owner) {
    long[] words = args == 0 ? NO_WORDS : Arrays.copyOfRange(f.words, from, from + args);
    @Nullable Object[] refs = args == 0 ? NO_REFS : Arrays.copyOfRange(f.refs, from, from + args);
    Deferred it = new Deferred(code, closure, words, refs, base, owner);
    f.heap().make(it.bytes());
    Deferred before = f.defers;
    if (before == null || before.base <= base) {
      it.next = before;
      f.defers = it;
      return;
    }
    while (before.next != null && before.next.base > base) {
      f.spend(1);
      before = before.next;
    }
    it.next = before.next;
    before.next = it;
  }

  private long bytes() {
    return OWN_BYTES + (words.length == 0 ? 0 : ARRAYS_BYTES + ARGUMENT_BYTES * words.length);
  }

  /** The call begins, in new slots. */
  void begin(Fiber f, int newBase, int returnPc) {
    f.makeRoom(newBase + Math.max(code.slots, words.length));
    System.arraycopy(words, 0, f.words, newBase, words.length);
    System.arraycopy(refs, 0, f.refs, newBase, refs.length);
    f.enter(code, newBase, returnPc);
    if (closure != null && code.closureSlot >= 0) {
      f.refs[newBase + code.closureSlot] = closure;
    }
  }

  /** The chain, without recursion. */
  static @Nullable Deferred copyOf(@Nullable Deferred newest, Copies copies) {
    Deferred first = null;
    Deferred last = null;
    for (Deferred it = newest; it != null; it = it.next) {
      copies.spend(OBJECT_WORK);
      Deferred copy = it.copyOfItself(copies);
      if (last == null) {
        first = copy;
      } else {
        last.next = copy;
      }
      last = copy;
    }
    return first;
  }

  private Deferred copyOfItself(Copies copies) {
    @Nullable Object[] values = refs.length == 0 ? NO_REFS : new Object[refs.length];
    HeapObject.copyAll(refs, values, refs.length, copies);
    Closure called = closure == null ? null : copies.of(closure, it -> (Closure) it.copy(copies));
    return new Deferred(code, called, words, values, base, owner);
  }

  static void reach(@Nullable Deferred newest, Living living) {
    for (Deferred it = newest; it != null; it = it.next) {
      living.holds(it.bytes());
      living.all(it.refs, it.refs.length);
      living.counted(it.closure);
    }
  }
}
