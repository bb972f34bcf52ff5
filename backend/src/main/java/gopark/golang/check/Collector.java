package gopark.golang.check;

import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.Role;
import gopark.golang.check.Entity.State;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxField;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.tree.Function;
import gopark.golang.tree.Global;
import gopark.golang.type.Basic;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what a package declares, before anything of it is read. */
final class Collector {
  private final Checking checking;
  private final CheckProblems problems;
  private final TypeDeclarations typeDeclarations;
  private final LocalDeclarations locals;
  private final Scope file;
  private final List<FunctionEntity> methods = new ArrayList<>();
  final List<Global> globals = new ArrayList<>();
  final List<Function> inits = new ArrayList<>();

  /** The lines of functions that are not to be inlined. */
  private List<Integer> neverInlined = List.of();

  Collector(
      Checking checking, TypeDeclarations typeDeclarations, LocalDeclarations locals, Scope file) {
    this.checking = checking;
    problems = checking.problems;
    this.typeDeclarations = typeDeclarations;
    this.locals = locals;
    this.file = file;
  }

  void collect(SyntaxFile source) {
    neverInlined = source.neverInlined();
    for (SyntaxDecl decl : source.decls()) {
      switch (decl) {
        case SyntaxDecl.Import _ -> {}
        case SyntaxDecl.Const constants -> constants(constants);
        case SyntaxDecl.Var variables -> variables(variables);
        case SyntaxDecl.TypeDecl type -> type(type);
        case SyntaxDecl.Func function -> function(function);
      }
    }
    for (FunctionEntity method : methods) {
      associate(method);
    }
  }

  private void add(Entity entity, Declaration declaration) {
    entity.state = State.UNREAD;
    entity.declaration = declaration;
    entity.pkg = checking.path;
    checking.declared.add(entity);
  }

  /** Declares a constant, variable or type, whose name may not be that of a function only. */
  private void declare(Entity entity, Declaration declaration) {
    if (entity.name.equals("init")) {
      problems.at(entity.at, "cannot declare init - must be func");
      return;
    }
    if (entity.name.equals("main") && checking.name.equals("main")) {
      problems.at(entity.at, "cannot declare main - must be func");
      return;
    }
    add(entity, declaration);
    checking.declare(checking.scope, entity);
  }

  private void constants(SyntaxDecl.Const decl) {
    SyntaxDecl.Const repeated = decl.repeated();
    SyntaxDecl.Const source = repeated == null ? decl : repeated;
    for (int i = 0; i < decl.names().size(); i++) {
      SyntaxExpr.Name name = decl.names().get(i);
      Declaration declaration = new Declaration(file);
      declaration.type = source.type();
      declaration.init = i < source.values().size() ? source.values().get(i) : null;
      declaration.iota = decl.iota();
      declaration.repeated = repeated != null;
      declare(new ConstantEntity(name.text(), name.at()), declaration);
    }
    locals.count(decl.names(), source.values(), true, repeated == null ? null : decl.at());
  }

  private void variables(SyntaxDecl.Var decl) {
    List<SyntaxExpr> values = decl.values();
    boolean together = values.size() == 1 && decl.names().size() > 1;
    Declaration shared = new Declaration(file);
    for (int i = 0; i < decl.names().size(); i++) {
      SyntaxExpr.Name name = decl.names().get(i);
      VariableEntity variable = new VariableEntity(name.text(), name.at(), Role.PACKAGE);
      Global global =
          new Global(name.text(), checking.path, Basic.INVALID, problems.place(name.at()));
      variable.global = global;
      globals.add(global);
      Declaration declaration = together ? shared : new Declaration(file);
      declaration.type = decl.type();
      if (together) {
        declaration.init = values.getFirst();
        declaration.together.add(variable);
      } else {
        declaration.init = i < values.size() ? values.get(i) : null;
      }
      declare(variable, declaration);
    }
    if (decl.type() == null || !values.isEmpty()) {
      locals.count(decl.names(), values, false, null);
    }
  }

  private void type(SyntaxDecl.TypeDecl decl) {
    TypeEntity entity = new TypeEntity(decl.name().text(), decl.name().at());
    entity.alias = decl.alias();
    Declaration declaration = new Declaration(file);
    declaration.typeDecl = decl;
    declare(entity, declaration);
  }

  private void function(SyntaxDecl.Func decl) {
    String name = decl.name().text();
    SyntaxField receiver = decl.receiver();
    Function function = make(decl, receiver);
    FunctionEntity entity = new FunctionEntity(name, decl.name().at(), function);
    Declaration declaration = new Declaration(file);
    declaration.function = decl;
    add(entity, declaration);
    if (receiver != null) {
      methods.add(entity);
      checking.declaredFunctions.put(function, entity);
      checking.functions.add(function);
      return;
    }
    boolean main = name.equals("main") && checking.name.equals("main");
    if (name.equals("init") || main) {
      checkSpecial(decl);
    }
    if (name.equals("init")) {
      inits.add(function);
      return;
    }
    checking.declaredFunctions.put(function, entity);
    checking.functions.add(function);
    checking.declare(checking.scope, entity);
  }

  private void checkSpecial(SyntaxDecl.Func decl) {
    String name = decl.name().text();
    if (!decl.typeParams().isEmpty()) {
      problems.at(
          decl.typeParams().getFirst().at(), "func " + name + " must have no type parameters");
    }
    if (!decl.type().params().isEmpty() || !decl.type().results().isEmpty()) {
      problems.at(decl.name(), "func " + name + " must have no arguments and no return values");
    }
    if (name.equals("init") && decl.body() == null) {
      problems.at(decl.name(), "func init must have a body");
    }
  }

  private Function make(SyntaxDecl.Func decl, @Nullable SyntaxField receiver) {
    String name = decl.name().text();
    String qualified = checking.path + "." + name;
    if (receiver != null) {
      Signatures.Receiver written = Signatures.receiver(receiver.type(), null);
      String base =
          (written.base() instanceof SyntaxExpr.Name type ? type.text() : "?")
              + (written.params().isEmpty() ? "" : "[...]");
      qualified = checking.path + "." + (written.pointer() ? "(*" + base + ")" : base) + "." + name;
    } else if (!decl.typeParams().isEmpty()) {
      qualified += "[...]";
    } else if (name.equals("init")) {
      qualified += "." + inits.size();
    }
    Function function =
        new Function(
            name,
            qualified,
            Signatures.NONE,
            problems.place(decl.name().at()),
            null,
            checking.path);
    function.method = receiver != null;
    function.neverInlined = neverInlined.contains(decl.name().at().line());
    return function;
  }

  /** Gives a method to the type that its receiver names. */
  private void associate(FunctionEntity method) {
    Declaration declaration = method.declaration;
    SyntaxDecl.Func decl = declaration == null ? null : declaration.function;
    SyntaxField receiver = decl == null ? null : decl.receiver();
    if (receiver == null || method.name.equals("_")) {
      return;
    }
    Signatures.Receiver written = Signatures.receiver(receiver.type(), null);
    TypeEntity base = base(written.pointer(), written.base());
    if (base != null) {
      method.function.pointerReceiver = written.pointer();
      typeDeclarations.methods.computeIfAbsent(base, k -> new ArrayList<>()).add(method);
    }
  }

  /** The declared type behind aliases. */
  private @Nullable TypeEntity base(boolean pointer, SyntaxExpr written) {
    SyntaxExpr at = written;
    boolean through = pointer;
    LinkedHashSet<String> seen = new LinkedHashSet<>();
    while (at instanceof SyntaxExpr.Name name && seen.add(name.text())) {
      if (!(checking.scope.own(name.text()) instanceof TypeEntity entity)
          || entity.declaration == null
          || entity.declaration.typeDecl == null) {
        return null;
      }
      SyntaxDecl.TypeDecl decl = entity.declaration.typeDecl;
      if (!decl.alias()) {
        return entity;
      }
      at = decl.type().bare();
      if (at instanceof SyntaxExpr.Unary(Op op, SyntaxExpr x, _) && op == Op.MUL) {
        if (through) {
          return null;
        }
        through = true;
        at = x.bare();
      }
    }
    return null;
  }
}
