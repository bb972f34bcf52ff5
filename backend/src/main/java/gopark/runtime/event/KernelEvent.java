package gopark.runtime.event;

/** Of the operating system beneath: threads on cores, and the quota of a container. */
public sealed interface KernelEvent extends Event {

  /** The thread has a core. */
  record ThreadOnCore(Stamp at, int core) implements KernelEvent {}

  /** The thread has left its core. */
  record ThreadOffCore(Stamp at, int core, LeftCore why) implements KernelEvent {}

  /** The quota is used up: no thread runs until then. */
  record Throttled(Stamp at, long untilNs) implements KernelEvent {}

  /** A new period has begun and threads may run. */
  record Unthrottled(Stamp at) implements KernelEvent {}
}
