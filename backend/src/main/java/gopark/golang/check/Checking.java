package gopark.golang.check;

import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Function;
import gopark.golang.type.Callable;
import gopark.golang.type.Compilation;
import gopark.golang.type.Named;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;

/** What is known of a package while it is checked, and what has been put off. */
final class Checking {
  /** Pieces of work put off, so deep in one another, are too many. */
  private static final int DEPTH_LIMIT = 400;

  /** What a statement, an expression or a type costs, beside what its kind says. */
  private static final long NODE_WORK = 300;

  /** The import path. */
  final String path;

  final String name;
  final Scope scope;
  final CheckProblems problems;

  /** Whether functions without a body are written in Java. */
  final boolean mayHaveNatives;

  final Instantiations instantiations = new Instantiations();
  final ClosureNames closureNames = new ClosureNames();

  Environment env;

  /** What has been declared in the package, in order. */
  final List<Entity> declared = new ArrayList<>();

  /** All functions and methods. */
  final List<Function> functions = new ArrayList<>();

  /** The declarations of this package's methods and functions. */
  final IdentityHashMap<Callable, Entity.FunctionEntity> declaredFunctions =
      new IdentityHashMap<>();

  /** The places where types of this package are declared. */
  final IdentityHashMap<Named, TypeEntity> typeEntities = new IdentityHashMap<>();

  /** The declarations that are being read, the outermost first. */
  final List<Entity> declaring = new ArrayList<>();

  /** Calls of panic, after which nothing is run. */
  final IdentityHashMap<SyntaxExpr, Boolean> panicCalls = new IdentityHashMap<>();

  private final Deque<Runnable> later = new ArrayDeque<>();
  private int depth;

  Checking(String path, String name, CheckProblems problems, boolean mayHaveNatives) {
    this.path = path;
    this.name = name;
    this.problems = problems;
    this.mayHaveNatives = mayHaveNatives;
    this.scope = Scope.within(UniverseScope.SCOPE);
    this.env = new Environment(scope, null, null, null, null);
  }

  /** Does it when the present statement or declaration has been read. */
  void later(Runnable work) {
    Environment saved = env;
    Scope savedScope = env.scope;
    later.addLast(() -> {
      Environment present = env;
      Scope presentScope = saved.scope;
      env = saved;
      env.scope = savedScope;
      work.run();
      saved.scope = presentScope;
      env = present;
    });
  }

  /** How much has been put off. */
  int pending() {
    return later.size();
  }

  /** Does the work that has been put off since there were {@code since} pieces of it. */
  void process(int since) {
    Deque<Runnable> work = new ArrayDeque<>();
    while (later.size() > since) {
      work.addFirst(later.removeLast());
    }
    for (Runnable piece : work) {
      int before = later.size();
      piece.run();
      process(before);
    }
  }

  /** Enters something that may be in itself; false if that goes too deep, which has been told. */
  boolean enter(Position at) {
    if (depth >= DEPTH_LIMIT) {
      problems.limit(at, "this goes deeper than GoPark follows", CheckProblems.TOO_DEEP);
      return false;
    }
    depth++;
    Compilation.spend(NODE_WORK);
    return true;
  }

  void leave() {
    depth--;
  }

  /** Opens a scope in the present one and returns the present one, to which to come back. */
  Scope openScope() {
    Scope outer = env.scope;
    env.scope = Scope.within(outer);
    return outer;
  }

  /** Opens a function's scope in the present one and returns the present one. */
  Scope openFunctionScope() {
    Scope outer = env.scope;
    env.scope = Scope.ofFunction(outer);
    return outer;
  }

  /** Declares a name in the present scope; tells of it if the name is taken. */
  void declare(Entity entity) {
    declare(env.scope, entity);
  }

  void declare(Scope in, Entity entity) {
    if (entity.name.equals("_")) {
      return;
    }
    Entity other = in.insert(entity);
    if (other != null) {
      problems.at(
          entity.at,
          entity.name
              + " redeclared in this block"
              + problems.line(other.at, "other declaration of " + entity.name));
    }
  }
}
