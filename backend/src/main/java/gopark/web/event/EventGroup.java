package gopark.web.event;

import gopark.runtime.event.EventKind;
import java.util.Locale;

/** What kinds of events have in common, for filters. */
enum EventGroup {
  GOROUTINE(EventKind.GO_CREATED),
  SCHEDULER(EventKind.FIND_RUNNABLE),
  MACHINE(EventKind.P_ACQUIRED),
  SYSCALL(EventKind.SYSCALL_ENTERED),
  SYSMON(EventKind.SYSMON_ROUND),
  TIMER(EventKind.TIMER_STARTED),
  CHANNEL(EventKind.CHAN_MADE),
  SYNC(EventKind.SYNC_MADE),
  WORLD(EventKind.STW_STARTED),
  GC(EventKind.GC_PHASE),
  KERNEL(EventKind.THREAD_ON_CORE),
  PROGRAM(EventKind.PRINTED);

  private static final EventGroup[] ALL = values();

  /** The kinds of a group stand together in {@link EventKind}; this is the first. */
  private final EventKind first;

  EventGroup(EventKind first) {
    this.first = first;
  }

  static EventGroup of(EventKind kind) {
    EventGroup found = GOROUTINE;
    for (EventGroup group : ALL) {
      if (group.first.compareTo(kind) <= 0) {
        found = group;
      }
    }
    return found;
  }

  String api() {
    return name().toLowerCase(Locale.ROOT);
  }
}
