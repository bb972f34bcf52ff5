package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Compilation;
import gopark.golang.type.Sizes;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is decided of one function, or of one copy of its body in a caller: what it allocates, and
 * which of its calls are replaced by what they call.
 */
public final class Decisions {
  private static final long WORD = 8;
  private static final long BY_VALUE = 128;

  /** Where the memory of an expression's value is. */
  public enum Where {
    HEAP,
    /** The stack, as far as it is small. */
    STACK,
    /** Nowhere: it is known before the program runs, another's memory, or not needed. */
    NONE
  }

  /** Decisions of a program that was not analysed: everything is on the heap. */
  public static final Decisions UNKNOWN = new Decisions(false);

  private final boolean known;
  private boolean inlinedOnly;
  private boolean inlinable;
  private final IdentityHashMap<Object, Where> where = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Long> closures = new IdentityHashMap<>();
  private final IdentityHashMap<Local, Boolean> moved = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Decisions> inlined = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Decisions> literals = new IdentityHashMap<>();
  private final StringBuilder key = new StringBuilder();

  private Decisions(boolean known) {
    this.known = known;
  }

  static Decisions of(Fn fn) {
    Decisions decisions = new Decisions(true);
    decisions.inlinable = fn.cost >= 0;
    decisions.variables(fn.params);
    decisions.variables(fn.results);
    decisions.collect(fn.body());
    return decisions;
  }

  /** Equal of copies of one function that do the same. */
  public String key() {
    return key.toString();
  }

  /** Where the value of an expression of the tree has its memory. */
  public Where where(Object expr) {
    return where.getOrDefault(expr, known ? Where.NONE : Where.HEAP);
  }

  public boolean isOnHeap(Object expr) {
    return where(expr) == Where.HEAP;
  }

  /** Whether a variable lives on the heap. */
  public boolean isOnHeap(Local local) {
    return known ? moved.containsKey(local) : true;
  }

  /** How many bytes a function value takes with what it has captured. */
  public long closureBytes(Object expr, long otherwise) {
    return closures.getOrDefault(expr, otherwise);
  }

  /** What is decided of the function that takes a call's place; null if it is called. */
  public @Nullable Decisions inlined(Object call) {
    return inlined.get(call);
  }

  /** What is decided of a function literal. */
  public Decisions literal(Function function) {
    return literals.getOrDefault(function, UNKNOWN);
  }

  /** Whether a function literal only takes the places of calls of it. */
  public boolean isInlinedOnly() {
    return inlinedOnly;
  }

  /** Whether it may take the place of a call. */
  public boolean isInlinable() {
    return inlinable;
  }

  private void variables(List<Var> variables) {
    for (Var variable : variables) {
      note(variable);
    }
  }

  private void note(Var variable) {
    boolean heap = variable.location != null && variable.location.escapes;
    key.append(heap ? 'H' : 'S');
    if (heap && variable.origin != null) {
      moved.put(variable.origin, true);
    }
  }

  private void collect(List<Node> nodes) {
    for (Node node : nodes) {
      collect(node);
    }
  }

  private void collect(Node node) {
    Compilation.spend(20);
    if (node.op == Op.INLCALL) {
      collect(node.init);
      Decisions inner = new Decisions(true);
      for (Node param : parameters(node)) {
        if (param.variable != null) {
          inner.note(param.variable);
        }
      }
      inner.collect(node.body);
      key.append('(').append(inner.key).append(')');
      Function tree = node.fn().tree;
      if (node.origin != null) {
        inlined.put(node.origin, inner);
      }
      if (node.fn().isClosure() && tree != null) {
        inner.inlinedOnly = !literals.containsKey(tree);
        literals.put(tree, inner);
      }
      return;
    }
    if (node.op == Op.DCL && node.x().variable != null) {
      note(node.x().variable());
    }
    if (node.op == Op.CASE && node.x != null && node.x.variable != null) {
      note(node.x.variable);
    }
    if (node.location != null && node.origin != null) {
      allocation(node, node.location);
    }
    boolean literal =
        node.op == Op.CLOSURE || (node.op == Op.METHEXPR && node.fn != null && node.fn.isSilent());
    if (literal && node.fn().tree != null) {
      Decisions inner = of(node.fn());
      key.append('{').append(inner.key).append('}');
      // A literal that is called, too, is compiled as it is called.
      literals.put(java.util.Objects.requireNonNull(node.fn().tree), inner);
    }
    if (node.op == Op.CLOSURE && node.fn().wrapper) {
      Decisions inner = of(node.fn());
      key.append('{').append(inner.key).append('}');
      inlined.putAll(inner.inlined);
      literals.putAll(inner.literals);
    }
    for (Node child : node.children()) {
      collect(child);
    }
  }

  /** The variables that hold the arguments of what was inlined. */
  private static List<Node> parameters(Node call) {
    for (Node init : call.init) {
      if (init.op == Op.AS2 && init.at.equals(call.at)) {
        return init.list;
      }
    }
    return List.of();
  }

  private void allocation(Node node, Location location) {
    Where found = location.escapes ? Where.HEAP : Where.STACK;
    boolean constant = node.op == Op.CONVIFACE && (node.x().op == Op.LITERAL || node.number == 1);
    if (constant || (NodeTexts.isStringToBytes(node) && !location.mutates)) {
      found = Where.NONE;
    }
    key.append(found == Where.HEAP ? 'h' : found == Where.STACK ? 's' : 'n');
    Object origin = java.util.Objects.requireNonNull(node.origin);
    where.put(origin, found);
    if (node.op == Op.CLOSURE) {
      closures.put(origin, bytes(node.fn()));
    }
  }

  private static long bytes(Fn fn) {
    long end = 0;
    for (Var captured : fn.captures) {
      boolean byValue =
          captured.location != null
              && !captured.location.addressTaken
              && !captured.location.reassigned
              && Sizes.of(captured.type) <= BY_VALUE;
      long size = byValue ? Sizes.of(captured.type) : WORD;
      long align = byValue ? Sizes.alignment(captured.type) : WORD;
      end = (end + align - 1) / align * align + size;
    }
    if (fn.keepsDictionary()) {
      end = (end + WORD - 1) / WORD * WORD + WORD;
    }
    return end == 0 ? 0 : WORD + (end + WORD - 1) / WORD * WORD;
  }
}
