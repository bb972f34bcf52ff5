package gopark.trace;

import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.event.GoroutineEvent.FreeListFilled;
import gopark.runtime.event.GoroutineEvent.FreeListFlushed;
import gopark.runtime.event.GoroutineEvent.GoCreated;
import gopark.runtime.event.GoroutineEvent.GoEnded;
import gopark.runtime.event.GoroutineEvent.GoParked;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.GoroutineEvent.GoYielded;
import gopark.runtime.event.GoroutineEvent.RunnextKicked;
import gopark.runtime.event.GoroutineEvent.RunqOverflowed;
import gopark.runtime.event.GoroutineEvent.StackGrown;
import gopark.runtime.event.GoroutineEvent.StackShrunk;
import gopark.runtime.event.GoroutineEvent.ThreadLocked;
import gopark.runtime.event.GoroutineEvent.ThreadUnlocked;
import gopark.runtime.event.Place;
import gopark.runtime.event.Preempted;
import gopark.runtime.event.Stamp;

/** The lives of goroutines, in words. */
final class GoroutineWords {
  /**
   * The articles' rule by which runnable goroutines change queues; readying is the event that tells
   * it.
   */
  private static final int DEALT_OUT = 9;

  private GoroutineWords() {}

  static EventLine of(GoroutineEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case GoCreated e ->
          moved(at, "created by " + EventLine.who(e.creator()), e.place(), e.machine());
      case GoStarted e -> EventLine.ofG(at, "runnable -> running, " + slice(e));
      case GoYielded e -> moved(at, "running -> runnable: Gosched", e.place());
      case GoPreempted e ->
          moved(
              at,
              "running -> runnable: " + how(e.how()) + ", ran " + EventLine.ns(e.ranNs()),
              e.place());
      case GoParked e ->
          EventLine.ofG(at, "running -> waiting: " + e.reason().text() + object(e.handle()));
      case GoReadied e when at.rule() == DEALT_OUT ->
          moved(at, "dealt out, its processor is removed", e.place(), e.machine());
      case GoReadied e ->
          moved(
              at,
              "waiting -> runnable: readied by " + EventLine.who(e.waker()),
              e.place(),
              e.machine());
      case GoEnded _ -> EventLine.ofG(at, "running -> dead");
      case StackGrown e -> EventLine.ofG(at, stack("grows", e.oldBytes(), e.newBytes()));
      case StackShrunk e -> EventLine.ofG(at, stack("shrinks", e.oldBytes(), e.newBytes()));
      case ThreadLocked e -> EventLine.ofG(at, "locked to its thread, depth " + e.times());
      case ThreadUnlocked e ->
          EventLine.ofG(
              at,
              e.times() == 0
                  ? "unlocked from its thread"
                  : "still locked to its thread, depth " + e.times());
      case RunnextKicked _ -> moved(at, "kicked out of runnext", Place.LOCAL_TAIL);
      case RunqOverflowed e ->
          new EventLine(
              EventLine.p(at.p()),
              "runq full: "
                  + EventLine.goroutines(e.moved())
                  + " leave, last "
                  + EventLine.g(at.g()),
              EventLine.to(at, Place.GLOBAL_TAIL));
      case FreeListFlushed e ->
          EventLine.ofP(at, EventLine.goroutines(e.moved()) + " from gFree to the global list");
      case FreeListFilled e ->
          EventLine.ofP(at, EventLine.goroutines(e.moved()) + " from the global list to gFree");
    };
  }

  private static EventLine moved(Stamp at, String what, Place place) {
    return new EventLine(EventLine.g(at.g()), what, EventLine.to(at, place));
  }

  /** A goroutine that another machine than the acting one runs at once has that machine named. */
  private static EventLine moved(Stamp at, String what, Place place, int runner) {
    return place == Place.RUNS_AT_ONCE && runner != at.m()
        ? new EventLine(EventLine.g(at.g()), what, "runs at once on " + EventLine.m(runner))
        : moved(at, what, place);
  }

  private static String slice(GoStarted event) {
    return event.inheritsTime() ? "inherits the slice" : "schedtick " + event.schedtick();
  }

  private static String how(Preempted how) {
    return switch (how) {
      case AT_A_CALL -> "preempted at a call";
      case BY_SIGNAL -> "preempted by signal";
      case HANDED_OFF -> "hands over";
    };
  }

  private static String object(int handle) {
    return handle == 0 ? "" : " #" + handle;
  }

  private static String stack(String verb, long oldBytes, long newBytes) {
    return "stack " + verb + " from " + oldBytes + " to " + newBytes + " bytes";
  }
}
