package gopark.runtime.view;

import gopark.simulation.SimulatorBug;
import org.jspecify.annotations.Nullable;

/** A sentence that must be true between any two steps; if it is not, the simulator is wrong. */
final class Law {
  private Law() {}

  /** The values are what the sentence is about, in pairs of name and value. */
  static void holds(boolean kept, String sentence, @Nullable Object... values) {
    if (!kept) {
      throw broken(sentence, values);
    }
  }

  /**
   * Words are made here alone: {@link #holds} is then small enough to be compiled into its callers.
   */
  private static SimulatorBug broken(String sentence, @Nullable Object[] values) {
    StringBuilder text = new StringBuilder(sentence);
    for (int i = 0; i + 1 < values.length; i += 2) {
      text.append(i == 0 ? " Here: " : ", ").append(values[i]).append(' ').append(values[i + 1]);
    }
    return new SimulatorBug(text.toString());
  }
}
