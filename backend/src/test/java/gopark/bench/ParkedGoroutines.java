package gopark.bench;

import gopark.program.Operation;
import gopark.runtime.GoRuntime;
import gopark.runtime.event.Checks;
import gopark.runtime.event.EventSink;
import gopark.trace.EventLog;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * Measures the memory of parked goroutines. Arguments: how many there are, and how many events are
 * kept.
 */
final class ParkedGoroutines {
  private ParkedGoroutines() {}

  public static void main(String[] arguments) {
    int wanted = Integer.parseInt(arguments[0]);
    long kept = Long.parseLong(arguments[1]);
    long before = heap();
    long began = System.nanoTime();
    EventSink events = kept == 0 ? new Discarded() : new EventLog(kept, Checks.newestOrder());
    GoRuntime runtime = park(wanted, events);
    double seconds = (System.nanoTime() - began) / 1e9;
    long after = heap();
    if (runtime.ending() != null) {
      throw new IllegalStateException("They do not wait any more: " + runtime.ending());
    }
    System.out.printf(
        Locale.ROOT,
        "heap=%d perGoroutine=%.1f seconds=%.2f%n",
        after,
        (double) (after - before) / wanted,
        seconds);
  }

  /** All wait for one channel, and main for nothing. */
  static GoRuntime park(int wanted, EventSink events) {
    Operation[] receive = new Operation[1];
    Progress begun = new Progress();
    Main main =
        new Main(
            1,
            wanted,
            (number, channels) -> {
              Operation shared = receive[0];
              if (shared == null) {
                shared = new Operation.Receive(channels[0]);
                receive[0] = shared;
              }
              return new Parked(shared, begun);
            });
    GoRuntime runtime = Simulation.process(1, main, events);
    while (begun.done < wanted) {
      if (!runtime.step()) {
        throw new IllegalStateException("They did not all park: " + runtime.ending());
      }
    }
    return runtime;
  }

  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
