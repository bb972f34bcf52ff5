package gopark.trace;

import gopark.runtime.event.Checks;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.Place;
import gopark.runtime.event.Stamp;
import gopark.simulation.VirtualTime;

/** The columns of an event's line, and the words that many of them share. */
record EventLine(String subject, String what, String where) {

  /** About the goroutine, on the machine and processor that acted. */
  static EventLine ofG(Stamp at, String what) {
    return new EventLine(g(at.g()), what, on(at));
  }

  /** About the machine, with its processor. */
  static EventLine ofM(Stamp at, String what) {
    return new EventLine(m(at.m()), what, at.p() == EventSink.NONE ? "" : "with " + p(at.p()));
  }

  /** About the processor, by the machine. */
  static EventLine ofP(Stamp at, String what) {
    return new EventLine(p(at.p()), what, by(at.m()));
  }

  /** This line with other words in the last column. */
  EventLine at(String other) {
    return new EventLine(subject, what, other);
  }

  static String g(int goid) {
    return goid == EventSink.NONE ? "-" : "G" + goid;
  }

  static String m(int id) {
    return id == EventSink.NONE ? "-" : "M" + id;
  }

  static String p(int id) {
    return id == EventSink.NONE ? "-" : "P" + id;
  }

  /** The name of a goroutine's maker or waker: 0 is the runtime. */
  static String who(int goid) {
    return goid <= 0 ? "the runtime" : g(goid);
  }

  static String by(int machine) {
    return machine == EventSink.NONE ? "" : "by " + m(machine);
  }

  /** {@code on M1 with P1}, or what there is of it. */
  static String on(Stamp at) {
    String machine = at.m() == EventSink.NONE ? "" : "on " + m(at.m());
    String processor = at.p() == EventSink.NONE ? "" : "with " + p(at.p());
    return (machine + " " + processor).strip();
  }

  static String to(Stamp at, Place place) {
    return switch (place) {
      case NOWHERE -> "";
      case RUNNEXT -> "runnext of " + p(at.p());
      case LOCAL_TAIL -> "tail of " + p(at.p()) + "'s run queue";
      case GLOBAL_TAIL -> "tail of the global run queue";
      case GLOBAL_HEAD -> "head of the global run queue";
      case RUNS_AT_ONCE -> "runs at once on " + p(at.p());
    };
  }

  /** A stretch of time in the unit that suits it: 20.5us, 10ms, 60s. */
  static String ns(long ns) {
    if (ns < VirtualTime.MILLISECOND) {
      return shortest(ns, "us");
    }
    return ns < VirtualTime.SECOND
        ? shortest(ns / VirtualTime.MICROSECOND, "ms")
        : shortest(ns / VirtualTime.MILLISECOND, "s");
  }

  private static String shortest(long thousandths, String unit) {
    String text = TraceText.time(thousandths).replace("us", "");
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + unit;
  }

  static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  static String goroutines(long number) {
    return count(number, "goroutine", "goroutines");
  }

  static String of(Checks.Result result) {
    return switch (result) {
      case NOT_REACHED -> "not reached";
      case SKIPPED -> "no";
      case EMPTY -> "empty";
      case FOUND -> "found";
    };
  }

  static String of(Checks.Check check) {
    return switch (check) {
      case GC_WAITING -> "gcwaiting";
      case SAFE_POINT -> "safe point";
      case OWN_TIMERS -> "timers";
      case TRACE_READER -> "trace reader";
      case GC_WORKER -> "GC worker";
      case GLOBAL_TICK -> "61st tick";
      case FINALIZERS -> "finalizers";
      case LOCAL -> "runq";
      case GLOBAL -> "global";
      case NETPOLL -> "netpoll";
      case MAY_SPIN -> "may spin";
      case STEAL -> "steal";
      case IDLE_GC_WORKER -> "idle GC worker";
      case GLOBAL_AGAIN -> "global again";
      case RELEASE_P -> "release P";
      case RECHECK_RUNQS -> "all runqs";
      case RECHECK_TIMERS -> "all timers";
      case BLOCKING_NETPOLL -> "netpoll, blocking";
    };
  }
}
