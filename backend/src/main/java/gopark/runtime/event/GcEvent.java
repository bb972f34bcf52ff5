package gopark.runtime.event;

/** Of the garbage collector. */
public sealed interface GcEvent extends Event {

  /** A phase of the collector began. */
  record GcPhaseBegan(Stamp at, GcPhase phase, long cycle) implements GcEvent {}

  /** A collection was called for. */
  record GcTriggered(Stamp at, GcTrigger trigger) implements GcEvent {}

  /** The goroutine marks. */
  record GcWorkerStarted(Stamp at, GcWorkerMode mode) implements GcEvent {}

  /** The goroutine has marked for so long and stops. */
  record GcWorkerStopped(Stamp at, long markedNs, GcWorkerMode mode) implements GcEvent {}

  /** The goroutine allocated, and must mark so much before it may go on. */
  record GcAssistStarted(Stamp at, long bytes) implements GcEvent {}

  /** It has marked enough. */
  record GcAssistEnded(Stamp at) implements GcEvent {}

  /** So many spans of memory were swept. */
  record GcSwept(Stamp at, long spans, boolean done) implements GcEvent {}

  /** What lives on the heap, and the size at which the next collection begins. */
  record HeapChanged(Stamp at, long liveBytes, long nextBytes) implements GcEvent {}
}
