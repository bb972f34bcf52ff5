package gopark.golang.escape;

import static gopark.golang.escape.Lowering.declaration;
import static gopark.golang.escape.Lowering.node;
import static gopark.golang.escape.Lowering.reference;
import static gopark.golang.escape.Lowering.statement;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Signature;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes statements out. */
final class Statements {
  private final Lowering lowering;

  Statements(Lowering lowering) {
    this.lowering = lowering;
  }

  List<Node> list(List<Stmt> statements) {
    List<Node> out = new ArrayList<>();
    for (Stmt s : statements) {
      add(s, out);
    }
    return out;
  }

  List<Node> block(Stmt.@Nullable Block block) {
    return block == null ? List.of() : list(block.statements());
  }

  private Node expression(Expr e) {
    return lowering.expressions.of(e);
  }

  void add(@Nullable Stmt s, List<Node> out) {
    switch (s) {
      case null -> {}
      case Stmt.Empty _ -> {}
      case Stmt.Block block -> out.addAll(list(block.statements()));
      case Stmt.Evaluate(Expr e, Place _) -> out.add(expression(e));
      case Stmt.Declare declare -> declare(declare, out);
      case Stmt.Assign assign -> out.add(assign(assign));
      case Stmt.Update update -> {
        Node target = expression(update.target());
        Node node = statement(Op.ASOP, update.at()).with(target, expression(update.value()));
        node.from(update);
        Lowering.assigns(target, node);
        out.add(node);
      }
      case Stmt.Send send ->
          out.add(
              statement(Op.SEND, send.at())
                  .with(expression(send.channel()), expression(send.value())));
      case Stmt.Go go -> out.add(deferred(Op.GO, go.call(), go.at(), go));
      case Stmt.Defer defer -> out.add(deferred(Op.DEFER, defer.call(), defer.at(), defer));
      case Stmt.Return given -> giveBack(given, out);
      case Stmt.If branch -> branch(branch, out);
      case Stmt.For loop -> out.add(loop(loop));
      case Stmt.Range range -> out.add(range(range));
      case Stmt.RangeFunction range -> lowering.loops.range(range, out);
      case Stmt.Switch choice -> out.add(choice(choice));
      case Stmt.TypeSwitch choice -> out.add(typeSwitch(choice));
      case Stmt.Select select -> out.add(select(select));
      case Stmt.Labeled labeled -> {
        out.add(statement(Op.LABEL, labeled.at()).saying(labeled.label()));
        add(labeled.statement(), out);
      }
      case Stmt.Break(String label, Place at) -> {
        if (!lowering.loops.leaves(s, label, at, out)) {
          out.add(statement(Op.BREAK, at));
        }
      }
      case Stmt.Continue(String label, Place at) -> {
        if (!lowering.loops.leaves(s, label, at, out)) {
          out.add(statement(Op.CONTINUE, at));
        }
      }
      case Stmt.Goto(String label, Place at) -> out.add(statement(Op.GOTO, at).saying(label));
    }
  }

  // ---- assignments

  private void declare(Stmt.Declare s, List<Node> out) {
    if (s.values().isEmpty()) {
      for (Local local : s.locals()) {
        if (local != null) {
          Var variable = lowering.declare(local);
          Node node = statement(Op.AS, s.at()).with(reference(variable, local.at));
          node.init = List.of(declaration(variable, local.at));
          out.add(node);
        }
      }
      return;
    }
    List<Node> values = values(s.values(), s.locals(), s.at());
    List<Node> left = new ArrayList<>();
    List<Node> declarations = new ArrayList<>();
    boolean one = s.locals().size() == 1;
    Node node = statement(one ? Op.AS : Op.AS2, s.at());
    for (Local local : s.locals()) {
      if (local == null) {
        left.add(Lowering.blank(s.at()));
      } else {
        Var variable = lowering.declare(local);
        variable.definition = node;
        declarations.add(declaration(variable, local.at));
        left.add(reference(variable, local.at));
      }
    }
    node.init = declarations;
    finish(node, left, values);
    out.add(node);
  }

  private static void finish(Node node, List<Node> left, List<Node> values) {
    if (node.op == Op.AS) {
      node.with(left.getFirst(), values.getFirst());
    } else {
      node.list = left;
      node.other = values;
    }
  }

  private List<Node> values(List<Expr> values, List<?> targets, Place at) {
    if (values.size() == 1 && values.getFirst().type() instanceof Tuple && targets.size() > 1) {
      List<@Nullable Type> types = new ArrayList<>();
      for (Object target : targets) {
        types.add(
            switch (target) {
              case Local local -> lowering.real(local.type);
              case Expr e -> lowering.real(e.type());
              case null, default -> null;
            });
      }
      return lowering.expressions.parts(values.getFirst(), types, at);
    }
    return lowering.expressions.list(values);
  }

  Node assign(Stmt.Assign s) {
    List<Node> values = values(s.values(), s.targets(), s.at());
    List<Node> left = new ArrayList<>();
    List<Node> declarations = new ArrayList<>();
    boolean one = s.targets().size() == 1;
    Node node = statement(one ? Op.AS : Op.AS2, s.at());
    for (Local local : s.redeclares()) {
      Var variable = lowering.declare(local);
      variable.definition = node;
      declarations.add(declaration(variable, local.at));
    }
    for (Expr target : s.targets()) {
      if (target == null) {
        left.add(Lowering.blank(s.at()));
      } else {
        Node to = expression(target);
        Lowering.assigns(to, node);
        left.add(to);
      }
    }
    node.init = declarations;
    finish(node, left, values);
    return node;
  }

  private void giveBack(Stmt.Return s, List<Node> out) {
    if (lowering.loops.gives(s, out)) {
      return;
    }
    Node node = statement(Op.RETURN, s.at());
    node.list = results(s);
    out.add(node);
  }

  List<Node> results(Stmt.Return s) {
    List<@Nullable Type> types = new ArrayList<>();
    for (Type result : lowering.loops.owner().function.signature.results()) {
      types.add(lowering.real(result));
    }
    return s.values().size() == 1
            && types.size() > 1
            && s.values().getFirst().type() instanceof Tuple
        ? lowering.expressions.parts(s.values().getFirst(), types, s.at())
        : lowering.expressions.list(s.values());
  }

  // ---- branches and loops

  private void branch(Stmt.If s, List<Node> out) {
    List<Node> init = new ArrayList<>();
    add(s.init(), init);
    Node condition = expression(s.condition());
    if (condition.op == Op.LITERAL) {
      out.addAll(init);
      if (condition.number == 1) {
        out.addAll(block(s.then()));
      } else {
        add(s.otherwise(), out);
      }
      return;
    }
    Node node = statement(Op.IF, s.at()).with(condition);
    node.init = init;
    node.body = block(s.then());
    List<Node> other = new ArrayList<>();
    add(s.otherwise(), other);
    node.other = other;
    out.add(node);
  }

  private Node loop(Stmt.For s) {
    Node node = statement(Op.FOR, s.at()).from(s);
    List<Node> init = new ArrayList<>();
    add(s.init(), init);
    node.init = init;
    node.x = lowering.expressions.optional(s.condition());
    List<Node> post = new ArrayList<>();
    add(s.post(), post);
    node.y = post.isEmpty() ? null : post.getFirst();
    lowering.loops.enterLoop(s.label());
    node.body = block(s.body());
    lowering.loops.exit();
    return node;
  }

  private Node range(Stmt.Range s) {
    Node node = statement(Op.RANGE, s.at()).from(s);
    node.x = expression(s.operand());
    List<Node> declarations = new ArrayList<>();
    node.y = target(s.key(), s, node, declarations);
    node.z = target(s.value(), s, node, declarations);
    if (node.y == null && node.z != null) {
      node.y = Lowering.blank(s.at());
    }
    node.init = declarations;
    lowering.loops.enterLoop(s.label());
    node.body = block(s.body());
    lowering.loops.exit();
    return node;
  }

  private @Nullable Node target(
      @Nullable Expr target, Stmt.Range s, Node node, List<Node> declarations) {
    if (target == null) {
      return null;
    }
    if (s.declares() && target instanceof Expr.LocalRef(Local local, Place at)) {
      Var variable = lowering.declare(local);
      variable.definition = node;
      variable.reassigned = true;
      declarations.add(declaration(variable, at));
      return reference(variable, at);
    }
    Node to = expression(target);
    Lowering.assigns(to, node);
    return to;
  }

  private Node choice(Stmt.Switch s) {
    Node node = statement(Op.SWITCH, s.at());
    List<Node> init = new ArrayList<>();
    add(s.init(), init);
    node.init = init;
    node.x = lowering.expressions.optional(s.tag());
    List<Node> clauses = new ArrayList<>();
    lowering.loops.enterChoice(s.label());
    for (Stmt.SwitchClause clause : s.clauses()) {
      Node made = statement(Op.CASE, clause.at());
      made.list = lowering.expressions.list(clause.values());
      List<Node> body = new ArrayList<>(block(clause.body()));
      if (clause.fallsThrough()) {
        body.add(statement(Op.FALL, clause.at()));
      }
      made.body = body;
      clauses.add(made);
    }
    lowering.loops.exit();
    node.list = clauses;
    return node;
  }

  private Node typeSwitch(Stmt.TypeSwitch s) {
    Node node = statement(Op.SWITCH, s.at());
    List<Node> init = new ArrayList<>();
    add(s.init(), init);
    node.init = init;
    Node guard = statement(Op.TYPESW, s.at()).with(expression(s.operand()));
    node.x = guard;
    boolean declares = s.clauses().stream().anyMatch(clause -> clause.local() != null);
    if (declares) {
      guard.y = Lowering.blank(s.at());
    }
    List<Node> clauses = new ArrayList<>();
    lowering.loops.enterChoice(s.label());
    for (Stmt.TypeClause clause : s.clauses()) {
      Node made = statement(Op.CASE, clause.at());
      Local local = clause.local();
      if (local != null) {
        Var variable = lowering.declare(local);
        variable.definition = guard;
        made.x = reference(variable, local.at);
      } else if (declares) {
        made.x = Lowering.blank(clause.at());
      }
      List<Node> types = new ArrayList<>();
      for (Type type : clause.types()) {
        if (type == null) {
          types.add(node(Op.NIL, clause.at(), null));
          continue;
        }
        Node word = lowering.expressions.dynamic(type, clause.at());
        Node named = node(Op.TYPE, clause.at(), lowering.real(type));
        types.add(
            word == null ? named : node(Op.CONV, clause.at(), lowering.real(type)).with(word));
      }
      made.list = types;
      made.body = block(clause.body());
      clauses.add(made);
    }
    lowering.loops.exit();
    node.list = clauses;
    return node;
  }

  private Node select(Stmt.Select s) {
    Node node = statement(Op.SELECT, s.at());
    List<Node> clauses = new ArrayList<>();
    lowering.loops.enterChoice(s.label());
    for (Stmt.SelectClause clause : s.clauses()) {
      Node made = statement(Op.COMM, clause.at());
      List<Node> body = new ArrayList<>();
      made.x = communication(clause, body);
      body.addAll(block(clause.body()));
      made.body = body;
      clauses.add(made);
    }
    lowering.loops.exit();
    node.list = clauses;
    return node;
  }

  private @Nullable Node communication(Stmt.SelectClause s, List<Node> body) {
    Expr channel = s.channel();
    if (channel == null) {
      return null;
    }
    Expr value = s.value();
    if (value != null) {
      return statement(Op.SEND, s.at()).with(expression(channel), expression(value));
    }
    Type element =
        lowering.real(channel.type()).underlying() instanceof Chan chan
            ? chan.element()
            : Basic.INVALID;
    Node receive = node(Op.RECV, s.at(), element).with(expression(channel)).saying("<-");
    if (s.target() == null && s.okTarget() == null) {
      return receive;
    }
    List<Node> declarations = new ArrayList<>();
    if (s.okTarget() == null) {
      Node node = statement(Op.AS, s.at());
      node.x = target(s.target(), s.declares(), node, declarations);
      node.y = receive;
      node.init = declarations;
      return node;
    }
    // The two parts go to variables of their own, and from there to where they are wanted.
    Node outer = statement(Op.AS2, s.at());
    Node inner = statement(Op.AS2OK, s.at());
    List<Node> temporaries = new ArrayList<>();
    List<Node> values = new ArrayList<>();
    List<Node> made = new ArrayList<>();
    for (Type type : List.of(element, Basic.BOOL)) {
      Var temporary = lowering.temporary(type, s.at());
      temporary.definition = inner;
      made.add(declaration(temporary, s.at()));
      temporaries.add(reference(temporary, s.at()));
      values.add(reference(temporary, s.at()));
    }
    inner.list = temporaries;
    inner.init = made;
    inner.x = receive;
    List<Node> left = new ArrayList<>();
    left.add(
        s.target() == null
            ? Lowering.blank(s.at())
            : target(s.target(), s.declares(), outer, declarations));
    left.add(target(s.okTarget(), s.declares(), outer, declarations));
    outer.init = declarations;
    outer.list = left;
    outer.other = values;
    body.add(outer);
    return inner;
  }

  private Node target(@Nullable Expr e, boolean declares, Node by, List<Node> declarations) {
    if (e == null) {
      return Lowering.blank(by.at);
    }
    if (declares && e instanceof Expr.LocalRef(Local local, Place at)) {
      Var variable = lowering.declare(local);
      variable.definition = by;
      declarations.add(declaration(variable, at));
      return reference(variable, at);
    }
    Node to = expression(e);
    Lowering.assigns(to, by);
    return to;
  }

  // ---- go and defer

  /**
   * A call for later: of a function without parameters and results, or of a function literal that
   * is made for it and keeps the operands.
   */
  private Node deferred(Op op, Expr call, Place at, Stmt origin) {
    Node made = expression(call);
    Node node = statement(op, at).from(origin);
    if (made.op == Op.CALLFUNC && made.list.isEmpty() && isPlain(call)) {
      made.later = true;
      node.x = made;
      return node;
    }
    FnKind kind = op == Op.GO ? FnKind.GO_WRAPPER : FnKind.DEFER_WRAPPER;
    String name = FnNames.inside(lowering.fn, List.of(), kind);
    Fn wrapper = new Fn(name, lowering.fn.pkg, at, null, lowering.fn.types, lowering.fn);
    wrapper.kind = kind;
    List<Node> before = new ArrayList<>();
    Operands operands = new Operands(before, wrapper);
    if (made.op == Op.CALLFUNC) {
      made.x = operands.visit(made.x());
    } else if (made.x != null) {
      made.x = made.op == Op.CALLINTER ? operands.keep(made.x) : operands.visit(made.x);
    }
    if (made.y != null) {
      made.y = operands.visit(made.y);
    }
    List<Node> args = new ArrayList<>();
    for (Node arg : made.list) {
      args.add(operands.visit(arg));
    }
    made.list = args;
    operands.finish(at);
    wrapper.body = List.of(made);
    Node closure =
        node(Op.CLOSURE, at, new Signature(List.of(), List.of(), false, List.of(), List.of()));
    closure.from(origin);
    closure.fn = wrapper;
    Node wrapped = node(Op.CALLFUNC, at, null).with(closure);
    wrapped.later = true;
    node.init = before;
    node.x = wrapped;
    return node;
  }

  private boolean isPlain(Expr call) {
    return call instanceof Expr.Call(Expr function, var _, var _, var _)
        && lowering.real(function.type()).underlying() instanceof Signature signature
        && signature.results().isEmpty()
        && signature.params().isEmpty();
  }

  /** What is worked out at the statement and kept for the call. */
  private final class Operands {
    private final List<Node> before;
    private final Fn wrapper;
    private final List<Node> left = new ArrayList<>();
    private final List<Node> values = new ArrayList<>();

    private Operands(List<Node> before, Fn wrapper) {
      this.before = before;
      this.wrapper = wrapper;
    }

    private Node visit(Node arg) {
      switch (arg.op) {
        case LITERAL, NIL, METHEXPR, NEW, FUNC -> {
          return arg;
        }
        case ADDR -> {
          if (arg.x().dictionary) {
            return arg;
          }
        }
        case ARRAYLIT, SLICELIT, STRUCTLIT -> {
          List<Node> parts = new ArrayList<>();
          for (Node part : arg.list) {
            switch (part.op) {
              case STRUCTKEY -> part.x = visit(part.x());
              case KEY -> part.y = visit(part.y());
              default -> {}
            }
            parts.add(part.op == Op.STRUCTKEY || part.op == Op.KEY ? part : visit(part));
          }
          arg.list = parts;
          return arg;
        }
        default -> {}
      }
      return keep(arg);
    }

    private Node keep(Node arg) {
      Type type = arg.type == null ? Basic.INT : arg.type;
      Var temporary = lowering.temporary(type, arg.at);
      before.add(declaration(temporary, arg.at));
      left.add(reference(temporary, arg.at));
      values.add(arg);
      wrapper.captures.add(temporary);
      return reference(temporary, arg.at);
    }

    private void finish(Place at) {
      if (values.isEmpty()) {
        return;
      }
      Node node = statement(Op.AS2, at);
      node.list = left;
      node.other = values;
      for (Node to : left) {
        to.variable().definition = node;
      }
      before.add(node);
    }
  }
}
