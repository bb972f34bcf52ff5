package gopark.program;

import org.jspecify.annotations.Nullable;

/**
 * What came of an operation. One object is filled again and again, so that asking costs nothing.
 */
public final class Outcome {
  /** What was received, or null. */
  public @Nullable Object value;

  /** Whether a receive got a sent value, a TryLock its lock, a Stop its timer still running. */
  public boolean ok;

  /** The number asked for: a handle, a goroutine's id, a length, the time, the chosen case. */
  public long number;

  /** The panic that the operation raised in this goroutine, or null. */
  public @Nullable RuntimePanic panic;

  /** How many processors there are. */
  public int processors = 1;

  public void clear() {
    value = null;
    ok = false;
    number = 0;
    panic = null;
  }
}
