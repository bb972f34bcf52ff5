package gopark.computing;

/** What is to be done with a core. */
@FunctionalInterface
public interface Job {

  void run();

  /**
   * The job will never be done: what is computed before it on the same behalf does not come to an
   * end.
   */
  default void refused() {}
}
