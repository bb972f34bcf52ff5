package gopark.runtime.event;

import static gopark.runtime.state.Meaning.BYTES;
import static gopark.runtime.state.Meaning.COUNT;
import static gopark.runtime.state.Meaning.DURATION;
import static gopark.runtime.state.Meaning.NUMBER;

import gopark.runtime.state.GcPhase;
import gopark.runtime.state.GcWorkerMode;
import gopark.runtime.state.Means;

/** Events of the garbage collector. */
public sealed interface GcEvent extends Event {

  /** A phase of the collector began. */
  record GcPhaseBegan(Stamp at, GcPhase phase, @Means(NUMBER) long cycle) implements GcEvent {}

  /** A collection was called for. */
  record GcTriggered(Stamp at, GcTrigger trigger) implements GcEvent {}

  /** The goroutine marks. */
  record GcWorkerStarted(Stamp at, GcWorkerMode mode) implements GcEvent {}

  /** The goroutine has marked for {@code markedNs} and stops. */
  record GcWorkerStopped(Stamp at, @Means(DURATION) long markedNs, GcWorkerMode mode)
      implements GcEvent {}

  /** The goroutine allocated, and must mark {@code bytes} before it may go on. */
  record GcAssistStarted(Stamp at, @Means(BYTES) long bytes) implements GcEvent {}

  /** The goroutine has marked enough. */
  record GcAssistEnded(Stamp at) implements GcEvent {}

  /** Spans of memory were swept. */
  record GcSwept(Stamp at, @Means(COUNT) long spans, boolean done) implements GcEvent {}

  /** What lives on the heap, and the size at which the next collection begins. */
  record HeapChanged(Stamp at, @Means(BYTES) long liveBytes, @Means(BYTES) long nextBytes)
      implements GcEvent {}
}
