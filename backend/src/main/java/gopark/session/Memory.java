package gopark.session;

import java.util.concurrent.atomic.AtomicLong;

/** How much memory all sessions together take, and may take, as far as it can be told. */
final class Memory {
  private final long most;
  private final AtomicLong taken = new AtomicLong();

  Memory(long most) {
    this.most = most;
  }

  boolean hasRoom(long bytes) {
    return taken.get() + bytes <= most;
  }

  void changed(long bytes) {
    taken.addAndGet(bytes);
  }

  long taken() {
    return taken.get();
  }
}
