package gopark.frames;

import java.util.List;

/**
 * How long the frames of a page took.
 *
 * @param sorted their milliseconds, the shortest first
 * @param longTasks what kept the page busy for more than 50 ms
 */
record FrameTimes(List<Double> sorted, List<Double> longTasks) {

  FrameTimes {
    sorted = sorted.stream().sorted().toList();
    longTasks = longTasks.stream().sorted().toList();
    if (sorted.isEmpty()) {
      throw new IllegalArgumentException("The page has drawn no frame");
    }
  }

  /** The time that the given percentage of frames did not exceed. */
  double percentile(int percent) {
    return sorted.get((int) Math.min(sorted.size() - 1L, (long) sorted.size() * percent / 100));
  }

  double longestTask() {
    return longTasks.isEmpty() ? 0 : longTasks.getLast();
  }

  /** How many tasks took longer. */
  long tasksOver(double ms) {
    return longTasks.stream().filter(task -> task > ms).count();
  }
}
