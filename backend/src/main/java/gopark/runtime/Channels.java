package gopark.runtime;

import gopark.program.Operation;

/** Channels: who is woken, and who goes on. In Go: chan.go. */
final class Channels {
  private final Core core;

  Channels(Core core) {
    this.core = core;
  }

  long make(Machine m, Goroutine g, Operation.MakeChannel op) {
    throw new UnsupportedOperationException();
  }

  long send(Machine m, Goroutine g, Operation.Send op) {
    throw new UnsupportedOperationException();
  }

  /** The goroutine runs again in the middle of its send. */
  long sendResumed(Machine m, Goroutine g, Operation.Send op) {
    throw new UnsupportedOperationException();
  }

  long receive(Machine m, Goroutine g, Operation.Receive op) {
    throw new UnsupportedOperationException();
  }

  long receiveResumed(Machine m, Goroutine g, Operation.Receive op) {
    throw new UnsupportedOperationException();
  }

  long close(Machine m, Goroutine g, Operation.Close op) {
    throw new UnsupportedOperationException();
  }

  long length(Machine m, Goroutine g, Operation.Length op) {
    throw new UnsupportedOperationException();
  }

  long capacity(Machine m, Goroutine g, Operation.Capacity op) {
    throw new UnsupportedOperationException();
  }

  /** A timer sends without ever waiting; the machine may have no goroutine. */
  void sendFromTimer(Machine m, int channel, Object value) {
    throw new UnsupportedOperationException();
  }

  /** A channel with room for one value, which the timer sends on; gives its handle. */
  int makeForTimer(Timer timer) {
    throw new UnsupportedOperationException();
  }

  /** Throws away what a timer's channel holds. Whether it held anything. In Go: timerchandrain. */
  boolean drain(int channel) {
    throw new UnsupportedOperationException();
  }
}
