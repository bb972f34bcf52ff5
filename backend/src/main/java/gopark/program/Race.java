package gopark.program;

/** Two accesses to the same memory that nothing orders, of which at least one is a write. */
public record Race(Side now, Side before) {

  /**
   * One of the accesses.
   *
   * @param goroutine its number
   * @param line of the user's file, 0 if it is none
   */
  public record Side(int goroutine, int line, boolean write) {}
}
