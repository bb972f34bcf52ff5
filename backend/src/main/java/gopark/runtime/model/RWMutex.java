package gopark.runtime.model;

import gopark.program.Copies;

/** A lock for one writer or many readers. In Go: sync/rwmutex.go, type RWMutex. */
public final class RWMutex implements Handles.Numbered {
  public static final int MAX_READERS = 1 << 30;
  public final int handle;
  public final String name;

  /**
   * The mutex that a writer holds from the time it waits for readers; other writers wait for it.
   */
  public final Mutex w;

  public final Sema writerSem = new Sema();
  public final Sema readerSem = new Sema();

  /** Readers that have the lock or wait for it; less MAX_READERS while there is a writer. */
  public int readerCount;

  /** Readers that the writer still waits for. */
  public int readerWait;

  public RWMutex(int handle, String name) {
    this.handle = handle;
    this.name = name;
    w = new Mutex(handle, name);
  }

  /** Whether a writer has the lock, and does not only wait for readers. */
  public boolean isHeldByWriter() {
    return readerCount < 0 && readerWait == 0;
  }

  /** How many readers have the lock now. */
  public int readers() {
    return readerCount >= 0 ? readerCount : readerWait;
  }

  /** Another lock, locked as this one is. */
  public RWMutex sibling(int number) {
    RWMutex sibling = new RWMutex(number, name);
    sibling.w.locked = w.locked;
    sibling.w.holder = w.holder;
    sibling.readerCount = readerCount;
    return sibling;
  }

  @Override
  public RWMutex copy(Copies copies) {
    RWMutex copy = new RWMutex(handle, name);
    copy.w.copyFrom(w, copies);
    copy.writerSem.copyFrom(writerSem, copies);
    copy.readerSem.copyFrom(readerSem, copies);
    copy.readerCount = readerCount;
    copy.readerWait = readerWait;
    return copy;
  }
}
