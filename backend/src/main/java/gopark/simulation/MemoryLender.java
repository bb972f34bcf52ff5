package gopark.simulation;

/** Is told how much of the computer's memory a computation takes, and may stop it. */
public interface MemoryLender {

  /**
   * That many bytes are held.
   *
   * @throws WorkStopped if there is no more for it
   */
  void holds(long bytes);

  /**
   * That many bytes will be held when what is asked for at once is there.
   *
   * @throws WorkStopped if others need the memory
   */
  void asks(long bytes);

  /** Lends whatever is asked for. */
  static MemoryLender unlimited() {
    return new MemoryLender() {
      @Override
      public void holds(long bytes) {
        // Nobody counts.
      }

      @Override
      public void asks(long bytes) {
        // Nobody counts.
      }
    };
  }
}
