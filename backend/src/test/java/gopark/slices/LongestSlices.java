package gopark.slices;

import gopark.golang.CompileBombs;
import gopark.golang.GoSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Prints how long slices of work are: the computer's time of one thread, without the pauses of
 * garbage collection and without what others do on the machine.
 */
final class LongestSlices {
  /** Loads the library and what compiles. */
  private static final String FIRST =
      "package main\nimport \"fmt\"\nfunc main() { fmt.Println(1) }\n";

  private static final double NS_PER_MS = 1e6;

  private final List<Long> all = new ArrayList<>();
  private final int rounds;
  private final String wanted;
  private final long shownNs;

  private LongestSlices(int rounds, String wanted, long shownNs) {
    this.rounds = rounds;
    this.wanted = wanted;
    this.shownNs = shownNs;
  }

  /**
   * Measures and prints.
   *
   * @param rounds how often each is done
   * @param wanted a part of the names of what is meant
   * @param shownMs from how many milliseconds on the stack is shown
   */
  static void print(int rounds, String wanted, long shownMs) throws InterruptedException {
    LongestSlices slices = new LongestSlices(rounds, wanted, Duration.ofMillis(shownMs).toNanos());
    slices.measure("first compile", meter -> GoSource.of(FIRST, meter));
    for (Map.Entry<String, String> bomb : CompileBombs.all().entrySet()) {
      slices.measure("compile " + bomb.getKey(), meter -> GoSource.of(bomb.getValue(), meter));
    }
    for (Map.Entry<String, Consumer<TimedMeter>> other : SlicedWork.all().entrySet()) {
      slices.measure(other.getKey(), other.getValue());
    }
    slices.print("all", slices.all);
  }

  private void measure(String name, Consumer<TimedMeter> work) throws InterruptedException {
    if (!name.contains(wanted)) {
      return;
    }
    List<Long> slicesNs = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      TimedMeter meter = new TimedMeter();
      Thread watcher = watcher(Thread.currentThread(), meter);
      work.accept(meter);
      meter.end();
      watcher.interrupt();
      watcher.join();
      slicesNs.addAll(meter.slicesNs());
    }
    if (!name.startsWith("first")) {
      all.addAll(slicesNs);
    }
    print(name, slicesNs);
  }

  /** Shows where a thread is whose slice lasts too long. */
  private Thread watcher(Thread worker, TimedMeter meter) {
    return Thread.ofPlatform()
        .daemon()
        .start(() -> {
          long shownOf = 0;
          while (!Thread.currentThread().isInterrupted()) {
            long start = meter.wallStart();
            if (start != shownOf && System.nanoTime() - start > shownNs) {
              shownOf = start;
              StringBuilder stack = new StringBuilder("   ");
              for (StackTraceElement frame : worker.getStackTrace()) {
                stack.append(' ').append(frame.getFileName()).append(':');
                stack.append(frame.getLineNumber());
              }
              System.out.println(stack.substring(0, Math.min(stack.length(), 400)));
            }
            Thread.onSpinWait();
            LockSupport.parkNanos(500_000);
          }
        });
  }

  private void print(String name, List<Long> slicesNs) {
    Collections.sort(slicesNs);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-45s %7d slices, median %6.2f ms, p99.9 %7.2f ms, longest %7.2f ms",
            name,
            slicesNs.size(),
            at(slicesNs, 0.5),
            at(slicesNs, 0.999),
            at(slicesNs, 1)));
  }

  private static double at(List<Long> sorted, double part) {
    int index = (int) Math.ceil(part * sorted.size()) - 1;
    return sorted.isEmpty() ? 0 : sorted.get(Math.max(0, index)) / NS_PER_MS;
  }
}
