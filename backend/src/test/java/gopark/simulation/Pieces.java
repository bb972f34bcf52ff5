package gopark.simulation;

import java.lang.reflect.Field;

/** Looks up at each report, and notes how much was done between two of them by their own words. */
public final class Pieces extends WorkMeter {
  private static final Field LEFT = left();

  private long looks;
  private long largest;
  private long total;

  private static Field left() {
    try {
      Field field = WorkMeter.class.getDeclaredField("left");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new LinkageError("A meter does not say what is left", e);
    }
  }

  @Override
  protected long nextSlice() {
    try {
      long piece = -LEFT.getLong(this);
      looks++;
      total += piece;
      largest = Math.max(largest, piece);
      return 0;
    } catch (IllegalAccessException e) {
      throw new LinkageError("A meter does not say what is left", e);
    }
  }

  /** How often it was looked up. */
  public long looks() {
    return looks;
  }

  /** The most that was done between two looks. */
  public long largest() {
    return largest;
  }

  /** All that was done. */
  public long total() {
    return total;
  }

  /** A meter that stops the work once {@code units} are used up. */
  public static WorkMeter stoppingAfter(long units) {
    return new WorkMeter() {
      private boolean begun;

      @Override
      protected long nextSlice() {
        if (begun) {
          throw new WorkStopped(WorkStopped.Reason.TIME);
        }
        begun = true;
        return units;
      }
    };
  }
}
