package gopark.golang.machine;

import gopark.golang.type.Basic;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Runes;
import gopark.golang.type.Signature;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.value.Dynamic;
import gopark.golang.value.GoPanic;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.RuntimeTypes;
import gopark.golang.value.Spender;
import gopark.golang.value.StructValue;
import gopark.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The types of the values that the runtime itself panics with, and their methods. */
public final class ErrorTypes {
  private static final String PREFIX = "runtime error: ";
  private static final String UNHASHABLE = "hash of unhashable type";
  private static final String PANIC_NIL = "panic called with nil argument";

  /** The release since which that is told as an error of the runtime. */
  private static final int NIL_IS_RUNTIME_ERROR = 27;

  /** The release since which maps without entries have an error of their own for a key. */
  private static final int KEYS_HAVE_ERRORS = 24;

  private final RuntimeType string;
  private final RuntimeType error;
  private final RuntimeType bounds;
  private final RuntimeType plain;
  private final RuntimeType key;

  /** The type of memory faults: to programs like any error's text, but its word is the address. */
  private final RuntimeType memory;

  private RuntimeType assertion;
  private RuntimeType panicNil;
  private final List<Code> codes = new ArrayList<>();

  /**
   * Makes them.
   *
   * @param selector the compiler's number for a method's key
   */
  public ErrorTypes(RuntimeTypes types, ToIntFunction<String> selector) {
    string = types.of(Basic.STRING);
    error = textType(types, selector, "errorString");
    bounds = textType(types, selector, "boundsError");
    plain = textType(types, selector, "plainError");
    key = textType(types, selector, "unhashableTypeError", "internal/runtime/maps", "maps");
    memory = textType(types, selector, "errorString");
    assertion = pointerType(types, selector, "TypeAssertionError");
    panicNil = pointerType(types, selector, "PanicNilError");
  }

  /** Where a program uses package runtime, its names mean the types that this package declares. */
  void takeDeclared(RuntimeTypes types) {
    assertion = declared(types, assertion);
    panicNil = declared(types, panicNil);
  }

  private static RuntimeType declared(RuntimeTypes types, RuntimeType made) {
    for (RuntimeType type : types.all()) {
      if (type != made && type.text.equals(made.text) && !type.methods().isEmpty()) {
        return type;
      }
    }
    return made;
  }

  /** The code of their methods, to be linked. */
  public List<Code> codes() {
    return List.copyOf(codes);
  }

  /** A type whose value is the whole text. */
  private RuntimeType textType(RuntimeTypes types, ToIntFunction<String> selector, String name) {
    return textType(types, selector, name, "runtime", "runtime");
  }

  private RuntimeType textType(
      RuntimeTypes types,
      ToIntFunction<String> selector,
      String name,
      String path,
      String packageName) {
    Named named = new Named(name, path, packageName);
    named.define(Basic.STRING);
    return withMethods(types, selector, path + "." + name, named);
  }

  private RuntimeType pointerType(RuntimeTypes types, ToIntFunction<String> selector, String name) {
    Named named = new Named(name, "runtime", "runtime");
    named.define(new Struct(List.of(new Struct.Field("text", Basic.STRING, false, "runtime", ""))));
    return withMethods(types, selector, "runtime.(*" + name + ")", new Pointer(named));
  }

  private RuntimeType withMethods(
      RuntimeTypes types, ToIntFunction<String> selector, String name, Type type) {
    RuntimeType made = types.of(type);
    addMethod(types, selector, made, name, "Error", List.of(Basic.STRING), new TextOf());
    addMethod(types, selector, made, name, "RuntimeError", List.of(), f -> null);
    return made;
  }

  private void addMethod(
      RuntimeTypes types,
      ToIntFunction<String> selector,
      RuntimeType type,
      String typeName,
      String method,
      List<Type> results,
      Native function) {
    Code code = new Code(typeName + "." + method, "runtime/error.go");
    code.fillWithNative(function, 1);
    codes.add(code);
    List<String> names = results.isEmpty() ? List.of() : List.of("");
    Signature signature = new Signature(List.of(), results, false, List.of(), names);
    type.addMethod(selector.applyAsInt(method), method, types.of(signature), code);
  }

  /** The text of such an error, which is its receiver. */
  private static final class TextOf implements Native {
    @Override
    public @Nullable Operation call(Fiber f) {
      Object receiver = f.ref(0);
      f.setRef(0, receiver instanceof StructValue struct ? struct.refs[0] : receiver);
      return null;
    }
  }

  /** The value that a panic has in a release. */
  @Nullable Dynamic valueOf(GoPanic panic, int minor) {
    return switch (panic.kind()) {
      case VALUE -> {
        Dynamic value = panic.value();
        String nil = minor < NIL_IS_RUNTIME_ERROR ? PANIC_NIL : PREFIX + PANIC_NIL;
        yield value == null ? struct(panicNil, nil) : value;
      }
      case STRING -> new Dynamic(string, 0, panic.text());
      case UNHASHABLE_KEY -> {
        String text = Runes.bytes(panic.text());
        yield minor < KEYS_HAVE_ERRORS
            ? new Dynamic(error, 0, PREFIX + text)
            : new Dynamic(key, 0, text.replaceFirst(UNHASHABLE, UNHASHABLE + ":"));
      }
      case PLAIN_ERROR -> new Dynamic(plain, 0, same(Runes.bytes(panic.text())));
      case NIL_DEREFERENCE -> new Dynamic(memory, panic.address(), same(PREFIX + panic.text()));
      case RUNTIME_ERROR -> new Dynamic(error, 0, same(PREFIX + Runes.bytes(panic.text())));
      case BOUNDS -> new Dynamic(bounds, 0, PREFIX + panic.text());
      case ASSERTION -> struct(assertion, Runes.bytes(panic.text()));
      case GOEXIT, FATAL, MAP_USE, THROWN, FINALIZER_SET_TWICE, OUT_OF_MEMORY -> null;
    };
  }

  /** An error is one value in Go if its text is constant, so that it can be panicked with again. */
  private static String same(String text) {
    boolean made = text.startsWith(PREFIX + UNHASHABLE) || text.startsWith("value method ");
    return made ? text : text.intern();
  }

  private static Dynamic struct(RuntimeType pointer, String text) {
    StructValue struct = pointer.element().newStruct(Spender.NOBODY);
    struct.refs[0] = text;
    return new Dynamic(pointer, 0, struct);
  }

  /** Whether it was an index or a slice that was out of range. */
  boolean isOfBounds(Dynamic value) {
    return value.type == bounds;
  }

  /** Whether the panic was a signal, which the text of a failing process tells of. */
  boolean isSignal(Dynamic value) {
    return value.type == memory;
  }
}
