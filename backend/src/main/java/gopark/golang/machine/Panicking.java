package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A panic, or a Goexit, in progress. The stack stays as it was while deferred calls run above. */
final class Panicking {
  /** About how many bytes one takes here, without its value. */
  static final long BYTES = 72;

  /** Null of a Goexit. */
  final @Nullable Dynamic value;

  final boolean goexit;

  /** Where it began. */
  final int pc;

  final int base;

  /** The first free slot above the call where it began. */
  final int top;

  /** The panic that was in progress before. */
  @Nullable Panicking link;

  /** The base of the deferred call that it runs; 0 if it runs none. */
  int runs;

  /** The call that deferred that one. */
  int deferBase;

  int recoveryPc;
  boolean recovered;

  /** A later one has left a deferred call that this one ran. */
  boolean aborted;

  /** The next later one has the same value: only that one is printed. */
  boolean repanicked;

  /** What Error or String gave for the value; null if it has none, or was not asked yet. */
  @Nullable String text;

  Panicking(
      @Nullable Dynamic value,
      boolean goexit,
      int pc,
      int base,
      int top,
      @Nullable Panicking link) {
    this.value = value;
    this.goexit = goexit;
    this.pc = pc;
    this.base = base;
    this.top = top;
    this.link = link;
  }

  static void reach(@Nullable Panicking newest, Living living) {
    for (Panicking it = newest; it != null; it = it.link) {
      living.holds(BYTES);
      living.counted(it.value);
    }
  }

  /** The chain, without recursion. */
  static @Nullable Panicking copyOf(@Nullable Panicking newest, Copies copies) {
    Panicking first = null;
    Panicking last = null;
    for (Panicking it = newest; it != null; it = it.link) {
      Dynamic value = (Dynamic) HeapObject.copied(it.value, copies);
      Panicking copy = new Panicking(value, it.goexit, it.pc, it.base, it.top, null);
      copy.runs = it.runs;
      copy.deferBase = it.deferBase;
      copy.recoveryPc = it.recoveryPc;
      copy.recovered = it.recovered;
      copy.aborted = it.aborted;
      copy.repanicked = it.repanicked;
      copy.text = it.text;
      if (last == null) {
        first = copy;
      } else {
        last.link = copy;
      }
      last = copy;
    }
    return first;
  }
}
