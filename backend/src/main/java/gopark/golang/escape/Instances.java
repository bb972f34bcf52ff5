package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Callable;
import gopark.golang.type.Chan;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Substitution;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The functions that Go's compiler makes beside those that are called: all methods of each generic
 * type that is mentioned, and for each list of type arguments a function that only calls the one
 * for their shapes.
 */
final class Instances {
  private final Program program;
  private final List<Fn> fns;
  private final Set<Type> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Fn> scanned = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<String> wrapped = new LinkedHashSet<>();

  private Instances(Program program, List<Fn> fns) {
    this.program = program;
    this.fns = fns;
  }

  /** Adds to the functions what they need. */
  static void complete(Program program, List<Fn> fns) {
    Instances instances = new Instances(program, fns);
    for (int i = 0; i < fns.size(); i++) {
      instances.scan(fns.get(i));
    }
  }

  private void scan(Fn fn) {
    if (!scanned.add(fn)) {
      return;
    }
    fn.params.forEach(param -> mention(param.type));
    fn.results.forEach(result -> mention(result.type));
    for (Node node : fn.body) {
      node.any(part -> {
        if (part.type != null) {
          mention(part.type);
        }
        if (part.op == Op.CLOSURE) {
          scan(part.fn());
        }
        if (part.op == Op.FUNC && part.fn != null) {
          add(part.fn, part.typeArgs);
        }
        return false;
      });
    }
  }

  private void add(Fn shaped, List<Type> typeArgs) {
    Function function = shaped.tree;
    if (function == null || !function.pkg.equals("main")) {
      return;
    }
    if (!fns.contains(shaped)) {
      fns.add(shaped);
    }
    if (!typeArgs.isEmpty() && typeArgs.stream().noneMatch(Shapes::isIn)) {
      Fn wrapper = wrapper(function, shaped, typeArgs);
      if (wrapped.add(wrapper.name)) {
        fns.add(wrapper);
      }
    }
  }

  private void mention(Type type) {
    if (!seen.add(type)) {
      return;
    }
    switch (type) {
      case Named named -> {
        for (Callable method : named.origin == null ? List.<Callable>of() : named.origin.methods) {
          if (named.pkg.equals("main")) {
            add(program.fn((Function) method, named.typeArgs), named.typeArgs);
          }
        }
        named.typeArgs.forEach(this::mention);
        mention(named.underlying());
      }
      case Pointer(Type element) -> mention(element);
      case Slice(Type element) -> mention(element);
      case Array(long _, Type element) -> mention(element);
      case Chan chan -> mention(chan.element());
      case MapOf(Type key, Type value) -> {
        mention(key);
        mention(value);
      }
      case Struct struct -> struct.fields().forEach(field -> mention(field.type()));
      case Signature signature -> {
        signature.params().forEach(this::mention);
        signature.results().forEach(this::mention);
      }
      case Tuple(List<Type> types) -> types.forEach(this::mention);
      case Interface face -> face.methods().forEach(method -> mention(method.signature()));
      case Basic _, TypeParam _ -> {}
    }
  }

  private static Fn wrapper(Function function, Fn shaped, List<Type> typeArgs) {
    Substitution types = Substitution.of(function.typeParams, typeArgs);
    String name = FnNames.declared(function, typeArgs);
    Place at = shaped.at;
    Fn wrapper = new Fn(name, function.pkg, at, null, types, null);
    Node callee = Lowering.node(function.method ? Op.METHEXPR : Op.FUNC, at, shaped(shaped));
    callee.fn = shaped;
    Node call = Lowering.node(Op.CALLFUNC, at, null).with(callee);
    List<Node> args = new ArrayList<>();
    for (Local param : function.params) {
      Type type = types.apply(param.type);
      Var made = new Var(param.name, type, param.at, null, Var.Role.PARAM, wrapper);
      wrapper.params.add(made);
      args.add(Lowering.reference(made, at));
    }
    Type pointer = new Pointer(Basic.UINTPTR);
    Node dictionary =
        Lowering.node(Op.ADDR, at, pointer).with(Lowering.node(Op.GLOBAL, at, Basic.UINTPTR));
    args.add(function.method ? 1 : 0, dictionary);
    call.list = args;
    call.spread = true;
    for (Var result : shaped.results) {
      wrapper.results.add(
          new Var(result.name, result.type, result.at, null, Var.Role.RESULT, wrapper));
    }
    wrapper.delaysResults = !function.namedResults;
    wrapper.body = List.of(wrapper.results.isEmpty() ? call : given(wrapper, call));
    return wrapper;
  }

  private static Type shaped(Fn fn) {
    Function tree = Objects.requireNonNull(fn.tree);
    return fn.types.apply(tree.signature);
  }

  private static Node given(Fn wrapper, Node call) {
    Place at = wrapper.at;
    Node giveBack = Lowering.statement(Op.RETURN, at);
    if (wrapper.results.size() == 1) {
      call.type = wrapper.results.getFirst().type;
      giveBack.list = List.of(call);
      return giveBack;
    }
    Node assign = Lowering.statement(Op.AS2FUNC, at).with(call);
    List<Node> left = new ArrayList<>();
    List<Node> declarations = new ArrayList<>();
    List<Node> results = new ArrayList<>();
    for (Var result : wrapper.results) {
      Var temporary = new Var(".autotmp", result.type, at, null, Var.Role.LOCAL, wrapper);
      temporary.definition = assign;
      declarations.add(Lowering.declaration(temporary, at));
      left.add(Lowering.reference(temporary, at));
      results.add(Lowering.reference(temporary, at));
    }
    assign.list = left;
    assign.init = declarations;
    Node first = Lowering.node(Op.CONVNOP, at, results.getFirst().type).with(results.getFirst());
    first.implicit = true;
    first.init = List.of(assign);
    results.set(0, first);
    giveBack.list = results;
    return giveBack;
  }
}
