package gopark.session;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.Creation;
import gopark.simulation.VirtualTime;
import gopark.trace.EventCursor;
import gopark.trace.LaneColumns;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What happened in a session, read from what was told lately or worked out again. */
final class PastEvents {
  /** The longest text of a trace, in characters. */
  private static final int LONGEST_TEXT = 1_000_000;

  private final State state;
  private final @Nullable Recent recent;

  PastEvents(State state, @Nullable Recent recent) {
    this.state = state;
    this.recent = recent;
  }

  /** What happened from one moment to a later one. */
  Change change(Moment before, Moment after) {
    long events = after.events() - before.events();
    if (events <= 0 || !leadsTo(before, after)) {
      return new Change(before, after, List.of(), 0);
    }
    long first = Math.max(before.events(), after.events() - Change.MOST_EVENTS);
    return new Change(before, after, events(first, after), first - before.events());
  }

  /** Whether the way was forward, on one branch or to one that left it later. */
  private boolean leadsTo(Moment before, Moment after) {
    if (before.step() > after.step()) {
      return false;
    }
    Branch start = state.branches().get(before.branch());
    while (before.step() < start.forkStep()) {
      // What comes before a fork belongs to the parent as well.
      start = state.branches().get(start.parent());
    }
    Branch branch = state.branches().get(after.branch());
    while (branch.number() > start.number()) {
      if (branch.forkStep() < before.step()) {
        return false;
      }
      branch = state.branches().get(branch.parent());
    }
    return branch.number() == start.number();
  }

  private List<Event> events(long first, Moment after) {
    List<Event> events = new ArrayList<>();
    if (recent != null && after.branch() == state.shown() && recent.covers(first, after.events())) {
      EventCursor cursor = recent.from(first);
      long left = after.events() - first;
      while (left-- > 0 && cursor.next()) {
        events.add(cursor.event());
      }
      return events;
    }
    History history = state.branches().get(after.branch()).history();
    EventReader reader = new EventReader(history, after.step(), first, after.step());
    while (reader.next() && reader.number() < after.events()) {
      if (reader.number() >= first) {
        events.add(reader.event().event());
      }
    }
    return events;
  }

  /** Whole steps, as far as they have been seen. */
  EventPage events(long fromStep, int limit, Set<EventKind> kinds) {
    History history = state.branch().history();
    EventReader reader = new EventReader(history, fromStep, Long.MAX_VALUE, history.farthest());
    List<Event> events = new ArrayList<>();
    long last = fromStep;
    while (reader.next()) {
      EventCursor cursor = reader.event();
      long step = cursor.step();
      boolean isNewStep = step > last;
      if (isNewStep && (events.size() >= limit || step - fromStep > StepFinder.MOST_STEPS)) {
        return new EventPage(events, step);
      }
      if (step >= fromStep) {
        last = step;
        if (kinds.isEmpty() || kinds.contains(cursor.kind())) {
          events.add(cursor.event());
        }
      }
    }
    return new EventPage(events, null);
  }

  /** What changed the lanes of a timeline, from an event's number on, as far as it was seen. */
  LanePage lanes(long fromEvent, int limit) {
    History history = state.branch().history();
    long end = history.farthest();
    EventReader reader = new EventReader(history, end, fromEvent, end);
    Map<Integer, Creation> creations = new LinkedHashMap<>();
    reader.onCreation(creation -> creations.put(creation.g(), creation));
    LaneColumns columns = new LaneColumns();
    long firstStep = -1;
    long to = fromEvent;
    while (reader.next()) {
      EventCursor cursor = reader.event();
      boolean isCreation = cursor.kind() == EventKind.GO_CREATED;
      Creation creation = isCreation ? creations.remove(cursor.g()) : null;
      if (reader.number() < fromEvent) {
        continue;
      }
      firstStep = firstStep < 0 ? cursor.step() : firstStep;
      if (columns.size() >= limit || cursor.step() - firstStep > StepFinder.MOST_STEPS) {
        return new LanePage(state.shown(), columns, to, true);
      }
      columns.add(cursor, creation);
      to = reader.number() + 1;
    }
    return new LanePage(state.shown(), columns, to, false);
  }

  String schedtrace(long everyMs, boolean detail, long step) {
    History history = state.branch().history();
    Run run = history.look(0).copy();
    ArrayDeque<String> lines = new ArrayDeque<>();
    int length = 0;
    long end = history.look(step).runtime().now();
    long every = everyMs * VirtualTime.MILLISECOND;
    for (long timeNs = 0; timeNs <= end; timeNs += every) {
      long due = timeNs;
      history.goOnWhile(run, it -> it.runtime().nextTime() <= due && it.step() < step);
      String line = run.runtime().schedtrace(due, detail);
      lines.add(line);
      length += line.length();
      if (length > LONGEST_TEXT) {
        break;
      }
    }
    return String.join("", lines);
  }
}
