package gopark.golang.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The statements around the present one that break and continue may mean. */
final class JumpTargets {
  private final List<Target> around = new ArrayList<>();

  /** A statement that can be left, or gone on with. */
  private record Target(@Nullable String label, Label end, @Nullable Label next) {}

  /**
   * Enters a statement that break and continue may mean.
   *
   * @param next null if it is no loop
   */
  void enter(@Nullable String label, Label end, @Nullable Label next) {
    around.add(new Target(label, end, next));
  }

  void exit() {
    around.removeLast();
  }

  /** The target of a break; null if it leaves the function's own code. */
  @Nullable Label ofBreak(@Nullable String label) {
    for (Target target : around.reversed()) {
      if (label == null || label.equals(target.label())) {
        return target.end();
      }
    }
    return null;
  }

  /** The target of a continue; null if it leaves the function's own code. */
  @Nullable Label ofContinue(@Nullable String label) {
    for (Target target : around.reversed()) {
      if (target.next() != null && (label == null || label.equals(target.label()))) {
        return target.next();
      }
    }
    return null;
  }
}
