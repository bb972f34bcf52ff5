package gopark.golang.value;

import gopark.simulation.SeededRandom;

/** Somebody who does work on values for a test, and counts what it costs. */
public final class Counted implements Running {
  private final Heap heap = new Heap(new SeededRandom(1));

  /** Instructions in all. */
  public long spent;

  @Override
  public boolean spend(long instructions) {
    spent += instructions;
    return true;
  }

  @Override
  public Heap heap() {
    return heap;
  }

  @Override
  public void reserve(long bytes) {}
}
