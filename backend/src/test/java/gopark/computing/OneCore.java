package gopark.computing;

import static org.awaitility.Awaitility.await;

import gopark.simulation.WorkMeter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;

/** One core, and a clock that moves when somebody computes. */
abstract class OneCore {

  static final long MS = 1_000_000;

  /** More than any slice has. */
  static final long A_SLICE = 5 * WorkMeter.SLICE;

  final AtomicLong clockNs = new AtomicLong();

  /** The time in which nobody computed although somebody had the core. */
  final AtomicLong lostNs = new AtomicLong();

  final CoreScheduler cores =
      new CoreScheduler(1, Duration.ofMinutes(1), clockNs::get, () -> clockNs.get() - lostNs.get());
  final List<String> order = Collections.synchronizedList(new ArrayList<>());
  final CountDownLatch gate = new CountDownLatch(1);

  @AfterEach
  void close() {
    gate.countDown();
    cores.close();
  }

  /** Holds the core until the gate opens, so that a line can form behind it. */
  void holdTheCore() {
    CountDownLatch holds = new CountDownLatch(1);
    cores.submit(
        "holder",
        Urgency.WAITED_FOR,
        () -> {
          holds.countDown();
          pass(gate);
        });
    pass(holds);
  }

  static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Computes for a time, in slices. */
  void compute(WorkMeter meter, int slices, long sliceNs) {
    for (int i = 0; i < slices; i++) {
      clockNs.addAndGet(sliceNs);
      meter.spend(A_SLICE);
    }
  }

  void openAndAwait(int tasks) {
    gate.countDown();
    await().until(() -> order.size() == tasks);
  }
}
