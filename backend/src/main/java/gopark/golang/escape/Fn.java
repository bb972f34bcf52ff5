package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.type.Substitution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A function for certain type arguments, or a function literal in one copy of a body. */
final class Fn {
  /** As the compiler prints it in messages about its own package: {@code main.func1}. */
  final String name;

  /** The path of its package. */
  final String pkg;

  final Place at;

  /** The tree's function; null if the compiler has made it. */
  final @Nullable Function tree;

  final Substitution types;

  /** The function around it, if it is a literal. */
  @Nullable Fn around;

  /** It is the body of a range over a function. */
  boolean isRangeBody;

  /** It only calls what a statement defers or starts. */
  boolean wrapper;

  final List<Var> params = new ArrayList<>();
  final List<Var> results = new ArrayList<>();

  /** Variables of functions around it that it uses. */
  List<Var> captures = new ArrayList<>();

  /** As it is written, for those who copy it. */
  List<Node> body = List.of();

  /** The body with calls replaced by what they call; null until that is done. */
  @Nullable List<Node> inlined;

  /** Whether it has a body, in Go's own library, too. */
  boolean hasBody = true;

  /** Marked with {@code //go:noinline}. */
  boolean neverInlined;

  boolean costKnown;

  /** What it costs to inline it; -1 if it cannot be. */
  int cost = -1;

  /** Whether results are given by one return, so that they need no variables before. */
  boolean delaysResults;

  /** What is known of its parameters, receiver first; null until it is analysed. */
  @Nullable List<Leaks> leaks;

  /** That is what Go's own library says. */
  boolean leaksGiven;

  boolean bodyMeasured;

  /** Whether the body here, too, could be inlined by what it costs. */
  boolean small;

  /** What Go's compiler puts into it, if that is known of Go's own library. */
  List<String> callsInside = List.of();

  /** It is analysed just now, or its turn comes in the same batch. */
  boolean inBatch;

  /** Where what it gives goes is not known everywhere. */
  boolean resultsLost;

  /** How many function literals it has been given, with those of inlined functions. */
  final Map<String, Integer> literals = new LinkedHashMap<>();

  /** How many calls were found that call just this function literal. */
  int uses;

  /** The call that it is called by, if it was put into it. */
  @Nullable Node calledOnceBy;

  /** The number of its search in the graph of calls. */
  final int[] visits = new int[Phase.values().length];

  /** The passes over functions, each from callees to callers. */
  enum Phase {
    COST,
    INLINE,
    ESCAPE
  }

  Fn(
      String name,
      String pkg,
      Place at,
      @Nullable Function tree,
      Substitution types,
      @Nullable Fn around) {
    this.name = name;
    this.pkg = pkg;
    this.at = at;
    this.tree = tree;
    this.types = types;
    this.around = around;
  }

  /** Whether it is written in Java here. */
  boolean isNative() {
    return tree != null && tree.body == null;
  }

  /**
   * Whether a call of it is taken for what is known of Go's own function. Our body takes the call's
   * place only where it makes an object that may stay on the stack.
   */
  boolean isKnownBetter() {
    if (!leaksGiven || isNative()) {
      return true;
    }
    boolean makes = false;
    for (Node node : body) {
      makes |= node.any(part -> part.op == Op.PTRLIT || part.op == Op.NEW);
    }
    return !makes || !small;
  }

  boolean isClosure() {
    return around != null;
  }

  /** The declared function that it is in, or itself. */
  Fn outermost() {
    Fn fn = this;
    while (fn.around != null) {
      fn = fn.around;
    }
    return fn;
  }

  /** Whether it is around the other, at any distance. */
  boolean contains(Fn inner) {
    for (Fn fn = inner.around; fn != null; fn = fn.around) {
      if (fn == this) {
        return true;
      }
    }
    return false;
  }

  /** As messages name it. */
  String text() {
    return pkg.equals("main") ? name : pkg.substring(pkg.lastIndexOf('/') + 1) + "." + name;
  }

  List<Node> body() {
    List<Node> done = inlined;
    return done == null ? body : done;
  }
}
