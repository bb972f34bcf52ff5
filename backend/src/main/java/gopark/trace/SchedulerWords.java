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

  static Words of(SchedulerEvent event, boolean checks) {
    Stamp at = event.at();
    return switch (event) {
      case FindRunnable e -> search(e, checks);
      case GlobalBatchTaken e ->
          Words.ofP(
              at, "takes " + e.taken() + " from the global run queue, first " + Words.g(at.g()));
      case SpinningStarted _ -> Words.ofM(at, "spinning");
      case SpinningEnded e ->
          Words.ofM(at, e.foundWork() ? "found work: no longer spinning" : "no longer spinning");
      case StealRound e -> Words.ofM(at, "round " + (e.round() + 1) + " of 4: nothing to steal");
      case Stolen e ->
          Words.ofP(
              at,
              "steals " + e.taken() + " from " + Words.p(e.victim()) + ", runs " + Words.g(at.g()));
      case RunnextNap e -> Words.ofM(at, "naps before it takes runnext of " + Words.p(e.victim()));
      case RunnextStolen e ->
          Words.ofP(at, "steals " + Words.g(at.g()) + ", runnext of " + Words.p(e.victim()));
    };
  }

  private static Words search(FindRunnable event, boolean checks) {
    Stamp at = event.at();
    String what =
        event.source() == Source.NOTHING
            ? "findRunnable: nothing"
            : "findRunnable: " + Words.g(at.g()) + " from " + from(event.source());
    Words words = Words.ofM(at, what);
    String list = checks ? TraceText.checklist(event) : "";
    return list.isEmpty()
        ? words
        : new Words(words.subject(), what, (words.where() + "  " + list).strip());
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
