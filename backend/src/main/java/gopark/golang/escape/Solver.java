package gopark.golang.escape;

import gopark.golang.type.Compilation;
import java.util.ArrayDeque;

/** Finds the fewest dereferences between places, and what outlives where it was made. */
final class Solver {
  private static final long STEP_WORK = 15;

  private final Batch b;
  private final ArrayDeque<Location> todo = new ArrayDeque<>();
  private int walk;

  Solver(Batch batch) {
    this.b = batch;
  }

  void solve() {
    for (Location location : b.locations) {
      todo.addFirst(location);
      location.queued = true;
    }
    for (Location root : new Location[] {b.mutator, b.callee, b.heap}) {
      todo.addFirst(root);
      root.queued = true;
    }
    Location root = todo.pollFirst();
    while (root != null) {
      root.queued = false;
      walk++;
      from(root);
      root = todo.pollFirst();
    }
  }

  private void enqueue(Location location) {
    if (!location.queued) {
      location.queued = true;
      if (location.escapes) {
        todo.addFirst(location);
      } else {
        todo.addLast(location);
      }
    }
  }

  private void from(Location root) {
    root.walk = walk;
    root.derefs = 0;
    if (root.calls && root.node != null && root.node.op == Op.CLOSURE) {
      Fn literal = root.node.fn();
      if (literal.inBatch && !literal.resultsLost) {
        literal.resultsLost = true;
        for (Var result : literal.results) {
          enqueue(b.location(result, literal));
        }
      }
    }
    ArrayDeque<Location> next = new ArrayDeque<>();
    next.add(root);
    Location location = next.pollFirst();
    while (location != null) {
      visit(root, location, next);
      location = next.pollFirst();
    }
  }

  private void visit(Location root, Location l, ArrayDeque<Location> next) {
    Compilation.spend(STEP_WORK);
    l.queuedInWalk = 0;
    int derefs = l.derefs;
    boolean escapes = false;
    boolean persists = false;
    boolean mutates = false;
    boolean calls = false;
    if (derefs < 0) {
      derefs = 0;
      if (outlives(root, l)) {
        escapes = true;
        persists = true;
        mutates = true;
        calls = true;
      } else if (root.persists) {
        persists = true;
      }
    }
    if (derefs == 0) {
      mutates |= root.mutates;
      calls |= root.calls;
    }
    param(root, l, derefs);
    boolean more =
        (escapes && !l.escapes)
            || (persists && !l.persists)
            || (mutates && !l.mutates)
            || (calls && !l.calls);
    if (more) {
      l.escapes |= escapes;
      l.persists |= persists;
      l.mutates |= mutates;
      l.calls |= calls;
      enqueue(l);
      if (l.escapes) {
        return;
      }
    }
    follow(l, derefs, next);
  }

  private void follow(Location l, int derefs, ArrayDeque<Location> next) {
    for (Location.Edge edge : l.edges) {
      Location from = edge.from();
      if (from.escapes) {
        continue;
      }
      int d = derefs + edge.derefs();
      if (from.walk != walk || from.derefs > d) {
        Compilation.spend(STEP_WORK);
        from.walk = walk;
        from.derefs = d;
        if (from.queuedInWalk != walk) {
          from.queuedInWalk = walk;
          next.addLast(from);
        }
      }
    }
  }

  private void param(Location root, Location l, int derefs) {
    if (l.isParam) {
      if (outlives(root, l)) {
        leak(l, root, derefs);
      }
      if (root.mutates) {
        l.leaks.toMutator(derefs);
      }
      if (root.calls) {
        l.leaks.toCallee(derefs);
      }
    }
  }

  private static void leak(Location param, Location sink, int derefs) {
    if (!sink.escapes && sink.isResult && sink.fn == param.fn) {
      param.leaks.toResult(sink.resultIndex - 1, derefs);
    } else {
      param.leaks.toHeap(derefs);
    }
  }

  /** Whether what is stored in the one may live longer than the other. */
  private boolean outlives(Location l, Location other) {
    if (l.escapes) {
      return true;
    }
    if (l == b.mutator || l == b.callee) {
      return false;
    }
    if (l.isResult) {
      return !(other.fn.contains(l.fn) && !l.fn.resultsLost);
    }
    if (l.fn == other.fn && l.loopDepth < other.loopDepth) {
      return true;
    }
    return l.fn.contains(other.fn);
  }
}
