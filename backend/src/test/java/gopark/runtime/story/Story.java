package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Applied;
import gopark.command.RuntimeCommand;
import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.program.Program;
import gopark.runtime.GoRuntime;
import gopark.runtime.event.Event;
import gopark.runtime.event.GoroutineEvent.GoCreated;
import gopark.runtime.event.GoroutineEvent.GoStarted;
import gopark.runtime.event.ProgramEvent.Printed;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineState;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import gopark.trace.EventCursor;
import gopark.trace.EventLog;
import gopark.trace.GoldenText;
import gopark.trace.TraceText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** A run of a Go program, and all that happened in it. */
final class Story {
  private static final int MAX_STEPS = 3_000_000;

  private final EventLog log;
  private final GoRuntime runtime;

  /** What the trace's legend tells: the goroutines by id, in the order of their making. */
  private final Map<Integer, String> names = new LinkedHashMap<>();

  private long named;

  /** The first event that is told. */
  private long from;

  private Story(Stage stage, String source) {
    log = new EventLog(EventLog.STANDARD_RETENTION, stage.release().searchOrder());
    GoSource program = GoSource.of(source);
    assertThat(program.diagnostics()).isEmpty();
    Program main =
        program.main(
            GoSettings.standard(), Releases.usual().minor(), stage.seed(), WorkMeter.unlimited());
    runtime = new GoRuntime(stage.config(), main, log);
  }

  static Story after(Stage stage, String source, boolean boot) {
    Story story = new Story(stage, source);
    if (boot) {
      story.runtime.boot();
    }
    story.from = boot ? story.log.size() : 0;
    story.named = story.from;
    story.learnNames();
    return story;
  }

  // ---- playing

  /** One step; false if nothing is left to happen. */
  boolean step() {
    boolean more = runtime.step();
    learnNames();
    return more;
  }

  /** Runs to the end of the process. */
  Story toTheEnd() {
    return until(() -> runtime.ending() != null);
  }

  /** Runs for a stretch of virtual time. */
  Story goesOn(long ns) {
    long end = runtime.now() + ns;
    return until(() -> runtime.nextTime() > end);
  }

  Story until(BooleanSupplier reached) {
    for (int i = 0; i < MAX_STEPS; i++) {
      if (reached.getAsBoolean()) {
        return this;
      }
      assertThat(step()).as("the process goes on").isTrue();
    }
    throw new AssertionError("The story does not come to this point: " + runtime.schedtrace(true));
  }

  Story does(RuntimeCommand command) {
    assertThat(runtime.apply(command)).isInstanceOf(Applied.class);
    learnNames();
    return this;
  }

  /** The trace begins here, and not at main's first line. */
  Story beginsHere() {
    from = log.size();
    return this;
  }

  private void learnNames() {
    if (named == log.size()) {
      return;
    }
    List<Integer> created = new ArrayList<>();
    EventCursor cursor = log.cursor(named);
    while (cursor.next()) {
      if (cursor.event() instanceof GoCreated event) {
        created.add(event.at().g());
      }
    }
    named = log.size();
    if (created.isEmpty()) {
      return;
    }
    Map<Integer, GoroutineState> all = runtime.snapshot().gs();
    for (int goid : created) {
      GoroutineState g = all.get(goid);
      names.put(goid, g == null ? "" : g.name());
    }
  }

  // ---- looking

  RuntimeSnapshot snapshot() {
    return runtime.snapshot();
  }

  GoRuntime runtime() {
    return runtime;
  }

  long now() {
    return runtime.now();
  }

  int exitCode() {
    Ending ending = runtime.ending();
    return ending == null ? -1 : ending.exitCode();
  }

  ProcessorState p(int id) {
    return Objects.requireNonNull(snapshot().ps().get(id));
  }

  GoroutineState g(int goid) {
    return Objects.requireNonNull(snapshot().gs().get(goid));
  }

  /** Whether the one goroutine of a function is running. */
  boolean runs(String function) {
    List<Integer> found = all(function);
    return found.size() == 1 && g(found.getFirst()).status() == GoroutineStatus.RUNNING;
  }

  /** The goroutines of a function of the program, in the order of their making. */
  List<Integer> all(String function) {
    List<Integer> found = new ArrayList<>();
    names.forEach((goid, name) -> {
      if (name.equals("main." + function)) {
        found.add(goid);
      }
    });
    return found;
  }

  /** The one goroutine of a function of the program. */
  int id(String function) {
    List<Integer> found = all(function);
    assertThat(found).as("goroutines of %s among %s", function, names).hasSize(1);
    return found.getFirst();
  }

  /** The function of a goroutine, without its package: {@code spin}; main's is {@code main}. */
  String name(int goid) {
    return goid == 1 ? "main" : names.getOrDefault(goid, "").replaceFirst("^main\\.", "");
  }

  <E extends Event> List<E> events(Class<E> type) {
    List<E> found = new ArrayList<>();
    EventCursor cursor = log.cursor(from);
    while (cursor.next()) {
      if (type.isInstance(cursor.event())) {
        found.add(type.cast(cursor.event()));
      }
    }
    return found;
  }

  /** The events of one type that concern one goroutine. */
  <E extends Event> List<E> events(Class<E> type, int goid) {
    return events(type).stream().filter(event -> event.at().g() == goid).toList();
  }

  /** The only event of one type that concerns one goroutine; fails if there are more or none. */
  <E extends Event> E event(Class<E> type, int goid) {
    List<E> found = events(type, goid);
    assertThat(found).as("%s of G%d", type.getSimpleName(), goid).hasSize(1);
    return found.getFirst();
  }

  /** The functions in the order in which their goroutines were put on a processor. */
  List<String> order() {
    return events(GoStarted.class).stream().map(event -> name(event.at().g())).toList();
  }

  /** The same of one processor. */
  List<String> order(int p) {
    return events(GoStarted.class).stream()
        .filter(event -> event.at().p() == p)
        .map(event -> name(event.at().g()))
        .toList();
  }

  List<String> printed() {
    return events(Printed.class).stream().map(Printed::text).toList();
  }

  // ---- telling

  /** The trace is what was once looked at, in a file under src/test/resources/story. */
  Story isTold(String file) throws IOException {
    return isTold(file, event -> true);
  }

  /** The same with only the events that matter. */
  Story isTold(String file, Predicate<Event> matters) throws IOException {
    StringBuilder text = new StringBuilder(legend());
    log.forEach(
        from,
        log.size(),
        event -> {
          if (TraceText.standard().shows(event) && matters.test(event)) {
            text.append(TraceText.standard().line(event)).append('\n');
          }
        });
    GoldenText.check("story/" + file + ".txt", text.toString());
    return this;
  }

  /** The names of the goroutines: {@code G6 to G8: main.worker}. */
  private String legend() {
    StringBuilder text = new StringBuilder();
    TreeMap<Integer, String> rest = new TreeMap<>(names);
    while (!rest.isEmpty()) {
      Map.Entry<Integer, String> first = rest.firstEntry();
      int last = first.getKey();
      while (first.getValue().equals(rest.get(last))) {
        rest.remove(last++);
      }
      last--;
      text.append("G").append(first.getKey());
      text.append(last > first.getKey() ? " to G" + last : "");
      text.append(": ").append(first.getValue()).append('\n');
    }
    return text.append('\n').toString();
  }
}
