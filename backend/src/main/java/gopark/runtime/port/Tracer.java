package gopark.runtime.port;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.model.Goroutine;
import gopark.runtime.model.Machine;
import gopark.runtime.model.Processor;
import org.jspecify.annotations.Nullable;

/** Tells the sink what happens. In Go: trace.go, traceAcquire and its events. */
public final class Tracer {
  /** What it takes to tell an event, and what has come to pass with it. */
  private static final long EVENT_WORK = 40;

  private final EventSink sink;

  /** What steps and their events have taken since it was reported. */
  private long unreported;

  public Tracer(EventSink sink) {
    this.sink = sink;
  }

  /**
   * Counts what a step took, as every event is counted. The computer's work is reported once for
   * some steps, and not for each event, which would cost a tenth of a step.
   *
   * @return what has not been reported
   */
  public long count(long work) {
    unreported += work;
    return unreported;
  }

  public void copyFrom(Tracer original) {
    unreported = original.unreported;
  }

  /** All that was counted is reported now. */
  public void reported() {
    unreported = 0;
  }

  /** A new step begins: what follows happens in it. */
  public void step(long number, long time) {
    sink.step(number, time);
  }

  /** Remembers a text that an event's number can name. */
  public int text(String text) {
    return sink.text(text);
  }

  /** An event in plain numbers, as {@link EventSink#event} takes them. */
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    sink.event(kind, rule, m, p, g, a, b, c);
  }

  public void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g, long a, long b) {
    tell(kind, m, m == null ? null : m.p, g, a, b, 0);
  }

  public void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g, long a) {
    tell(kind, m, m == null ? null : m.p, g, a, 0, 0);
  }

  public void tell(EventKind kind, @Nullable Machine m, @Nullable Goroutine g) {
    tell(kind, m, m == null ? null : m.p, g, 0, 0, 0);
  }

  public void tell(
      EventKind kind,
      @Nullable Machine m,
      @Nullable Processor p,
      @Nullable Goroutine g,
      long a,
      long b,
      long c) {
    unreported += EVENT_WORK;
    sink.event(
        kind,
        0,
        m == null ? EventSink.NONE : m.id,
        p == null ? EventSink.NONE : p.id,
        g == null ? EventSink.NONE : g.goid,
        a,
        b,
        c);
  }
}
