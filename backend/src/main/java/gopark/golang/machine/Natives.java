package gopark.golang.machine;

import org.jspecify.annotations.Nullable;

/** The library functions that are not written in Go. */
public interface Natives {

  /** By its name with the package's path: {@code time.Sleep}; null if there is none. */
  @Nullable Native find(String qualifiedName);
}
