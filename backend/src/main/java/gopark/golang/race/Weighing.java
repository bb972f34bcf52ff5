package gopark.golang.race;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Adds up what clocks take in memory: parts that they share count once. */
final class Weighing {
  private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Spender by;
  private long bytes;

  Weighing(Spender by) {
    this.by = by;
  }

  /** Whether this object is met for the first time; then it counts. */
  boolean meets(Object object, long size) {
    by.spend(Costs.OBJECT);
    if (!met.add(object)) {
      return false;
    }
    bytes += size;
    return true;
  }

  /** What counts though it is no clock. */
  void add(long size) {
    bytes += size;
  }

  long bytes() {
    return bytes;
  }
}
