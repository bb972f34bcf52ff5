package gopark.runtime.event;

import static gopark.runtime.state.Meaning.CORE;
import static gopark.runtime.state.Meaning.TIME;

import gopark.runtime.state.Means;

/** Events of the operating system beneath: threads on cores, and the quota of a container. */
public sealed interface KernelEvent extends Event {

  /** The thread has a core. */
  record ThreadOnCore(Stamp at, @Means(CORE) int core) implements KernelEvent {}

  /** The thread has left its core. */
  record ThreadOffCore(Stamp at, @Means(CORE) int core, LeftCore why) implements KernelEvent {}

  /** The quota is used up: no thread runs until then. */
  record Throttled(Stamp at, @Means(TIME) long untilNs) implements KernelEvent {}

  /** A new period has begun and threads may run. */
  record Unthrottled(Stamp at) implements KernelEvent {}
}
