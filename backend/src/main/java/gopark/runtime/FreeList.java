package gopark.runtime;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** Ended goroutines, to be used again; the last to come is the first to go. In Go: gFree. */
final class FreeList {
  @Nullable Goroutine top;
  int size;

  void push(Goroutine g) {
    g.schedlink = top;
    top = g;
    size++;
  }

  @Nullable Goroutine pop() {
    Goroutine g = top;
    if (g != null) {
      top = g.schedlink;
      g.schedlink = null;
      size--;
    }
    return g;
  }

  void copyFrom(FreeList original, Copies copies) {
    top = RuntimeCopy.knownOrNull(copies, original.top);
    size = original.size;
  }
}
