package gopark.runtime;

import org.jspecify.annotations.Nullable;

/** Starting and stopping machines. In Go: startm, stopm, handoffp, wakep, newm. */
final class Machines {
  private final Core core;

  Machines(Core core) {
    this.core = core;
  }

  /** Takes the processor for the machine. In Go: acquirep. */
  void acquirep(Machine m, Processor p) {
    throw new UnsupportedOperationException();
  }

  /** Takes the processor from the machine; it is idle, but in no list. In Go: releasep. */
  Processor releasep(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** Into the list of idle processors. In Go: pidleput. */
  void pidleput(Processor p) {
    throw new UnsupportedOperationException();
  }

  /** The newest idle processor, or null. In Go: pidleget. */
  @Nullable Processor pidleget() {
    throw new UnsupportedOperationException();
  }

  /** A machine for the processor. In Go: startm. */
  void startm(Machine by, Processor p, boolean spinning) {
    throw new UnsupportedOperationException();
  }

  /** The machine, which has no processor, sleeps until it is given one. In Go: stopm. */
  void stopm(Machine m) {
    throw new UnsupportedOperationException();
  }

  /** Gives away a processor from a call or a locked machine. In Go: handoffp. */
  void handoffp(Machine by, Processor p) {
    throw new UnsupportedOperationException();
  }

  /** One more machine looks for work, if none does. In Go: wakep. */
  void wakep(Machine by) {
    throw new UnsupportedOperationException();
  }

  /** The thread ends. In Go: mexit. */
  void exit(Machine m) {
    throw new UnsupportedOperationException();
  }
}
