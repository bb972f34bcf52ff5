package gopark.golang.race;

import gopark.golang.value.HeapObject;

/** Tells where a goroutine stands. */
public interface Standing {

  /** The pcs of the calls in progress, innermost first; of very many the first ones. */
  int[] stack();

  /** Whether it is in package os, whose files are locked while something is written to them. */
  boolean isInFile();

  /** Takes this much more memory to remember what was touched. */
  void remembers(long bytes);

  /** Where an object is said to be in memory. */
  long addressOf(HeapObject object);
}
