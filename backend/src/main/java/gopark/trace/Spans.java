package gopark.trace;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventSink;
import gopark.runtime.event.GoroutineEvent.GoCreated;
import gopark.runtime.event.GoroutineEvent.GoEnded;
import gopark.runtime.event.GoroutineEvent.GoParked;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.GoroutineEvent.GoReadied;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.GoroutineEvent.GoYielded;
import gopark.runtime.event.Stamp;
import gopark.runtime.event.SyscallEvent.SyscallEntered;
import gopark.runtime.event.SyscallEvent.SyscallExitedFast;
import gopark.runtime.event.SyscallEvent.SyscallExitedSlow;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Events as stretches of time: who ran where from when to when, and who waited for what. What was
 * before the first event is not known and has no span.
 */
public final class Spans {

  /** What a goroutine did during a span. */
  public enum State {
    RUNNABLE,
    RUNNING,
    SYSCALL,
    WAITING
  }

  /**
   * A stretch in which a goroutine did one thing.
   *
   * @param reason of waiting, else NONE
   * @param m where it ran or was in a system call, else −1
   * @param p where it ran or whence it went into a system call, else −1
   */
  public record Span(int g, State state, WaitReason reason, int m, int p, long fromNs, long toNs) {

    public long ns() {
      return toNs - fromNs;
    }

    private Span until(long ns) {
      return new Span(g, state, reason, m, p, fromNs, ns);
    }
  }

  private final List<Span> spans = new ArrayList<>();

  private Spans() {}

  /** The spans of these events; those that last longer are cut off at the end given. */
  public static Spans of(EventLog log, long from, long to, long endNs) {
    Spans spans = new Spans();
    Map<Integer, Span> open = new TreeMap<>();
    log.forEach(from, to, event -> spans.add(event, open));
    open.values().forEach(span -> spans.spans.add(span.until(endNs)));
    return spans;
  }

  /** What the goroutine did, in order. */
  public List<Span> ofGoroutine(int goid) {
    return matching(span -> span.g() == goid);
  }

  /** What ran on the processor, in order. */
  public List<Span> ofProcessor(int id) {
    return matching(span -> span.p() == id && span.state() == State.RUNNING);
  }

  /** What ran on the machine or kept it in a system call, in order. */
  public List<Span> ofMachine(int id) {
    return matching(span -> span.m() == id);
  }

  private List<Span> matching(Predicate<Span> wanted) {
    return spans.stream().filter(wanted).toList();
  }

  private void add(Event event, Map<Integer, Span> open) {
    Stamp at = event.at();
    switch (event) {
      case GoCreated _ -> begin(open, runnable(at));
      case GoYielded _ -> begin(open, runnable(at));
      case GoPreempted _ -> begin(open, runnable(at));
      case GoReadied _ -> begin(open, runnable(at));
      case SyscallExitedSlow _ -> begin(open, runnable(at));
      case GoStarted _ -> begin(open, there(at, State.RUNNING));
      case SyscallExitedFast _ -> begin(open, there(at, State.RUNNING));
      case SyscallEntered _ -> begin(open, there(at, State.SYSCALL));
      case GoParked e -> begin(open, nowhere(at, State.WAITING, e.reason()));
      case GoEnded _ -> end(open, at.g(), at.timeNs());
      default -> {}
    }
  }

  private void begin(Map<Integer, Span> open, Span span) {
    end(open, span.g(), span.fromNs());
    open.put(span.g(), span);
  }

  private void end(Map<Integer, Span> open, int goid, long ns) {
    Span before = open.remove(goid);
    if (before != null) {
      spans.add(before.until(ns));
    }
  }

  private static Span runnable(Stamp at) {
    return nowhere(at, State.RUNNABLE, WaitReason.NONE);
  }

  private static Span nowhere(Stamp at, State state, WaitReason reason) {
    return new Span(
        at.g(), state, reason, EventSink.NONE, EventSink.NONE, at.timeNs(), at.timeNs());
  }

  private static Span there(Stamp at, State state) {
    return new Span(at.g(), state, WaitReason.NONE, at.m(), at.p(), at.timeNs(), at.timeNs());
  }
}
