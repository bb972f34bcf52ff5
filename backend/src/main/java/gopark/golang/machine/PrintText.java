package gopark.golang.machine;

import gopark.golang.type.FloatText;
import gopark.golang.type.Runes;
import gopark.golang.value.Dynamic;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.Heap;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Values as the functions print and println write them, which differ from package fmt. */
final class PrintText {
  /** Where code is said to begin. */
  static final int FIRST_PC = 0x490000;

  /** The bytes that are told of the value of a panic: as many as a program may print. */
  static final int LONGEST = 1 << 20;

  private static final int CONTINUATION = 0x80;
  private static final int CONTINUATION_MASK = 0xc0;

  /** The release that writes floats with the fewest digits; those before write seven. */
  private static final int SHORTEST = 26;

  private PrintText() {}

  /** A value that is a word or a reference, whichever its type has. */
  static String of(RuntimeType type, long word, @Nullable Object ref, World world) {
    Heap heap = world.heap;
    return switch (type.kind) {
      case BOOL -> word != 0 ? "true" : "false";
      case FLOAT32 -> floating(Double.longBitsToDouble(word), Float.SIZE, world);
      case FLOAT64 -> floating(Double.longBitsToDouble(word), Double.SIZE, world);
      case STRING -> ref == null ? "" : (String) ref;
      case INTERFACE -> ofInterface((Dynamic) ref, heap);
      case SLICE -> ofSlice((SliceValue) ref, heap);
      default ->
          type.kind.isUnsigned()
              ? Long.toUnsignedString(word)
              : type.kind.isWord() ? Long.toString(word) : pointer(ref, heap);
    };
  }

  private static String floating(double value, int bits, World world) {
    return world.settings.minor() >= SHORTEST
        ? FloatText.general(value, -1, bits)
        : FloatText.sevenDigits(value);
  }

  private static String ofInterface(@Nullable Dynamic value, Heap heap) {
    if (value == null) {
      return "(0x0,0x0)";
    }
    return "(0x"
        + Integer.toHexString(FIRST_PC + value.type.kind.ordinal())
        + ","
        + pointer(value.ref, heap)
        + ")";
  }

  private static String ofSlice(@Nullable SliceValue slice, Heap heap) {
    return slice == null
        ? "[0/0]0x0"
        : "[" + slice.length + "/" + slice.capacity + "]" + pointer(slice.memory, heap);
  }

  /** An address, or 0x0. */
  private static String pointer(@Nullable Object ref, Heap heap) {
    return "0x" + Long.toHexString(address(ref, heap));
  }

  /** Where what is referred to is said to be in memory; 0 of nil. */
  private static long address(@Nullable Object ref, Heap heap) {
    return switch (ref) {
      case ElementPointer it -> heap.addressOf(it.memory()) + it.index * it.memory().elementBytes();
      case FieldPointer it -> heap.addressOf(it.struct()) + it.offset();
      case HeapObject object -> heap.addressOf(object);
      case SliceValue slice ->
          heap.addressOf(slice.memory) + slice.offset * slice.memory.elementBytes();
      case null, default -> 0;
    };
  }

  /** What is printed after {@code panic: } when no method has given a text. */
  static String ofPanic(Dynamic value, World world) {
    RuntimeType type = value.type;
    boolean named = !type.text.equals(type.kind.name().toLowerCase(Locale.ROOT));
    if (type.kind == Kind.STRING) {
      String text = indented(value.ref == null ? "" : (String) value.ref);
      return named ? Runes.bytes(type.text) + "(\"" + text + "\")" : text;
    }
    if (type.kind.isWord()) {
      String text = of(type, value.word, null, world);
      return named ? Runes.bytes(type.text) + "(" + text + ")" : text;
    }
    return "(" + Runes.bytes(type.text) + ") " + pointer(value.ref, world.heap);
  }

  /** Further lines are indented, lest they be taken for the runtime's own. */
  static String indented(String text) {
    return cut(text).replace("\n", "\n\t");
  }

  /** The beginning of bytes that are too many to be told, in whole characters. */
  static String cut(@Nullable String bytes) {
    if (bytes == null || bytes.length() <= LONGEST) {
      return bytes == null ? "" : bytes;
    }
    int end = LONGEST;
    while (end > 0 && (bytes.charAt(end) & CONTINUATION_MASK) == CONTINUATION) {
      end--;
    }
    return bytes.substring(0, end);
  }
}
