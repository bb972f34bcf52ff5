package gopark.golang.compile;

import gopark.golang.machine.Code;
import gopark.golang.tree.Function;
import gopark.golang.type.Compilation;
import gopark.golang.type.Interface;
import gopark.golang.type.Lookup;
import gopark.golang.type.MethodSets;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import gopark.golang.type.TypeText;
import gopark.golang.value.Kind;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.RuntimeTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Gives types their methods. Only those are compiled that some interface in the program is asked
 * for, since nothing else can call them by the type.
 */
final class MethodTables {
  private final Functions functions;
  private final Wrappers wrappers;
  private final RuntimeTypes types;
  private final SequencedMap<String, Integer> selectors = new LinkedHashMap<>();

  /** Keys of methods that are called, each once. */
  private final SequencedMap<String, Integer> called = new LinkedHashMap<>();

  private final List<Method> methods = new ArrayList<>();
  private int typesSeen;

  /** A method of a type, not compiled yet. */
  private record Method(RuntimeType type, String key, Lookup.Result found, Signature signature) {}

  MethodTables(Functions functions, Wrappers wrappers, RuntimeTypes types) {
    this.functions = functions;
    this.wrappers = wrappers;
    this.types = types;
    // The runtime itself calls these to print what a program has panicked with.
    called.put("Error", number("Error"));
    called.put("String", number("String"));
  }

  /** The number of the method's key. */
  int number(String key) {
    return selectors.computeIfAbsent(key, _ -> selectors.size());
  }

  /** The number of a method that is called by an interface. */
  int selector(Interface.Method method) {
    String key = RuntimeType.methodKey(method.name(), method.pkg());
    int number = number(key);
    called.putIfAbsent(key, number);
    return number;
  }

  /** Looks at all types there are now. Gives whether there is something new to compile. */
  boolean advance() {
    while (typesSeen < types.all().size()) {
      collect(types.all().get(typesSeen++));
    }
    List<Method> rest = new ArrayList<>();
    boolean any = false;
    List<Method> known = List.copyOf(methods);
    methods.clear();
    for (Method method : known) {
      Compilation.spend(20);
      if (called.containsKey(method.key())) {
        add(method);
        any = true;
      } else {
        rest.add(method);
      }
    }
    methods.addAll(rest);
    return any || typesSeen < types.all().size();
  }

  private void collect(RuntimeType type) {
    if (type.kind == Kind.INTERFACE) {
      return;
    }
    for (Lookup.Result found : MethodSets.of(type.type)) {
      switch (found) {
        case Lookup.MethodFound method ->
            note(type, method.method().name, method.receiver().pkg, found, method.signature());
        case Lookup.InterfaceMethodFound method ->
            note(
                type,
                method.method().name(),
                method.method().pkg(),
                found,
                method.method().signature());
        case Lookup.FieldFound _,
            Lookup.Ambiguous _,
            Lookup.NeedsPointer _,
            Lookup.NotFound _ -> {} // No method of the type.
      }
    }
  }

  private void note(
      RuntimeType type, String name, String pkg, Lookup.Result found, Signature signature) {
    Compilation.spend(200);
    String key = RuntimeType.methodKey(name, pkg);
    type.addMethod(number(key), key, types.of(signature), null);
    methods.add(new Method(type, key, found, signature));
  }

  private void add(Method method) {
    RuntimeType type = method.type();
    type.addMethod(number(method.key()), method.key(), types.of(method.signature()), code(method));
  }

  private Code code(Method method) {
    RuntimeType type = method.type();
    boolean pointer = type.type instanceof Pointer;
    if (method.found() instanceof Lookup.MethodFound found
        && found.path().isEmpty()
        && found.method().pointerReceiver == pointer) {
      return functions.code((Function) found.method(), found.typeArgs());
    }
    String name = method.key().substring(method.key().lastIndexOf('.') + 1);
    Code code =
        wrappers.method(
            type.type, method.found(), method.signature(), Wrappers.name(type.type, name));
    if (type.type instanceof Pointer(Type value)
        && method.found() instanceof Lookup.MethodFound found
        && found.path().isEmpty()) {
      String text = TypeText.runtime(value);
      String shortText = text.substring(text.lastIndexOf('.') + 1);
      code.calledByNil =
          "value method " + text + "." + name + " called using nil *" + shortText + " pointer";
    }
    return code;
  }
}
