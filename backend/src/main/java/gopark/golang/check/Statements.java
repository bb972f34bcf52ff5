package gopark.golang.check;

import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Statements, each given to the part that knows its kind. */
final class Statements {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Conversions conversions;
  private final Operators operators;
  private final Assignments assignments;
  private final SwitchChecks switches;
  private final Ranges ranges;
  private final Selects selects;
  private final LocalDeclarations locals;

  Statements(
      Checking checking,
      ExpressionChecker expressions,
      Conversions conversions,
      Operators operators,
      Assignments assignments,
      SwitchChecks switches,
      Ranges ranges,
      Selects selects,
      LocalDeclarations locals) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.conversions = conversions;
    this.operators = operators;
    this.assignments = assignments;
    this.switches = switches;
    this.ranges = ranges;
    this.selects = selects;
    this.locals = locals;
  }

  /** The statements of a block, in the present scope. */
  List<Stmt> sequence(List<SyntaxStmt> statements) {
    List<Stmt> out = new ArrayList<>();
    for (SyntaxStmt s : statements) {
      add(s, null, out);
    }
    return List.copyOf(out);
  }

  /** A block with a scope of its own. */
  Stmt.Block block(SyntaxStmt.Block s) {
    Scope outer = checking.openScope();
    Stmt.Block block =
        new Stmt.Block(sequence(s.stmts()), problems.place(s.at()), problems.place(s.close()));
    checking.env.scope = outer;
    return block;
  }

  /** One statement; several that it became stand in a block. */
  @Nullable Stmt one(@Nullable SyntaxStmt s) {
    if (s == null) {
      return null;
    }
    List<Stmt> out = new ArrayList<>();
    add(s, null, out);
    Place at = problems.place(s.at());
    return out.size() == 1 ? out.getFirst() : new Stmt.Block(List.copyOf(out), at, at);
  }

  private void add(SyntaxStmt s, @Nullable String label, List<Stmt> out) {
    if (!checking.enter(s.at())) {
      return;
    }
    int pending = checking.pending();
    dispatch(s, label, out);
    checking.process(pending);
    checking.leave();
  }

  private void dispatch(SyntaxStmt s, @Nullable String label, List<Stmt> out) {
    Place at = problems.place(s.at());
    switch (s) {
      case SyntaxStmt.Empty _ -> {}
      case SyntaxStmt.Declaration d -> locals.declare(d, out);
      case SyntaxStmt.Labeled labeled -> labeled(labeled, out, at);
      case SyntaxStmt.Block b -> out.add(block(b));
      case SyntaxStmt.Expression e -> expression(e, out, at);
      case SyntaxStmt.Send send -> send(send, out, at);
      case SyntaxStmt.Assign a -> out.add(a.defines() ? locals.define(a) : assignments.assign(a));
      case SyntaxStmt.OpAssign a -> out.add(assignments.update(a));
      case SyntaxStmt.CallStmt call -> call(call, out, at);
      case SyntaxStmt.Return r -> out.add(result(r, at));
      case SyntaxStmt.Branch b -> branch(b, out, at);
      case SyntaxStmt.If i -> out.add(condition(i, at));
      case SyntaxStmt.For f -> out.add(loop(f, label, at));
      case SyntaxStmt.Range r -> out.add(ranges.range(r, label));
      case SyntaxStmt.Switch w -> out.add(switches.statement(w, label));
      case SyntaxStmt.Select w -> out.add(selects.select(w, label));
    }
  }

  private void labeled(SyntaxStmt.Labeled s, List<Stmt> out, Place at) {
    List<Stmt> inner = new ArrayList<>();
    String name = s.label().text();
    add(s.stmt(), name, inner);
    Stmt first = inner.isEmpty() ? new Stmt.Empty(at) : inner.getFirst();
    out.add(new Stmt.Labeled(name, first, at));
    out.addAll(inner.subList(Math.min(1, inner.size()), inner.size()));
  }

  private void expression(SyntaxStmt.Expression s, List<Stmt> out, Place at) {
    Operand x = expressions.raw(s.x(), null, null, false);
    String problem =
        switch (x.mode) {
          case BUILTIN -> " must be called";
          case TYPE -> " is not an expression";
          case INVALID, NO_VALUE, CONSTANT, VARIABLE, MAP_INDEX, VALUE, NIL, COMMA_OK ->
              x.use == Use.STATEMENT ? "" : " is not used";
        };
    if (!problem.isEmpty()) {
      problems.at(x, OperandText.of(x) + problem);
    } else if (x.node != null) {
      out.add(new Stmt.Evaluate(x.node, at));
    }
  }

  private void send(SyntaxStmt.Send s, List<Stmt> out, Place at) {
    Operand channel = expressions.value(s.channel());
    Operand value = expressions.value(s.value());
    if (channel.isInvalid() || value.isInvalid()) {
      return;
    }
    Type element = operators.channelElement(channel, channel, false);
    if (element != null) {
      Expr node = conversions.assign(value, element, "send");
      if (node != null) {
        out.add(new Stmt.Send(conversions.node(channel), node, at));
      }
    }
  }

  private void call(SyntaxStmt.CallStmt s, List<Stmt> out, Place at) {
    SyntaxExpr call = s.call();
    String keyword = s.keyword();
    if (!(call instanceof SyntaxExpr.Call)) {
      problems.at(call, "expression in " + keyword + " must be function call");
      expressions.use(List.of(call));
      return;
    }
    Operand x = expressions.raw(call, null, null, false);
    String problem =
        switch (x.use) {
          case CONVERSION -> "requires function call, not conversion";
          case EXPRESSION -> "discards result of";
          case STATEMENT -> "";
        };
    Expr node = x.node;
    if (!problem.isEmpty()) {
      problems.at(x, keyword + " " + problem + " " + OperandText.of(x));
    } else if (node != null) {
      out.add(s.defers() ? new Stmt.Defer(node, at) : new Stmt.Go(node, at));
    }
  }

  private Stmt result(SyntaxStmt.Return s, Place at) {
    Signature signature = checking.env.signature;
    Function function = resultsOwner();
    if (signature == null || function == null) {
      return new Stmt.Empty(at);
    }
    if (checking.env.function != function) {
      for (Local result : function.results) {
        Captures.use(result, checking.env.function);
        result.reassigned = true;
      }
    }
    List<VariableEntity> results = new ArrayList<>();
    for (int i = 0; i < signature.results().size(); i++) {
      VariableEntity result =
          new VariableEntity(signature.resultNames().get(i), s.at(), Role.RESULT);
      result.type = signature.results().get(i);
      results.add(result);
    }
    if (!s.results().isEmpty()) {
      return new Stmt.Return(assignments.initializeAll(results, s.results(), s.at()), at);
    }
    if (function.namedResults) {
      checkShadowing(function, s);
    } else if (!results.isEmpty()) {
      assignments.tellReturn(s.at(), false, List.of(), results);
    }
    return new Stmt.Return(List.of(), at);
  }

  /** The function that a return leaves: not the body of a loop over a function. */
  private @Nullable Function resultsOwner() {
    Function function = checking.env.function;
    while (function != null && ranges.isBody(function)) {
      function = function.outer;
    }
    return function;
  }

  private void checkShadowing(Function function, SyntaxStmt.Return s) {
    for (Local result : function.results) {
      Entity found = checking.env.scope.find(result.name);
      boolean itself = found instanceof VariableEntity variable && variable.local == result;
      if (found != null && !itself && !result.name.equals("_")) {
        problems.at(
            s.at(),
            "result parameter "
                + result.name
                + " not in scope at return"
                + problems.line(
                    found.at,
                    "inner declaration of var " + result.name + " " + TypeText.of(result.type)));
      }
    }
  }

  private void branch(SyntaxStmt.Branch s, List<Stmt> out, Place at) {
    SyntaxExpr.Name written = s.label();
    String label = written == null ? null : written.text();
    switch (s.kind()) {
      case BREAK -> out.add(new Stmt.Break(label, at));
      case CONTINUE -> out.add(new Stmt.Continue(label, at));
      case GOTO -> out.add(new Stmt.Goto(label == null ? "" : label, at));
      case FALLTHROUGH -> {}
    }
  }

  private Expr condition(SyntaxExpr e, String what) {
    Operand x = expressions.value(e);
    Place at = problems.place(Extent.start(e));
    if (x.isInvalid()) {
      return new Expr.Zero(Basic.BOOL, at);
    }
    if (!TypeSets.allBoolean(x.type)) {
      problems.at(e, "non-boolean condition in " + what + " statement");
      return conversions.node(x);
    }
    conversions.convertUntyped(x, Basic.BOOL);
    return conversions.node(x);
  }

  private Stmt condition(SyntaxStmt.If s, Place at) {
    Scope outer = checking.openScope();
    Stmt init = one(s.init());
    Expr condition = condition(s.condition(), "if");
    Stmt.Block then = block(s.then());
    Stmt otherwise = one(s.otherwise());
    checking.env.scope = outer;
    return new Stmt.If(init, condition, then, otherwise, at);
  }

  private Stmt loop(SyntaxStmt.For s, @Nullable String label, Place at) {
    Scope outer = checking.openScope();
    Stmt init = one(s.init());
    SyntaxExpr written = s.condition();
    Expr condition = written == null ? null : condition(written, "for");
    Stmt post = one(s.post());
    Stmt.Block body = block(s.body());
    checking.env.scope = outer;
    return new Stmt.For(init, condition, post, body, label, at);
  }
}
