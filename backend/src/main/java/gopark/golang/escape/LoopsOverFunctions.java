package gopark.golang.escape;

import static gopark.golang.escape.Lowering.declaration;
import static gopark.golang.escape.Lowering.literal;
import static gopark.golang.escape.Lowering.node;
import static gopark.golang.escape.Lowering.reference;
import static gopark.golang.escape.Lowering.statement;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes ranges over functions out: the body is a function literal, which says by variables around
 * it how it was left.
 */
final class LoopsOverFunctions {
  private static final int DONE = 0;
  private static final int READY = 1;
  private static final int PANIC = 2;
  private static final int EXHAUSTED = 3;
  private static final int MISSED_PANIC = 4;
  private static final int RETURNS = -1;

  private final Lowering lowering;

  /** The loops, switches and selects that are open in this function. */
  private final ArrayDeque<Open> open = new ArrayDeque<>();

  private record Open(@Nullable String label, boolean isLoop) {}

  /** What the body of such a loop needs: the loop's label, its state, and the exits from it. */
  private @Nullable String label;

  private @Nullable Var state;
  private boolean isBody;
  private boolean returns;
  private final List<Stmt> exits = new ArrayList<>();

  /** Says which exit was taken, in the function that all the loops are in. */
  private @Nullable Var next;

  private boolean nextDeclared;

  LoopsOverFunctions(Lowering lowering) {
    this.lowering = lowering;
  }

  void enterLoop(@Nullable String name) {
    open.push(new Open(name, true));
  }

  /** Enters a switch or a select, which a continue passes. */
  void enterChoice(@Nullable String name) {
    open.push(new Open(name, false));
  }

  void exit() {
    open.pop();
  }

  /** The lowering of the function that a body belongs to in the end. */
  Lowering owner() {
    Lowering at = lowering;
    while (at.loops.isBody && at.outer != null) {
      at = at.outer;
    }
    return at;
  }

  void range(Stmt.RangeFunction s, List<Node> out) {
    Place at = s.at();
    Function function = s.body();
    Node over = lowering.expressions.of(s.operand());
    String name = FnNames.inside(lowering.fn, List.of(), FnKind.RANGE_BODY);
    Fn made = new Fn(name, lowering.fn.pkg, at, function, lowering.fn.types, lowering.fn);
    made.kind = FnKind.RANGE_BODY;
    Lowering inner = new Lowering(lowering.program, made, function, lowering);
    LoopsOverFunctions loop = inner.loops;
    loop.isBody = true;
    loop.label = s.label();
    int number = owner().fn.next(Fn.Counted.RANGE_STATE);
    Var stateVariable =
        new Var("#state" + number, Basic.INT, at, null, Var.Role.LOCAL, lowering.fn);
    loop.state = stateVariable;
    int before = out.size();
    Node define = statement(Op.AS, at);
    define.init = List.of(declaration(stateVariable, at));
    define.with(reference(stateVariable, at), literal(READY, at, Basic.INT));
    stateVariable.definition = define;
    stateVariable.reassigned = true;
    out.add(define);
    body(s, inner, made);
    if (loop.needsNext() && isOutermost() && !declaresNext()) {
      Var exit = owner().loops.nextVariable(at);
      Node zero = statement(Op.AS, at).with(reference(exit, at));
      zero.init = List.of(declaration(exit, at));
      out.add(before, zero);
      owner().loops.nextDeclared = true;
    }
    Node closure = node(Op.CLOSURE, at, function.signature).from(function);
    closure.fn = made;
    closure.saying("func literal");
    Var yield =
        new Var("#yield", lowering.real(function.signature), at, null, Var.Role.LOCAL, lowering.fn);
    Node named = statement(Op.AS, at).with(reference(yield, at), closure);
    named.init = List.of(declaration(yield, at));
    yield.definition = named;
    out.add(named);
    Node call = node(Op.CALLFUNC, at, null).with(over).from(s);
    call.list = List.of(reference(yield, at));
    out.add(call);
    out.add(check(stateVariable, PANIC, true, MISSED_PANIC, at));
    out.add(set(stateVariable, EXHAUSTED, at));
    leave(loop, out, at);
  }

  private boolean declaresNext() {
    return owner().loops.nextDeclared;
  }

  private boolean isOutermost() {
    return !isBody;
  }

  private boolean needsNext() {
    return returns || !exits.isEmpty();
  }

  private Var nextVariable(Place at) {
    Var known = next;
    if (known == null) {
      known = new Var("#next", Basic.INT, at, null, Var.Role.LOCAL, lowering.fn);
      known.reassigned = true;
      next = known;
    }
    return known;
  }

  /** What a loop does when it is over that was left for somewhere else. */
  private void leave(LoopsOverFunctions loop, List<Node> out, Place at) {
    if (!loop.needsNext()) {
      return;
    }
    Var exit = owner().loops.nextVariable(at);
    if (loop.returns) {
      Node branch = statement(Op.IF, at).with(compared(exit, "==", RETURNS, at));
      List<Node> then = new ArrayList<>();
      if (isBody) {
        then.add(set(needed(state), DONE, at));
        then.add(giveBack(false, at));
        returns = true;
      } else {
        then.add(statement(Op.RETURN, at));
      }
      branch.body = then;
      out.add(branch);
    }
    for (int i = 0; i < loop.exits.size(); i++) {
      Node branch = statement(Op.IF, at).with(compared(exit, "==", i + 1, at));
      List<Node> then = new ArrayList<>();
      then.add(set(exit, 0, at));
      lowering.statements.add(loop.exits.get(i), then);
      branch.body = then;
      out.add(branch);
    }
  }

  private void body(Stmt.RangeFunction s, Lowering inner, Fn made) {
    Place at = s.at();
    Function function = s.body();
    for (Local param : function.params) {
      made.params.add(inner.declare(param, Var.Role.PARAM, param.name));
    }
    for (Local result : function.results) {
      made.results.add(inner.declare(result, Var.Role.RESULT, "~r0"));
    }
    List<Node> out = new ArrayList<>();
    for (int i = 0; i < s.keys().size(); i++) {
      Expr key = s.keys().get(i);
      if (key != null) {
        Node to = inner.expressions.of(key);
        Node assign = statement(Op.AS, at).with(to, reference(made.params.get(i), at));
        Lowering.assigns(to, assign);
        out.add(assign);
      }
    }
    Var current = needed(inner.loops.state);
    Var before = new Var("#tmpState", Basic.INT, at, null, Var.Role.LOCAL, made);
    Node kept = statement(Op.AS, at).with(reference(before, at), reference(current, at));
    kept.init = List.of(declaration(before, at));
    before.definition = kept;
    out.add(kept);
    out.add(set(current, PANIC, at));
    out.add(check(before, READY, false, -1, at));
    Stmt.Block block = function.body;
    if (block != null) {
      out.addAll(inner.statements.list(block.statements()));
    }
    out.add(set(current, READY, at));
    out.add(giveBack(true, at));
    made.body = out;
    for (Local local : function.captures) {
      made.captures.add(inner.variable(local));
    }
    made.captures.add(current);
    if (inner.loops.needsNext()) {
      Var exit = owner().loops.nextVariable(at);
      made.captures.add(exit);
      if (inner.loops.returns) {
        made.captures.addAll(owner().fn.results);
      }
    }
    made.delaysResults = false;
  }

  private Node check(Var variable, int value, boolean equal, int code, Place at) {
    Node branch = statement(Op.IF, at).with(compared(variable, equal ? "==" : "!=", value, at));
    Node call = node(Op.CALLFUNC, at, null);
    call.x = node(Op.FUNC, at, null).saying("runtime.panicrangestate");
    call.x().fn = lowering.program.checkState;
    call.list = List.of(code < 0 ? reference(variable, at) : literal(code, at, Basic.INT));
    branch.body = List.of(call);
    return branch;
  }

  private static Node compared(Var variable, String operator, int value, Place at) {
    return node(Op.BINARY, at, Basic.BOOL)
        .with(reference(variable, at), literal(value, at, Basic.INT))
        .saying(operator);
  }

  private static Node set(Var variable, int value, Place at) {
    variable.reassigned = true;
    return statement(Op.AS, at).with(reference(variable, at), literal(value, at, Basic.INT));
  }

  private static Node giveBack(boolean goesOn, Place at) {
    Node node = statement(Op.RETURN, at);
    node.list = List.of(literal(goesOn ? 1 : 0, at, Basic.BOOL));
    return node;
  }

  /** Writes out a break or continue that leaves the body; false if it stays inside of it. */
  boolean leaves(Stmt s, @Nullable String to, Place at, List<Node> out) {
    if (!isBody || (to == null ? !open.isEmpty() && !onlySwitches(s) : isOpen(to))) {
      return false;
    }
    boolean own = to == null || to.equals(label);
    Var current = needed(state);
    if (own) {
      boolean goesOn = s instanceof Stmt.Continue;
      out.add(set(current, goesOn ? READY : DONE, at));
      out.add(giveBack(goesOn, at));
      return true;
    }
    int number = exits.indexOf(s) + 1;
    if (number == 0) {
      exits.add(s);
      number = exits.size();
    }
    out.add(set(owner().loops.nextVariable(at), number, at));
    out.add(set(current, DONE, at));
    out.add(giveBack(false, at));
    return true;
  }

  private boolean isOpen(String name) {
    return open.stream().anyMatch(it -> name.equals(it.label()));
  }

  /** Whether a continue passes everything that is open, which are switches and selects. */
  private boolean onlySwitches(Stmt s) {
    return s instanceof Stmt.Continue && open.stream().noneMatch(Open::isLoop);
  }

  /** Writes out a return that leaves the body; false if it is no body. */
  boolean gives(Stmt.Return s, List<Node> out) {
    if (!isBody) {
      return false;
    }
    Place at = s.at();
    Lowering owner = owner();
    List<Node> values = lowering.statements.results(s);
    if (!values.isEmpty()) {
      Node assign = statement(values.size() == 1 ? Op.AS : Op.AS2, at);
      List<Node> left = new ArrayList<>();
      for (Var result : owner.fn.results) {
        result.reassigned = true;
        left.add(reference(result, at));
      }
      if (values.size() == 1) {
        assign.with(left.getFirst(), values.getFirst());
      } else {
        assign.list = left;
        assign.other = values;
      }
      out.add(assign);
    }
    out.add(set(owner.loops.nextVariable(at), RETURNS, at));
    out.add(set(needed(state), DONE, at));
    out.add(giveBack(false, at));
    returns = true;
    return true;
  }

  private static Var needed(@Nullable Var variable) {
    if (variable == null) {
      throw new IllegalStateException("It is no body of a loop.");
    }
    return variable;
  }
}
