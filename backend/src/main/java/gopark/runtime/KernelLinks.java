package gopark.runtime;

import gopark.runtime.state.Why;
import java.util.List;

/** What the kernel has to do with it that a machine gets no further. */
final class KernelLinks {
  private KernelLinks() {}

  static void add(Core core, Machine m, List<Why.Link> links) {}
}
