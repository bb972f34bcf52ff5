package gopark.program;

import org.jspecify.annotations.Nullable;

/** A program whose memory is modelled, object by object. */
public interface KnowsItsHeap {

  /** What all of its goroutines together can reach at this moment; null if it is not known. */
  @Nullable LiveHeap liveHeap();
}
