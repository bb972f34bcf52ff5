package gopark.trace;

import gopark.program.Operation.SyncKind;
import gopark.runtime.event.Released;
import gopark.runtime.event.SyncEvent;
import gopark.runtime.event.SyncEvent.CondBroadcast;
import gopark.runtime.event.SyncEvent.CondSignalled;
import gopark.runtime.event.SyncEvent.GroupChanged;
import gopark.runtime.event.SyncEvent.MutexLocked;
import gopark.runtime.event.SyncEvent.MutexStarving;
import gopark.runtime.event.SyncEvent.MutexUnlocked;
import gopark.runtime.event.SyncEvent.RwLocked;
import gopark.runtime.event.SyncEvent.RwReadLocked;
import gopark.runtime.event.SyncEvent.RwReadUnlocked;
import gopark.runtime.event.SyncEvent.RwUnlocked;
import gopark.runtime.event.SyncEvent.SemaAcquired;
import gopark.runtime.event.SyncEvent.SemaReleased;
import gopark.runtime.event.SyncEvent.SyncMade;

/** Package sync and semaphores, in words. */
final class SyncWords {
  private SyncWords() {}

  static EventLine of(SyncEvent event) {
    return EventLine.ofG(
        event.at(),
        switch (event) {
          case SyncMade e -> "makes " + kind(e.made()) + " #" + e.handle();
          case MutexLocked e -> "locks Mutex #" + e.mutex();
          case MutexUnlocked e -> "unlocks Mutex #" + e.mutex() + result(e.result());
          case MutexStarving e ->
              e.begins()
                  ? "Mutex #" + e.mutex() + " starving"
                  : "Mutex #" + e.mutex() + " no longer starving";
          case RwReadLocked e -> "read-locks RWMutex #" + e.mutex() + ", " + readers(e.readers());
          case RwReadUnlocked e ->
              "read-unlocks RWMutex #" + e.mutex() + ", " + readers(e.readers());
          case RwLocked e -> "locks RWMutex #" + e.mutex();
          case RwUnlocked e -> "unlocks RWMutex #" + e.mutex() + ", wakes " + readers(e.woken());
          case GroupChanged e -> "WaitGroup #" + e.group() + " is " + e.counter();
          case CondSignalled e -> "signals Cond #" + e.cond() + ", wakes " + e.woken();
          case CondBroadcast e -> "broadcasts on Cond #" + e.cond() + ", wakes " + e.woken();
          case SemaAcquired e -> "acquires semaphore #" + e.semaphore();
          case SemaReleased e -> "releases semaphore #" + e.semaphore() + result(e.result());
        });
  }

  private static String readers(int number) {
    return EventLine.count(number, "reader", "readers");
  }

  private static String kind(SyncKind kind) {
    return switch (kind) {
      case MUTEX -> "Mutex";
      case RW_MUTEX -> "RWMutex";
      case WAIT_GROUP -> "WaitGroup";
      case COND -> "Cond";
      case SEMAPHORE -> "semaphore";
    };
  }

  private static String result(Released result) {
    return switch (result) {
      case NOBODY_WOKEN -> "";
      case WAITER_WOKEN -> ", wakes a waiter";
      case HANDED_OVER -> ", hands it to the waiter";
    };
  }
}
