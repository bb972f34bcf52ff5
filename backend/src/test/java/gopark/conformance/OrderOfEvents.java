package gopark.conformance;

import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.state.WaitReason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** Tells what the user's goroutines do as the recorder does of real Go. */
final class OrderOfEvents implements EventSink {
  private static final int MAIN = 1;
  private static final int YIELDS_FOR_PANICS = 1000;
  private static final String PREEMPTED = "preempted";
  private static final String LOST_P = "loses its P in a system call";

  private record Event(EventKind kind, int g, long a, long b) {}

  private final List<String> lines = new ArrayList<>();
  private final StringBuilder stdout = new StringBuilder();
  private final StringBuilder stderr = new StringBuilder();
  private final List<String> texts = new ArrayList<>(List.of(""));

  /** What happened in the step that is not over yet. */
  private final List<Event> step = new ArrayList<>();

  private final Map<Integer, String> names = new LinkedHashMap<>();
  private final Map<Integer, WaitReason> reasons = new LinkedHashMap<>();
  private final Map<Integer, Boolean> started = new LinkedHashMap<>();
  private int created;
  private boolean begun;

  /** Whether a call lost its processor in such an order. */
  static boolean losesProcessor(List<String> lines) {
    return lines.stream().anyMatch(line -> line.endsWith(LOST_P));
  }

  /** Begins the record: main stands at its first line. */
  void begin() {
    step.clear();
    begun = true;
    names.put(MAIN, "main");
    started.put(MAIN, true);
  }

  List<String> lines() {
    return lines;
  }

  String stdout() {
    return stdout.toString();
  }

  /** What the program has printed there, without what the runtime says when it dies. */
  String stderr() {
    return stderr.toString();
  }

  @Override
  public void step(long number, long time) {}

  @Override
  public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
    if (kind == EventKind.PRINTED) {
      (b == 0 ? stdout : stderr).append(texts.get((int) a));
    }
    step.add(new Event(kind, g, a, b));
  }

  @Override
  public int text(String text) {
    texts.add(text);
    return texts.size() - 1;
  }

  /** The step is over; only now can one ask whose a new goroutine is. */
  void stepIsOver(IntPredicate isSystem) {
    for (Event event : step) {
      if (begun) {
        tell(event, isSystem);
      }
    }
    step.clear();
  }

  private void tell(Event event, IntPredicate isSystem) {
    if (event.kind() == EventKind.GO_CREATED && !isSystem.test(event.g())) {
      created++;
      names.put(event.g(), "g" + created);
      say(names.getOrDefault((int) event.a(), "timer"), "creates g" + created);
      return;
    }
    if (event.kind() == EventKind.PROCESS_EXITED) {
      last(event);
      return;
    }
    String who = names.get(event.g());
    if (who == null) {
      return;
    }
    switch (event.kind()) {
      case GO_STARTED -> started(who, event.g());
      case GO_YIELDED -> say(who, "yields");
      case GO_PREEMPTED -> say(who, PREEMPTED);
      case GO_PARKED -> {
        WaitReason reason = WaitReason.of((int) event.a());
        reasons.put(event.g(), reason);
        say(who, "blocks (" + TraceReason.of(reason) + ")");
      }
      case GO_READIED -> say(who, "unblocked by " + waker(event));
      case GO_ENDED -> {
        say(who, "ends");
        names.remove(event.g());
      }
      case SYSCALL_EXITED_SLOW -> say(who, LOST_P);
      default -> {
        // The recorder ignores all other events.
      }
    }
  }

  private String waker(Event event) {
    String name = names.get((int) event.a());
    if (name != null) {
      return name;
    }
    return reasons.get(event.g()) == WaitReason.SLEEP ? "timer" : "runtime";
  }

  /** Forgets an interruption that let nobody else run, as the recorder does. */
  private void started(String who, int g) {
    if (started.put(g, true) == null) {
      say(who, "starts");
      return;
    }
    if (!lines.isEmpty()) {
      String before = lines.getLast();
      if (before.equals(line(who, PREEMPTED)) || before.equals(line(who, LOST_P))) {
        lines.removeLast();
        return;
      }
    }
    say(who, "resumes");
  }

  private void last(Event event) {
    String who = names.getOrDefault(event.g(), "?");
    String stderr = texts.get((int) event.b());
    if (stderr.contains("deadlock!")) {
      lines.add("deadlock");
    } else if (stderr.contains("panic: ")) {
      say(who, "panics");
    } else if (event.g() == MAIN && event.a() == 0) {
      forgetYieldsForPanics();
      say(who, "ends");
    } else {
      say(who, "exits the program");
    }
  }

  /**
   * Main that has returned gives way a thousand times if somebody still panics. The trace that the
   * recorder reads has ended by then.
   */
  private void forgetYieldsForPanics() {
    List<String> pair = List.of(line("main", "yields"), line("main", "resumes"));
    int from = lines.size() - YIELDS_FOR_PANICS * pair.size();
    if (from >= 0) {
      List<String> last = lines.subList(from, lines.size());
      if (last.equals(
          Collections.nCopies(YIELDS_FOR_PANICS, pair).stream().flatMap(List::stream).toList())) {
        last.clear();
      }
    }
  }

  private void say(String who, String what) {
    lines.add(line(who, what));
  }

  private static String line(String who, String what) {
    return who + " ".repeat(Math.max(0, 5 - who.length())) + " " + what;
  }
}
