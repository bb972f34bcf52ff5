package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.type.Basic;
import gopark.golang.type.Type;
import gopark.golang.type.Universe;
import gopark.golang.value.RefMemory;
import gopark.golang.value.SliceValue;
import gopark.golang.value.WordMemory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** New slices for programs. */
final class Slices {
  private static final int WORD_BYTES = 8;
  private static final int STRING_BYTES = 16;

  private Slices() {}

  /** A slice of int. */
  static SliceValue ofNumbers(Fiber f, List<? extends Number> numbers) {
    f.spend(numbers.size());
    long[] words = new long[numbers.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = numbers.get(i).longValue();
    }
    f.allocate((long) words.length * WORD_BYTES);
    return SliceValue.of(new WordMemory(words, WORD_BYTES));
  }

  /** A slice of string. */
  static SliceValue ofTexts(Fiber f, List<String> texts) {
    return of(f, texts, Basic.STRING);
  }

  /** A slice of any. */
  static SliceValue ofAny(Fiber f, List<? extends @Nullable Object> values) {
    return of(f, values, Universe.ANY);
  }

  private static SliceValue of(Fiber f, List<? extends @Nullable Object> values, Type element) {
    f.spend(values.size());
    @Nullable Object[] refs = values.toArray(new Object[0]);
    f.allocate((long) refs.length * STRING_BYTES);
    return SliceValue.of(new RefMemory(refs, f.world.image.types.of(element)));
  }
}
