package gopark.scenario;

import gopark.runtime.config.CostModel;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How exactly the system beneath wakes threads that sleep for a time. */
public enum Latency {
  /** As Linux on a small virtual machine does: a nap of 3 µs takes 68. */
  LINUX,
  /** When they asked for it: for teaching, where the runtime's own times are to be seen. */
  IDEAL;

  /** The names of all of them, as documents have them. */
  static final List<String> NAMES = Stream.of(values()).map(Latency::text).toList();

  /** As documents have it. */
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
