package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Place;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A function for certain type arguments, or a function literal in one copy of a body. */
final class Fn {
  /** The name in the compiler's messages about its own package: {@code main.func1}. */
  final String name;

  /** The path of its package. */
  final String pkg;

  final Place at;

  /** The tree's function; null if the compiler has made it. */
  final @Nullable Function tree;

  final Substitution types;

  /** The function around it, if it is a literal. */
  @Nullable Fn around;

  /** What brought the literal into the function around it; null if it was written there. */
  @Nullable Inlining inlining;

  FnKind kind = FnKind.WRITTEN;

  final List<Var> params = new ArrayList<>();
  final List<Var> results = new ArrayList<>();

  /** Variables of functions around it that it uses. */
  List<Var> captures = new ArrayList<>();

  /** The body as it is written, from which copies are made. */
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

  /** Whether it leaks because Go's own library says so. */
  boolean leaksGiven;

  /** Whether what is known of Go's own function says more than our body; null if nobody asked. */
  private @Nullable Boolean knownBetter;

  boolean bodyMeasured;

  /** Whether the body here, too, could be inlined by what it costs. */
  boolean small;

  /** Whether the cost is what Go's own library says. */
  boolean costGiven;

  /** What Go's compiler says of its body, if that is known of Go's own library. */
  LibraryRemarks remarks = LibraryRemarks.NONE;

  /** What Go's own library calls its results, if it does. */
  List<String> resultNames = List.of();

  /** The shapes of the type arguments, if the function is generic. */
  List<Type> typeArgs = List.of();

  /** Whether the function is being analysed, or waits for its turn in the same batch. */
  boolean inBatch;

  /** Whether somewhere it is not known where the results go. */
  boolean resultsLost;

  /** How many of each it has been given that are counted, with those of inlined functions. */
  final Map<Counted, Integer> counts = new EnumMap<>(Counted.class);

  /** What Go's compiler numbers within a function. */
  enum Counted {
    LITERAL,
    RANGE_BODY,
    RANGE_STATE,
    WRAPPER
  }

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
   * place only where it makes an object that may stay on the stack, or calls what it is given.
   */
  boolean isKnownBetter() {
    if (!hasBody || isNative()) {
      return true;
    }
    if (!leaksGiven) {
      return costGiven && !small;
    }
    Boolean known = knownBetter;
    if (known == null) {
      knownBetter = true;
      known = !small || body.stream().noneMatch(node -> node.any(Fn::gains));
      knownBetter = known;
    }
    return known;
  }

  /** Whether its caller may know more of what a node makes or calls. */
  private static boolean gains(Node node) {
    return switch (node.op) {
      case PTRLIT, NEW, CLOSURE -> true;
      case CALLFUNC -> {
        Node called = node.x();
        boolean param = called.isName() && called.variable().role == Var.Role.PARAM;
        Fn callee = called.op == Op.FUNC ? called.fn : null;
        yield param || (callee != null && callee.costGiven && !callee.isKnownBetter());
      }
      default -> false;
    };
  }

  /** Whether what Go says of its body is said instead of what is found out of ours. */
  boolean isTold() {
    return costGiven
        && !remarks.tellOfLiterals()
        && body.stream().noneMatch(node -> node.any(part -> part.op == Op.CLOSURE));
  }

  /** Whether messages are silent about it, since it stands nowhere. */
  boolean isSilent() {
    Function of = outermost().tree;
    return of != null && !of.wraps.isEmpty();
  }

  boolean isClosure() {
    return around != null;
  }

  /** A literal in a generic function keeps what tells that function its type arguments. */
  boolean keepsDictionary() {
    return around != null && !types.isEmpty();
  }

  /** Whether it is a literal that is more than a function: others are compiled by themselves. */
  boolean captures() {
    return around != null && (!captures.isEmpty() || !types.isEmpty());
  }

  /** The declared function that it is in, or itself. */
  Fn outermost() {
    Fn fn = this;
    while (fn.around != null) {
      fn = fn.around;
    }
    return fn;
  }

  /** The next number of what is counted. */
  int next(Counted what) {
    return counts.merge(what, 1, Integer::sum);
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

  /** The name in messages. */
  String text() {
    return pkg.equals("main") ? name : lastName(pkg) + "." + name;
  }

  /** The name of the package at a path, whose last part may be its version. */
  static String lastName(String path) {
    String at = path.endsWith("/v2") ? path.substring(0, path.length() - "/v2".length()) : path;
    return at.substring(at.lastIndexOf('/') + 1);
  }

  List<Node> body() {
    List<Node> done = inlined;
    return done == null ? body : done;
  }
}
