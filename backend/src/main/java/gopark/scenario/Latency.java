package gopark.scenario;

import gopark.runtime.config.CostModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How exactly the system beneath wakes threads that sleep for a time. */
public enum Latency {
  /** Threads wake as late as on Linux on a small virtual machine: a nap of 3 µs takes 68. */
  LINUX,
  /** Threads wake when they asked for it, so that the runtime's own times are seen. */
  IDEAL;

  /** The names of all of them, as documents have them. */
  static final List<String> NAMES = Stream.of(values()).map(Latency::text).toList();

  /** The latency's name in documents. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Latency of(String text) {
    return text.equals(IDEAL.text()) ? IDEAL : LINUX;
  }

  /** What everything costs there. */
  public CostModel costs() {
    return this == LINUX ? CostModel.linux() : CostModel.ideal();
  }
}
