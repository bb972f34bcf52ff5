package gopark.runtime.event;

import gopark.program.Operation.SyncKind;

/** Of package sync and the semaphores beneath it. */
public sealed interface SyncEvent extends Event {

  /** A new object of package sync. */
  record SyncMade(Stamp at, int handle, SyncKind made) implements SyncEvent {}

  /** The goroutine holds the mutex. */
  record MutexLocked(Stamp at, int mutex) implements SyncEvent {}

  /** The goroutine let go of the mutex. */
  record MutexUnlocked(Stamp at, int mutex, Released result) implements SyncEvent {}

  /** A waiter switched the mutex to starving mode, or back. */
  record MutexStarving(Stamp at, int mutex, boolean begins) implements SyncEvent {}

  /** The goroutine reads, one of so many readers. */
  record RwReadLocked(Stamp at, int mutex, int readers) implements SyncEvent {}

  /** The goroutine no longer reads; so many still do. */
  record RwReadUnlocked(Stamp at, int mutex, int readers) implements SyncEvent {}

  /** The goroutine writes, alone. */
  record RwLocked(Stamp at, int mutex) implements SyncEvent {}

  /** The writer has left and so many readers were woken. */
  record RwUnlocked(Stamp at, int mutex, int woken) implements SyncEvent {}

  /** The counter of a WaitGroup has changed. */
  record GroupChanged(Stamp at, int group, long counter) implements SyncEvent {}

  /** Somebody who waits for the condition was woken, or there was nobody. */
  record CondSignalled(Stamp at, int cond, int woken) implements SyncEvent {}

  /** All who wait for the condition were woken. */
  record CondBroadcast(Stamp at, int cond, int woken) implements SyncEvent {}

  /** The goroutine took one from the semaphore. */
  record SemaAcquired(Stamp at, int semaphore) implements SyncEvent {}

  /** The goroutine gave one to the semaphore. */
  record SemaReleased(Stamp at, int semaphore, Released result) implements SyncEvent {}
}
