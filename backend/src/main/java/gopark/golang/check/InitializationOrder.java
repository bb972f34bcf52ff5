package gopark.golang.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * In which order the variables of a package get their first values: one after all that its value
 * refers to, directly or through functions, else as they are declared.
 *
 * @param <T> a package's constants, variables and functions, told apart by identity
 */
final class InitializationOrder<T> {
  private final List<Node<T>> nodes = new ArrayList<>();
  private final IdentityHashMap<T, Node<T>> byObject = new IdentityHashMap<>();

  /** What an object is. */
  enum Kind {
    CONSTANT,
    VARIABLE,
    FUNCTION
  }

  /**
   * @param order constants and variables
   * @param cycles each begins with the object to complain of; one refers to the next, the last to
   *     the first
   */
  record Result<T>(List<T> order, List<List<T>> cycles) {}

  private static final class Node<T> {
    final T object;
    final Kind kind;
    final int place;

    /** What it refers to, as it was told. */
    final Set<Node<T>> references = new LinkedHashSet<>();

    /** Nodes that wait for this one, and those that this one waits for, without functions. */
    final Set<Node<T>> waiting = new LinkedHashSet<>();

    final Set<Node<T>> needed = new LinkedHashSet<>();
    int missing;

    Node(T object, Kind kind, int place) {
      this.object = object;
      this.kind = kind;
      this.place = place;
    }

    boolean isConstant() {
      return kind == Kind.CONSTANT;
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
    if (source != null && target != null) {
      source.references.add(target);
    }
  }

  Result<T> resolve() {
    link();
    removeFunctions();
    TreeSet<Node<T>> queue =
        new TreeSet<>(
            Comparator.comparing((Node<T> node) -> !node.isConstant())
                .thenComparingInt(node -> node.missing)
                .thenComparingInt(node -> node.place));
    for (Node<T> node : nodes) {
      if (node.kind != Kind.FUNCTION) {
        node.missing = node.needed.size();
        queue.add(node);
      }
    }
    List<T> order = new ArrayList<>();
    List<List<T>> cycles = new ArrayList<>();
    while (!queue.isEmpty()) {
      Node<T> node = queue.removeFirst();
      if (node.missing > 0) {
        // It may only lead to a cycle that it is no part of; that is found from another.
        List<T> cycle = cycle(node);
        if (!cycle.isEmpty()) {
          cycles.add(cycle);
        }
      }
      for (Node<T> waiting : node.waiting) {
        boolean queued = queue.remove(waiting);
        waiting.missing--;
        if (queued) {
          queue.add(waiting);
        }
      }
      order.add(node.object);
    }
    return new Result<>(order, cycles);
  }

  private void link() {
    for (Node<T> node : nodes) {
      node.needed.addAll(node.references);
      for (Node<T> reference : node.references) {
        reference.waiting.add(node);
      }
    }
  }

  /** Who refers to a function refers to all that it refers to. */
  private void removeFunctions() {
    List<Node<T>> functions = new ArrayList<>();
    for (Node<T> node : nodes) {
      if (node.kind == Kind.FUNCTION) {
        functions.add(node);
      }
    }
    // The dearest last, as each copies its edges to its neighbours.
    functions.sort(
        Comparator.comparingLong(node -> (long) node.waiting.size() * node.needed.size()));
    for (Node<T> function : functions) {
      function.waiting.remove(function);
      function.needed.remove(function);
      for (Node<T> user : function.waiting) {
        user.needed.remove(function);
        user.needed.addAll(function.needed);
      }
      for (Node<T> needed : function.needed) {
        needed.waiting.remove(function);
        needed.waiting.addAll(function.waiting);
      }
    }
  }

  /** A way along references from this node to itself; empty if there is none. */
  private List<T> cycle(Node<T> start) {
    Set<Node<T>> seen = new LinkedHashSet<>();
    Deque<Node<T>> path = new ArrayDeque<>();
    Deque<Iterator<Node<T>>> next = new ArrayDeque<>();
    enter(start, seen, path, next);
    while (!path.isEmpty()) {
      Iterator<Node<T>> references = next.getLast();
      if (!references.hasNext()) {
        path.removeLast();
        next.removeLast();
        continue;
      }
      Node<T> reference = references.next();
      if (reference == start) {
        return path.stream().map(node -> node.object).toList();
      }
      if (!seen.contains(reference)) {
        enter(reference, seen, path, next);
      }
    }
    return List.of();
  }

  private static <T> void enter(
      Node<T> node, Set<Node<T>> seen, Deque<Node<T>> path, Deque<Iterator<Node<T>>> next) {
    seen.add(node);
    path.add(node);
    List<Node<T>> references = new ArrayList<>(node.references);
    references.sort(Comparator.comparingInt(reference -> reference.place));
    next.add(references.iterator());
  }
}
