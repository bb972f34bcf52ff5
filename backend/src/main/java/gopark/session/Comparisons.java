package gopark.session;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds where two branches part, event by event, as far as both have been seen. */
final class Comparisons {
  private Comparisons() {}

  static @Nullable Comparison of(List<Branch> branches, int a, int b) {
    if (a < 0 || b < 0 || a >= branches.size() || b >= branches.size()) {
      return null;
    }
    History ofA = branches.get(a).history();
    History ofB = branches.get(b).history();
    long fork = forkStep(branches, a, b);
    long end = Math.min(ofA.farthest(), ofB.farthest());
    EventReader left = new EventReader(ofA, fork, Long.MAX_VALUE, end);
    EventReader right = new EventReader(ofB, fork, Long.MAX_VALUE, end);
    while (true) {
      boolean moreA = next(left, fork);
      boolean moreB = next(right, fork);
      if (!moreA && !moreB) {
        return new Comparison(a, b, fork, null, null, null);
      }
      if (!moreA || !moreB || !same(left, right)) {
        return new Comparison(
            a,
            b,
            fork,
            moreA ? left.number() : right.number(),
            moreA ? left.event().event() : null,
            moreB ? right.event().event() : null);
      }
    }
  }

  /** The runs may have begun at different checkpoints, but before the fork all is the same. */
  private static boolean next(EventReader reader, long fork) {
    while (reader.next()) {
      if (reader.event().step() >= fork) {
        return true;
      }
    }
    return false;
  }

  private static boolean same(EventReader left, EventReader right) {
    return left.number() == right.number() && left.event().event().equals(right.event().event());
  }

  private static long forkStep(List<Branch> branches, int a, int b) {
    Branch one = branches.get(a);
    Branch other = branches.get(b);
    long step = Math.min(one.history().farthest(), other.history().farthest());
    while (one.number() != other.number()) {
      if (one.number() > other.number()) {
        step = Math.min(step, one.forkStep());
        one = branches.get(one.parent());
      } else {
        step = Math.min(step, other.forkStep());
        other = branches.get(other.parent());
      }
    }
    return step;
  }
}
