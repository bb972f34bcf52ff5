package gopark.golang.value;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Names;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The types of one program. They are made while it is compiled, with everything that they are made
 * of, so that running programs only read them.
 */
public final class RuntimeTypes {
  /** What a type is told from others by, its parts by identity. */
  private record Identity(String form, List<RuntimeType> parts, @Nullable Named name) {}

  /** Generic types can be made so that a few lines mean more of them than any memory holds. */
  private static final int MOST = 30_000;

  /** What a type costs that has not been met before, beside its parts. */
  private static final long TYPE_WORK = 300;

  private static final long LONGEST_TEXTS = 1L << 24;

  private final SequencedMap<Identity, RuntimeType> known = new LinkedHashMap<>();

  /** Runtime types by the very object: parts of a type may be shared too often to walk them all. */
  private final Map<Type, RuntimeType> byObject =
      Collections.synchronizedMap(new IdentityHashMap<>());

  private final List<RuntimeType> all = new ArrayList<>();

  /** How many of all have got their parts. */
  private int completed;

  private int shaped;
  private long textLength;
  private final Supplier<? extends RuntimeException> tooLarge;
  private boolean completing;

  public RuntimeTypes() {
    this(() -> new IllegalStateException("There are too many types."));
  }

  /**
   * Types of a program.
   *
   * @param tooLarge what is thrown when there are more than memory is for
   */
  public RuntimeTypes(Supplier<? extends RuntimeException> tooLarge) {
    this.tooLarge = tooLarge;
  }

  /** The one object of that type, which has no type parameters in it. */
  public RuntimeType of(Type type) {
    RuntimeType found = find(type);
    if (!completing) {
      completing = true;
      while (completed < all.size()) {
        complete(all.get(completed++));
      }
      completing = false;
      shape();
    }
    return found;
  }

  private void shape() {
    while (shaped < all.size()) {
      RuntimeType type = all.get(shaped++);
      if (type.shape == null) {
        type.shape = Shape.of(type);
      }
    }
  }

  /** All so far, in the order in which they were first asked for; it grows. */
  public List<RuntimeType> all() {
    return all;
  }

  private RuntimeType find(Type type) {
    RuntimeType seen = byObject.get(type);
    if (seen != null) {
      return seen;
    }
    Compilation.spend(TYPE_WORK);
    Identity identity = identity(type);
    RuntimeType found = known.get(identity);
    if (found == null) {
      found = new RuntimeType(type, kind(type.underlying()), TypeText.runtime(type));
      textLength += found.text.length();
      if (all.size() >= MOST || textLength > LONGEST_TEXTS) {
        throw tooLarge.get();
      }
      known.put(identity, found);
      all.add(found);
    }
    byObject.put(type, found);
    return found;
  }

  private List<RuntimeType> findAll(List<? extends Type> types) {
    List<RuntimeType> found = new ArrayList<>(types.size());
    for (Type type : types) {
      found.add(find(type));
    }
    return found;
  }

  private Identity identity(Type type) {
    return switch (type) {
      case Basic basic -> new Identity(kind(basic).name(), List.of(), null);
      case Named named -> {
        Named origin = named.origin;
        yield new Identity("named", findAll(named.typeArgs), origin == null ? named : origin);
      }
      case Pointer(Type element) -> made("*", element);
      case Slice(Type element) -> made("[]", element);
      case Array(long length, Type element) -> made("[" + length + "]", element);
      case MapOf(Type key, Type value) -> made("map", key, value);
      case Chan(Type element, boolean sends, boolean receives) ->
          made(sends && receives ? "chan" : sends ? "chan<-" : "<-chan", element);
      case Struct struct -> identity(struct);
      case Interface face -> identity(face);
      case Signature signature -> {
        List<RuntimeType> parts = new ArrayList<>(findAll(signature.params()));
        parts.addAll(findAll(signature.results()));
        String form = signature.variadic() ? "func..." : "func";
        yield new Identity(form + signature.params().size(), parts, null);
      }
      case TypeParam param ->
          throw new IllegalArgumentException("Nothing runs with type parameter " + param + ".");
      case Tuple _ -> throw new IllegalArgumentException("A tuple is no type of values.");
    };
  }

  private Identity made(String form, Type... parts) {
    return new Identity(form, findAll(List.of(parts)), null);
  }

  private Identity identity(Struct struct) {
    StringBuilder form = new StringBuilder("struct");
    List<RuntimeType> parts = new ArrayList<>();
    for (Struct.Field field : struct.fields()) {
      form.append(field.embedded() ? " embedded " : " ");
      form.append(RuntimeType.methodKey(field.name(), field.pkg()));
      form.append(' ').append(field.tag().length()).append(':').append(field.tag());
      parts.add(find(field.type()));
    }
    return new Identity(form.toString(), parts, null);
  }

  private Identity identity(Interface face) {
    StringBuilder form = new StringBuilder("interface");
    List<RuntimeType> parts = new ArrayList<>();
    for (Interface.Method method : face.methods()) {
      form.append(' ').append(RuntimeType.methodKey(method.name(), method.pkg()));
      parts.add(find(method.signature()));
    }
    return new Identity(form.toString(), parts, null);
  }

  private static Kind kind(Type underlying) {
    return switch (underlying) {
      case Basic basic -> Kind.of(basic);
      case Pointer _ -> Kind.POINTER;
      case Slice _ -> Kind.SLICE;
      case Array _ -> Kind.ARRAY;
      case MapOf _ -> Kind.MAP;
      case Chan _ -> Kind.CHAN;
      case Struct _ -> Kind.STRUCT;
      case Interface _ -> Kind.INTERFACE;
      case Signature _ -> Kind.FUNC;
      case Named _, TypeParam _, Tuple _ ->
          throw new IllegalArgumentException("No value is of type " + underlying + ".");
    };
  }

  private void complete(RuntimeType type) {
    switch (type.type.underlying()) {
      case Pointer(Type element) -> type.element = find(element);
      case Slice(Type element) -> type.element = find(element);
      case Array(long length, Type element) -> {
        type.element = find(element);
        type.length = length;
      }
      case MapOf(Type key, Type value) -> {
        type.key = find(key);
        type.element = find(value);
      }
      case Chan(Type element, _, _) -> type.element = find(element);
      case Struct struct -> type.fields = fields(struct);
      case Signature signature -> {
        type.params = findAll(signature.params());
        type.results = findAll(signature.results());
      }
      case Interface face -> demand(type, face);
      default -> {}
    }
  }

  private List<RuntimeType.Field> fields(Struct struct) {
    List<RuntimeType.Field> fields = new ArrayList<>();
    for (Struct.Field field : struct.fields()) {
      fields.add(
          new RuntimeType.Field(
              field.name(),
              find(field.type()),
              field.embedded(),
              Names.isExported(field.name()),
              field.pkg(),
              field.tag()));
    }
    return List.copyOf(fields);
  }

  private void demand(RuntimeType type, Interface face) {
    for (Interface.Method method : face.methods()) {
      String key = RuntimeType.methodKey(method.name(), method.pkg());
      type.demand(key, find(method.signature()));
    }
  }
}
