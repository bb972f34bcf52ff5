package gopark.runtime.event;

import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.OBJECT;

import gopark.program.Operation.SyncKind;
import gopark.runtime.state.Means;

/** Events of package sync and the semaphores beneath it. */
public sealed interface SyncEvent extends Event {

  /** A new object of package sync. */
  record SyncMade(Stamp at, @Means(OBJECT) int handle, SyncKind made) implements SyncEvent {}

  /** The goroutine holds the mutex. */
  record MutexLocked(Stamp at, @Means(OBJECT) int mutex) implements SyncEvent {}

  /** The goroutine let go of the mutex. */
  record MutexUnlocked(Stamp at, @Means(OBJECT) int mutex, Released result) implements SyncEvent {}

  /** A waiter switched the mutex to starving mode, or back. */
  record MutexStarving(Stamp at, @Means(OBJECT) int mutex, boolean begins) implements SyncEvent {}

  /** The goroutine holds the lock for reading, one of {@code readers}. */
  record RwReadLocked(Stamp at, @Means(OBJECT) int mutex, @Means(COUNT) int readers)
      implements SyncEvent {}

  /** The goroutine has given up its read lock; {@code readers} others still hold theirs. */
  record RwReadUnlocked(Stamp at, @Means(OBJECT) int mutex, @Means(COUNT) int readers)
      implements SyncEvent {}

  /** The goroutine writes, alone. */
  record RwLocked(Stamp at, @Means(OBJECT) int mutex) implements SyncEvent {}

  /** The writer has given up the lock, which woke {@code woken} readers. */
  record RwUnlocked(Stamp at, @Means(OBJECT) int mutex, @Means(COUNT) int woken)
      implements SyncEvent {}

  /** The counter of a WaitGroup has changed. */
  record GroupChanged(Stamp at, @Means(OBJECT) int group, @Means(COUNT) long counter)
      implements SyncEvent {}

  /** Somebody who waits for the condition was woken, or there was nobody. */
  record CondSignalled(Stamp at, @Means(OBJECT) int cond, @Means(COUNT) int woken)
      implements SyncEvent {}

  /** All who wait for the condition were woken. */
  record CondBroadcast(Stamp at, @Means(OBJECT) int cond, @Means(COUNT) int woken)
      implements SyncEvent {}

  /** The goroutine took one from the semaphore. */
  record SemaAcquired(Stamp at, @Means(OBJECT) int semaphore) implements SyncEvent {}

  /** The goroutine gave one to the semaphore. */
  record SemaReleased(Stamp at, @Means(OBJECT) int semaphore, Released result)
      implements SyncEvent {}
}
