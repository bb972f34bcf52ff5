package gopark.runtime.view;

import gopark.runtime.model.Machine;
import gopark.runtime.state.Why;
import java.util.List;

/** Links of the kernel's part in why a machine gets no further. */
final class KernelLinks {
  private KernelLinks() {}

  static void add(ProcessData process, Machine m, List<Why.Link> links) {
    switch (process.kernel().state(m.id)) {
      case READY -> links.add(new Why.WaitsForCore(m.id));
      case FROZEN -> {
        long until = process.kernel().quota(process.now()).throttledUntil();
        links.add(new Why.Throttled(m.id, until == 0 ? null : Long.valueOf(until)));
      }
      case ASLEEP, ON_CORE -> {}
    }
  }
}
