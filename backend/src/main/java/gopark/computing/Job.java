package gopark.computing;

/** What is to be done with a core. */
@FunctionalInterface
public interface Job {

  void run();

  /**
   * The job will never be done: what is computed before it on the same behalf does not come to an
   * end, or it was left off where it gives way.
   */
  default void refused() {}

  /**
   * Whether the job may be left off at a checkpoint after it has begun, when others need its place.
   */
  default boolean givesWay() {
    return false;
  }
}
