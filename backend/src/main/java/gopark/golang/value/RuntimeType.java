package gopark.golang.value;

import gopark.golang.type.LibrarySizes;
import gopark.golang.type.Names;
import gopark.golang.type.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** A type while the program runs. There is one object for each, so identity is {@code ==}. */
public final class RuntimeType {
  /** A field of a struct. */
  public record Field(
      String name, RuntimeType type, boolean embedded, boolean exported, String pkg, String tag) {}

  /** A method that the type has, or that it demands as an interface; then without code. */
  public record Method(String key, RuntimeType signature, @Nullable Callee code) {}

  public final Type type;
  public final Kind kind;

  /** What {@code %T} prints. */
  public final String text;

  private final boolean word;
  private final SequencedMap<String, Method> methods = new LinkedHashMap<>();
  private @Nullable Callee[] bySelector = {};

  @Nullable RuntimeType element;
  @Nullable RuntimeType key;
  long length;
  List<Field> fields = List.of();
  List<RuntimeType> params = List.of();
  List<RuntimeType> results = List.of();
  @Nullable Shape shape;
  private long footprint;

  RuntimeType(Type type, Kind kind, String text) {
    this.type = type;
    this.kind = kind;
    this.text = text;
    this.word = kind.isWord();
  }

  /** Whether values are words, not references. */
  public boolean isWord() {
    return word;
  }

  /** Whether the collector looks for pointers in values. */
  public boolean hasPointers() {
    LibrarySizes.Size library = LibrarySizes.of(type);
    if (library != null) {
      return library.pointers();
    }
    return switch (kind) {
      case ARRAY -> length > 0 && element().hasPointers();
      case STRUCT -> fields.stream().anyMatch(field -> field.type().hasPointers());
      default -> !word;
    };
  }

  /** Whether variables own their values: structs and arrays. */
  public boolean isOwned() {
    return kind == Kind.STRUCT || kind == Kind.ARRAY;
  }

  /** The element type of a pointer, slice, array, channel or map (a map's values). */
  public RuntimeType element() {
    RuntimeType known = element;
    if (known == null) {
      throw new IllegalStateException(text + " has no elements.");
    }
    return known;
  }

  /** The key type of a map. */
  public RuntimeType key() {
    RuntimeType known = key;
    if (known == null) {
      throw new IllegalStateException(text + " has no keys.");
    }
    return known;
  }

  /** The length of an array. */
  public long length() {
    return length;
  }

  /** The fields of a struct. */
  public List<Field> fields() {
    return fields;
  }

  /** The parameter types of a function. */
  public List<RuntimeType> params() {
    return params;
  }

  /** The result types of a function. */
  public List<RuntimeType> results() {
    return results;
  }

  /** What a value takes in Go's memory. */
  public long bytes() {
    return shape().bytes();
  }

  /** About what a value takes in our memory where it is an element of something. */
  public long footprint() {
    long known = footprint;
    if (known == 0) {
      known = Footprint.element(this);
      footprint = known;
    }
    return known;
  }

  /** Whether values can be compared as far as the type tells; what is in interfaces may not be. */
  public boolean isComparable() {
    return shape().comparable();
  }

  /** Whether {@code ==} is comparing words, or references by identity or as strings. */
  boolean isSimplyEqual() {
    return shape().simplyEqual();
  }

  StructLayout layout() {
    StructLayout layout = shape().layout();
    if (layout == null) {
      throw new IllegalStateException(text + " is no struct.");
    }
    return layout;
  }

  private Shape shape() {
    Shape known = shape;
    if (known == null) {
      throw new IllegalStateException(text + " is not known yet.");
    }
    return known;
  }

  /** The zero value of a type whose values are references; of structs and arrays a new one. */
  public @Nullable Object zeroRef(Spender by) {
    return switch (kind) {
      case STRING -> "";
      case STRUCT -> newStruct(by);
      case ARRAY -> newMemory((int) length, element(), by);
      default -> null;
    };
  }

  /** A new struct whose fields are zero. */
  public StructValue newStruct(Spender by) {
    StructValue made = shape().newStruct();
    by.spend(made.layout.making());
    for (int field : made.layout.owned) {
      made.refs[field] = fields.get(field).type().zeroRef(by);
    }
    return made;
  }

  /** New memory for elements of this type, all zero. */
  public Memory newElements(int count, Spender by) {
    return newMemory(count, this, by);
  }

  private static Memory newMemory(int count, RuntimeType element, Spender by) {
    if (element.kind == Kind.UINT8 || element.kind == Kind.BOOL) {
      by.spend(Costs.copying(count));
      return new ByteMemory(count);
    }
    if (element.isWord()) {
      by.spend(Costs.copying((long) count * Long.BYTES));
      return new WordMemory(count, element.kind.bytes());
    }
    return new RefMemory(count, element, by);
  }

  // ---- methods

  /** The name by which a method is known: unexported ones belong to their package. */
  public static String methodKey(String name, String pkg) {
    return Names.isExported(name) ? name : pkg + "." + name;
  }

  /** Adds a method that the type, an interface, demands. */
  void demand(String methodKey, RuntimeType signature) {
    methods.put(methodKey, new Method(methodKey, signature, null));
  }

  /**
   * The compiler's word on a method of this very type, by its number for the key.
   *
   * @param code null if nobody calls it by the type
   */
  public void addMethod(int selector, String key, RuntimeType signature, @Nullable Callee code) {
    methods.put(key, new Method(key, signature, code));
    if (selector >= bySelector.length) {
      bySelector = Arrays.copyOf(bySelector, selector + 1);
    }
    bySelector[selector] = code;
  }

  /** The methods a type has, or an interface demands. */
  public Map<String, Method> methods() {
    return methods;
  }

  /** The code of a method by the compiler's number for its key. */
  public @Nullable Callee method(int selector) {
    return selector < bySelector.length ? bySelector[selector] : null;
  }

  /** The first method, by name, that the interface demands and this type lacks; null if none. */
  public @Nullable String missingMethod(RuntimeType iface) {
    for (Method wanted : iface.methods.values()) {
      Method found = methods.get(wanted.key());
      if (found == null || found.signature() != wanted.signature()) {
        return wanted.key().substring(wanted.key().lastIndexOf('.') + 1);
      }
    }
    return null;
  }

  @Override
  public String toString() {
    return text;
  }
}
