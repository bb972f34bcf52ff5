package gopark.golang.machine;

import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call as a traceback shows them: words in hexadecimal, what is made of several
 * in braces. Addresses are made up, and what is in structs and arrays is not looked up: it has the
 * question mark by which Go itself says that a value may be an old one. In Go: traceback.go,
 * printArgs.
 */
final class ArgumentsText {
  /** The most words shown of all arguments together, and the most nested braces. */
  private static final int MOST = 10;

  private static final int DEEPEST = 5;
  private static final long ADDRESS = 0xc000014000L;
  private static final int ADDRESS_STEP = 16;

  private final Fiber f;
  private final StringBuilder out = new StringBuilder();
  private int words;

  private ArgumentsText(Fiber f) {
    this.f = f;
  }

  /** The arguments of a call whose slots begin at base. */
  static String of(Fiber f, Code code, int base) {
    ArgumentsText text = new ArgumentsText(f);
    for (Code.Argument argument : code.arguments) {
      text.separate();
      if (text.isFull()) {
        break;
      }
      int slot = base + argument.slot();
      if (argument.inCell()) {
        text.address();
      } else if (slot < f.words.length) {
        text.value(argument.type(), slot);
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

  private void value(RuntimeType type, int slot) {
    Object ref = f.refs[slot];
    if (type.isWord()) {
      word(f.words[slot], bits(type.kind));
      return;
    }
    switch (type.kind) {
      case STRING -> parts(ref != null, ref instanceof String text ? text.length() : 0);
      case SLICE -> {
        SliceValue slice = (SliceValue) ref;
        parts(slice != null, slice == null ? 0 : slice.length, slice == null ? 0 : slice.capacity);
      }
      case INTERFACE -> pair((Dynamic) ref);
      case STRUCT, ARRAY -> unsure(type, 0);
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

  private void parts(boolean there, long... numbers) {
    out.append('{');
    if (there) {
      address();
    } else {
      word(0, 64);
    }
    for (long number : numbers) {
      separate();
      if (isFull()) {
        break;
      }
      word(number, 64);
    }
    out.append('}');
  }

  /** The type of what is in an interface, and where it is, which a nil pointer itself tells. */
  private void pair(@Nullable Dynamic value) {
    out.append('{');
    pointer(value);
    separate();
    if (!isFull()) {
      pointer(value == null || isNilPointer(value) ? null : value);
    }
    out.append('}');
  }

  private static boolean isNilPointer(Dynamic value) {
    return switch (value.type.kind) {
      case POINTER, MAP, CHAN, FUNC -> value.ref == null;
      default -> false;
    };
  }

  /** What stands in a struct or an array. */
  private void unsure(RuntimeType type, int depth) {
    switch (type.kind) {
      case STRUCT -> braces(type.fields().size(), depth, i -> type.fields().get(i).type());
      case ARRAY -> braces((int) Math.min(type.length(), MOST + 1), depth, _ -> type.element());
      case STRING, INTERFACE -> group(2, depth);
      case SLICE -> group(3, depth);
      default -> oneUnsure();
    }
  }

  private void braces(int number, int depth, IntFunction<RuntimeType> parts) {
    out.append('{');
    if (depth + 1 >= DEEPEST) {
      out.append("...");
      words++;
    } else {
      words += number == 0 ? 1 : 0;
      for (int i = 0; i < number; i++) {
        separate();
        if (isFull()) {
          break;
        }
        unsure(parts.apply(i), depth + 1);
      }
    }
    out.append('}');
  }

  private void group(int number, int depth) {
    out.append('{');
    if (depth + 1 >= DEEPEST) {
      out.append("...");
      words++;
    } else {
      for (int i = 0; i < number; i++) {
        separate();
        if (isFull()) {
          break;
        }
        oneUnsure();
      }
    }
    out.append('}');
  }

  private void oneUnsure() {
    words++;
    out.append("0x0?");
  }
}
