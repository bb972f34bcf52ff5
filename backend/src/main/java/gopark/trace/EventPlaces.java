package gopark.trace;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.GoroutineEvent;
import gopark.runtime.event.MachineEvent;
import gopark.runtime.event.Place;
import gopark.runtime.event.SchedulerEvent;
import gopark.runtime.event.Source;
import gopark.runtime.event.Stamp;
import gopark.runtime.event.SyscallEvent;
import gopark.runtime.event.TimerEvent;
import org.jspecify.annotations.Nullable;

/**
 * Where what an event tells of was taken from and where it went, in the words of a goroutine's
 * whereabouts: {@code P1.runq}, {@code P1.runnext}, {@code sched.runq}, {@code M3}, {@code gFree}.
 */
public final class EventPlaces {
  private static final String GLOBAL = "sched.runq";

  private EventPlaces() {}

  /** Null if the event moves nothing, or from nowhere. */
  public static @Nullable String from(Event event) {
    Stamp at = event.at();
    return switch (event) {
      case SchedulerEvent.Stolen e -> queue(e.victim());
      case SchedulerEvent.RunnextStolen e -> runnext(e.victim());
      case SchedulerEvent.GlobalBatchTaken _ -> GLOBAL;
      case SchedulerEvent.FindRunnable e -> source(e.source(), at.p());
      case SyscallEvent.PRetaken e -> machine(e.from());
      case MachineEvent.MGavePToLocked _ -> machine(at.m());
      case GoroutineEvent.RunnextKicked _ -> runnext(at.p());
      case GoroutineEvent.RunqOverflowed _ -> queue(at.p());
      case GoroutineEvent.GoYielded _ -> machine(at.m());
      case GoroutineEvent.GoPreempted _ -> machine(at.m());
      case GoroutineEvent.GoParked _ -> machine(at.m());
      case GoroutineEvent.GoEnded _ -> machine(at.m());
      case GoroutineEvent.FreeListFlushed _ -> at.p() == EventSink.NONE ? null : p(at.p(), "gFree");
      case GoroutineEvent.FreeListFilled _ -> "sched.gFree";
      default -> null;
    };
  }

  /** Null if the event moves nothing, or to nowhere. */
  public static @Nullable String to(Event event) {
    Stamp at = event.at();
    return switch (event) {
      case SchedulerEvent.Stolen _ -> queue(at.p());
      case SchedulerEvent.RunnextStolen _ -> machine(at.m());
      case SchedulerEvent.GlobalBatchTaken _ -> queue(at.p());
      case SchedulerEvent.FindRunnable e -> e.source() == Source.NOTHING ? null : machine(at.m());
      case SyscallEvent.SyscallExitedFast _ -> machine(at.m());
      case SyscallEvent.SyscallExitedSlow e -> place(e.place(), at);
      case TimerEvent.Injected e -> place(e.place(), at);
      case MachineEvent.MGavePToLocked e -> machine(e.machine());
      case GoroutineEvent.GoCreated e -> place(e.place(), at, e.machine());
      case GoroutineEvent.GoReadied e -> place(e.place(), at, e.machine());
      case GoroutineEvent.GoYielded e -> place(e.place(), at);
      case GoroutineEvent.GoPreempted e -> place(e.place(), at);
      case GoroutineEvent.GoStarted _ -> machine(at.m());
      case GoroutineEvent.RunnextKicked _ -> queue(at.p());
      case GoroutineEvent.RunqOverflowed _ -> GLOBAL;
      case GoroutineEvent.FreeListFlushed _ -> "sched.gFree";
      case GoroutineEvent.GoEnded _ -> "gFree";
      case GoroutineEvent.FreeListFilled _ -> at.p() == EventSink.NONE ? null : p(at.p(), "gFree");
      default -> null;
    };
  }

  private static @Nullable String place(Place place, Stamp at) {
    return place(place, at, at.m());
  }

  /**
   * @param runner the machine that runs the goroutine, if that is where it went
   */
  private static @Nullable String place(Place place, Stamp at, int runner) {
    return switch (place) {
      case NOWHERE -> null;
      case RUNNEXT -> runnext(at.p());
      case LOCAL_TAIL -> queue(at.p());
      case GLOBAL_TAIL, GLOBAL_HEAD -> GLOBAL;
      case RUNS_AT_ONCE -> machine(runner);
    };
  }

  /** The thief's victim is told by the event of the theft, which comes first. */
  private static @Nullable String source(Source source, int p) {
    return switch (source) {
      case GLOBAL_TICK, GLOBAL, GLOBAL_AGAIN -> GLOBAL;
      case RUNNEXT -> runnext(p);
      case LOCAL -> queue(p);
      case NETPOLL, BLOCKING_NETPOLL -> "netpoll";
      case STOLEN_TIMER -> "timer";
      case NOTHING, LOCKED, TRACE_READER, GC_WORKER, STOLEN, STOLEN_RUNNEXT, IDLE_GC_WORKER -> null;
    };
  }

  private static @Nullable String queue(int p) {
    return p == EventSink.NONE ? null : p(p, "runq");
  }

  private static @Nullable String runnext(int p) {
    return p == EventSink.NONE ? null : p(p, "runnext");
  }

  private static String p(int p, String part) {
    return "P" + p + "." + part;
  }

  private static @Nullable String machine(int m) {
    return m == EventSink.NONE ? null : "M" + m;
  }
}
