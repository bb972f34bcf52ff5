package gopark.runtime.event;

/** Of stopping the world, and of what is changed while it stands. */
public sealed interface WorldEvent extends Event {

  /** Somebody wants the world to stop. */
  record StwStarted(Stamp at, StopReason reason) implements WorldEvent {}

  /** The processor has stopped for it; so many are still to stop. */
  record PStopped(Stamp at, int left) implements WorldEvent {}

  /** No processor runs any more. */
  record WorldStopped(Stamp at, long stoppingNs) implements WorldEvent {}

  /** The world goes on. */
  record WorldStarted(Stamp at, long stoodNs) implements WorldEvent {}

  /** The number of processors was changed. */
  record ProcsResized(Stamp at, int before, int after) implements WorldEvent {}

  /** The processor is no longer used; what it held went elsewhere. */
  record PDestroyed(Stamp at) implements WorldEvent {}
}
