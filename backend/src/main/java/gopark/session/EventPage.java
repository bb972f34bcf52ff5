package gopark.session;

import gopark.runtime.event.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some events of a branch, whole steps of them.
 *
 * @param next the step from which to read on; null: there are no more so far
 */
public record EventPage(List<Event> events, @Nullable Long next) {
  public EventPage {
    events = List.copyOf(events);
  }
}
