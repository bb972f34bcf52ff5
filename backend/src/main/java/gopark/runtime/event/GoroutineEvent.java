package gopark.runtime.event;

import gopark.runtime.state.WaitReason;

/** Of a goroutine's life: created, run, parked, readied, ended. */
public sealed interface GoroutineEvent extends Event {

  /** {@code go}: the goroutine is new and runnable. The creator is 0 for the runtime itself. */
  record GoCreated(Stamp at, int creator, Place place) implements GoroutineEvent {}

  /** It runs, in its own time slice or in that of the one that ran before. */
  record GoStarted(Stamp at, boolean inheritsTime, long schedtick) implements GoroutineEvent {}

  /** It called runtime.Gosched. */
  record GoYielded(Stamp at, Place place) implements GoroutineEvent {}

  /** It was made to stop, after having run for so long. */
  record GoPreempted(Stamp at, Preempted how, Place place, long ranNs) implements GoroutineEvent {}

  /** It waits, for the object with this handle, 0 if there is none. */
  record GoParked(Stamp at, WaitReason reason, int handle) implements GoroutineEvent {}

  /** It need wait no longer. Who woke it is 0 for the runtime itself. */
  record GoReadied(Stamp at, int waker, Place place) implements GoroutineEvent {}

  /** Its function has returned and it is in a free list. */
  record GoEnded(Stamp at) implements GoroutineEvent {}

  /** Its stack was copied to a larger one. */
  record StackGrown(Stamp at, long oldBytes, long newBytes) implements GoroutineEvent {}

  /** Its stack was copied to a smaller one. */
  record StackShrunk(Stamp at, long oldBytes, long newBytes) implements GoroutineEvent {}

  /** It called LockOSThread and must from now on run on its thread alone. */
  record ThreadLocked(Stamp at, int times) implements GoroutineEvent {}

  /** It called UnlockOSThread; at 0 it may run on any thread again. */
  record ThreadUnlocked(Stamp at, int times) implements GoroutineEvent {}

  /** It lost the runnext slot to another and went to the tail of the queue. */
  record RunnextKicked(Stamp at) implements GoroutineEvent {}

  /** The ring was full: so many went to the global queue, this goroutine the last of them. */
  record RunqOverflowed(Stamp at, int moved) implements GoroutineEvent {}

  /** So many dead goroutines moved from the processor's free list to the global one. */
  record FreeListFlushed(Stamp at, int moved) implements GoroutineEvent {}

  /** So many dead goroutines moved from the global free list to the processor's. */
  record FreeListFilled(Stamp at, int moved) implements GoroutineEvent {}
}
