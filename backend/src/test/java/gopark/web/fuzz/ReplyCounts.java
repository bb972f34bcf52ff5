package gopark.web.fuzz;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What came of all that was sent, by all visitors together. */
final class ReplyCounts {

  private final Map<String, LongAdder> kinds = new ConcurrentHashMap<>();
  private final Map<String, String> faults = new ConcurrentHashMap<>();
  private final AtomicLong left = new AtomicLong();
  private final AtomicLong worstMs = new AtomicLong();
  private final LongAdder unchanged = new LongAdder();
  private final LongAdder replayed = new LongAdder();
  private final LongAdder streams = new LongAdder();
  private final LongAdder rude = new LongAdder();

  /** Adds to the number of inputs that are still to be sent. */
  void more(long inputs) {
    left.set(inputs);
  }

  /** Whether more inputs are wanted. The caller must send those that it asked for. */
  boolean takes(int inputs) {
    return left.getAndAdd(-inputs) > 0;
  }

  void count(Reply reply) {
    kinds.computeIfAbsent(reply.kind(), kind -> new LongAdder()).increment();
    worstMs.accumulateAndGet(reply.tookMs(), Math::max);
  }

  /** One example of each kind of fault is kept. */
  void fault(String complaint, String example) {
    faults.putIfAbsent(complaint, example);
  }

  void wasUnchanged() {
    unchanged.increment();
  }

  void wasReplayed() {
    replayed.increment();
  }

  void wasStreamed() {
    streams.increment();
  }

  void wasRude() {
    rude.increment();
  }

  Map<String, String> faults() {
    return faults;
  }

  long worstMs() {
    return worstMs.get();
  }

  long unchanged() {
    return unchanged.sum();
  }

  long replayed() {
    return replayed.sum();
  }

  long streams() {
    return streams.sum();
  }

  long rude() {
    return rude.sum();
  }

  /** How often each kind of answer came. */
  Map<String, Long> kinds() {
    Map<String, Long> sorted = new TreeMap<>();
    kinds.forEach((kind, count) -> sorted.put(kind, count.sum()));
    return sorted;
  }
}
