package gopark.trace;

import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.GlobalBatchTaken;
import gopark.runtime.event.SchedulerEvent.RunnextNap;
import gopark.runtime.event.SchedulerEvent.RunnextStolen;
import gopark.runtime.event.SchedulerEvent.SpinningEnded;
import gopark.runtime.event.SchedulerEvent.SpinningStarted;
import gopark.runtime.event.SchedulerEvent.StealRound;
import gopark.runtime.event.SchedulerEvent.Stolen;
import gopark.runtime.event.Source;
import gopark.runtime.event.Stamp;

/** The search for what to run, in words. */
final class SchedulerWords {
  private SchedulerWords() {}

  static EventLine of(SchedulerEvent event, boolean checks) {
    Stamp at = event.at();
    return switch (event) {
      case FindRunnable e -> search(e, checks);
      case GlobalBatchTaken e ->
          EventLine.ofP(
              at,
              "takes " + e.taken() + " from the global run queue, first " + EventLine.g(at.g()));
      case SpinningStarted _ -> EventLine.ofM(at, "spinning");
      case SpinningEnded e ->
          EventLine.ofM(
              at, e.foundWork() ? "found work: no longer spinning" : "no longer spinning");
      case StealRound e ->
          EventLine.ofM(at, "round " + (e.round() + 1) + " of 4: nothing to steal");
      case Stolen e ->
          EventLine.ofP(
              at,
              "steals "
                  + e.taken()
                  + " from "
                  + EventLine.p(e.victim())
                  + ", runs "
                  + EventLine.g(at.g()));
      case RunnextNap e ->
          EventLine.ofM(at, "naps before it takes runnext of " + EventLine.p(e.victim()));
      case RunnextStolen e ->
          EventLine.ofP(
              at, "steals " + EventLine.g(at.g()) + ", runnext of " + EventLine.p(e.victim()));
    };
  }

  private static EventLine search(FindRunnable event, boolean checks) {
    Stamp at = event.at();
    String what =
        event.source() == Source.NOTHING
            ? "findRunnable: nothing"
            : "findRunnable: " + EventLine.g(at.g()) + " from " + from(event.source());
    EventLine words = EventLine.ofM(at, what);
    String list = checks ? TraceText.checklist(event) : "";
    return list.isEmpty()
        ? words
        : new EventLine(words.subject(), what, (words.where() + "  " + list).strip());
  }

  private static String from(Source source) {
    return switch (source) {
      case NOTHING -> "nowhere";
      case LOCKED -> "the lock on this thread";
      case TRACE_READER -> "the trace reader";
      case GC_WORKER -> "the GC workers";
      case GLOBAL_TICK -> "the global queue, 61st tick";
      case RUNNEXT -> "runnext";
      case LOCAL -> "the local queue";
      case GLOBAL -> "the global queue";
      case NETPOLL -> "netpoll";
      case STOLEN -> "another queue";
      case STOLEN_RUNNEXT -> "another runnext";
      case STOLEN_TIMER -> "another timer";
      case IDLE_GC_WORKER -> "the idle GC workers";
      case GLOBAL_AGAIN -> "the global queue, once more";
      case BLOCKING_NETPOLL -> "blocking netpoll";
    };
  }
}
