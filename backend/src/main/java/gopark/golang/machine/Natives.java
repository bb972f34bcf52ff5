package gopark.golang.machine;

import gopark.program.SourceLine;
import org.jspecify.annotations.Nullable;

/** The library functions that are not written in Go. */
public interface Natives {
  /** The answer for a function that costs what its instructions are. */
  int AS_WRITTEN = -1;

  /** A function by its name with the package's path, {@code time.Sleep}; null if there is none. */
  @Nullable Native find(String qualifiedName);

  /** The line of Go's own library for one of ours, by its package's path; null if there is none. */
  default @Nullable SourceLine lineInGo(String pkg, int line) {
    return null;
  }

  /**
   * How many instructions Go's own function takes where ours is made of more; AS_WRITTEN: it takes
   * as many.
   */
  default int costInGo(String qualifiedName) {
    return AS_WRITTEN;
  }
}
