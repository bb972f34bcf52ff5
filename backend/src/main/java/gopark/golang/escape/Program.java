package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.type.Compilation;
import gopark.golang.type.Identical;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Supplier;

/** The functions of a program as they are met, each for its type arguments. */
final class Program {
  /** Behind {@code func} and a space. */
  private static final int RECEIVER_COLUMN = 6;

  /** What is put in the place of calls can be much more than somebody wrote. */
  private static final int MOST_NODES = 500_000;

  /** Type arguments can be many more than somebody wrote. */
  private static final int MOST_INSTANCES = 200;

  private static final long INSTANCE_WORK = 5;

  /** The program whose nodes are counted. */
  private static final ScopedValue<Program> CURRENT = ScopedValue.newInstance();

  private record Instance(List<Type> typeArgs, Fn fn) {}

  private final IdentityHashMap<Function, List<Instance>> known = new IdentityHashMap<>();
  private final Shapes shapes = new Shapes();
  private final LibraryFlows library;

  /** How many nodes there are, also those of bodies that were put in the place of calls. */
  private int nodes;

  /** A function that the compiler puts into loops over functions. */
  final Fn checkState;

  Program(LibraryFlows library) {
    this.library = library;
    checkState =
        new Fn(
            "panicrangestate",
            "runtime",
            Place.NOWHERE,
            null,
            Substitution.of(List.of(), List.of()),
            null);
    checkState.hasBody = false;
    checkState.costKnown = true;
    checkState.leaks = List.of(new Leaks());
  }

  /** Drops all that is known; nobody asks again. */
  void forget() {
    known.clear();
  }

  /** One more node is made; throws {@link TooManyNodes} if they are more than any may be. */
  static void grow() {
    if (CURRENT.isBound() && ++CURRENT.get().nodes > MOST_NODES) {
      throw new TooManyNodes();
    }
  }

  /** Does something for which the nodes are counted that it makes. */
  <T> T counted(Supplier<T> action) {
    return ScopedValue.where(CURRENT, this).call(action::get);
  }

  /** The function for these type arguments, its body as it is written. */
  Fn fn(Function function, List<Type> realTypeArgs) {
    List<Type> typeArgs = shapes.of(function.typeParams, realTypeArgs);
    List<Instance> instances = known.computeIfAbsent(function, _ -> new ArrayList<>());
    Compilation.spend(INSTANCE_WORK * instances.size());
    if (instances.size() >= MOST_INSTANCES) {
      throw new TooManyNodes();
    }
    for (Instance instance : instances) {
      if (Identical.all(instance.typeArgs(), typeArgs)) {
        return instance.fn();
      }
    }
    String name = FnNames.declared(function, typeArgs);
    Substitution types = Substitution.of(function.typeParams, typeArgs);
    Fn fn = new Fn(name, function.pkg, start(function), function, types, null);
    instances.add(new Instance(typeArgs, fn));
    fn.typeArgs = typeArgs;
    fn.neverInlined = function.neverInlined;
    library.tell(fn, function);
    new Lowering(this, fn, function).lower();
    return fn;
  }

  /** Where the compiler takes a function to be: a method where its receiver begins. */
  private static Place start(Function function) {
    Place at = function.at;
    return function.method ? new Place(at.file(), at.line(), RECEIVER_COLUMN) : at;
  }
}
