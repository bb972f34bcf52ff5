package gopark.runtime.view;

import gopark.os.Kernel;
import gopark.os.QuotaStatus;
import gopark.runtime.state.KernelState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes a record of the machine beneath. */
final class KernelViews {
  private KernelViews() {}

  static KernelState view(ProcessData process) {
    Kernel kernel = process.kernel();
    Map<Integer, Integer> running = new TreeMap<>();
    for (int i = 0; i < kernel.cores(); i++) {
      int thread = kernel.threadOn(i);
      if (thread != Kernel.NONE) {
        running.put(i, thread);
      }
    }
    List<Integer> waiting = new ArrayList<>();
    int listed = Math.min(Snapshots.PAGE, kernel.waiting());
    for (int i = 0; i < listed; i++) {
      waiting.add(kernel.waiting(i));
    }
    QuotaStatus quota = kernel.quota(process.now());
    return new KernelState(
        kernel.cores(),
        kernel.threads(),
        Collections.unmodifiableMap(running),
        waiting,
        kernel.waiting(),
        quota.quotaNs(),
        quota.periodNs(),
        quota.periodStart(),
        quota.usedNs(),
        quota.throttledUntil(),
        quota.nrPeriods(),
        quota.nrThrottled(),
        quota.throttledNs());
  }
}
