package gopark.program;

import org.jspecify.annotations.Nullable;

/** A program whose memory is modelled, object by object. */
public interface KnowsItsHeap {

  /** What all of its goroutines together can reach at this moment; null if it is not known. */
  @Nullable LiveHeap liveHeap();

  /** What was allocated since this was asked last; null if it is not known. */
  @Nullable ObjectCounts takeAllocated();

  /**
   * Marking begins, and until it ends the program tells of each allocation at once, since whoever
   * allocates may have to help. Gives the bytes that it has not told of yet.
   */
  long beginMarking();

  void endMarking();
}
