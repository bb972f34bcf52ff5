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
  /** By this rule of the articles runnable goroutines change queues, with the event of readying. */
  private static final int DEALT_OUT = 9;

  private GoroutineWords() {}

  static Words of(GoroutineEvent event) {
    Stamp at = event.at();
    return switch (event) {
      case GoCreated e -> moved(at, "created by " + Words.who(e.creator()), e.place());
      case GoStarted e -> Words.ofG(at, "runnable -> running, " + slice(e));
      case GoYielded e -> moved(at, "running -> runnable: Gosched", e.place());
      case GoPreempted e ->
          moved(
              at,
              "running -> runnable: " + how(e.how()) + ", ran " + Words.ns(e.ranNs()),
              e.place());
      case GoParked e ->
          Words.ofG(at, "running -> waiting: " + e.reason().text() + object(e.handle()));
      case GoReadied e when at.rule() == DEALT_OUT ->
          moved(at, "dealt out, its processor is removed", e.place());
      case GoReadied e ->
          moved(at, "waiting -> runnable: readied by " + Words.who(e.waker()), e.place());
      case GoEnded _ -> Words.ofG(at, "running -> dead");
      case StackGrown e -> Words.ofG(at, stack("grows", e.oldBytes(), e.newBytes()));
      case StackShrunk e -> Words.ofG(at, stack("shrinks", e.oldBytes(), e.newBytes()));
      case ThreadLocked e -> Words.ofG(at, "locked to its thread, depth " + e.times());
      case ThreadUnlocked e ->
          Words.ofG(
              at,
              e.times() == 0
                  ? "unlocked from its thread"
                  : "still locked to its thread, depth " + e.times());
      case RunnextKicked _ -> moved(at, "kicked out of runnext", Place.LOCAL_TAIL);
      case RunqOverflowed e ->
          new Words(
              Words.p(at.p()),
              "runq full: " + Words.goroutines(e.moved()) + " leave, last " + Words.g(at.g()),
              Words.to(at, Place.GLOBAL_TAIL));
      case FreeListFlushed e ->
          Words.ofP(at, Words.goroutines(e.moved()) + " from gFree to the global list");
      case FreeListFilled e ->
          Words.ofP(at, Words.goroutines(e.moved()) + " from the global list to gFree");
    };
  }

  private static Words moved(Stamp at, String what, Place place) {
    return new Words(Words.g(at.g()), what, Words.to(at, place));
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
