package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Pointer;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a function of the tree out as Go's compiler has it before it decides anything. */
final class Lowering {
  private static final long NODE_WORK = 60;

  final Program program;
  final Fn fn;
  final Function function;
  final @Nullable Lowering outer;
  private final IdentityHashMap<Local, Var> vars = new IdentityHashMap<>();
  final Expressions expressions = new Expressions(this);
  final Statements statements = new Statements(this);
  final LoopsOverFunctions loops = new LoopsOverFunctions(this);

  Lowering(Program program, Fn fn, Function function) {
    this(program, fn, function, null);
  }

  Lowering(Program program, Fn fn, Function function, @Nullable Lowering outer) {
    this.program = program;
    this.fn = fn;
    this.function = function;
    this.outer = outer;
  }

  void lower() {
    int number = 0;
    for (Local param : function.params) {
      fn.params.add(declare(param, Var.Role.PARAM, param.name));
    }
    for (Local result : function.results) {
      boolean named = function.namedResults && !result.name.isEmpty() && !result.name.equals("_");
      fn.results.add(declare(result, Var.Role.RESULT, named ? result.name : "~r" + number));
      number++;
    }
    Stmt.Block block = function.body;
    if (block == null) {
      fn.hasBody = false;
      return;
    }
    fn.body = statements.list(block.statements());
    for (Local local : function.captures) {
      fn.captures.add(variable(local));
    }
    fn.delaysResults = delays();
  }

  private boolean delays() {
    if (function.namedResults) {
      return false;
    }
    int[] returns = {0};
    for (Node node : fn.body) {
      node.any(part -> {
        if (part.op == Op.RETURN) {
          returns[0] += part.list.isEmpty() ? 2 : 1;
        }
        return false;
      });
    }
    return returns[0] == 1;
  }

  // ---- variables

  Var declare(Local local, Var.Role role, String name) {
    Var variable = new Var(name, real(local.type), local.at, local, role, fn);
    vars.put(local, variable);
    return variable;
  }

  Var declare(Local local) {
    return declare(local, Var.Role.LOCAL, local.name);
  }

  Var temporary(Type type, Place at) {
    return new Var(".autotmp", type, at, null, Var.Role.LOCAL, fn);
  }

  void name(Local local, Var variable) {
    vars.put(local, variable);
  }

  Var variable(Local local) {
    for (Lowering at = this; at != null; at = at.outer) {
      Var found = at.vars.get(local);
      if (found != null) {
        return found;
      }
    }
    // The parts of a wrong program do not come here, so it is declared in a moment.
    return declare(local);
  }

  // ---- types and nodes

  Type real(Type type) {
    return fn.types.isEmpty() ? type : fn.types.apply(type);
  }

  List<Type> real(List<Type> types) {
    List<Type> real = new ArrayList<>();
    for (Type type : types) {
      real.add(real(type));
    }
    return real;
  }

  static Node node(Op op, Place at, @Nullable Type type) {
    Compilation.spend(NODE_WORK);
    return new Node(op, at, type);
  }

  static Node statement(Op op, Place at) {
    return node(op, at, null);
  }

  static Node reference(Var variable, Place at) {
    Node node = node(Op.NAME, at, variable.type);
    node.variable = variable;
    node.text = variable.name;
    return node;
  }

  static Node blank(Place at) {
    return node(Op.NAME, at, null).saying("_");
  }

  static Node declaration(Var variable, Place at) {
    return statement(Op.DCL, at).with(reference(variable, at));
  }

  /** The address of what tells a generic function its type arguments. */
  static Node dictionary(Function function, List<Type> typeArgs, Place at) {
    Node global = node(Op.GLOBAL, at, Basic.UINTPTR);
    global.text = FnNames.dictionary(function, typeArgs);
    global.dictionary = true;
    return node(Op.ADDR, at, new Pointer(Basic.UINTPTR)).with(global);
  }

  static Node literal(long value, Place at, Type type) {
    Node node = node(Op.LITERAL, at, type).saying(Long.toString(value));
    node.number = value;
    return node;
  }

  /** Takes the address of what may be a variable. */
  static Node address(Node operand, Place at, Type type) {
    Var root = root(operand);
    if (root != null) {
      root.addressTaken = true;
    }
    return node(Op.ADDR, at, type).with(operand);
  }

  /** The variable of which this is the whole, a field or an element. */
  static @Nullable Var root(@Nullable Node node) {
    Node at = node;
    while (at != null) {
      switch (at.op) {
        case NAME -> {
          return at.variable;
        }
        case DOT, CONVNOP -> at = at.x;
        case INDEX -> at = at.x != null && Kinds.isArray(at.x().type()) ? at.x : null;
        default -> at = null;
      }
    }
    return null;
  }

  /** Notes that the statement assigns to this. */
  static void assigns(@Nullable Node target, Node by) {
    Var root = root(target);
    if (root != null && root.definition != by) {
      root.reassigned = true;
    }
  }
}
