package gopark.runtime.event;

import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.MACHINE;

import gopark.program.Operation.SyscallKind;
import gopark.runtime.state.Means;

/** Events of leaving Go for the kernel and coming back. */
public sealed interface SyscallEvent extends Event {

  /** The goroutine is in a system call that will take {@code ns}. */
  record SyscallEntered(Stamp at, @Means(DURATION) long ns, SyscallKind call)
      implements SyscallEvent {}

  /** The goroutine came back and runs on: its processor was still free, or another was. */
  record SyscallExitedFast(Stamp at, boolean ownProcessor) implements SyscallEvent {}

  /** The goroutine came back, found no processor, and was put in a queue. */
  record SyscallExitedSlow(Stamp at, Place place) implements SyscallEvent {}

  /** The processor was taken from a machine in a system call. */
  record PRetaken(Stamp at, @Means(MACHINE) int from, Retaken why) implements SyscallEvent {}
}
