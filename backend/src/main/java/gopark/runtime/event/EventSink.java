package gopark.runtime.event;

/**
 * Where the runtime tells what happens. Plain numbers, so that telling costs next to nothing; what
 * a number means for a kind is said at the kind. {@link Event} is the same for those who look.
 */
public interface EventSink {
  /** The number of a goroutine, machine or processor that an event does not concern. */
  int NONE = -1;

  /** A new step begins: what follows happens in it. */
  void step(long number, long time);

  /** The rule is 0, or the number of the article's rule (T1 to T14) that the event followed. */
  void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c);

  /** Remembers a text that an event's number can name. */
  int text(String text);
}
