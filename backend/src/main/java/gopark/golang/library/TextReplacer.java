package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.SliceValue;
import gopark.program.Operation;
import org.jspecify.annotations.Nullable;

/** Replaces several texts by others at once; of those that fit at a place the first wins. */
final class TextReplacer {
  private static final int LONGEST = 1 << 24;
  private static final long MOST_STEPS = 100_000_000;
  private static final int STEPS_AN_INSTRUCTION = 4;

  private final String text;
  private final String[] pairs;
  private final StringBuilder out = new StringBuilder();
  private long steps;

  private TextReplacer(String text, String[] pairs) {
    this.text = text;
    this.pairs = pairs;
  }

  static @Nullable Operation replace(Fiber f) {
    TextReplacer replacer = new TextReplacer(f.text(0), texts((SliceValue) f.ref(1)));
    boolean done = replacer.run();
    f.spend(replacer.steps / STEPS_AN_INSTRUCTION);
    if (!done) {
      return new Operation.Exhausted("instructions", f.world.settings.limits().instructions());
    }
    f.setRef(0, replacer.out.toString());
    f.allocate(replacer.out.length());
    return null;
  }

  private static String[] texts(@Nullable SliceValue slice) {
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
        out.append(pairs[match + 1]);
        i += pairs[match].length();
      } else {
        out.append(text, i, Math.min(i + 1, text.length()));
        i++;
      }
      if (steps > MOST_STEPS || out.length() > LONGEST) {
        return false;
      }
    }
    return true;
  }

  private int match(int at, boolean withoutEmpty) {
    for (int i = 0; i + 1 < pairs.length; i += 2) {
      String old = pairs[i];
      steps++;
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
