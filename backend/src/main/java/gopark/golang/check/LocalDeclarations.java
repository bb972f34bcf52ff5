package gopark.golang.check;

import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/** Declarations in functions. */
final class LocalDeclarations {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final DeclarationChecker declarations;
  private final TypeDeclarations typeDeclarations;
  private final Assignments assignments;

  LocalDeclarations(
      Checking checking,
      ExpressionChecker expressions,
      TypeChecker types,
      DeclarationChecker declarations,
      TypeDeclarations typeDeclarations,
      Assignments assignments) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.types = types;
    this.declarations = declarations;
    this.typeDeclarations = typeDeclarations;
    this.assignments = assignments;
  }

  /** Makes the variable one of the present function. */
  @Nullable Local local(VariableEntity variable) {
    Function function = checking.env.function;
    if (function == null) {
      return null;
    }
    Local local =
        new Local(variable.name, variable.typeOrInvalid(), problems.place(variable.at), function);
    variable.local = local;
    return local;
  }

  void declare(SyntaxStmt.Declaration s, List<Stmt> out) {
    for (SyntaxDecl decl : s.decls()) {
      switch (decl) {
        case SyntaxDecl.Const constant -> constants(constant);
        case SyntaxDecl.TypeDecl type -> typeDeclarations.local(type);
        case SyntaxDecl.Var variables -> variables(variables, out);
        case SyntaxDecl.Import _, SyntaxDecl.Func _ -> {}
      }
    }
  }

  private void constants(SyntaxDecl.Const decl) {
    SyntaxDecl.Const repeated = decl.repeated();
    SyntaxDecl.Const source = repeated == null ? decl : repeated;
    Constant before = checking.env.iota;
    checking.env.iota = Constants.of(decl.iota());
    int pending = checking.pending();
    List<ConstantEntity> entities = new ArrayList<>();
    for (int i = 0; i < decl.names().size(); i++) {
      SyntaxExpr.Name name = decl.names().get(i);
      ConstantEntity entity = new ConstantEntity(name.text(), name.at());
      entity.pkg = checking.path;
      SyntaxExpr init = i < source.values().size() ? source.values().get(i) : null;
      declarations.constant(entity, source.type(), init, repeated != null);
      entities.add(entity);
    }
    count(decl.names(), source.values(), true, repeated == null ? null : decl.at());
    checking.process(pending);
    checking.env.iota = before;
    entities.forEach(checking::declare);
  }

  /**
   * Tells if there are too many values or too few.
   *
   * @param repeatedAt of constants with the values of others, where they are
   */
  void count(
      List<SyntaxExpr.Name> names,
      List<SyntaxExpr> values,
      boolean constants,
      @Nullable Position repeatedAt) {
    int l = names.size();
    int r = values.size();
    if (l < r) {
      SyntaxExpr extra = values.get(l);
      if (repeatedAt != null) {
        problems.at(repeatedAt, "extra init expr at " + problems.at(extra.at()));
      } else {
        problems.at(extra, "extra init expr " + ExprText.of(extra));
      }
    } else if (l > r && (constants || r != 1)) {
      SyntaxExpr.Name missing = names.get(r);
      problems.at(missing, "missing init expr for " + missing.text());
    }
  }

  private void variables(SyntaxDecl.Var decl, List<Stmt> out) {
    int pending = checking.pending();
    List<VariableEntity> variables = new ArrayList<>();
    for (SyntaxExpr.Name name : decl.names()) {
      VariableEntity variable = new VariableEntity(name.text(), name.at(), Role.LOCAL);
      variable.pkg = checking.path;
      variables.add(variable);
    }
    List<SyntaxExpr> values = decl.values();
    SyntaxExpr typ = decl.type();
    if (typ != null) {
      Type type = types.variableType(typ);
      variables.forEach(v -> v.type = type);
    }
    List<Expr> nodes = new ArrayList<>();
    if (values.size() == 1 && variables.size() > 1) {
      nodes.addAll(assignments.initializeAll(variables, values, null));
    } else {
      for (int i = 0; i < variables.size(); i++) {
        initialize(variables.get(i), i < values.size() ? values.get(i) : null, nodes);
      }
      if (typ == null || !values.isEmpty()) {
        count(decl.names(), values, false, null);
      }
    }
    checking.process(pending);
    Place at = problems.place(decl.at());
    List<@Nullable Local> locals = new ArrayList<>();
    for (VariableEntity variable : variables) {
      Local local = local(variable);
      locals.add(variable.name.equals("_") ? null : local);
      checking.declare(variable);
    }
    out.add(new Stmt.Declare(locals, List.copyOf(nodes), at));
  }

  private void initialize(VariableEntity variable, @Nullable SyntaxExpr init, List<Expr> nodes) {
    if (init == null) {
      if (variable.type == null) {
        variable.type = Basic.INVALID;
      }
      return;
    }
    Operand x = expressions.value(init, variable.type, variable.name);
    Expr node = assignments.initialize(variable, x, "variable declaration");
    if (node != null) {
      nodes.add(node);
    }
  }

  /** {@code a, b := x, y}. */
  Stmt define(SyntaxStmt.Assign s) {
    Place at = problems.place(s.at());
    int pending = checking.pending();
    LinkedHashSet<String> seen = new LinkedHashSet<>();
    List<VariableEntity> all = new ArrayList<>();
    List<VariableEntity> fresh = new ArrayList<>();
    boolean good = true;
    for (SyntaxExpr e : s.lhs()) {
      VariableEntity variable = left(e, seen, fresh);
      good &= variable != null;
      all.add(variable != null ? variable : new VariableEntity("_", e.at(), Role.LOCAL));
    }
    List<Expr> values = assignments.initializeAll(all, s.rhs(), null);
    checking.process(pending);
    if (fresh.isEmpty() && good) {
      problems.at(s.at(), "no new variables on left side of :=");
      return new Stmt.Empty(at);
    }
    List<Local> locals = new ArrayList<>();
    for (VariableEntity variable : fresh) {
      Local local = local(variable);
      if (local != null) {
        locals.add(local);
      }
      checking.declare(variable);
    }
    if (!good || values.isEmpty()) {
      return new Stmt.Empty(at);
    }
    return statement(all, fresh, locals, values, at);
  }

  /** The variable on the left, old or new; null after a mistake. */
  private @Nullable VariableEntity left(
      SyntaxExpr e, SequencedSet<String> seen, List<VariableEntity> fresh) {
    if (!(e instanceof SyntaxExpr.Name name)) {
      expressions.use(List.of(e));
      problems.at(e, "non-name " + ExprText.of(e) + " on left side of :=");
      return null;
    }
    if (!name.isBlank() && !seen.add(name.text())) {
      problems.at(e, name.text() + " repeated on left side of :=");
      return null;
    }
    Entity old = name.isBlank() ? null : checking.env.scope.own(name.text());
    if (old instanceof VariableEntity variable) {
      return variable;
    }
    if (old != null) {
      problems.at(e, "cannot assign to " + name.text());
      return null;
    }
    VariableEntity variable = new VariableEntity(name.text(), name.at(), Role.LOCAL);
    variable.pkg = checking.path;
    if (!name.isBlank()) {
      fresh.add(variable);
    }
    return variable;
  }

  private Stmt statement(
      List<VariableEntity> all,
      List<VariableEntity> fresh,
      List<Local> locals,
      List<Expr> values,
      Place at) {
    List<@Nullable Local> declared = new ArrayList<>();
    List<@Nullable Expr> targets = new ArrayList<>();
    boolean onlyNew = true;
    for (VariableEntity variable : all) {
      Local local = variable.local;
      if (local == null) {
        declared.add(null);
        targets.add(null);
        continue;
      }
      Expr target = new Expr.LocalRef(local, problems.place(variable.at));
      declared.add(local);
      targets.add(target);
      if (!fresh.contains(variable)) {
        onlyNew = false;
        Captures.use(local, checking.env.function);
        Captures.assigned(target);
      }
    }
    return onlyNew
        ? new Stmt.Declare(declared, values, at)
        : new Stmt.Assign(targets, values, List.copyOf(locals), at);
  }
}
