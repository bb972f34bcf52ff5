package gopark.bench;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;

/** Listens to what a program prints, and to nothing else. */
final class Printed implements EventSink {
  private final StringBuilder text = new StringBuilder();
  private String last = "";

  @Override
  public void step(long number, long time) {}

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    if (kind == EventKind.PRINTED) {
      text.append(last);
    }
  }

  @Override
  public int text(String told) {
    last = told;
    return 0;
  }

  /** All that was printed. */
  String printed() {
    return text.toString();
  }
}
