package gopark.session;

import org.jspecify.annotations.Nullable;

/** A session in memory: loaded by the first who asks, weighed now and then. */
final class Resident {
  private @Nullable Session session;
  private boolean rests;
  private volatile long usedMs;

  Resident(long nowMs) {
    usedMs = nowMs;
  }

  /** Makes it, or finds that there is none. */
  @FunctionalInterface
  interface Loader {
    @Nullable Session load();
  }

  /** The session; the others who ask wait until it is there. */
  synchronized @Nullable Session get(Loader loader, long nowMs) {
    usedMs = nowMs;
    if (session == null) {
      session = loader.load();
      weigh();
    }
    rests = false;
    return session;
  }

  long usedMs() {
    return usedMs;
  }

  synchronized boolean isListenedTo() {
    return session != null && session.isListenedTo();
  }

  /** Takes stock of its memory. */
  synchronized void weigh() {
    if (session != null) {
      session.weigh();
    }
  }

  /** Forgets what can be worked out again, once. */
  synchronized void rest() {
    if (session != null && !rests) {
      session.rest();
      rests = true;
    }
  }

  /** It leaves memory; who still has the session may go on, and will find that it is not alone. */
  synchronized void leave() {
    if (session != null) {
      session.leave();
    }
  }

  synchronized void end() {
    if (session != null) {
      session.end();
      session.leave();
    }
  }
}
