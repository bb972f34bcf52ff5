package gopark.golang.check;

import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxField;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parameters, results and receivers. */
final class Signatures {
  static final Signature NONE = new Signature(List.of(), List.of(), false, List.of(), List.of());

  private final Checking checking;
  private final CheckProblems problems;
  private final TypeChecker types;

  Signatures(Checking checking, TypeChecker types) {
    this.checking = checking;
    problems = checking.problems;
    this.types = types;
  }

  /** The type of a function, without a function. */
  Signature type(SyntaxExpr.FuncType e) {
    Scope outer = checking.openFunctionScope();
    try {
      return read(e, null);
    } finally {
      checking.env.scope = outer;
    }
  }

  /** Declares parameters and results in the present scope, as the function's if there is one. */
  Signature read(SyntaxExpr.FuncType e, @Nullable Function function) {
    boolean variadic =
        !e.params().isEmpty() && e.params().getLast().type() instanceof SyntaxExpr.DotsType;
    List<Type> params = types(e.params(), true);
    List<Type> results = types(e.results(), false);
    declare(e.params(), params, Role.PARAMETER, function);
    declare(e.results(), results, Role.RESULT, function);
    if (function != null) {
      function.namedResults = !e.results().isEmpty() && e.results().getFirst().name() != null;
    }
    return new Signature(
        List.copyOf(params), List.copyOf(results), variadic, names(e.params()), names(e.results()));
  }

  private static List<String> names(List<SyntaxField> fields) {
    return fields.stream().map(f -> f.name() == null ? "" : f.name().text()).toList();
  }

  private List<Type> types(List<SyntaxField> fields, boolean mayVary) {
    List<Type> found = new ArrayList<>();
    SyntaxExpr previous = null;
    Type type = Basic.INVALID;
    for (int i = 0; i < fields.size(); i++) {
      SyntaxExpr written = fields.get(i).type();
      if (!Nodes.same(written, previous)) {
        previous = written;
        if (written instanceof SyntaxExpr.DotsType dots) {
          type = new Slice(types.variableType(dots.element()));
          if (!mayVary || i < fields.size() - 1) {
            problems.at(dots, "invalid use of ...");
          }
        } else {
          type = types.variableType(written);
        }
      }
      found.add(type);
    }
    return found;
  }

  private void declare(
      List<SyntaxField> fields, List<Type> types, Role role, @Nullable Function function) {
    for (int i = 0; i < fields.size(); i++) {
      SyntaxField field = fields.get(i);
      SyntaxExpr.Name name = field.name();
      Position at = name == null ? field.at() : name.at();
      VariableEntity entity = new VariableEntity(name == null ? "" : name.text(), at, role);
      entity.type = types.get(i);
      if (function != null) {
        Local local = new Local(entity.name, types.get(i), problems.place(at), function);
        entity.local = local;
        (role == Role.RESULT ? function.results : function.params).add(local);
      }
      if (name != null) {
        checking.declare(entity);
      }
    }
  }

  /** A receiver as it is written: its type's name without pointer and parameters. */
  record Receiver(boolean pointer, SyntaxExpr base, List<SyntaxExpr.Name> params) {}

  /**
   * @param problems null if nothing is to be told
   */
  static Receiver receiver(SyntaxExpr written, @Nullable CheckProblems problems) {
    SyntaxExpr base = written.bare();
    boolean pointer = false;
    if (base instanceof SyntaxExpr.Unary(Op op, SyntaxExpr x, _) && op == Op.MUL) {
      pointer = true;
      base = x.bare();
    }
    List<SyntaxExpr.Name> params = new ArrayList<>();
    if (base instanceof SyntaxExpr.Index index) {
      base = index.x();
      for (SyntaxExpr arg : index.indices()) {
        if (arg instanceof SyntaxExpr.Name name) {
          params.add(name);
          continue;
        }
        if (problems != null && !(arg instanceof SyntaxExpr.Bad)) {
          problems.at(
              arg, "receiver type parameter " + ExprText.of(arg) + " must be an identifier");
        }
        params.add(new SyntaxExpr.Name("_", arg.at()));
      }
    }
    return new Receiver(pointer, base, params);
  }

  /** Reads the receiver of a method and declares it in the present scope. */
  void receiver(SyntaxField field, Function function) {
    Receiver written = receiver(field.type(), problems);
    Type type = written.params().isEmpty() ? plain(field, written) : generic(written, function);
    function.pointerReceiver = type instanceof Pointer;
    SyntaxExpr.Name name = field.name();
    Position at = name == null ? field.at() : name.at();
    VariableEntity entity = new VariableEntity(name == null ? "" : name.text(), at, Role.RECEIVER);
    entity.type = type;
    Local local = new Local(entity.name, type, problems.place(at), function);
    entity.local = local;
    function.params.add(local);
    if (name != null) {
      checking.declare(entity);
    }
    checking.later(() -> check(written.base(), type));
  }

  /** A receiver without parameters, which no alias may give arguments. */
  private Type plain(SyntaxField field, Receiver written) {
    Type type = types.variableType(field.type());
    Type base = type;
    while (base instanceof Pointer(Type element)) {
      base = element;
    }
    if (base instanceof Named named && !named.typeArgs.isEmpty()) {
      problems.at(
          written.base(), "cannot define new methods on instantiated type " + TypeText.of(base));
      return Basic.INVALID;
    }
    return type;
  }

  private Type generic(Receiver written, Function function) {
    Type base = types.any(written.base());
    List<TypeParam> params = new ArrayList<>();
    for (SyntaxExpr.Name name : written.params()) {
      TypeParam param = new TypeParam(name.text());
      TypeEntity entity = new TypeEntity(name.text(), name.at());
      entity.type = param;
      params.add(param);
      checking.declare(entity);
    }
    function.typeParams = List.copyOf(params);
    if (base == Basic.INVALID) {
      return base;
    }
    if (!(base instanceof Named named) || !named.isGeneric()) {
      problems.at(written.base(), TypeText.of(base) + " is not a generic type");
      return Basic.INVALID;
    }
    if (params.size() != named.typeParams.size()) {
      problems.at(
          written.base(),
          "receiver declares "
              + OperandText.count(params.size(), "type parameter")
              + ", but receiver base type declares "
              + named.typeParams.size());
      return Basic.INVALID;
    }
    Substitution substitution = Substitution.of(named.typeParams, params);
    for (int i = 0; i < params.size(); i++) {
      params.get(i).constraint = substitution.apply(named.typeParams.get(i).constraint);
    }
    Named instance = Named.instance(named, params);
    return written.pointer() ? new Pointer(instance) : instance;
  }

  private void check(SyntaxExpr at, Type type) {
    Type base = type instanceof Pointer(Type element) ? element : type;
    String text = TypeText.of(base);
    if (base == Basic.INVALID) {
      return;
    }
    if (base instanceof Named named) {
      if (!named.pkg.equals(checking.path)) {
        problems.at(at, "cannot define new methods on non-local type " + text);
      } else if (named.underlying() instanceof Pointer || named.underlying() instanceof Interface) {
        problems.at(at, "invalid receiver type " + text + " (pointer or interface type)");
      }
    } else if (base instanceof Basic) {
      problems.at(at, "cannot define new methods on non-local type " + text);
    } else {
      problems.at(at, "invalid receiver type " + TypeText.of(type));
    }
  }
}
