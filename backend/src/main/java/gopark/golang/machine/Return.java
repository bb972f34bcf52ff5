package gopark.golang.machine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Returns to the caller; results are in the first slots already. */
public final class Return extends Instruction {
  private final @Nullable Code code;
  private final int results;

  /**
   * Returns from a function, whose references are forgotten.
   *
   * @param code the function that returns; null if it has no references to forget
   * @param results the number of slots at the beginning that are results, which are kept
   */
  public Return(@Nullable Code code, int results) {
    this.code = code;
    this.results = results;
  }

  @Override
  public int run(Fiber f, int pc) {
    Code from = code;
    if (from != null) {
      forget(f, from, results);
    }
    return leave(f);
  }

  static int leave(Fiber f) {
    long link = f.words[f.base - 1];
    f.base = Fiber.baseOf(link);
    return Fiber.pcOf(link);
  }

  /** Forgets the references of a function but for its first slots. */
  static void forget(Fiber f, Code from, int kept) {
    int start = Math.max(from.refsStart, kept);
    if (from.refsEnd > start) {
      Arrays.fill(f.refs, f.base + start, f.base + from.refsEnd, null);
    }
  }
}
