package gopark.golang.value;

/** A goroutine that runs, as far as values know of it. */
public interface Running extends Spender {

  /** The memory of its program. */
  Heap heap();

  /** Ends the program if that much of our memory is not left; to be asked before it is taken. */
  void reserve(long bytes);
}
