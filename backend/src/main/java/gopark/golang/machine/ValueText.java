package gopark.golang.machine;

import gopark.golang.type.Runes;
import gopark.golang.value.ChanValue;
import gopark.golang.value.Dynamic;
import gopark.golang.value.Kind;
import gopark.golang.value.MapValue;
import gopark.golang.value.Memory;
import gopark.golang.value.Reference;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values in a line, for people who look into a program; long ones are cut short. */
final class ValueText {
  private static final int LONGEST = 200;
  private static final int DEEPEST = 4;
  private static final int MOST_ELEMENTS = 32;
  private static final String MORE = "…";

  private final StringBuilder out = new StringBuilder();
  private int depth;

  private ValueText() {}

  /** A word or a reference, whichever the type has. */
  static String of(RuntimeType type, long word, @Nullable Object ref) {
    ValueText text = new ValueText();
    text.write(type, word, ref);
    String whole = Runes.text(text.out.toString());
    return whole.length() <= LONGEST ? whole : whole.substring(0, LONGEST - 1) + MORE;
  }

  private void write(RuntimeType type, long word, @Nullable Object ref) {
    if (out.length() > LONGEST || depth > DEEPEST) {
      out.append(MORE);
      return;
    }
    depth++;
    switch (type.kind) {
      case BOOL -> out.append(word != 0);
      case FLOAT32 -> out.append((float) Double.longBitsToDouble(word));
      case FLOAT64 -> out.append(Double.longBitsToDouble(word));
      case STRING -> quoted(ref == null ? "" : (String) ref);
      case ARRAY -> array((Memory) ref, type);
      case SLICE -> slice((SliceValue) ref, type);
      case STRUCT -> struct((StructValue) ref, type);
      case MAP -> map((MapValue) ref);
      case POINTER -> pointer(ref, type);
      case INTERFACE -> dynamic((Dynamic) ref);
      case CHAN -> out.append(ref == null ? "nil" : "chan " + ((ChanValue) ref).handle);
      case FUNC -> out.append(ref == null ? "nil" : ((Closure) ref).code.name);
      default ->
          out.append(type.kind.isUnsigned() ? Long.toUnsignedString(word) : Long.toString(word));
    }
    depth--;
  }

  private void quoted(String text) {
    String shown = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
    out.append('"');
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      switch (c) {
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        default -> out.append(c);
      }
    }
    out.append('"');
  }

  private void array(@Nullable Memory memory, RuntimeType type) {
    if (memory == null) {
      out.append("nil");
    } else {
      elements(memory, 0, memory.length(), type.element());
    }
  }

  private void slice(@Nullable SliceValue slice, RuntimeType type) {
    if (slice == null) {
      out.append("nil");
    } else {
      elements(slice.memory, slice.offset, slice.length, type.element());
    }
  }

  private void elements(Memory memory, int from, int count, RuntimeType element) {
    out.append('[');
    for (int i = 0; i < count; i++) {
      out.append(i > 0 ? " " : "");
      if (i >= MOST_ELEMENTS || out.length() > LONGEST) {
        out.append(MORE);
        break;
      }
      if (element.isWord()) {
        write(element, memory.word(from + i), null);
      } else {
        write(element, 0, memory.ref(from + i));
      }
    }
    out.append(']');
  }

  private void struct(@Nullable StructValue struct, RuntimeType type) {
    if (struct == null) {
      out.append("nil");
      return;
    }
    if (isTheRuntimes(type)) {
      out.append(type.text).append("{}");
      return;
    }
    out.append('{');
    List<RuntimeType.Field> fields = type.fields();
    for (int i = 0; i < fields.size() && out.length() <= LONGEST; i++) {
      RuntimeType field = fields.get(i).type();
      out.append(i > 0 ? " " : "").append(fields.get(i).name()).append(':');
      if (field.isWord()) {
        write(field, struct.words[i], null);
      } else {
        write(field, 0, struct.refs[i]);
      }
    }
    out.append('}');
  }

  /** Whether the fields are the simulation's own, and nothing that Go has. */
  private static boolean isTheRuntimes(RuntimeType type) {
    return type.text.startsWith("sync.");
  }

  private void map(@Nullable MapValue map) {
    if (map == null) {
      out.append("nil");
      return;
    }
    RuntimeType key = map.type.key();
    RuntimeType value = map.type.element();
    out.append("map[");
    String separator = "";
    for (int entry : map.firstEntries(MOST_ELEMENTS)) {
      out.append(separator);
      write(key, key.isWord() ? map.keyWord(entry) : 0, key.isWord() ? null : map.keyRef(entry));
      out.append(':');
      write(
          value,
          value.isWord() ? map.valueWord(entry) : 0,
          value.isWord() ? null : map.valueRef(entry));
      separator = " ";
    }
    out.append(map.size() > MOST_ELEMENTS ? " " + MORE + "]" : "]");
  }

  private void pointer(@Nullable Object ref, RuntimeType type) {
    RuntimeType element = type.element();
    if (ref == null) {
      out.append("nil");
    } else if (element.kind == Kind.STRUCT || element.kind == Kind.ARRAY) {
      out.append('&');
      write(element, 0, ref);
    } else {
      Reference pointer = (Reference) ref;
      out.append('&');
      write(
          element, element.isWord() ? pointer.word() : 0, element.isWord() ? null : pointer.ref());
    }
  }

  private void dynamic(@Nullable Dynamic value) {
    if (value == null) {
      out.append("nil");
    } else {
      write(value.type, value.word, value.ref);
    }
  }
}
