package gopark.golang.check;

import gopark.golang.check.Entity.BuiltinEntity;
import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.NilEntity;
import gopark.golang.check.Entity.PackageEntity;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.check.InitializationOrder.Kind;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.tree.Function;
import gopark.golang.tree.Unit;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** Checks one package from its file to its tree. */
final class PackageCheck {
  private final SyntaxFile source;
  private final CheckProblems problems;
  private final Checking checking;
  private final PackageChecker parts;
  private final Scope file;
  private final Imports imports;
  private final Collector collector;

  PackageCheck(
      String path, SyntaxFile source, CheckProblems problems, Packages packages, boolean natives) {
    this.source = source;
    this.problems = problems;
    checking = new Checking(path, source.packageName().text(), problems, natives);
    this.parts = new PackageChecker(checking);
    this.file = Scope.within(checking.scope);
    this.imports = new Imports(checking, file, packages);
    this.collector = new Collector(checking, parts.typeDeclarations, parts.locals, file);
  }

  /** The package; its tree is of use only if there are no problems. */
  CheckedPackage run() {
    checking.env = new Environment(file, null, null, null, null);
    List<Unit.Init> inits = imports.collect(source) ? checked() : List.of();
    List<Function> functions =
        checking.functions.stream().filter(f -> !f.name.equals("_")).toList();
    Unit.Package tree =
        new Unit.Package(
            checking.path,
            checking.name,
            List.copyOf(collector.globals),
            inits,
            List.copyOf(collector.inits),
            functions);
    return new CheckedPackage(
        checking.path, checking.name, checking.scope, tree, imports.imported());
  }

  private List<Unit.Init> checked() {
    collector.collect(source);
    imports.tellConflicts();
    readAll();
    checking.process(0);
    List<Unit.Init> inits = inits();
    imports.tellUnused();
    if (problems.isEmpty()) {
      new InstantiationCycles(checking, parts.generics).check();
    }
    if (problems.isEmpty()) {
      parts.bodies.tellMissing();
      parts.types.tellTooLarge();
    }
    return inits;
  }

  /** Types first, then functions, as others may speak of their methods. */
  private void readAll() {
    for (Entity entity : checking.declared) {
      if (entity instanceof TypeEntity type && !type.alias) {
        parts.declarations.read(entity);
      }
    }
    for (Entity entity : checking.declared) {
      if (entity instanceof TypeEntity) {
        parts.declarations.read(entity);
      }
    }
    for (Entity entity : checking.declared) {
      if (entity instanceof FunctionEntity) {
        parts.declarations.read(entity);
      }
    }
    for (Entity entity : checking.declared) {
      parts.declarations.read(entity);
    }
  }

  private List<Unit.Init> inits() {
    InitializationOrder<Entity> order = new InitializationOrder<>();
    for (Entity entity : checking.declared) {
      Kind kind =
          switch (entity) {
            case ConstantEntity _ -> Kind.CONSTANT;
            case VariableEntity _ -> Kind.VARIABLE;
            case FunctionEntity _ -> Kind.FUNCTION;
            case TypeEntity _, PackageEntity _, BuiltinEntity _, NilEntity _ -> null;
          };
      if (kind != null) {
        order.add(entity, kind);
      }
    }
    for (Entity entity : checking.declared) {
      Declaration declaration = entity.declaration;
      if (declaration != null) {
        declaration.uses.forEach(used -> order.refers(entity, used));
      }
    }
    InitializationOrder.Result<Entity> result = order.resolve();
    result.cycles().forEach(this::tellCycle);
    IdentityHashMap<Declaration, Boolean> done = new IdentityHashMap<>();
    List<Unit.Init> inits = new ArrayList<>();
    for (Entity entity : result.order()) {
      Declaration declaration = entity.declaration;
      if (entity instanceof VariableEntity
          && declaration != null
          && done.put(declaration, true) == null) {
        Unit.Init init = parts.declarations.inits.get(declaration);
        if (init != null) {
          inits.add(init);
        }
      }
    }
    return List.copyOf(inits);
  }

  private void tellCycle(List<Entity> cycle) {
    Entity first = cycle.getFirst();
    if (cycle.size() == 1) {
      problems.at(first.at, "initialization cycle: " + first.name + " refers to itself");
      return;
    }
    StringBuilder message = new StringBuilder("initialization cycle for " + first.name);
    for (int i = 0; i < cycle.size(); i++) {
      Entity from = cycle.get(i);
      Entity to = cycle.get((i + 1) % cycle.size());
      message.append(problems.line(from.at, from.name + " refers to " + to.name));
    }
    problems.at(first.at, message.toString());
  }
}
