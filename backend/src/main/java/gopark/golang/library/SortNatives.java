package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.Kind;
import gopark.golang.value.Memory;
import gopark.golang.value.Owned;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import gopark.golang.value.TextOrder;
import gopark.program.Operation;
import gopark.simulation.WorkMeter;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What packages sort and slices have of Java. */
final class SortNatives {
  private SortNatives() {}

  static void addTo(NativeTable table) {
    table
        .add("sort", "length", SortNatives::length)
        .add("sort", "swap", SortNatives::swap)
        .add("slices", "sorted", SortNatives::sort);
  }

  private static @Nullable SliceValue sliceOf(@Nullable Object any) {
    if (any instanceof Dynamic value && value.type.kind == Kind.SLICE) {
      return (SliceValue) value.ref;
    }
    String found = any instanceof Dynamic value ? value.type.kind.name() : "zero";
    throw GoPanic.string(
        "reflect: call of Swapper on " + found.toLowerCase(Locales.NONE) + " Value");
  }

  private static RuntimeType element(@Nullable Object slice) {
    return ((Dynamic) Objects.requireNonNull(slice)).type.element();
  }

  private static @Nullable Operation length(Fiber f) {
    SliceValue slice = sliceOf(f.ref(0));
    f.setWord(0, slice == null ? 0 : slice.length);
    return null;
  }

  private static @Nullable Operation swap(Fiber f) {
    SliceValue slice = sliceOf(f.ref(0));
    if (slice != null) {
      swap(slice, (int) f.word(1), (int) f.word(2), element(f.ref(0)), f);
    }
    return null;
  }

  private static void swap(SliceValue slice, int i, int j, RuntimeType type, Fiber f) {
    Memory memory = slice.memory;
    int a = slice.offset + i;
    int b = slice.offset + j;
    if (type.isWord()) {
      long word = memory.word(a);
      memory.setWord(a, memory.word(b));
      memory.setWord(b, word);
      return;
    }
    Object ref = memory.ref(a);
    if (isOwned(ref)) {
      // Pointers to elements stay where they are: only what is in them changes places.
      Object kept = f.copy(type, ref);
      Owned.assign(ref, memory.ref(b), f);
      Owned.assign(memory.ref(b), kept, f);
    } else {
      memory.setRef(a, memory.ref(b));
      memory.setRef(b, ref);
    }
  }

  private static boolean isOwned(@Nullable Object ref) {
    return ref instanceof StructValue || ref instanceof Memory;
  }

  private static @Nullable Operation sort(Fiber f) {
    SliceValue slice = sliceOf(f.ref(0));
    if (slice == null || slice.length < 2) {
      return null;
    }
    Kind kind = element(f.ref(0)).kind;
    if (kind == Kind.STRING) {
      sortTexts(slice, f);
    } else {
      sortWords(slice, kind, f);
    }
    return null;
  }

  private static void sortTexts(SliceValue slice, Fiber f) {
    f.reserve((long) slice.length * Integer.BYTES);
    f.spend(Costs.OBJECT * slice.length);
    String[] texts = new String[slice.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = slice.memory.ref(slice.offset + i) instanceof String text ? text : "";
    }
    Arrays.sort(
        texts,
        (a, b) -> {
          f.spend(Costs.FAR_SORTED);
          return TextOrder.compare(a, b, f);
        });
    for (int i = 0; i < texts.length; i++) {
      slice.memory.setRef(slice.offset + i, texts[i]);
    }
  }

  private static void sortWords(SliceValue slice, Kind kind, Fiber f) {
    f.reserve(2L * slice.length * Long.BYTES);
    long[] keys = new long[slice.length];
    for (int i = 0; i < keys.length; i++) {
      if (i % WorkMeter.PIECE == 0) {
        f.spend(Math.min(WorkMeter.PIECE, keys.length - i));
      }
      keys[i] = key(slice.memory.word(slice.offset + i), kind);
    }
    long[] sorted = Sorting.sorted(keys, f);
    for (int i = 0; i < keys.length; i++) {
      if (i % WorkMeter.PIECE == 0) {
        f.spend(Math.min(WorkMeter.PIECE, keys.length - i));
      }
      slice.memory.setWord(slice.offset + i, key(sorted[i], kind));
    }
  }

  /** A number whose order as a signed one is that of the values; of that the value again. */
  private static long key(long word, Kind kind) {
    if (kind.isFloat()) {
      if (Double.isNaN(Double.longBitsToDouble(word)) && word > 0) {
        return Long.MIN_VALUE;
      }
      return word < 0 ? word ^ Long.MAX_VALUE : word;
    }
    return kind.isUnsigned() ? word ^ Long.MIN_VALUE : word;
  }
}
