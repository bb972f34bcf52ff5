package gopark.golang;

import gopark.simulation.WorkMeter;
import java.lang.reflect.Field;

/** Notes how much work is reported at once: it gives no slice, so that every report is seen. */
final class LargeDataMeter extends WorkMeter {
  private static final Field LEFT = left();

  private long total;
  private long most;

  private static Field left() {
    try {
      Field field = WorkMeter.class.getDeclaredField("left");
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  protected long nextSlice() {
    try {
      long units = -LEFT.getLong(this);
      total += units;
      most = Math.max(most, units);
      return 0;
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  /** All that was reported. */
  long total() {
    return total;
  }

  /** The most that was reported at once. */
  long most() {
    return most;
  }
}
