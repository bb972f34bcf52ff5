package gopark.golang.escape;

import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Goes through functions from callees to callers; those that call each other come together. */
final class CallGraph {
  private static final int DONE = Integer.MAX_VALUE;

  private final Fn.Phase phase;
  private final Consumer<Fn> before;
  private final Consumer<List<Fn>> action;
  private final List<Fn> stack = new ArrayList<>();
  private int count;

  private CallGraph(Fn.Phase phase, Consumer<Fn> before, Consumer<List<Fn>> action) {
    this.phase = phase;
    this.before = before;
    this.action = action;
  }

  /** Does the action for all that the function needs, and for itself, if that is not done yet. */
  static void visit(Fn fn, Fn.Phase phase, Consumer<List<Fn>> action) {
    visit(fn, phase, _ -> {}, action);
  }

  /** Does the action likewise, and something else before a function is looked at. */
  static void visit(Fn fn, Fn.Phase phase, Consumer<Fn> before, Consumer<List<Fn>> action) {
    if (fn.visits[phase.ordinal()] == 0) {
      new CallGraph(phase, before, action).visit(fn);
    }
  }

  private int visit(Fn fn) {
    int known = fn.visits[phase.ordinal()];
    if (known > 0) {
      return known;
    }
    count++;
    int id = count;
    set(fn, id);
    count++;
    int[] least = {count};
    stack.add(fn);
    before.accept(fn);
    for (Node node : fn.body()) {
      node.any(part -> {
        Compilation.spend(10);
        Fn used = used(part);
        if (used != null && used.visits[phase.ordinal()] != DONE) {
          least[0] = Math.min(least[0], visit(used));
        }
        return false;
      });
    }
    if ((least[0] == id || least[0] == id + 1) && !fn.captures()) {
      int start = stack.size() - 1;
      while (stack.get(start) != fn) {
        start--;
      }
      List<Fn> group = new ArrayList<>(stack.subList(start, stack.size()));
      stack.subList(start, stack.size()).clear();
      for (Fn member : group) {
        set(member, DONE);
      }
      action.accept(group.reversed());
    }
    return least[0];
  }

  private void set(Fn fn, int number) {
    fn.visits[phase.ordinal()] = number;
  }

  private static @Nullable Fn used(Node part) {
    return switch (part.op) {
      case FUNC, METHEXPR, METHVALUE, CLOSURE -> part.fn;
      default -> null;
    };
  }
}
