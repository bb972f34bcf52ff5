package gopark.golang.check;

import gopark.golang.check.Entity.BuiltinEntity;
import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.NilEntity;
import gopark.golang.check.Entity.PackageEntity;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What names mean. */
final class Entities {
  private static final List<String> COMPLEX = List.of("complex64", "complex128");

  private final Checking checking;
  private final CheckProblems problems;
  private final DeclarationChecker declarations;

  Entities(Checking checking, DeclarationChecker declarations) {
    this.checking = checking;
    problems = checking.problems;
    this.declarations = declarations;
  }

  /**
   * Finds what the name means.
   *
   * @param wantType whether it must be a type
   */
  void name(Operand x, SyntaxExpr.Name e, boolean wantType) {
    x.invalidate();
    x.expr = e;
    Entity entity = checking.env.scope.find(e.text());
    if (entity == null) {
      undefined(e);
      return;
    }
    if (wantType && !(entity instanceof TypeEntity)) {
      problems.at(e, entity.name + " (" + entity.kind() + ") is not a type");
      if (entity instanceof VariableEntity variable) {
        variable.used = true;
      }
      return;
    }
    if (entity.state != Entity.State.DONE) {
      declarations.read(entity);
    }
    markDotImport(e.text(), entity);
    refer(x, e, entity);
  }

  private void undefined(SyntaxExpr.Name e) {
    if (e.isBlank()) {
      problems.at(e, "cannot use _ as value or type");
    } else if (COMPLEX.contains(e.text())) {
      problems.notSupported(e.at(), "complex numbers");
    } else if (!isOfDotImport(e)) {
      problems.at(e, "undefined: " + e.text());
    }
  }

  /** Tells of a name that a package imported with a dot would bring if it were as large as Go's. */
  private boolean isOfDotImport(SyntaxExpr.Name e) {
    for (Scope scope = checking.env.scope; scope != null; scope = scope.parent) {
      for (Entity entity : scope.entities()) {
        if (entity instanceof PackageEntity imported
            && imported.name.equals(".")
            && StandardNames.contains(imported.path, e.text())) {
          imported.used = true;
          problems.lacks(e.at(), last(imported.path) + "." + e.text());
          return true;
        }
      }
    }
    return false;
  }

  private static String last(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** An exported name of a package that was imported with a dot has been used. */
  private void markDotImport(String name, Entity entity) {
    Scope holder = checking.env.scope.holder(name);
    if (holder != null && !entity.pkg.isEmpty() && !entity.pkg.equals(checking.path)) {
      Entity dot = holder.own(". " + entity.pkg);
      if (dot instanceof PackageEntity imported) {
        imported.used = true;
      }
    }
  }

  private void refer(Operand x, SyntaxExpr.Name e, Entity entity) {
    switch (entity) {
      case PackageEntity p -> problems.at(e, "use of package " + p.name + " not in selector");
      case ConstantEntity constant -> {
        depend(entity);
        refer(x, e, constant);
      }
      case TypeEntity type -> {
        if (type.type != Basic.INVALID) {
          x.set(Mode.TYPE, type.type, null);
        }
      }
      case VariableEntity variable -> {
        variable.used = true;
        depend(entity);
        refer(x, variable, problems.place(e.at()));
      }
      case FunctionEntity function -> {
        depend(entity);
        refer(x, function, problems.place(e.at()));
      }
      case BuiltinEntity builtin -> {
        x.set(Mode.BUILTIN, Basic.INVALID, null);
        x.builtin = builtin.builtin;
      }
      case NilEntity _ -> x.set(Mode.NIL, Basic.UNTYPED_NIL, null);
    }
  }

  private void refer(Operand x, SyntaxExpr.Name e, ConstantEntity constant) {
    if (constant.type == Basic.INVALID) {
      return;
    }
    Constant value = constant.value;
    if (constant == UniverseScope.IOTA) {
      Constant iota = checking.env.iota;
      if (iota == null) {
        problems.at(e, "cannot use iota outside constant declaration");
        return;
      }
      value = iota;
    }
    x.setConstant(constant.type, value);
  }

  void refer(Operand x, VariableEntity variable, Place at) {
    Type type = variable.typeOrInvalid();
    if (type == Basic.INVALID) {
      return;
    }
    if (variable.local != null) {
      Captures.use(variable.local, checking.env.function);
    }
    x.set(Mode.VARIABLE, type, Entity.reference(variable, at));
  }

  void refer(Operand x, FunctionEntity entity, Place at) {
    x.setValue(
        entity.function.signature,
        new Expr.FuncRef(entity.function, List.of(), entity.function.signature, at));
    if (!entity.function.typeParams.isEmpty()) {
      x.generic = entity.function;
    }
  }

  /** What is being declared depends on this. */
  void depend(@Nullable Entity entity) {
    Declaration declaration = checking.env.declaration;
    if (declaration != null && entity != null && entity.declaration != null) {
      declaration.uses.add(entity);
    }
  }
}
