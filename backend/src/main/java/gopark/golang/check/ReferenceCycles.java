package gopark.golang.check;

import gopark.golang.type.Compilation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Ways from nodes of a graph back to themselves. Nodes are numbers; what they refer to is in order.
 */
final class ReferenceCycles {
  private static final int NEW = -1;
  private static final long STEP_WORK = 20;

  private final int[][] references;

  /** Nodes that can reach each other have the same number here. */
  private final int[] component;

  /** Which nodes lie on some cycle. */
  private final BitSet onCycle = new BitSet();

  // Tarjan's algorithm, with a stack of its own as ways may be long.
  private final int[] number;
  private final int[] lowest;
  private final int[] nextReference;
  private final Deque<Integer> open = new ArrayDeque<>();
  private final BitSet isOpen = new BitSet();
  private int numbered;

  ReferenceCycles(int[][] references) {
    this.references = references;
    this.component = new int[references.length];
    this.number = new int[references.length];
    this.lowest = new int[references.length];
    this.nextReference = new int[references.length];
    Arrays.fill(number, NEW);
    for (int node = 0; node < references.length; node++) {
      if (number[node] == NEW) {
        findComponents(node);
      }
    }
  }

  private void findComponents(int root) {
    Deque<Integer> path = new ArrayDeque<>();
    enter(root, path);
    while (!path.isEmpty()) {
      Compilation.spend(STEP_WORK);
      int node = path.getLast();
      if (nextReference[node] < references[node].length) {
        int reference = references[node][nextReference[node]++];
        if (number[reference] == NEW) {
          enter(reference, path);
        } else if (isOpen.get(reference)) {
          lowest[node] = Math.min(lowest[node], number[reference]);
          onCycle.set(node, onCycle.get(node) || reference == node);
        }
        continue;
      }
      path.removeLast();
      if (!path.isEmpty()) {
        int before = path.getLast();
        lowest[before] = Math.min(lowest[before], lowest[node]);
      }
      if (lowest[node] == number[node]) {
        close(node);
      }
    }
  }

  private void enter(int node, Deque<Integer> path) {
    number[node] = numbered;
    lowest[node] = numbered++;
    path.add(node);
    open.add(node);
    isOpen.set(node);
  }

  /** All that was opened since this node can reach each other. */
  private void close(int first) {
    boolean several = open.getLast() != first;
    int node;
    do {
      node = open.removeLast();
      isOpen.clear(node);
      component[node] = first;
      onCycle.set(node, several || onCycle.get(node));
    } while (node != first);
  }

  /** Whether each of these can reach the other; every node reaches itself. */
  boolean connected(int one, int other) {
    return component[one] == component[other];
  }

  /** The first way from this node to itself, in order of references; empty if there is none. */
  List<Integer> through(int start) {
    if (!onCycle.get(start)) {
      return List.of();
    }
    BitSet seen = new BitSet();
    List<Integer> path = new ArrayList<>();
    int[] next = new int[references.length];
    path.add(start);
    seen.set(start);
    while (!path.isEmpty()) {
      Compilation.spend(STEP_WORK);
      int node = path.getLast();
      if (next[node] == references[node].length) {
        path.removeLast();
        continue;
      }
      int reference = references[node][next[node]++];
      if (reference == start) {
        return path;
      }
      if (!seen.get(reference)) {
        seen.set(reference);
        path.add(reference);
      }
    }
    return List.of();
  }
}
