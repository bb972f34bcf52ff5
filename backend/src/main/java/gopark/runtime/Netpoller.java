package gopark.runtime;

import gopark.program.Operation;

/** The network poller. In Go: netpoll.go, netpoll_epoll.go. */
final class Netpoller {
  private final Core core;

  Netpoller(Core core) {
    this.core = core;
  }

  /** Whether it is in use. */
  boolean isInitialised() {
    return false;
  }

  /** How many goroutines wait for it. */
  int waiters() {
    return 0;
  }

  long read(Machine m, Goroutine g, Operation.NetworkRead op) {
    throw new UnsupportedOperationException();
  }

  long readResumed(Machine m, Goroutine g, Operation.NetworkRead op) {
    throw new UnsupportedOperationException();
  }

  /** Something has arrived: the appointment of the network. */
  void arrived() {
    throw new UnsupportedOperationException();
  }

  /** Takes the ready without waiting, at most 128 events; in the order netpoll gives them. */
  GoroutineQueue poll(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** The machine sleeps in epoll_wait: −1 for ever, else so many ns, as epoll rounds them. */
  void block(Machine m, long delay) {
    throw new UnsupportedOperationException();
  }

  /** The poller that is asleep, if any, would sleep past this time: it is woken. */
  void breakSleep(Machine by) {
    throw new UnsupportedOperationException();
  }
}
