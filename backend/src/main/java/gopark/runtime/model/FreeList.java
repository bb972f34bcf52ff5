package gopark.runtime.model;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** Ended goroutines, to be used again; the last to come is the first to go. In Go: gFree. */
public final class FreeList {
  public @Nullable Goroutine top;
  public int size;

  public void push(Goroutine g) {
    g.schedlink = top;
    top = g;
    size++;
  }

  public @Nullable Goroutine pop() {
    Goroutine g = top;
    if (g != null) {
      top = g.schedlink;
      g.schedlink = null;
      size--;
    }
    return g;
  }

  void copyFrom(FreeList original, Copies copies) {
    top = Links.knownOrNull(copies, original.top);
    size = original.size;
  }
}
