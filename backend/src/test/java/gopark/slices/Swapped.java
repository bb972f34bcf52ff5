package gopark.slices;

import gopark.simulation.WorkMeter;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A simulation's meter that stands for one measurement's after another. */
final class Swapped extends WorkMeter {
  private @Nullable TimedMeter present;

  @Override
  protected long nextSlice() {
    TimedMeter meter = present;
    return meter == null ? SLICE : meter.nextSlice();
  }

  Swapped on(TimedMeter meter) {
    present = meter;
    return this;
  }

  Consumer<TimedMeter> with(Runnable work) {
    return meter -> {
      present = meter;
      work.run();
      present = null;
    };
  }
}
