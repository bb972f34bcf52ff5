package gopark.golang.check;

import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxField;
import gopark.golang.tree.Function;
import gopark.golang.type.Basic;
import gopark.golang.type.Callable;
import gopark.golang.type.Interface;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Declarations of types, of a package and of functions. */
final class TypeDeclarations {
  private final Checking checking;
  private final CheckProblems problems;
  private final TypeChecker types;
  private final DeclarationChecker declarations;
  private final FunctionBodies bodies;
  private final Interfaces interfaces;
  private final Generics generics;

  /** The declared methods of a type of the package, in order. */
  final IdentityHashMap<TypeEntity, List<FunctionEntity>> methods = new IdentityHashMap<>();

  private final List<Waiting> waiting = new ArrayList<>();
  private boolean readingParams;
  private int aliases;

  /** A type that could not be defined because another was not known. */
  private record Waiting(
      TypeEntity entity, Named named, SyntaxExpr type, Scope scope, Named missing) {}

  TypeDeclarations(
      Checking checking,
      TypeChecker types,
      DeclarationChecker declarations,
      FunctionBodies bodies,
      Interfaces interfaces,
      Generics generics) {
    this.checking = checking;
    problems = checking.problems;
    this.types = types;
    this.declarations = declarations;
    this.bodies = bodies;
    this.interfaces = interfaces;
    this.generics = generics;
  }

  boolean isReadingParams() {
    return readingParams;
  }

  /** A type of the package. */
  void read(TypeEntity entity, Declaration declaration) {
    SyntaxDecl.TypeDecl decl = declaration.typeDecl;
    if (decl != null) {
      declare(entity, decl);
    }
  }

  /** Reads a declaration in a function, whose name is known in itself. */
  void local(SyntaxDecl.TypeDecl decl) {
    TypeEntity entity = new TypeEntity(decl.name().text(), decl.name().at());
    entity.alias = decl.alias();
    entity.pkg = checking.path;
    checking.declare(entity);
    entity.state = Entity.State.READING;
    checking.declaring.add(entity);
    try {
      declare(entity, decl);
    } finally {
      checking.declaring.removeLast();
      entity.state = Entity.State.DONE;
    }
    if (checking.declaring.isEmpty()) {
      defineWaiting();
    }
  }

  private void declare(TypeEntity entity, SyntaxDecl.TypeDecl decl) {
    if (decl.alias()) {
      alias(entity, decl);
      return;
    }
    Named named = new Named(entity.name, checking.path, checking.name);
    checking.typeEntities.put(named, entity);
    entity.type = named;
    Function function = checking.env.function;
    List<TypeParam> around = bodies.typeParamsAround(function);
    if (!around.isEmpty() && decl.typeParams().isEmpty()) {
      named.typeParams = around;
      named.implicitlyGeneric = true;
      entity.type = Named.instance(named, around);
    }
    checking.later(() -> new TypeCycles(checking, types, declarations).check(named));
    checking.later(() -> types.checkSize(named, entity.at));
    Scope outer = checking.openScope();
    try {
      if (!decl.typeParams().isEmpty()) {
        named.typeParams = typeParams(decl.typeParams(), list -> named.typeParams = list);
      }
      define(entity, named, decl.type(), checking.env.scope);
    } finally {
      checking.env.scope = outer;
    }
    addMethods(entity, named);
    checking.later(() -> fieldsAndMethods(named));
  }

  private void alias(TypeEntity entity, SyntaxDecl.TypeDecl decl) {
    if (decl.typeParams().isEmpty()) {
      entity.type = types.type(decl.type());
      return;
    }
    Scope outer = checking.openScope();
    try {
      entity.aliasParams = typeParams(decl.typeParams(), list -> entity.aliasParams = list);
      Type type = types.type(decl.type());
      if (type instanceof TypeParam param && entity.aliasParams.contains(param)) {
        problems.at(decl.type(), "cannot use type parameter declared in alias declaration as RHS");
        type = Basic.INVALID;
      }
      entity.type = type;
    } finally {
      checking.env.scope = outer;
    }
  }

  private void define(TypeEntity entity, Named named, SyntaxExpr expr, Scope scope) {
    Scope before = checking.env.scope;
    checking.env.scope = scope;
    try {
      Type type = types.type(expr);
      if (type instanceof TypeParam) {
        problems.at(expr, "cannot use a type parameter as RHS in type declaration");
        type = Basic.INVALID;
      }
      if (type instanceof Named other && !other.isDefined()) {
        throw new NotYet(other);
      }
      named.define(type.underlying());
    } catch (NotYet e) {
      waiting.add(new Waiting(entity, named, expr, scope, e.missing));
    } finally {
      checking.env.scope = before;
    }
  }

  /** Defines the types that waited for others, which are known now unless they wait in a circle. */
  void defineWaiting() {
    while (!waiting.isEmpty()) {
      List<Waiting> list = List.copyOf(waiting);
      waiting.clear();
      for (Waiting w : list) {
        define(w.entity, w.named, w.type, w.scope);
      }
      if (waiting.size() == list.size()) {
        tellCircle(list);
        waiting.forEach(w -> w.named.define(Basic.INVALID));
        waiting.clear();
      }
    }
  }

  private void tellCircle(List<Waiting> list) {
    IdentityHashMap<Named, Waiting> byType = new IdentityHashMap<>();
    list.forEach(w -> byType.put(w.named, w));
    LinkedHashMap<TypeEntity, Boolean> path = new LinkedHashMap<>();
    Waiting at = list.getFirst();
    while (at != null && path.putIfAbsent(at.entity, true) == null) {
      Named missing = at.missing;
      at = byType.get(missing.origin == null ? missing : missing.origin);
    }
    List<TypeEntity> cycle = new ArrayList<>(path.keySet());
    if (at != null) {
      declarations.tellCycle(cycle.subList(cycle.indexOf(at.entity), cycle.size()));
    }
  }

  /** An alias is needed in the midst of itself, which can be made by then. */
  void aliasAgain(TypeEntity entity) {
    Declaration declaration = entity.declaration;
    if (declaration == null || declaration.typeDecl == null || aliases > 20) {
      return;
    }
    Environment before = checking.env;
    checking.env = new Environment(declaration.file, null, null, null, null);
    aliases++;
    try {
      entity.type = types.type(declaration.typeDecl.type());
    } finally {
      aliases--;
      checking.env = before;
    }
  }

  /** Declares type parameters in the present scope. */
  List<TypeParam> typeParams(List<SyntaxField> fields, Consumer<List<TypeParam>> known) {
    List<TypeParam> params = new ArrayList<>();
    for (SyntaxField field : fields) {
      SyntaxExpr.Name name = field.name();
      TypeParam param = new TypeParam(name == null ? "_" : name.text());
      TypeEntity entity = new TypeEntity(param.name, name == null ? field.at() : name.at());
      entity.type = param;
      params.add(param);
      generics.declared(param, entity.at);
      checking.declare(entity);
    }
    known.accept(List.copyOf(params));
    boolean before = readingParams;
    readingParams = true;
    try {
      SyntaxExpr previous = null;
      Type constraint = Basic.INVALID;
      for (int i = 0; i < fields.size(); i++) {
        SyntaxExpr bound = fields.get(i).type();
        if (!Nodes.same(bound, previous)) {
          constraint = constraint(bound);
          previous = bound;
        }
        params.get(i).constraint = constraint;
      }
    } finally {
      readingParams = before;
    }
    return List.copyOf(params);
  }

  private Type constraint(SyntaxExpr bound) {
    boolean union =
        (bound instanceof SyntaxExpr.Binary b && b.op() == Op.OR)
            || (bound instanceof SyntaxExpr.Unary u && u.op() == Op.TILDE);
    Type type = union ? interfaces.union(bound) : types.type(bound);
    if (type instanceof TypeParam) {
      problems.at(bound, "cannot use a type parameter as constraint");
      return Basic.INVALID;
    }
    boolean known = !(type instanceof Named named) || named.isDefined();
    // What is no interface stands for one that allows just this type.
    return known && type != Basic.INVALID && !(type.underlying() instanceof Interface)
        ? new Interface(List.of(), List.of(new Interface.Term(type, false)), false, true)
        : type;
  }

  private void addMethods(TypeEntity entity, Named named) {
    List<FunctionEntity> declared = methods.get(entity);
    if (declared == null) {
      return;
    }
    LinkedHashMap<String, FunctionEntity> seen = new LinkedHashMap<>();
    for (FunctionEntity method : declared) {
      FunctionEntity other = seen.putIfAbsent(method.name, method);
      if (other != null) {
        problems.at(
            method.at,
            "method "
                + entity.name
                + "."
                + method.name
                + " already declared at "
                + problems.at(other.at));
      } else {
        named.methods.add(method.function);
      }
    }
  }

  private void fieldsAndMethods(Named named) {
    if (!(named.underlying() instanceof Struct struct)) {
      return;
    }
    for (Struct.Field field : struct.fields()) {
      for (Callable method : named.methods) {
        FunctionEntity entity = checking.declaredFunctions.get(method);
        if (entity != null && method.name.equals(field.name())) {
          problems.at(
              entity.at,
              "field and method with the same name "
                  + field.name()
                  + other(types.fieldPlace(field), field.name()));
        }
      }
    }
  }

  private String other(@Nullable Position at, String name) {
    return at == null ? "" : problems.line(at, "other declaration of " + name);
  }
}
