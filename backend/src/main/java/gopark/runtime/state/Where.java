package gopark.runtime.state;

import static gopark.runtime.state.Meaning.OBJECT;

/**
 * Which queue or structure holds a goroutine.
 *
 * @param number of the channel or object; 0 of all else
 * @param text {@code P2.runq[3]}, {@code chan 5 recvq}
 */
public record Where(Kind kind, @Means(OBJECT) int number, String text) implements Told {

  /** What kind of structure it is. */
  public enum Kind {
    MACHINE,
    RUNNEXT,
    RUN_QUEUE,
    CHANNEL,
    SYNC_OBJECT,
    NETPOLL,
    TIMERS,
    /** Something else, as a select, which waits in several queues. */
    OTHER
  }

  public Where(Kind kind, String text) {
    this(kind, 0, text);
  }
}
