package gopark.trace;

import gopark.runtime.state.ConstantWords;
import gopark.runtime.state.WaitReason;

/** The words that stand for constants in what others read. */
public final class ApiNames {
  private ApiNames() {}

  /** A wait reason is told in the runtime's own words, all else as in {@code localTail}. */
  public static String of(Enum<?> constant) {
    return constant instanceof WaitReason reason ? reason.text() : ConstantWords.of(constant);
  }
}
