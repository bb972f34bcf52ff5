package gopark.program;

/** How many objects there are, by the class of the spans in which they lie. */
public final class ObjectCounts {
  private final int[] counts = new int[SizeClasses.SPAN_CLASSES];

  /** One more object of that class of span. */
  public void add(int spanClass) {
    counts[spanClass]++;
  }

  public int of(int spanClass) {
    return counts[spanClass];
  }

  /** How many there are of all classes. */
  public long sum() {
    long sum = 0;
    for (int count : counts) {
      sum += count;
    }
    return sum;
  }

  public ObjectCounts copy() {
    ObjectCounts copy = new ObjectCounts();
    System.arraycopy(counts, 0, copy.counts, 0, counts.length);
    return copy;
  }
}
