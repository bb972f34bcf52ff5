package gopark.journal.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A set of ordinals, of which most come one after another. */
final class Ordinals {

  /** Some that follow each other. */
  record Range(long first, long last) {}

  private final TreeMap<Long, Long> ranges = new TreeMap<>();

  void add(long ordinal) {
    add(ordinal, ordinal);
  }

  /** Adds what does not overlap in part with what is there. */
  private void add(long first, long last) {
    Map.Entry<Long, Long> before = ranges.floorEntry(first);
    if (before != null && before.getValue() >= last) {
      return;
    }
    long from = before != null && before.getValue() == first - 1 ? before.getKey() : first;
    Long after = ranges.remove(last + 1);
    ranges.put(from, after == null ? last : after);
  }

  boolean has(long ordinal) {
    Map.Entry<Long, Long> before = ranges.floorEntry(ordinal);
    return before != null && before.getValue() >= ordinal;
  }

  /** The greatest; 0 if there is none. */
  long last() {
    return ranges.isEmpty() ? 0 : ranges.lastEntry().getValue();
  }

  /** The ordinals of a range that are not in the set. */
  List<Range> missing(long first, long last) {
    List<Range> missing = new ArrayList<>();
    long next = first;
    Map.Entry<Long, Long> before = ranges.floorEntry(first);
    if (before != null) {
      next = Math.max(next, before.getValue() + 1);
    }
    for (Map.Entry<Long, Long> range : ranges.tailMap(first, false).entrySet()) {
      if (range.getKey() > last) {
        break;
      }
      if (range.getKey() > next) {
        missing.add(new Range(next, range.getKey() - 1));
      }
      next = range.getValue() + 1;
    }
    if (next <= last) {
      missing.add(new Range(next, last));
    }
    return missing;
  }
}
