package gopark.web.stream;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts what is told, and to how many. */
final class StreamMeters {

  private final MeterRegistry meters;
  private final AtomicInteger viewers = new AtomicInteger();
  private final Map<Frame.Kind, Counter> messages = new EnumMap<>(Frame.Kind.class);
  private final Counter stalled;
  private final Counter displaced;

  StreamMeters(MeterRegistry meters) {
    this.meters = meters;
    meters.gauge("gopark.stream.viewers", viewers);
    for (Frame.Kind kind : Frame.Kind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT);
      messages.put(kind, meters.counter("gopark.stream.messages", "kind", name));
    }
    stalled = meters.counter("gopark.stream.stalled");
    displaced = meters.counter("gopark.stream.displaced");
  }

  void entered() {
    viewers.incrementAndGet();
  }

  void left() {
    viewers.decrementAndGet();
  }

  /** Counts the broadcasts that there are. */
  void sessions(Map<String, Broadcast> broadcasts) {
    meters.gaugeMapSize("gopark.stream.sessions", Tags.empty(), broadcasts);
  }

  /** Counts a message that was written to one viewer. */
  void sent(Frame.Kind kind) {
    Counter counter = messages.get(kind);
    if (counter != null) {
      counter.increment();
    }
  }

  /** Counts a viewer that was left because it took nothing, or too little of a large message. */
  void stalled() {
    stalled.increment();
  }

  /** A viewer was left because the memory that its message held was needed. */
  void displaced() {
    displaced.increment();
  }
}
