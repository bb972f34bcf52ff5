package gopark.golang.value;

/** What a detector of races remembers of an object. */
public abstract class Shadow {

  protected abstract Shadow copy();

  /** What it takes in memory. */
  protected abstract long bytes();
}
