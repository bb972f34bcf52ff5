package gopark.conformance;

import gopark.program.Call;
import gopark.runtime.GoRuntime;
import gopark.runtime.release.Debug;
import gopark.runtime.release.RefusedSetting;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the simulation did with a Go program that was started as the server starts one. */
record SimulatedRun(int exit, List<String> stdout, List<String> stderr, List<String> order) {

  private static final long MOST_STEPS = 20_000_000;

  /** Programs that spin until time has passed: on a slow machine they do so with fewer turns. */
  private static final String SPINNING = "preemption/";

  private static final long SLOW_PS = 5_000;

  private static final Pattern DEBUG =
      Pattern.compile("//conformance:env .*\\bGODEBUG=(\\w+)=(\\w+)");

  private static final Pattern PROCESSORS = Pattern.compile("GOMAXPROCS=(\\d+)");

  /** What the recorder takes out of a traceback, in its order. */
  private static final List<List<String>> UNSTABLE =
      List.of(
          List.of("goroutine 1\\b", "goroutine main"),
          List.of("goroutine \\d+", "goroutine N"),
          // Whether the compiler has inlined a call, so that its arguments are lost, is not told.
          List.of("\\((\\{?0x[^()]*|\\.\\.\\.)?\\)\n", "(...)\n"),
          List.of("( \\+0x[0-9a-f]+)?\\n", "\n"),
          List.of("(\\t(?:runtime|sync|time|internal|context|os|fmt)/[^:\\n]*):\\d+", "$1"),
          // GoPark has all of a package's library in one file.
          List.of("(\\tsync)/\\w+\\.go", "$1/…"),
          List.of("0x[0-9a-f]+", "0x"));

  /** Plays a program under the release that most golden files are of. */
  static SimulatedRun of(String name, String source, Golden golden, long seed) {
    return of(name, source, golden, seed, "1.26");
  }

  static SimulatedRun of(String name, String source, Golden golden, long seed, String go) {
    OrderOfEvents events = new OrderOfEvents();
    Map<String, Object> document = document(source, golden, seed, go);
    if (name.startsWith(SPINNING)) {
      document.put("program", Map.of("source", source, "instructionPs", SLOW_PS));
    }
    GoRuntime runtime = Scenario.read(document).orThrow().start(events);
    events.begin();
    while (runtime.step()) {
      events.stepIsOver(g -> isSystem(runtime, g));
      if (runtime.steps() > MOST_STEPS) {
        throw new AssertionError("it does not end; so far: " + tail(events.lines()));
      }
    }
    Ending ending = runtime.ending();
    if (ending == null) {
      throw new AssertionError("nothing is left to happen; so far: " + tail(events.lines()));
    }
    return new SimulatedRun(
        ending.exitCode(),
        events.stdout().lines().toList(),
        stable((events.stderr() + ending.stderr()).lines().toList()),
        List.copyOf(events.lines()));
  }

  private static Map<String, Object> document(String source, Golden golden, long seed, String go) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", Scenario.VERSION);
    document.put("go", go);
    document.put("seed", seed);
    Matcher processors = PROCESSORS.matcher(golden.go());
    document.put("gomaxprocs", processors.find() ? Integer.parseInt(processors.group(1)) : 1);
    Matcher debug = DEBUG.matcher(source);
    if (debug.find() && isKnown(debug, go)) {
      document.put("godebug", Map.of(debug.group(1), debug.group(2)));
    }
    document.put("program", Map.of("source", source));
    return document;
  }

  /** Go passes over a setting that it does not know, where a scenario refuses it. */
  private static boolean isKnown(MatchResult setting, String go) {
    try {
      Debug.NOTHING.with(setting.group(1), setting.group(2), Releases.named(go));
      return true;
    } catch (RefusedSetting unknown) {
      return false;
    }
  }

  /** The runtime's own goroutines have no calls in the program. */
  private static boolean isSystem(GoRuntime runtime, int g) {
    List<Call> calls = runtime.calls(g);
    return calls != null && calls.isEmpty();
  }

  private static String tail(List<String> lines) {
    return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
  }

  /** The lines without what can differ between two runs that are the same. */
  static List<String> stable(List<String> stderr) {
    String text = stderr.isEmpty() ? "" : String.join("\n", stderr) + "\n";
    for (List<String> unstable : UNSTABLE) {
      text = text.replaceAll(unstable.get(0), unstable.get(1));
    }
    return text.lines().toList();
  }
}
