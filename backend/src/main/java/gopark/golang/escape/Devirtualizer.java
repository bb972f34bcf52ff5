package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.type.Compilation;
import gopark.golang.type.Identical;
import gopark.golang.type.Lookup;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns calls of an interface's methods into calls of the methods of the one type that the
 * interface can hold there.
 */
final class Devirtualizer {
  private static final long VISIT_WORK = 10;

  /** What a variable is given: a node, or a part of what a call gives. */
  private record Given(@Nullable Node value, int part) {}

  /** What is known of a place: nothing, only nil, or the one type. */
  private record Found(@Nullable Type type) {
    static final Found NIL = new Found(null);
  }

  private final Program program;
  private final Messages messages;
  private final IdentityHashMap<Var, List<Given>> assignments = new IdentityHashMap<>();
  private final Set<Fn> analysed = Collections.newSetFromMap(new IdentityHashMap<>());

  Devirtualizer(Program program, Messages messages) {
    this.program = program;
    this.messages = messages;
  }

  /** Does it if the type is known. */
  void change(Fn caller, Node call) {
    if (call.op != Op.CALLINTER || call.later) {
      return;
    }
    Node receiver = call.x();
    if (receiver.type == null || !Kinds.isInterface(receiver.type())) {
      return;
    }
    Found found = found(receiver, Collections.newSetFromMap(new IdentityHashMap<>()));
    Type type = found == null ? null : found.type();
    if (type == null || Shapes.isIn(type) || Shapes.isIn(receiver.type())) {
      return;
    }
    String pkg = call.within == null ? caller.pkg : call.within.callee().pkg;
    switch (Lookup.find(type, false, pkg, call.text)) {
      case Lookup.MethodFound method -> direct(caller, call, type, method);
      case Lookup.InterfaceMethodFound method -> {
        messages.devirtualizing(caller, call, type, "partially devirtualizing ");
        call.x = way(asserted(call, type), method.path());
      }
      case Lookup.FieldFound _, Lookup.Ambiguous _, Lookup.NeedsPointer _, Lookup.NotFound _ -> {}
    }
  }

  private void direct(Fn caller, Node call, Type type, Lookup.MethodFound method) {
    Function function = (Function) method.method();
    messages.devirtualizing(caller, call, type, "devirtualizing ");
    Node receiver = way(asserted(call, type), method.path());
    boolean pointer = Kinds.isPointer(receiver.type());
    if (function.pointerReceiver && !pointer) {
      receiver = Lowering.address(receiver, call.at, new Pointer(receiver.type()));
      receiver.implicit = true;
    } else if (!function.pointerReceiver
        && receiver.type().underlying() instanceof Pointer(Type element)) {
      receiver = Lowering.node(Op.DEREF, call.at, element).with(receiver);
      receiver.implicit = true;
    }
    Fn callee = program.fn(function, method.typeArgs());
    Node callable = Lowering.node(Op.METHEXPR, call.at, function.signature);
    callable.with(Lowering.node(Op.TYPE, call.at, receiver.type())).saying(function.name);
    callable.fn = callee;
    List<Node> args = new ArrayList<>(call.list);
    args.addFirst(receiver);
    call.op = Op.CALLFUNC;
    call.x = callable;
    call.list = args;
    if (!method.typeArgs().isEmpty()) {
      call.spread = true;
      args.add(1, Lowering.dictionary(function, method.typeArgs(), call.at));
    }
  }

  private static Node asserted(Node call, Type type) {
    Node asserted = Lowering.node(Op.DOTTYPE, call.at, type).with(call.x);
    asserted.within = call.within;
    return asserted;
  }

  /** The embedded field at the end of the path. */
  private static Node way(Node start, List<Integer> path) {
    Node node = start;
    for (int index : path) {
      boolean pointer = node.type().underlying() instanceof Pointer;
      Type type = node.type().underlying() instanceof Pointer(Type element) ? element : node.type();
      Struct struct = (Struct) type.underlying();
      Struct.Field field = struct.fields().get(index);
      node = Lowering.node(pointer ? Op.DOTPTR : Op.DOT, start.at, field.type()).with(node);
      node.text = field.name();
      node.number = index == 0 ? 0 : Sizes.offsets(struct).get(index);
    }
    return node;
  }

  // ---- what interfaces hold

  private @Nullable Found found(Node start, Set<Var> seen) {
    Node n = start;
    while (true) {
      Compilation.spend(VISIT_WORK);
      if (n.type != null && !Kinds.isInterface(n.type())) {
        return n.op == Op.NIL ? Found.NIL : new Found(n.type());
      }
      boolean passes =
          n.op == Op.CONVNOP || n.op == Op.CONVIFACE || (n.op == Op.DOTTYPE && n.x != null);
      if (passes) {
        n = n.x();
      } else if (n.op == Op.INLCALL && n.list.size() == 1) {
        n = n.list.getFirst();
      } else {
        break;
      }
    }
    if (n.op == Op.NIL) {
      return Found.NIL;
    }
    Var variable = n.op == Op.NAME ? n.variable : null;
    if (variable == null || variable.role != Var.Role.LOCAL || variable.addressTaken) {
      return null;
    }
    if (!seen.add(variable)) {
      return Found.NIL;
    }
    analyse(variable.owner);
    Type type = null;
    for (Given given : assignments.getOrDefault(variable, List.of())) {
      Found part = of(given, seen);
      if (part == null) {
        return null;
      }
      Type other = part.type();
      if (other != null && type != null && !Identical.identical(type, other)) {
        return null;
      }
      type = other == null ? type : other;
    }
    return new Found(type);
  }

  private @Nullable Found of(Given given, Set<Var> seen) {
    Node value = given.value();
    if (value == null) {
      return null;
    }
    if (given.part() < 0) {
      return found(value, seen);
    }
    return value.op == Op.INLCALL && given.part() < value.list.size()
        ? found(value.list.get(given.part()), seen)
        : null;
  }

  private void analyse(Fn fn) {
    Fn outermost = fn.outermost();
    if (analysed.add(outermost)) {
      outermost.body().forEach(this::analyse);
    }
  }

  /** A call in the function has become what it does. */
  void replaced(Fn fn, Node call) {
    if (analysed.contains(fn.outermost())) {
      call.init.forEach(this::analyse);
      call.body.forEach(this::analyse);
    }
  }

  private void analyse(Node n) {
    Compilation.spend(VISIT_WORK);
    switch (n.op) {
      case AS -> give(n.x(), n.y, -1);
      case AS2 -> {
        for (int i = 0; i < n.list.size() && i < n.other.size(); i++) {
          give(n.list.get(i), n.other.get(i), -1);
        }
      }
      case AS2FUNC -> {
        for (int i = 0; i < n.list.size(); i++) {
          give(n.list.get(i), n.x(), i);
        }
      }
      case AS2OK -> {
        boolean asserts = n.x().op == Op.DOTTYPE;
        unknown(n.list.getFirst(), asserts ? n.x() : null);
      }
      case RANGE -> {
        unknown(n.y, null);
        unknown(n.z, null);
      }
      case SWITCH -> {
        if (n.x != null && n.x.op == Op.TYPESW) {
          for (Node clause : n.list) {
            unknown(clause.x, n.x().x());
          }
        }
      }
      case CLOSURE -> n.fn().body().forEach(this::analyse);
      default -> {}
    }
    n.children().forEach(this::analyse);
  }

  private void give(Node to, @Nullable Node value, int part) {
    if (value != null && value.op != Op.NIL) {
      add(to, new Given(value, part));
    }
  }

  private void unknown(@Nullable Node to, @Nullable Node value) {
    if (to != null) {
      add(to, new Given(value, -1));
    }
  }

  private void add(Node to, Given given) {
    Var variable = to.op == Op.NAME ? to.variable : null;
    if (variable != null && Kinds.isInterface(variable.type)) {
      assignments.computeIfAbsent(variable, _ -> new ArrayList<>(1)).add(given);
    }
  }
}
