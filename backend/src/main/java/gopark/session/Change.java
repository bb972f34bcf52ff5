package gopark.session;

import gopark.runtime.event.Event;
import java.util.List;

/**
 * How a session came from one moment to another.
 *
 * @param events what happened on the way; none if the way was not forward
 * @param skipped how many of the first of them are left out, because there were too many
 */
public record Change(Moment before, Moment after, List<Event> events, long skipped) {
  /** The most events of a change; of more only the last are told. */
  public static final int MOST_EVENTS = 256;

  public Change {
    events = List.copyOf(events);
  }
}
