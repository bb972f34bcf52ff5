package gopark.runtime;

import gopark.program.Copies;

/** A lock for one writer or many readers. In Go: sync/rwmutex.go, type RWMutex. */
final class RWMutex implements Handles.Numbered {
  static final int MAX_READERS = 1 << 30;
  final int handle;
  final String name;

  /** Held by the writer, from the time it waits for readers; other writers wait for it. */
  final Mutex w;

  final Sema writerSem = new Sema();
  final Sema readerSem = new Sema();

  /** Readers that have it or wait for it; less MAX_READERS while there is a writer. */
  int readerCount;

  /** Readers that the writer still waits for. */
  int readerWait;

  RWMutex(int handle, String name) {
    this.handle = handle;
    this.name = name;
    w = new Mutex(handle, name);
  }

  /** How many readers have it now. */
  int readers() {
    return readerCount >= 0 ? readerCount : readerWait;
  }

  /** Another that is locked as this one is. */
  RWMutex sibling(int number) {
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
