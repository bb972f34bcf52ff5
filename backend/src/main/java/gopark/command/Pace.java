package gopark.command;

/** How fast a session plays. */
public sealed interface Pace {
  double SLOWEST_EVENTS = 0.01;
  double MOST_EVENTS = 1_000_000;
  long MOST_NS = 1_000_000_000_000L;

  /** Events in a second of the viewer's time. */
  record EventsPerSecond(double events) implements Pace {}

  /** Virtual time in a second of the viewer's time. */
  record NsPerSecond(long ns) implements Pace {}
}
