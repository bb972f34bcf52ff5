package gopark.golang.machine;

import gopark.program.Operation;
import gopark.program.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * A library function without a body. It finds its arguments by {@link Fiber#word} and its like,
 * from 0 on, and leaves its results in the same places. It has no state: what it must remember is
 * in its arguments' places, or in the {@link World}.
 */
@FunctionalInterface
public interface Native {

  /** Null if it is done; else what it asks of the runtime, after which finish is called. */
  @Nullable Operation call(Fiber f);

  /** Goes on after an operation; null if it is done. */
  default @Nullable Operation finish(Fiber f, Outcome outcome) {
    return null;
  }
}
