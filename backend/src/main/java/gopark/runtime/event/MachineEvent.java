package gopark.runtime.event;

import static gopark.runtime.state.Meaning.MACHINE;

import gopark.runtime.state.Means;

/** Events of processors, and of the machines, that is threads, that come and go with them. */
public sealed interface MachineEvent extends Event {

  /** The machine has the processor from now on. */
  record PAcquired(Stamp at) implements MachineEvent {}

  /** The machine gave up the processor. */
  record PReleased(Stamp at) implements MachineEvent {}

  /** The processor went to the list of idle ones. */
  record PIdled(Stamp at) implements MachineEvent {}

  /** The processor was given away, to a machine or to nobody. */
  record PHandedOff(Stamp at, HandOff why) implements MachineEvent {}

  /** A new thread, and the machine that made it. */
  record MCreated(Stamp at, boolean spinning, @Means(MACHINE) int by) implements MachineEvent {}

  /** A machine that was idle, and the machine that woke it. */
  record MWoken(Stamp at, boolean spinning, @Means(MACHINE) int by) implements MachineEvent {}

  /** The machine sleeps in the list of idle ones. */
  record MParked(Stamp at) implements MachineEvent {}

  /** The machine sleeps until the goroutine locked to it may run. */
  record MParkedLocked(Stamp at) implements MachineEvent {}

  /** The machine gave its processor to the one that the goroutine is locked to. */
  record MGavePToLocked(Stamp at, @Means(MACHINE) int machine) implements MachineEvent {}

  /** The thread has ended. */
  record MExited(Stamp at) implements MachineEvent {}

  /** There was no idle processor, so the next machine that runs out of work shall spin. */
  record NeedSpinning(Stamp at) implements MachineEvent {}
}
