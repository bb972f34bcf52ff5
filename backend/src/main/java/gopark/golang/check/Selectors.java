package gopark.golang.check;

import gopark.golang.check.Entity.BuiltinEntity;
import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.NilEntity;
import gopark.golang.check.Entity.PackageEntity;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Lookup;
import gopark.golang.type.Named;
import gopark.golang.type.Names;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code x.name}: of packages, fields, methods as values, methods of types. */
final class Selectors {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final Entities entities;
  private final Conversions conversions;
  private final MethodExpressions methodExpressions;
  private final SelectorProblems wording;

  Selectors(
      Checking checking,
      ExpressionChecker expressions,
      Entities entities,
      Conversions conversions,
      Calls calls) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.entities = entities;
    this.conversions = conversions;
    this.methodExpressions = new MethodExpressions(checking, this, calls);
    this.wording = new SelectorProblems(checking);
  }

  /**
   * Finds what is selected.
   *
   * @param wantType whether it must be a type
   */
  void selector(Operand x, SyntaxExpr.Selector e, boolean wantType) {
    x.invalidate();
    x.expr = e;
    if (e.x() instanceof SyntaxExpr.Name name
        && checking.env.scope.find(name.text()) instanceof PackageEntity imported) {
      ofPackage(x, e, imported);
      return;
    }
    Operand operand = expressions.valueOrType(e.x(), false);
    if (operand.isInvalid()) {
      return;
    }
    if (operand.mode == Mode.BUILTIN) {
      String text = OperandText.of(operand);
      problems.at(e.at(), "invalid use of " + text + " in selector expression");
      return;
    }
    if (wantType) {
      problems.at(e.selected(), ExprText.of(e) + " is not a type");
      return;
    }
    selected(x, operand, e);
  }

  private void ofPackage(Operand x, SyntaxExpr.Selector e, PackageEntity pkg) {
    pkg.used = true;
    CheckedPackage imported = pkg.imported;
    if (imported == null) {
      return;
    }
    String name = e.selected().text();
    Entity found = isKeptFromPrograms(pkg.path, name) ? null : imported.scope().own(name);
    if (found == null && StandardNames.contains(pkg.path, name)) {
      problems.lacks(e.selected().at(), ExprText.of(e));
      return;
    }
    String other = folded(imported, name);
    if (isHidden(pkg.path, name, found, other)) {
      problems.at(e.selected(), "name " + name + " not exported by package " + imported.name());
    } else if (found == null || found.pkg.isEmpty() || !Names.isExported(name)) {
      String but = other == null ? "" : " (but have " + other + ")";
      problems.at(e.selected(), "undefined: " + ExprText.of(e) + but);
      return;
    }
    if (found == null) {
      return;
    }
    Place at = problems.place(e.at());
    switch (found) {
      case ConstantEntity constant -> x.setConstant(constant.type, constant.value);
      case TypeEntity type -> x.set(Mode.TYPE, type.type, null);
      case VariableEntity variable -> entities.refer(x, variable, at);
      case FunctionEntity function -> entities.refer(x, function, at);
      case PackageEntity _, BuiltinEntity _, NilEntity _ -> {} // No package has them.
    }
  }

  /** Whether Go's compiler would know the name, though it is not exported. */
  private static boolean isHidden(
      String path, String name, @Nullable Entity found, @Nullable String exported) {
    return !Names.isExported(name)
        && (HiddenNames.contains(path, name) || (found instanceof TypeEntity && exported == null));
  }

  private static @Nullable String folded(CheckedPackage imported, String name) {
    if (StandardNames.knows(imported.path())) {
      return StandardNames.folded(imported.path(), name);
    }
    for (Entity entity : imported.scope().entities()) {
      if (entity.name.equalsIgnoreCase(name) && Names.isExported(entity.name)) {
        return entity.name;
      }
    }
    return null;
  }

  /** Whether packages of the library export it to one another only: Go has no such name. */
  private boolean isKeptFromPrograms(String path, String name) {
    return !checking.mayHaveNatives
        && Names.isExported(name)
        && StandardNames.knows(path)
        && !StandardNames.contains(path, name);
  }

  /** Finds what is selected of an operand that is known already. */
  void selected(Operand x, Operand operand, SyntaxExpr.Selector e) {
    String name = e.selected().text();
    boolean variable = operand.mode == Mode.VARIABLE;
    Lookup.Result found =
        name.equals("_")
            ? new Lookup.NotFound()
            : visible(Lookup.find(operand.type, variable, checking.path, name), name);
    switch (found) {
      case Lookup.FieldFound field -> {
        if (operand.mode == Mode.TYPE) {
          wording.noMethod(operand, e);
          return;
        }
        Expr node = way(conversions.node(operand), field.path(), e);
        x.set(variable || field.indirect() ? Mode.VARIABLE : Mode.VALUE, field.type(), node);
      }
      case Lookup.MethodFound method -> {
        entities.depend(checking.declaredFunctions.get(method.method()));
        if (operand.mode == Mode.TYPE) {
          methodExpressions.of(x, operand.type, method, e);
        } else {
          bind(x, operand, method, e);
        }
      }
      case Lookup.InterfaceMethodFound method -> {
        if (operand.mode == Mode.TYPE) {
          methodExpressions.of(x, operand.type, method, e);
        } else {
          bind(x, operand, method, e);
        }
      }
      case Lookup.Ambiguous _, Lookup.NeedsPointer _, Lookup.NotFound _ ->
          wording.tell(operand, e, found);
    }
  }

  private Lookup.Result visible(Lookup.Result found, String name) {
    boolean kept =
        found instanceof Lookup.MethodFound(_, Named receiver, _, _, _)
            && !receiver.pkg.equals(checking.path)
            && Names.isExported(receiver.name)
            && isKeptFromPrograms(receiver.pkg, receiver.name + "." + name);
    return kept ? new Lookup.NotFound() : found;
  }

  /** The method as a value. A call takes it apart again. */
  private void bind(Operand x, Operand operand, Lookup.MethodFound found, SyntaxExpr.Selector e) {
    Expr receiver = way(conversions.node(operand), found.path(), e);
    Place at = problems.place(e.at());
    boolean pointer = receiver.type() instanceof Pointer;
    if (found.method().pointerReceiver && !pointer) {
      Captures.addressTaken(receiver);
      receiver = new Expr.AddressOf(receiver, new Pointer(receiver.type()), at);
    } else if (!found.method().pointerReceiver && receiver.type() instanceof Pointer(Type to)) {
      receiver = new Expr.Deref(receiver, to, at);
    }
    Signature signature = found.signature();
    x.setValue(
        signature, new Expr.Bound(receiver, found.method(), found.typeArgs(), signature, at));
  }

  private void bind(
      Operand x, Operand operand, Lookup.InterfaceMethodFound found, SyntaxExpr.Selector e) {
    Expr receiver = way(conversions.node(operand), found.path(), e);
    Place at = problems.place(e.at());
    if (receiver.type() instanceof Pointer(Type to)) {
      receiver = new Expr.Deref(receiver, to, at);
    }
    if (receiver.type() instanceof TypeParam) {
      Captures.addressTaken(receiver);
    }
    Signature signature = found.method().signature();
    x.setValue(signature, new Expr.BoundByName(receiver, found.method().name(), signature, at));
  }

  /** The way through fields, pointers among them followed. */
  private Expr way(Expr from, List<Integer> path, SyntaxExpr.Selector e) {
    Place at = problems.place(e.at());
    Expr node = from;
    for (int index : path) {
      Type here = node.type();
      if (here.underlying() instanceof Pointer(Type element)) {
        node = new Expr.Deref(node, element, at);
        here = element;
      }
      if (!(here.underlying() instanceof Struct struct)) {
        return new Expr.Zero(Basic.INVALID, at);
      }
      node = new Expr.Field(node, index, struct.fields().get(index).type(), at);
    }
    return node;
  }
}
