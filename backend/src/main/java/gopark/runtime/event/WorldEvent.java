package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;

import gopark.runtime.state.Means;

/** Events of stopping the world, and of what is changed while it stands. */
public sealed interface WorldEvent extends Event {

  /** Somebody wants the world to stop. */
  record StwStarted(Stamp at, StopReason reason) implements WorldEvent {}

  /** The processor has stopped for it; {@code left} others have still to stop. */
  record PStopped(Stamp at, @Means(COUNT) int left) implements WorldEvent {}

  /** No processor runs any more. */
  record WorldStopped(Stamp at, @Means(DURATION) long stoppingNs) implements WorldEvent {}

  /** The world goes on. */
  record WorldStarted(Stamp at, @Means(DURATION) long stoodNs) implements WorldEvent {}

  /** The number of processors was changed. */
  record ProcsResized(Stamp at, @Means(COUNT) int before, @Means(COUNT) int after)
      implements WorldEvent {}

  /** The processor is no longer used; what it held went elsewhere. */
  record PDestroyed(Stamp at) implements WorldEvent {}
}
