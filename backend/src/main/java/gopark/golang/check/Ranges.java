package gopark.golang.check;

import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Constants;
import gopark.golang.type.CoreType;
import gopark.golang.type.Identical;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import gopark.golang.type.Untyped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code for … range}. */
final class Ranges {
  private static final String SHAPE = "func must be func(yield func(...) bool): ";

  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final StatementChecker statements;
  private final Conversions conversions;
  private final Assignments assignments;
  private final LocalDeclarations locals;

  Ranges(
      Checking checking,
      ExpressionChecker expressions,
      StatementChecker statements,
      Conversions conversions,
      Assignments assignments,
      LocalDeclarations locals) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.statements = statements;
    this.conversions = conversions;
    this.assignments = assignments;
    this.locals = locals;
  }

  /** What a range gives in each round; null where it gives nothing. */
  private record Given(@Nullable Type key, @Nullable Type value, @Nullable String problem) {
    static Given refused(String problem) {
      return new Given(null, null, problem);
    }
  }

  /** Whether the function is the body of a loop over a function. */
  boolean isBody(Function function) {
    return checking.closureNames.isBody(function);
  }

  Stmt range(SyntaxStmt.Range s, @Nullable String label) {
    boolean before = checking.env.callOrReceive;
    checking.env.callOrReceive = false;
    Operand x = expressions.value(s.x());
    boolean calls = checking.env.callOrReceive;
    checking.env.callOrReceive = before || calls;
    SyntaxExpr key = s.lhs().isEmpty() ? null : s.lhs().getFirst();
    SyntaxExpr value = s.lhs().size() > 1 ? s.lhs().get(1) : null;
    SyntaxExpr extra = s.lhs().size() > 2 ? s.lhs().get(2) : null;
    Given given = new Given(null, null, null);
    if (!x.isInvalid()) {
      given = given(x.type);
      tell(x, given, key, value, extra);
    }
    if (given.problem != null) {
      x.invalidate();
    }
    Type core = x.isInvalid() ? null : CoreType.of(x.type);
    Scope outer = checking.openScope();
    Stmt result =
        core instanceof Signature yields
            ? overFunction(s, x, yields, given, label)
            : overValue(s, x, given, calls, label);
    checking.env.scope = outer;
    return result;
  }

  private void tell(
      Operand x,
      Given given,
      @Nullable SyntaxExpr key,
      @Nullable SyntaxExpr value,
      @Nullable SyntaxExpr extra) {
    String text = OperandText.of(x);
    String problem = given.problem;
    if (problem != null) {
      problems.at(x, "cannot range over " + text + (problem.isEmpty() ? "" : ": " + problem));
    } else if (given.key == null && key != null) {
      problems.at(key, "range over " + text + " permits no iteration variables");
    } else if (given.value == null && value != null) {
      problems.at(value, "range over " + text + " permits only one iteration variable");
    } else if (extra != null) {
      problems.at(extra, "range clause permits at most two iteration variables");
    }
  }

  private Stmt overValue(
      SyntaxStmt.Range s, Operand x, Given given, boolean calls, @Nullable String label) {
    boolean integer = !x.isInvalid() && TypeSets.isInteger(x.type);
    List<@Nullable Expr> targets =
        s.defines() ? declare(s, x, given, integer) : assign(s, x, given, integer);
    if (integer && s.lhs().isEmpty()) {
      conversions.assign(x, null, "range clause");
    } else if (!x.isInvalid() && x.isUntyped()) {
      conversions.convertUntyped(x, Untyped.defaultType(x.type));
    }
    Place at = problems.place(s.at());
    Expr operand = x.isInvalid() ? new Expr.Zero(Basic.INVALID, at) : conversions.node(x);
    if (s.lhs().size() < 2 && !calls && throughPointer(x.type) instanceof Array array) {
      // Only the length matters: what has it is not even looked at.
      operand = new Expr.Const(Constants.of(array.length()), Basic.INT, at);
    }
    Stmt.Block body = statements.block(s.body());
    return new Stmt.Range(
        targets.isEmpty() ? null : targets.getFirst(),
        targets.size() > 1 ? targets.get(1) : null,
        s.defines(),
        operand,
        body,
        label,
        at);
  }

  /** The new variables of each round. */
  private List<@Nullable Expr> declare(
      SyntaxStmt.Range s, Operand x, Given given, boolean integer) {
    List<@Nullable Expr> targets = new ArrayList<>();
    for (VariableEntity variable : variables(s, x, given, integer)) {
      Local local = locals.local(variable);
      targets.add(
          local == null || variable.name.equals("_")
              ? null
              : new Expr.LocalRef(local, problems.place(variable.at)));
      checking.declare(variable);
    }
    return targets;
  }

  private List<VariableEntity> variables(
      SyntaxStmt.Range s, Operand x, Given given, boolean integer) {
    List<VariableEntity> variables = new ArrayList<>();
    boolean fresh = false;
    for (int i = 0; i < Math.min(2, s.lhs().size()); i++) {
      SyntaxExpr e = s.lhs().get(i);
      String name = e instanceof SyntaxExpr.Name written ? written.text() : "_";
      if (!(e instanceof SyntaxExpr.Name)) {
        problems.at(e, "invalid syntax tree: cannot declare " + ExprText.of(e));
      }
      fresh |= !name.equals("_");
      VariableEntity variable = new VariableEntity(name, Extent.start(e), Role.LOCAL);
      variables.add(variable);
      Type type = i == 0 ? given.key : given.value;
      if (type == null || type == Basic.INVALID) {
        variable.type = Basic.INVALID;
        variable.used = true;
      } else if (integer) {
        Expr node = assignments.initialize(variable, x, "range clause");
        if (node == null) {
          variable.type = Basic.INVALID;
        }
      } else {
        variable.type = type;
      }
    }
    if (!fresh) {
      problems.at(s.at(), "no new variables on left side of :=");
    }
    return variables;
  }

  private List<@Nullable Expr> assign(SyntaxStmt.Range s, Operand x, Given given, boolean integer) {
    List<@Nullable Expr> targets = new ArrayList<>();
    for (int i = 0; i < Math.min(2, s.lhs().size()); i++) {
      SyntaxExpr e = s.lhs().get(i);
      Type type = i == 0 ? given.key : given.value;
      if (type == null || type == Basic.INVALID) {
        targets.add(null);
        continue;
      }
      Assignments.Target target = assignments.target(e);
      if (integer) {
        assignments.assign(target, x, "range clause");
        if (!x.isInvalid() && !TypeSets.isInteger(x.type)) {
          problems.at(e, "cannot use iteration variable of type " + TypeText.of(x.type));
        }
      } else {
        Expr some = new Expr.Zero(type, problems.place(e.at()));
        assignments.assign(target, Operand.value(e, type, some), "assignment");
      }
      targets.add(target.node());
    }
    return targets;
  }

  private Stmt overFunction(
      SyntaxStmt.Range s, Operand x, Signature over, Given given, @Nullable String label) {
    Place at = problems.place(s.at());
    Function outer = checking.env.function;
    if (outer == null || !(CoreType.of(over.params().getFirst()) instanceof Signature yield)) {
      return new Stmt.Empty(at);
    }
    Expr operand = conversions.node(x);
    Function body =
        new Function("", checking.closureNames.loop(outer), yield, at, outer, checking.path);
    checking.closureNames.body(body, outer);
    Environment before = checking.env;
    checking.env =
        new Environment(before.scope, before.declaration, before.iota, body, before.signature);
    List<@Nullable Expr> targets =
        s.defines() ? declare(s, x, given, false) : assign(s, x, given, false);
    List<@Nullable Local> locals = new ArrayList<>();
    for (int i = 0; i < yield.params().size(); i++) {
      Expr target = i < targets.size() ? targets.get(i) : null;
      boolean own = s.defines() && target instanceof Expr.LocalRef;
      Local param =
          own && target instanceof Expr.LocalRef(Local local, _)
              ? local
              : new Local("", yield.params().get(i), at, body);
      body.params.add(param);
      locals.add(own || (!s.defines() && target != null) ? param : null);
    }
    body.results.add(new Local("", Basic.BOOL, at, body));
    body.body = statements.block(s.body());
    body.end = problems.place(s.body().close());
    checking.env = before;
    List<@Nullable Expr> keys = s.defines() ? List.of() : targets;
    return new Stmt.RangeFunction(locals, keys, operand, body, label, at);
  }

  private static Type throughPointer(Type type) {
    return type.underlying() instanceof Pointer(Type element)
        ? element.underlying()
        : type.underlying();
  }

  private static Given given(Type type) {
    CoreType.Result core = CoreType.find(type);
    List<Type> types = TypeSets.types(type);
    for (Type each : types == null ? List.<Type>of() : types) {
      if (each.underlying() instanceof Chan chan && !chan.receives()) {
        return Given.refused("receive from send-only channel " + TypeText.of(each));
      }
    }
    Type under = core.type();
    if (under == null) {
      return Given.refused(core.reason());
    }
    if (under instanceof Pointer(Type element) && element.underlying() instanceof Array array) {
      under = array;
    }
    return switch (under) {
      case Basic basic when basic.kind() == Basic.Kind.STRING ->
          new Given(Basic.INT, Basic.RUNE, null);
      case Basic basic when basic.isInteger() -> new Given(type, null, null);
      case Basic basic when basic == Basic.UNTYPED_FLOAT -> Given.refused("");
      case Array array -> new Given(Basic.INT, array.element(), null);
      case Slice(Type element) -> new Given(Basic.INT, element, null);
      case MapOf map -> new Given(map.key(), map.value(), null);
      case Chan chan -> new Given(chan.element(), null, null);
      case Signature signature -> yielded(signature);
      default -> Given.refused("");
    };
  }

  private static Given yielded(Signature function) {
    if (function.params().size() != 1) {
      return Given.refused(SHAPE + "wrong argument count");
    }
    if (!function.results().isEmpty()) {
      return Given.refused(SHAPE + "unexpected results");
    }
    if (!(CoreType.of(function.params().getFirst()) instanceof Signature yield)) {
      return Given.refused(SHAPE + "argument is not func");
    }
    List<Type> params = yield.params();
    if (params.size() > 2) {
      return Given.refused(SHAPE + "yield func has too many parameters");
    }
    if (yield.results().size() != 1
        || !Identical.identical(yield.results().getFirst(), Basic.BOOL)) {
      boolean defined =
          yield.results().size() == 1 && TypeSets.isBoolean(yield.results().getFirst());
      return Given.refused(
          SHAPE
              + (defined
                  ? "yield func returns user-defined boolean, not bool"
                  : "yield func does not return bool"));
    }
    return new Given(
        params.isEmpty() ? null : params.getFirst(),
        params.size() > 1 ? params.get(1) : null,
        null);
  }
}
