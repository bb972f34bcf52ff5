package gopark.program;

import java.util.List;

/**
 * A program that can come to a stop between two operations wherever it reaches one of some lines.
 * It takes no time, and what comes after is the same.
 */
public interface WatchesLines {

  /** Watches these lines from now on, in all goroutines of the program. */
  void watch(List<Integer> lines);
}
