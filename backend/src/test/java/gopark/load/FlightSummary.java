package gopark.load;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/** What a flight recording tells of a server's life, in a few lines. */
final class FlightSummary {
  private static final int MOST_METHODS = 5;

  /** The cause of collections that a look at the heap asks for. */
  private static final String ASKED_FOR = "Diagnostic Command";

  private int collections;
  private Duration paused = Duration.ZERO;
  private Duration longestPause = Duration.ZERO;
  private int blocked;
  private Duration longestBlock = Duration.ZERO;
  private int pinned;
  private int loads;
  private double load;
  private int samples;
  private final Map<String, Integer> errors = new HashMap<>();
  private final Map<String, Integer> methods = new HashMap<>();

  private FlightSummary() {}

  static FlightSummary of(Path file) throws IOException {
    FlightSummary summary = new FlightSummary();
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        summary.add(recording.readEvent());
      }
    }
    return summary;
  }

  private void add(RecordedEvent event) {
    switch (event.getEventType().getName()) {
      case "jdk.GarbageCollection" -> {
        if (!event.getString("cause").equals(ASKED_FOR)) {
          collections++;
          paused = paused.plus(event.getDuration("sumOfPauses"));
          longestPause = longer(longestPause, event.getDuration("longestPause"));
        }
      }
      case "jdk.JavaMonitorEnter" -> {
        blocked++;
        longestBlock = longer(longestBlock, event.getDuration());
      }
      case "jdk.VirtualThreadPinned" -> pinned++;
      case "jdk.CPULoad" -> {
        loads++;
        load += event.getFloat("jvmUser") + event.getFloat("jvmSystem");
      }
      case "jdk.JavaErrorThrow" ->
          errors.merge(event.getClass("thrownClass").getName(), 1, Integer::sum);
      case "jdk.ExecutionSample" -> {
        samples++;
        methods.merge(method(event.getStackTrace()), 1, Integer::sum);
      }
      // All else that is recorded is left to those who open the file.
      default -> {}
    }
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) >= 0 ? one : other;
  }

  private static String method(RecordedStackTrace trace) {
    List<RecordedFrame> frames = trace == null ? List.of() : trace.getFrames();
    if (frames.isEmpty()) {
      return "unknown";
    }
    RecordedMethod method = frames.getFirst().getMethod();
    return method.getType().getName() + "." + method.getName();
  }

  void tell(Report report) {
    report.line(
        "Flight recording: %d collections, paused %.2f s in all, %.1f ms at the longest; on average"
            + " %.0f %% of all cores; waited for a monitor %d times, %.1f ms at the longest;"
            + " virtual threads pinned %d times; errors %s",
        collections,
        seconds(paused),
        1e3 * seconds(longestPause),
        loads == 0 ? 0 : 1e2 * load / loads,
        blocked,
        1e3 * seconds(longestBlock),
        pinned,
        errors.isEmpty() ? "none" : errors.toString());
    methods.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_METHODS)
        .forEach(method ->
            report.line(
                "- %.1f %% of samples in %s", 1e2 * method.getValue() / samples, method.getKey()));
  }

  private static double seconds(Duration duration) {
    return duration.toNanos() / 1e9;
  }
}
