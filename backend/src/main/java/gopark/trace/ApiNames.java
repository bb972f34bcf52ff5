package gopark.trace;

import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.Told;

/** The words that stand for constants in what others read. */
public final class ApiNames {
  private ApiNames() {}

  /** What has a text of its own is told so, all else as in {@code localTail}. */
  public static String of(Enum<?> constant) {
    return constant instanceof Told told ? told.text() : ConstantWords.of(constant);
  }
}
