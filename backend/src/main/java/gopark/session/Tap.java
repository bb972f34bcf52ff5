package gopark.session;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.trace.EventLog;
import org.jspecify.annotations.Nullable;

/** Where a run tells its events: to whoever listens at the moment, or to nobody. */
final class Tap implements EventSink {
  private @Nullable EventLog listener;
  private long shown;
  private boolean decided;

  /** From now on the events of the run go here; null: nowhere. */
  void connect(@Nullable EventLog log) {
    listener = log;
  }

  /**
   * How many events a viewer would see have been told: all but the bustle of threads and sysmon.
   */
  long shown() {
    return shown;
  }

  /** Whether a search found something to run since the last time this was asked. */
  boolean hasDecided() {
    boolean result = decided;
    decided = false;
    return result;
  }

  @Override
  public void step(long number, long time) {
    if (listener != null) {
      listener.step(number, time);
    }
  }

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    if (isShown(kind)) {
      shown++;
    }
    if (kind == EventKind.FIND_RUNNABLE && g != NONE) {
      decided = true;
    }
    if (listener != null) {
      listener.event(kind, rule, m, p, g, a, b, c);
    }
  }

  private static boolean isShown(EventKind kind) {
    return switch (kind) {
      case SYSMON_ROUND, SYSMON_SLEPT, SYSMON_WOKEN, THREAD_ON_CORE, THREAD_OFF_CORE -> false;
      default -> true;
    };
  }

  @Override
  public int text(String text) {
    return listener == null ? 0 : listener.text(text);
  }
}
