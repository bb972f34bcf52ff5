package gopark.golang.escape;

import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.type.Compilation;
import gopark.golang.type.Sizes;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is decided of one function, or of one copy of its body in a caller: what it allocates, and
 * which of its calls are replaced by what they call.
 */
public final class Decisions {
  private static final long WORD = 8;
  private static final long BY_VALUE = 128;

  /** What a call takes on the stack of a function that is not known better. */
  public static final int SMALL_FRAME = 48;

  /** Where the memory of an expression's value is. */
  public enum Where {
    HEAP,
    /** The stack, as far as it is small. */
    STACK,
    /** Nowhere: it is known before the program runs, another's memory, or not needed. */
    NONE
  }

  /** Decisions of a program that was not analysed: everything is on the heap. */
  public static final Decisions UNKNOWN = new Decisions(false, new IdentityHashMap<>());

  private final boolean known;

  /** The decisions that the literals of a function, or of an {@link Inlining}, belong to. */
  private final IdentityHashMap<Object, Decisions> owners;

  private @Nullable String name;

  /** Whether this took the place of a call of a literal. */
  private boolean called;

  private boolean inlinable;
  private int frame = SMALL_FRAME;
  private final IdentityHashMap<Object, Where> where = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Long> closures = new IdentityHashMap<>();
  private final IdentityHashMap<Local, Boolean> moved = new IdentityHashMap<>();

  /** Variables and expressions that stand in no loop. */
  private final IdentityHashMap<Object, Boolean> outsideLoops = new IdentityHashMap<>();

  private final IdentityHashMap<Object, Decisions> inlined = new IdentityHashMap<>();
  private final IdentityHashMap<Function, Decisions> literals = new IdentityHashMap<>();
  private final StringBuilder key = new StringBuilder();

  /** The names of literals that came with inlined functions: each copy has others. */
  private final StringBuilder names = new StringBuilder();

  /** What took the places of calls here, and the literals that are made here. */
  private final List<Decisions> parts = new ArrayList<>();

  private Decisions(boolean known, IdentityHashMap<Object, Decisions> owners) {
    this.known = known;
    this.owners = owners;
  }

  static Decisions of(Fn fn) {
    return of(fn, new IdentityHashMap<>());
  }

  private static Decisions of(Fn fn, IdentityHashMap<Object, Decisions> owners) {
    Decisions decisions = new Decisions(true, owners);
    owners.put(fn, decisions);
    decisions.inlinable = fn.cost >= 0;
    decisions.frame = FrameSize.of(fn);
    decisions.variables(fn.params);
    decisions.variables(fn.results);
    decisions.collect(fn.body());
    return decisions;
  }

  /** Equal of copies of one function that do the same, and whose literals have the same names. */
  public String key() {
    StringBuilder whole = new StringBuilder(key);
    addNames(whole);
    return whole.toString();
  }

  private void addNames(StringBuilder to) {
    to.append(names);
    for (Decisions part : parts) {
      part.addNames(to);
    }
  }

  /** The name of a function literal, if it is not the one that it was written with. */
  public @Nullable String name() {
    return name;
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

  /** Whether a variable or an expression is there once for each call of the function. */
  public boolean isOutsideLoops(Object variableOrExpr) {
    return outsideLoops.containsKey(variableOrExpr);
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

  /** Whether it may take the place of a call. */
  public boolean isInlinable() {
    return inlinable;
  }

  /** How many bytes a call of it takes on the stack. */
  public int frame() {
    return frame;
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
    if (variable.origin != null) {
      noteLoops(variable.origin, variable.location);
    }
  }

  private void noteLoops(Object origin, @Nullable Location location) {
    if (location != null && location.loopDepth <= 1) {
      outsideLoops.put(origin, true);
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
      Decisions inner = new Decisions(true, owners);
      parts.add(inner);
      if (node.inlining != null) {
        owners.put(node.inlining, inner);
      }
      for (Node param : parameters(node)) {
        if (param.variable != null) {
          inner.note(param.variable);
        }
      }
      inner.collect(node.body);
      key.append('(').append(inner.key).append(')');
      if (node.origin != null) {
        inlined.put(node.origin, inner);
      }
      if (node.fn().isClosure()) {
        ownerOf(node.fn()).replaces(node.fn(), inner);
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
      Decisions inner = of(node.fn(), owners);
      key.append('{').append(inner.key).append('}');
      parts.add(inner);
      makes(node.fn(), inner);
    }
    if (node.op == Op.CLOSURE && node.fn().kind.isWrapper()) {
      Decisions inner = of(node.fn(), owners);
      key.append('{').append(inner.key).append('}');
      parts.add(inner);
      inlined.putAll(inner.inlined);
      literals.putAll(inner.literals);
    }
    for (Node child : node.children()) {
      collect(child);
    }
  }

  /** Where the expression of a literal is, however far from there it is called. */
  private Decisions ownerOf(Fn literal) {
    Fn around = literal.around;
    Inlining brought = literal.inlining;
    boolean withAround = brought == null || (around != null && brought.equals(around.inlining));
    Object owner = withAround ? around : brought;
    return owner == null ? this : owners.getOrDefault(owner, this);
  }

  /** A literal that is called, too, is compiled as it is called. */
  private void makes(Fn literal, Decisions made) {
    names(literal, made);
    literals.put(Objects.requireNonNull(literal.tree), made);
  }

  /** A call of a literal is replaced by it; of several calls the first one counts. */
  private void replaces(Fn literal, Decisions made) {
    if (literal.tree == null) {
      return;
    }
    Decisions before = literals.get(literal.tree);
    if (before == null || !before.called) {
      made.called = true;
      makes(literal, made);
    }
  }

  private void names(Fn literal, Decisions made) {
    if (literal.inlining != null) {
      made.name = FnNames.shown(literal);
      names.append(made.name).append(made.called ? '(' : '{');
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
    Object origin = Objects.requireNonNull(node.origin);
    where.put(origin, found);
    noteLoops(origin, location);
    if (node.op == Op.CLOSURE) {
      closures.put(origin, bytes(node.fn()));
    }
  }

  /** How many bytes a function value takes with what it has captured. */
  static long bytes(Fn fn) {
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
