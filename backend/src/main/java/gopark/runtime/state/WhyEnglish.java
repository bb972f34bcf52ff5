package gopark.runtime.state;

import gopark.simulation.VirtualTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The English of {@link Why}: one sentence a link. */
public final class WhyEnglish {
  private WhyEnglish() {}

  public static List<String> sentences(Why why) {
    return why.links().stream().map(WhyEnglish::sentence).toList();
  }

  public static String sentence(Why.Link link) {
    return switch (link) {
      case Why.Running it -> running(it);
      case Why.NeverStarted(int goid) -> "There has never been a G" + goid + ".";
      case Why.Dead(int goid, Long since) ->
          "G"
              + goid
              + " ended"
              + (since == null ? "" : " at " + time(since))
              + "; its g may be used again.";
      case Why.ProcessEnded(int code) -> "The process has ended with exit code " + code + ".";
      case Why.InQueue it -> queued(it);
      case Why.RunsNext(int goid, int p) ->
          "G" + goid + " is in P" + p + "'s runnext: it is the next that P" + p + " runs.";
      case Why.Behind it -> behind(it);
      case Why.ProcessorHeldBy(int p, int m, int goid, long since) ->
          "P"
              + p
              + " is held by M"
              + m
              + ", which has run G"
              + goid
              + " since "
              + time(since)
              + ".";
      case Why.PreemptionRequested(int goid) ->
          "G" + goid + " has been asked to stop, and stops at its next safe point.";
      case Why.Choosing(int p, int m) ->
          "M" + m + " is in the scheduler with P" + p + ", choosing what to run.";
      case Why.MachineComing(int p, int m) -> "M" + m + " is waking up and will take P" + p + ".";
      case Why.ProcessorInSyscall(int p, int m, int goid) -> inCall(p, m, goid);
      case Why.NoProcessor(int n) ->
          n == 1 ? "The only processor is at work." : "All " + n + " processors are at work.";
      case Why.IdleProcessors it -> idle(it);
      case Why.WaitsFor it -> waits(it);
      case Why.InWaitQueue(int position) ->
          position == 0
              ? "It is the first in the queue of those who wait for it."
              : position + (position == 1 ? " waits" : " wait") + " for it in front of it.";
      case Why.HeldBy(int handle, int goid) -> "Object " + handle + " is held by G" + goid + ".";
      case Why.CouldBeWokenBy(Waker what, int handle) ->
          "It can be woken by "
              + what.english()
              + (handle == 0 ? "" : " (object " + handle + ")")
              + ".";
      case Why.NobodyCanWake(int goid) -> "Nothing can ever wake G" + goid + ".";
      case Why.SleepsUntil(long time, Integer p) ->
          "Its timer is due at " + time(time) + (p == null ? "." : ", in the heap of P" + p + ".");
      case Why.InSyscall(int goid, int m, Long until) ->
          "G" + goid + " is in a system call on M" + m + until(until) + ".";
      case Why.StoppedWorld(int stopwait) ->
          stopwait > 0
              ? "The world is being stopped: " + stopwait + " processors have still to stop."
              : "The world is stopped.";
      case Why.LockedTo(int goid, int m) ->
          "G" + goid + " is locked to its thread and can run on M" + m + " only.";
      case Why.WaitsForCore(int m) -> "M" + m + "'s thread is ready and waits for a core.";
      case Why.Throttled(int m, Long until) ->
          "The kernel has frozen M" + m + ": the quota is used up" + until(until) + ".";
    };
  }

  private static String running(Why.Running it) {
    String with = it.p() == null ? "" : " with P" + it.p();
    return "G" + it.g() + " runs on M" + it.m() + with + " since " + time(it.sinceNs()) + ".";
  }

  private static String queued(Why.InQueue it) {
    return "G"
        + it.g()
        + " is runnable since "
        + time(it.sinceNs())
        + " and in "
        + it.queue()
        + "["
        + it.position()
        + "].";
  }

  private static String behind(Why.Behind it) {
    StringBuilder text = new StringBuilder("In front of it: ");
    for (int i = 0; i < it.gs().size(); i++) {
      text.append(i == 0 ? "G" : ", G").append(it.gs().get(i));
    }
    int more = it.count() - it.gs().size();
    return text.append(more > 0 ? " and " + more + " more." : ".").toString();
  }

  private static String inCall(int p, int m, int goid) {
    return "P"
        + p
        + " is kept for M"
        + m
        + ", which is in a system call of G"
        + goid
        + "; sysmon may take it away.";
  }

  private static String idle(Why.IdleProcessors it) {
    String count = it.count() == 1 ? "One processor is idle" : it.count() + " processors are idle";
    Integer by = it.lookedForBy();
    return by == null ? count + "." : count + ", and M" + by + " is looking for work.";
  }

  private static String waits(Why.WaitsFor it) {
    String object = it.handle() == 0 ? "" : " on object " + it.handle();
    return "G"
        + it.g()
        + " has waited since "
        + time(it.sinceNs())
        + object
        + ": "
        + it.reason()
        + ".";
  }

  private static String until(@Nullable Long time) {
    return time == null ? "" : " until " + time(time);
  }

  private static String time(long ns) {
    return VirtualTime.text(ns);
  }
}
