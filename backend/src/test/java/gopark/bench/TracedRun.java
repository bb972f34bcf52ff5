package gopark.bench;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Counts what Go's scheduler did for a program, by the text of an execution trace. */
final class TracedRun {
  private static final Pattern EVENT =
      Pattern.compile("M=(-?\\d+) P=(-?\\d+) G=(-?\\d+) (\\w+) Time=(\\d+) (.*)");
  private static final Pattern GOROUTINE = Pattern.compile("GoID=(\\d+) (\\w+)->(\\w+).*");
  private static final Pattern PROCESSOR = Pattern.compile("ProcID=(\\d+) (\\w+)->(\\w+).*");

  private final ProgramTally tally = new ProgramTally();
  private boolean counts;

  private TracedRun() {}

  /** What {@code go tool trace -d=parsed} writes of a run between two messages of the program. */
  static SchedulerCounts counts(String trace) {
    TracedRun run = new TracedRun();
    trace.lines().filter(line -> line.startsWith("M=")).forEach(run::line);
    return run.tally.counts();
  }

  private void line(String line) {
    MatchResult event = match(EVENT, line).orElse(null);
    if (event == null) {
      return;
    }
    int processor = Integer.parseInt(event.group(2));
    long goroutine = Long.parseLong(event.group(3));
    long time = Long.parseLong(event.group(5));
    String told = event.group(6);
    if (event.group(4).equals("Log") && told.contains("\"begins\"")) {
      counts = true;
      tally.stands(processor);
    } else if (event.group(4).equals("Log")) {
      counts = false;
    } else if (counts && event.group(4).equals("StateTransition")) {
      match(GOROUTINE, told).ifPresent(it -> goroutine(it, goroutine, processor, time));
      match(PROCESSOR, told).ifPresent(it -> processor(it, goroutine, processor));
    }
  }

  private void goroutine(MatchResult told, long by, int processor, long time) {
    long id = Long.parseLong(told.group(1));
    switch (told.group(2) + "->" + told.group(3)) {
      case "NotExist->Runnable" -> tally.created(id, by, time);
      case "Waiting->Runnable", "Running->Runnable", "Syscall->Runnable" ->
          tally.runnable(id, time);
      case "Runnable->Running" -> tally.started(id, processor, time);
      case "Syscall->Running" -> tally.runs(id, processor);
      default -> {
        // Neither the beginning nor the end of a wait for a processor.
      }
    }
  }

  /**
   * A processor that another thread makes idle, and no goroutine runs there, is taken by sysmon.
   */
  private void processor(MatchResult told, long goroutine, int processor) {
    if (told.group(2).equals("Idle")) {
      tally.processorStarted(Integer.parseInt(told.group(1)));
    } else if (goroutine < 0 && processor != Integer.parseInt(told.group(1))) {
      tally.retaken();
    }
  }

  private static Optional<MatchResult> match(Pattern pattern, String text) {
    return pattern.matcher(text).results().findFirst();
  }
}
