package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Costs;
import gopark.golang.value.Running;
import gopark.golang.value.SliceValue;
import gopark.program.Operation;
import gopark.simulation.WorkMeter;
import org.jspecify.annotations.Nullable;

/** Replaces several texts by others at once; of those that fit at a place the first wins. */
final class TextReplacer {
  private static final int LONGEST = 1 << 24;
  private static final long MOST_STEPS = 100_000_000;
  private static final int STEPS_AN_INSTRUCTION = 4;

  /** The steps reported at a time. */
  private static final int MANY = WorkMeter.PIECE;

  private final String text;
  private final String[] pairs;
  private final StringBuilder out = new StringBuilder();
  private final Running by;
  private long steps;

  /** How many of the steps are spent for. */
  private long spent;

  private TextReplacer(String text, String[] pairs, Running by) {
    this.text = text;
    this.pairs = pairs;
    this.by = by;
  }

  static @Nullable Operation replace(Fiber f) {
    TextReplacer replacer = new TextReplacer(f.text(0), texts(f, (SliceValue) f.ref(1)), f);
    boolean done = replacer.run();
    if (!done) {
      return new Operation.Exhausted("instructions", f.world.settings.limits().instructions());
    }
    f.setRef(0, replacer.out.toString());
    f.allocate(replacer.out.length());
    return null;
  }

  private static String[] texts(Fiber f, @Nullable SliceValue slice) {
    f.spend(slice == null ? 0 : slice.length);
    String[] texts = new String[slice == null ? 0 : slice.length];
    for (int i = 0; slice != null && i < texts.length; i++) {
      texts[i] = slice.memory.ref(slice.offset + i) instanceof String text ? text : "";
    }
    return texts;
  }

  /** Whether that was not too much. */
  private boolean run() {
    boolean afterEmpty = false;
    for (int i = 0; i <= text.length(); ) {
      int match = match(i, afterEmpty);
      afterEmpty = match >= 0 && pairs[match].isEmpty();
      if (match >= 0) {
        steps += Costs.copying(pairs[match + 1].length());
        out.append(pairs[match + 1]);
        i += pairs[match].length();
      } else {
        out.append(text, i, Math.min(i + 1, text.length()));
        i++;
      }
      steps++;
      spend(MANY);
      if (steps > MOST_STEPS || out.length() > LONGEST) {
        return false;
      }
    }
    spend(0);
    return true;
  }

  private void spend(int least) {
    if (steps - spent > least) {
      by.reserve(out.length());
      by.spend(steps - spent);
      spent = steps;
    }
  }

  private int match(int at, boolean withoutEmpty) {
    for (int i = 0; i + 1 < pairs.length; i += 2) {
      String old = pairs[i];
      steps++;
      spend(MANY);
      if (old.isEmpty() ? !withoutEmpty : isAt(old, at)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isAt(String old, int at) {
    if (at >= text.length() || text.charAt(at) != old.charAt(0)) {
      return false;
    }
    steps += old.length() / STEPS_AN_INSTRUCTION;
    return text.startsWith(old, at);
  }
}
