package gopark.golang.check;

import gopark.golang.check.Entity.BuiltinEntity;
import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.NilEntity;
import gopark.golang.check.Entity.PackageEntity;
import gopark.golang.check.Entity.State;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Unit;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Named;
import gopark.golang.type.Type;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what a package declares, each when it is first needed. */
final class Declarations {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final TypeChecker types;
  private final FunctionBodies bodies;
  private final TypeDeclarations typeDeclarations;
  private final Conversions conversions;
  private final Assignments assignments;

  /** How the variables of the package get their first values. */
  final IdentityHashMap<Declaration, Unit.Init> inits = new IdentityHashMap<>();

  Declarations(
      Checking checking,
      ExpressionChecker expressions,
      TypeChecker types,
      FunctionBodies bodies,
      TypeDeclarations typeDeclarations,
      Conversions conversions,
      Assignments assignments) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.types = types;
    this.bodies = bodies;
    this.typeDeclarations = typeDeclarations;
    this.conversions = conversions;
    this.assignments = assignments;
  }

  /** Makes sure that the type of what is declared is known. */
  void read(Entity entity) {
    switch (entity.state) {
      case DONE -> {}
      case READING -> again(entity);
      case UNREAD -> {
        Declaration declaration = entity.declaration;
        if (declaration != null && checking.enter(entity.at)) {
          first(entity, declaration);
          checking.leave();
        }
      }
    }
  }

  private void first(Entity entity, Declaration declaration) {
    Environment before = checking.env;
    boolean type = entity instanceof TypeEntity;
    checking.env = new Environment(declaration.file, type ? null : declaration, null, null, null);
    entity.state = State.READING;
    checking.declaring.add(entity);
    try {
      switch (entity) {
        case ConstantEntity constant -> {
          checking.env.iota = Constants.of(declaration.iota);
          constant(constant, declaration.type, declaration.init, declaration.repeated);
        }
        case VariableEntity variable -> variable(variable, declaration);
        case TypeEntity t -> typeDeclarations.read(t, declaration);
        case FunctionEntity function -> bodies.declare(function, declaration);
        case PackageEntity _, BuiltinEntity _, NilEntity _ ->
            throw new IllegalStateException(entity.name);
      }
    } finally {
      checking.declaring.removeLast();
      entity.state = State.DONE;
      checking.env = before;
    }
    if (checking.declaring.isEmpty()) {
      typeDeclarations.defineWaiting();
    }
  }

  /** An entity is needed while its own declaration is being read. */
  private void again(Entity entity) {
    switch (entity) {
      case ConstantEntity constant -> {
        if (!isValidCycle(entity)) {
          constant.type = Basic.INVALID;
        }
      }
      case VariableEntity variable -> {
        if (!isValidCycle(entity) || variable.type == null) {
          variable.type = Basic.INVALID;
        }
      }
      case TypeEntity type -> {
        if (!isValidCycle(entity)) {
          type.type = Basic.INVALID;
        } else if (type.alias) {
          typeDeclarations.aliasAgain(type);
        }
      }
      case FunctionEntity _ -> isValidCycle(entity);
      case PackageEntity _, BuiltinEntity _, NilEntity _ -> {} // Nothing declares them in Go.
    }
  }

  /** Whether what is being read since this may speak of it; else that has been told. */
  private boolean isValidCycle(Entity entity) {
    List<Entity> cycle =
        checking.declaring.subList(checking.declaring.indexOf(entity), checking.declaring.size());
    int values = 0;
    int definitions = 0;
    for (Entity e : cycle) {
      if (e instanceof ConstantEntity || e instanceof VariableEntity) {
        values++;
      } else if (e instanceof TypeEntity t) {
        if (typeDeclarations.isReadingParams() && isGeneric(t)) {
          return true;
        }
        definitions += t.alias ? 0 : 1;
      }
    }
    if (values == cycle.size() || (values == 0 && definitions > 0)) {
      return true;
    }
    tellCycle(List.copyOf(cycle));
    return false;
  }

  private static boolean isGeneric(TypeEntity entity) {
    return entity.type instanceof Named named && named.isGeneric();
  }

  /** Tells of declarations each of which refers to the next, the last to the first. */
  void tellCycle(List<? extends Entity> cycle) {
    int start = 0;
    for (int i = 1; i < cycle.size(); i++) {
      if (cycle.get(i).at.compareTo(cycle.get(start).at) < 0) {
        start = i;
      }
    }
    tellCycle(cycle, start);
  }

  void tellCycle(List<? extends Entity> cycle, int start) {
    Entity first = cycle.get(start);
    boolean type = first instanceof TypeEntity;
    String what = type ? "invalid recursive type" : "invalid cycle in declaration";
    if (cycle.size() == 1) {
      problems.at(first.at, what + ": " + first.name + " refers to itself");
      return;
    }
    StringBuilder message = new StringBuilder(what).append(type ? " " : " of ").append(first.name);
    for (int i = 0; i < cycle.size(); i++) {
      Entity from = cycle.get((start + i) % cycle.size());
      Entity to = cycle.get((start + i + 1) % cycle.size());
      message.append(problems.line(from.at, from.name + " refers to " + to.name));
    }
    problems.at(first.at, message.toString());
  }

  /** A constant, of a package or of a function. */
  void constant(
      ConstantEntity entity,
      @Nullable SyntaxExpr typ,
      @Nullable SyntaxExpr init,
      boolean repeated) {
    Type type = null;
    if (typ != null) {
      type = types.type(typ);
      if (!TypeSets.isConstType(type)) {
        if (type.underlying() != Basic.INVALID) {
          problems.at(typ, "invalid constant type " + TypeText.of(type));
        }
        return;
      }
    }
    if (init == null) {
      return;
    }
    var before = problems.insteadAt();
    problems.insteadAt(repeated ? entity.at : null);
    Operand x = expressions.value(init);
    give(entity, type, x);
    problems.insteadAt(before);
  }

  private void give(ConstantEntity entity, @Nullable Type type, Operand x) {
    if (x.isInvalid() || x.type == Basic.INVALID || type == Basic.INVALID) {
      return;
    }
    if (!x.isConstant()) {
      problems.at(x, OperandText.of(x) + " is not constant");
      return;
    }
    entity.type = type == null ? x.type : type;
    if (type != null) {
      conversions.assign(x, type, "constant declaration");
    }
    Constant value = x.value;
    if (!x.isInvalid() && value != null) {
      entity.value = value;
    } else {
      entity.type = Basic.INVALID;
    }
  }

  /** A variable of the package. */
  private void variable(VariableEntity variable, Declaration declaration) {
    SyntaxExpr typ = declaration.type;
    if (typ != null) {
      setType(variable, types.variableType(typ));
    }
    SyntaxExpr init = declaration.init;
    if (init == null) {
      if (typ == null) {
        setType(variable, Basic.INVALID);
      }
      return;
    }
    if (declaration.together.isEmpty()) {
      Operand x = expressions.value(init, variable.type, variable.name);
      Expr value = assignments.initialize(variable, x, "variable declaration");
      setType(variable, variable.typeOrInvalid());
      if (value != null) {
        inits.put(declaration, new Unit.Init(targets(List.of(variable)), value));
      }
      return;
    }
    for (VariableEntity each : declaration.together) {
      each.state = each.state == State.UNREAD ? State.DONE : each.state;
      if (variable.type != null) {
        setType(each, variable.type);
      }
    }
    List<Expr> values = assignments.initializeAll(declaration.together, List.of(init), null);
    for (VariableEntity each : declaration.together) {
      setType(each, each.typeOrInvalid());
    }
    if (values.size() == 1) {
      inits.put(declaration, new Unit.Init(targets(declaration.together), values.getFirst()));
    }
  }

  static void setType(VariableEntity variable, Type type) {
    variable.type = type;
    if (variable.global != null) {
      variable.global.type = type;
    }
  }

  private List<Expr.@Nullable GlobalRef> targets(List<VariableEntity> variables) {
    List<Expr.@Nullable GlobalRef> targets = new ArrayList<>();
    for (VariableEntity variable : variables) {
      targets.add(
          variable.global == null || variable.name.equals("_")
              ? null
              : new Expr.GlobalRef(variable.global, problems.place(variable.at)));
    }
    return targets;
  }
}
