package gopark.session;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.EventSink;
import gopark.session.LineVisits.Visit;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds the steps at which something happened to, or by, a goroutine that stands on a line of the
 * program. What computes on a line and is told by no event is not found.
 */
final class LineFinder {
  private final History history;
  private final int line;

  /** The machines of the events of the step that was taken last. */
  private final BitSet machines = new BitSet();

  /** The goroutines of those events, and those that the machines run. */
  private final BitSet goroutines = new BitSet();

  /** A goroutine of these that stands on the line; 0: none does. */
  private int found;

  LineFinder(History history, int line) {
    this.history = history;
    this.line = line;
  }

  /** The nearest times before and after a step, as far as the branch has been seen. */
  LineVisits around(long step) {
    return new LineVisits(before(step), after(step));
  }

  private @Nullable Visit after(long step) {
    long end = Math.min(history.farthest(), step + StepFinder.MOST_STEPS);
    Run run = listened(step);
    while (run.step() < end && goOn(run)) {
      if (found != 0) {
        return new Visit(run.step(), found);
      }
    }
    return null;
  }

  /** Looks through one stretch between two checkpoints after the other, the nearest first. */
  private @Nullable Visit before(long step) {
    long end = step;
    long least = Math.max(0, step - StepFinder.MOST_STEPS);
    while (end > least) {
      long start = history.checkpointBefore(end);
      Visit last = lastBetween(start, end);
      if (last != null) {
        return last;
      }
      end = start == 0 ? 0 : start + 1;
    }
    return null;
  }

  private @Nullable Visit lastBetween(long start, long end) {
    Visit last = null;
    Run run = listened(start);
    while (run.step() < end - 1 && goOn(run)) {
      if (found != 0) {
        last = new Visit(run.step(), found);
      }
    }
    return last;
  }

  private Run listened(long step) {
    Run run = history.look(step).copy();
    run.sink()
        .onSubjects((m, g) -> {
          note(machines, m);
          note(goroutines, g);
        });
    return run;
  }

  private static void note(BitSet subjects, int number) {
    if (number != EventSink.NONE) {
      subjects.set(number);
    }
  }

  private boolean goOn(Run run) {
    long shown = run.sink().shown();
    machines.clear();
    goroutines.clear();
    boolean moved = history.goOn(run);
    machines.stream().map(run.runtime()::running).forEach(goroutines::set);
    found = run.sink().shown() > shown ? onTheLine(run.runtime()) : 0;
    return moved;
  }

  private int onTheLine(GoRuntime runtime) {
    // Goroutine 0 stands for none: no program runs on it.
    return goroutines.stream().filter(g -> runtime.line(g).line() == line).findFirst().orElse(0);
  }
}
