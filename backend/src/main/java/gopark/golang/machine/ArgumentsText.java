package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call as a traceback shows them: words in hexadecimal, what is made of several
 * in braces. Addresses are made up. In Go: traceback.go, printArgs.
 */
final class ArgumentsText {
  /** The most words shown of all arguments together, and the most nested braces. */
  private static final int MOST = 10;

  private static final int DEEPEST = 5;
  private static final long ADDRESS = 0xc000014000L;
  private static final int ADDRESS_STEP = 16;

  private final StringBuilder out = new StringBuilder();
  private int words;

  private ArgumentsText() {}

  /** The arguments of a call whose slots begin at base. */
  static String of(Fiber f, Code code, int base) {
    ArgumentsText text = new ArgumentsText();
    for (Code.Argument argument : code.arguments) {
      text.separate();
      if (text.isFull()) {
        break;
      }
      int slot = base + argument.slot();
      if (argument.inCell()) {
        text.address();
      } else if (slot < f.words.length) {
        text.value(argument.type(), f.words[slot], f.refs[slot], 1);
      }
    }
    return text.out.toString();
  }

  private void separate() {
    if (!out.isEmpty() && out.charAt(out.length() - 1) != '{') {
      out.append(", ");
    }
  }

  /** Whether no more is shown, which is said in each of the braces that are open. */
  private boolean isFull() {
    if (words < MOST) {
      return false;
    }
    out.append("...");
    return true;
  }

  /** A value, which is a word or behind a reference, in so many braces. */
  private void value(RuntimeType type, long word, @Nullable Object ref, int depth) {
    if (type.isWord()) {
      word(word, bits(type.kind));
      return;
    }
    switch (type.kind) {
      case STRING ->
          braces(depth, 2, i -> part(i, ref, ref instanceof String text ? text.length() : 0));
      case SLICE -> {
        SliceValue slice = (SliceValue) ref;
        long length = slice == null ? 0 : slice.length;
        long capacity = slice == null ? 0 : slice.capacity;
        braces(depth, 3, i -> part(i, ref, i == 1 ? length : capacity));
      }
      case INTERFACE -> {
        Dynamic value = (Dynamic) ref;
        boolean isNil = value == null || isNilPointer(value);
        braces(depth, 2, i -> pointer(i == 1 && isNil ? null : ref));
      }
      case STRUCT -> {
        StructValue struct = (StructValue) ref;
        List<RuntimeType.Field> fields = type.fields();
        braces(depth, fields.size(), i -> field(struct, i, fields.get(i).type(), depth + 1));
      }
      case ARRAY -> {
        Memory memory = (Memory) ref;
        int most = (int) Math.min(type.length(), MOST + 1);
        braces(depth, most, i -> element(memory, i, type.element(), depth + 1));
      }
      default -> pointer(ref);
    }
  }

  private static int bits(Kind kind) {
    return switch (kind) {
      case BOOL, INT8, UINT8 -> 8;
      case INT16, UINT16 -> 16;
      case INT32, UINT32, FLOAT32 -> 32;
      default -> 64;
    };
  }

  private void word(long value, int bits) {
    words++;
    long shown = bits == 64 ? value : value & ((1L << bits) - 1);
    out.append("0x").append(Long.toHexString(shown));
  }

  private void address() {
    word(ADDRESS + (long) ADDRESS_STEP * words, 64);
  }

  private void pointer(@Nullable Object ref) {
    if (ref == null) {
      word(0, 64);
    } else {
      address();
    }
  }

  /** A pointer, or what stands behind it. */
  private void part(int index, @Nullable Object ref, long number) {
    if (index == 0) {
      pointer(ref);
    } else {
      word(number, 64);
    }
  }

  private void field(@Nullable StructValue struct, int index, RuntimeType type, int depth) {
    if (struct == null || type.isWord()) {
      value(type, struct == null ? 0 : struct.words[index], null, depth);
    } else {
      value(type, 0, struct.refs[index], depth);
    }
  }

  private void element(@Nullable Memory array, int index, RuntimeType type, int depth) {
    if (array == null || type.isWord()) {
      value(type, array == null ? 0 : array.word(index), null, depth);
    } else {
      value(type, 0, array.ref(index), depth);
    }
  }

  private static boolean isNilPointer(Dynamic value) {
    return switch (value.type.kind) {
      case POINTER, MAP, CHAN, FUNC -> value.ref == null;
      default -> false;
    };
  }

  private void braces(int depth, int number, IntConsumer parts) {
    out.append('{');
    if (depth >= DEEPEST) {
      out.append("...");
      words++;
    } else {
      words += number == 0 ? 1 : 0;
      for (int i = 0; i < number; i++) {
        separate();
        if (isFull()) {
          break;
        }
        parts.accept(i);
      }
    }
    out.append('}');
  }
}
