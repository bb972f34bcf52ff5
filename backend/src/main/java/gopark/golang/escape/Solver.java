package gopark.golang.escape;

import gopark.golang.type.Compilation;
import java.util.ArrayDeque;

/** Finds the fewest dereferences between places, and what outlives where it was made. */
final class Solver {
  private static final long STEP_WORK = 15;

  private final Batch batch;
  private final ArrayDeque<Location> todo = new ArrayDeque<>();
  private int walk;

  Solver(Batch batch) {
    this.batch = batch;
  }

  void solve() {
    for (Location location : batch.locations) {
      todo.addFirst(location);
      location.queued = true;
    }
    for (Location root : new Location[] {batch.mutator, batch.callee, batch.heap}) {
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
          enqueue(batch.location(result, literal));
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

  private void visit(Location root, Location location, ArrayDeque<Location> next) {
    Compilation.spend(STEP_WORK);
    location.queuedInWalk = 0;
    int derefs = location.derefs;
    boolean escapes = false;
    boolean persists = false;
    boolean mutates = false;
    boolean calls = false;
    if (derefs < 0) {
      derefs = 0;
      if (outlives(root, location)) {
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
    param(root, location, derefs);
    boolean more =
        (escapes && !location.escapes)
            || (persists && !location.persists)
            || (mutates && !location.mutates)
            || (calls && !location.calls);
    if (more) {
      location.escapes |= escapes;
      location.persists |= persists;
      location.mutates |= mutates;
      location.calls |= calls;
      enqueue(location);
      if (location.escapes) {
        return;
      }
    }
    follow(location, derefs, next);
  }

  private void follow(Location location, int derefs, ArrayDeque<Location> next) {
    for (Location.Edge edge : location.edges) {
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

  private void param(Location root, Location location, int derefs) {
    if (location.isParam) {
      if (outlives(root, location)) {
        leak(location, root, derefs);
      }
      if (root.mutates) {
        location.leaks.toMutator(derefs);
      }
      if (root.calls) {
        location.leaks.toCallee(derefs);
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
  private boolean outlives(Location location, Location other) {
    if (location.escapes) {
      return true;
    }
    if (location == batch.mutator || location == batch.callee) {
      return false;
    }
    if (location.isResult) {
      return !(other.fn.contains(location.fn) && !location.fn.resultsLost);
    }
    if (location.fn == other.fn && location.loopDepth < other.loopDepth) {
      return true;
    }
    return location.fn.contains(other.fn);
  }
}
