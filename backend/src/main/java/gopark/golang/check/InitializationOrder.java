package gopark.golang.check;

import gopark.golang.type.Compilation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the variables of a package get their first values: after all that the value
 * refers to, directly or through functions, and else as they are declared.
 *
 * @param <T> a package's constants, variables and functions, told apart by identity
 */
final class InitializationOrder<T> {
  /** The most mistakes that Go's compiler reports before it gives up. */
  private static final int MOST_CYCLES = 10;

  private static final long REFERENCE_WORK = 15;

  private final List<Node<T>> nodes = new ArrayList<>();
  private final IdentityHashMap<T, Node<T>> byObject = new IdentityHashMap<>();
  private @Nullable ReferenceCycles searched;

  /** What an object is. */
  enum Kind {
    CONSTANT,
    VARIABLE,
    FUNCTION
  }

  /**
   * @param order constants and variables
   * @param cycles each begins with the object to complain of; one refers to the next, the last to
   *     the first; the first few if there are many
   */
  record Result<T>(List<T> order, List<List<T>> cycles) {}

  private static final class Node<T> {
    final T object;
    final Kind kind;
    final int place;

    /** What it refers to, as it was told. */
    final Set<Node<T>> references = new LinkedHashSet<>();

    /** Places of nodes that wait for this one, which they may reach through functions. */
    final BitSet waiting = new BitSet();

    /** How many it waits for. */
    int missing;

    /** The last node from which this one was reached. */
    int reachedFrom = -1;

    Node(T object, Kind kind, int place) {
      this.object = object;
      this.kind = kind;
      this.place = place;
    }
  }

  /** Adds an object; those declared first come first. */
  void add(T object, Kind kind) {
    Node<T> node = new Node<>(object, kind, nodes.size());
    nodes.add(node);
    byObject.put(object, node);
  }

  /** One object's value or body refers to another; objects that were not added do not matter. */
  void refers(T from, T to) {
    Node<T> source = byObject.get(from);
    Node<T> target = byObject.get(to);
    Compilation.spend(REFERENCE_WORK);
    if (source != null && target != null) {
      source.references.add(target);
    }
  }

  Result<T> resolve() {
    for (Node<T> node : nodes) {
      if (node.kind != Kind.FUNCTION) {
        link(node);
      }
    }
    Result<T> result = new Result<>(new ArrayList<>(), new ArrayList<>());
    // Constants come first, whatever they wait for.
    resolve(Kind.CONSTANT, result);
    resolve(Kind.VARIABLE, result);
    return result;
  }

  /**
   * Lets a node wait for all that it refers to; a reference to a function is one to all that the
   * function refers to.
   */
  private void link(Node<T> user) {
    Deque<Node<T>> through = new ArrayDeque<>();
    through.add(user);
    while (!through.isEmpty()) {
      for (Node<T> needed : through.removeLast().references) {
        Compilation.spend(REFERENCE_WORK);
        if (needed.reachedFrom == user.place) {
          continue;
        }
        needed.reachedFrom = user.place;
        if (needed.kind == Kind.FUNCTION) {
          through.add(needed);
        } else {
          needed.waiting.set(user.place);
          user.missing++;
        }
      }
    }
  }

  private void resolve(Kind kind, Result<T> result) {
    BitSet left = new BitSet();
    BitSet ready = new BitSet();
    for (Node<T> node : nodes) {
      if (node.kind == kind) {
        left.set(node.place);
        ready.set(node.place, node.missing == 0);
      }
    }
    while (!left.isEmpty()) {
      Compilation.spend(nodes.size() / 64 + 1);
      int first = ready.nextSetBit(0);
      Node<T> next = first < 0 ? leastMissing(left) : nodes.get(first);
      left.clear(next.place);
      ready.clear(next.place);
      if (next.missing > 0 && result.cycles.size() < MOST_CYCLES) {
        // It may only lead to a cycle that it is no part of; that is found from another.
        List<T> cycle = cycle(next);
        if (!cycle.isEmpty()) {
          result.cycles.add(cycle);
        }
      }
      release(next, left, ready);
      result.order.add(next.object);
    }
  }

  /** The node that waits for the fewest others; there is a cycle somewhere. */
  private Node<T> leastMissing(BitSet left) {
    Node<T> least = nodes.get(left.nextSetBit(0));
    Compilation.spend(REFERENCE_WORK * left.cardinality());
    for (int i = left.nextSetBit(0); i >= 0; i = left.nextSetBit(i + 1)) {
      if (nodes.get(i).missing < least.missing) {
        least = nodes.get(i);
      }
    }
    return least;
  }

  private void release(Node<T> done, BitSet left, BitSet ready) {
    BitSet waiting = done.waiting;
    Compilation.spend(nodes.size() / 8L + REFERENCE_WORK * waiting.cardinality());
    for (int i = waiting.nextSetBit(0); i >= 0; i = waiting.nextSetBit(i + 1)) {
      Node<T> node = nodes.get(i);
      node.missing--;
      if (node.missing == 0 && left.get(i)) {
        ready.set(i);
      }
    }
  }

  /** A way along references from this node to itself; empty if there is none. */
  private List<T> cycle(Node<T> start) {
    ReferenceCycles known = searched;
    if (known == null) {
      int[][] references = new int[nodes.size()][];
      for (Node<T> node : nodes) {
        Compilation.spend(REFERENCE_WORK * node.references.size());
        references[node.place] =
            node.references.stream().mapToInt(reference -> reference.place).sorted().toArray();
      }
      known = new ReferenceCycles(references);
      searched = known;
    }
    return known.through(start.place).stream().map(place -> nodes.get(place).object).toList();
  }
}
