package gopark.trace;

import java.util.Map;
import java.util.TreeMap;

/**
 * Numbers for goroutines of several runs: two have the same if each was created by the same one as
 * the same of its children. A number is as large for the last of a long chain of goroutines as for
 * the first, where a path of names would grow with each.
 */
final class Lineages {
  /** The number of no goroutine. */
  static final int NOBODY = 0;

  private static final int BEFORE_ALL = -1;

  private final Map<Long, Integer> numbers = new TreeMap<>();

  /** The number of a goroutine that was there before the first event, and is known by its id. */
  int ofOldest(int g) {
    return ofChild(BEFORE_ALL, g);
  }

  /** The number of the goroutine that another created, as its child of this number. */
  int ofChild(int creator, int which) {
    long key = ((long) creator << Integer.SIZE) | which;
    return numbers.computeIfAbsent(key, _ -> numbers.size() + 1);
  }
}
