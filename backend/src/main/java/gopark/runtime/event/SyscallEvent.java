package gopark.runtime.event;

import gopark.program.Operation.SyscallKind;

/** Of leaving Go for the kernel and coming back. */
public sealed interface SyscallEvent extends Event {

  /** The goroutine is in a system call that will take so long. */
  record SyscallEntered(Stamp at, long ns, SyscallKind call) implements SyscallEvent {}

  /** It came back and runs on: the processor it had was still free, or another was. */
  record SyscallExitedFast(Stamp at, boolean ownProcessor) implements SyscallEvent {}

  /** It came back, found no processor, and was put in a queue. */
  record SyscallExitedSlow(Stamp at, Place place) implements SyscallEvent {}

  /** The processor was taken from a machine in a system call. */
  record PRetaken(Stamp at, int from, Retaken why) implements SyscallEvent {}
}
