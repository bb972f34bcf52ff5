package gopark.simulation;

/**
 * Is told how much of the computer's memory a computation takes, and may stop it. This one lends
 * whatever is asked for, and counts nothing.
 */
public interface MemoryLender {

  /**
   * That many bytes are held; told when they have grown by much.
   *
   * @throws WorkStopped if there is no more for it
   */
  default void holds(long bytes) {}

  /**
   * That many bytes will be held when what is asked for at once is there.
   *
   * @throws WorkStopped if others need the memory
   */
  default void asks(long bytes) {}
}
