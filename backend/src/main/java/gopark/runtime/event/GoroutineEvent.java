package gopark.runtime.event;

import static gopark.runtime.state.Meaning.BYTES;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.GOROUTINE;
import static gopark.runtime.state.Meaning.MACHINE;
import static gopark.runtime.state.Meaning.NUMBER;
import static gopark.runtime.state.Meaning.OBJECT;

import gopark.runtime.state.Means;
import gopark.runtime.state.WaitReason;

/** Events of a goroutine's life: created, run, parked, readied, ended. */
public sealed interface GoroutineEvent extends Event {

  /**
   * {@code go}: the goroutine is new and runnable. The creator is 0 for the runtime itself; the
   * machine is the one that runs the goroutine at once, and is missing if the goroutine queues.
   */
  record GoCreated(
      Stamp at, @Means(GOROUTINE) int creator, Place place, @Means(MACHINE) int machine)
      implements GoroutineEvent {}

  /** The goroutine runs, in its own time slice or in that of the one that ran before. */
  record GoStarted(Stamp at, boolean inheritsTime, @Means(NUMBER) long schedtick)
      implements GoroutineEvent {}

  /** The goroutine called runtime.Gosched. */
  record GoYielded(Stamp at, Place place) implements GoroutineEvent {}

  /** The goroutine was made to stop after it had run for {@code ranNs}. */
  record GoPreempted(Stamp at, Preempted how, Place place, @Means(DURATION) long ranNs)
      implements GoroutineEvent {}

  /** The goroutine waits for the object with this handle, 0 if there is none. */
  record GoParked(Stamp at, WaitReason reason, @Means(OBJECT) int handle)
      implements GoroutineEvent {}

  /**
   * The goroutine need wait no longer; its waker is 0 for the runtime itself. The machine is the
   * one that runs the goroutine at once, and is missing if the goroutine queues.
   */
  record GoReadied(Stamp at, @Means(GOROUTINE) int waker, Place place, @Means(MACHINE) int machine)
      implements GoroutineEvent {}

  /** The goroutine's function has returned, and its g is in a free list. */
  record GoEnded(Stamp at) implements GoroutineEvent {}

  /** The goroutine's stack was copied to a larger one. */
  record StackGrown(Stamp at, @Means(BYTES) long oldBytes, @Means(BYTES) long newBytes)
      implements GoroutineEvent {}

  /** The goroutine's stack was copied to a smaller one. */
  record StackShrunk(Stamp at, @Means(BYTES) long oldBytes, @Means(BYTES) long newBytes)
      implements GoroutineEvent {}

  /** The goroutine called LockOSThread and must from now on run on its thread alone. */
  record ThreadLocked(Stamp at, @Means(COUNT) int times) implements GoroutineEvent {}

  /** The goroutine called UnlockOSThread; at 0 times it may run on any thread again. */
  record ThreadUnlocked(Stamp at, @Means(COUNT) int times) implements GoroutineEvent {}

  /** The goroutine lost the runnext slot to another and went to the tail of the queue. */
  record RunnextKicked(Stamp at) implements GoroutineEvent {}

  /** The ring was full: {@code moved} goroutines went to the global queue, this one last. */
  record RunqOverflowed(Stamp at, @Means(COUNT) int moved) implements GoroutineEvent {}

  /** Dead goroutines moved from the processor's free list to the global one. */
  record FreeListFlushed(Stamp at, @Means(COUNT) int moved) implements GoroutineEvent {}

  /** Dead goroutines moved from the global free list to the processor's. */
  record FreeListFilled(Stamp at, @Means(COUNT) int moved) implements GoroutineEvent {}
}
