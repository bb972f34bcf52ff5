package gopark.web.api;

import gopark.runtime.event.EventKind;
import gopark.scenario.Scenario;
import gopark.session.MeasuredRun;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import gopark.trace.Divergence;
import gopark.trace.EventTree;
import gopark.trace.Happening;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Runs side by side, in JSON: of each its figures and a stretch to be played, and where each does
 * something else than the first.
 */
final class Compared {
  /** The most events of one run, whether they are shown or not. */
  private static final long EVENTS = 200_000;

  private static final long STEPS = 5_000_000;
  private static final int GOROUTINES = 200_000;

  /** Events of a run that are to be played; and before the first difference. */
  private static final long STRETCH = 1_200;

  private static final long BEFORE = 200;

  /** The most bytes of the replays of all runs together. */
  private static final int BYTES = 8 << 20;

  private final CompareRequest request;
  private final WorkMeter work;
  private final List<MeasuredRun> runs = new ArrayList<>();
  private final ByteArrayOutputStream json = new ByteArrayOutputStream();

  private Compared(CompareRequest request, WorkMeter work) {
    this.request = request;
    this.work = work;
  }

  static byte[] of(CompareRequest request, WorkMeter work) {
    return new Compared(request, work).answer();
  }

  private byte[] answer() {
    MeasuredRun.Limits limits = new MeasuredRun.Limits(EVENTS, STEPS, request.limitNs());
    for (Scenario scenario : request.scenarios()) {
      runs.add(MeasuredRun.of(scenario, limits, work));
    }
    List<@Nullable Divergence> partings =
        runs.stream()
            .skip(1)
            .<@Nullable Divergence>map(run -> runs.getFirst().divergence(run, work))
            .toList();
    Long asked = request.from();
    long from = asked == null ? shortlyBefore(partings) : asked;
    text("{\"runs\":[");
    for (int i = 0; i < runs.size(); i++) {
      text(i > 0 ? "," : "");
      run(request.scenarios().get(i), runs.get(i), from);
    }
    text("],\"partings\":");
    tree(partings.stream().map(Compared::parting).toList());
    text(",\"uncounted\":");
    tree(uncounted());
    text("}");
    return json.toByteArray();
  }

  /** All from the beginning, if the first difference comes soon enough. */
  private static long shortlyBefore(List<@Nullable Divergence> partings) {
    long first = Long.MAX_VALUE;
    for (Divergence parting : partings) {
      first = parting == null ? first : Math.min(first, parting.number());
    }
    return first == Long.MAX_VALUE || first < STRETCH - BEFORE ? 0 : first - BEFORE;
  }

  private void run(Scenario scenario, MeasuredRun run, long from) {
    Divergence.Side side = run.side();
    long total = side.numberAt(Long.MAX_VALUE);
    long firstStep = from == 0 ? 0 : Math.max(0, side.stepOf(Math.min(from, total)) - 1);
    long first = side.numberAt(firstStep + 1);
    long lastStep = Math.max(firstStep, side.stepOf(first + STRETCH - 1));
    ScenarioRun reel =
        new ScenarioRun("compare", scenario, new ScenarioRun.Limits(STEPS, GOROUTINES), work);
    long last = reel.to(lastStep).orElse(firstStep);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("go", scenario.go());
    told.put("end", Figures.end(run));
    told.put("events", total);
    told.put("first", first);
    told.put("figures", Figures.of(run));
    text("{");
    told.forEach((name, value) -> {
      text("\"" + name + "\":");
      tree(value);
      text(",");
    });
    text("\"replay\":");
    json.writeBytes(ReplayJson.within(BYTES / runs.size(), reel, firstStep, last));
    text("}");
  }

  /** What a program compares by: the numbers of the events, and the events themselves. */
  private static Map<String, @Nullable Object> parting(@Nullable Divergence divergence) {
    Map<String, @Nullable Object> parting = new LinkedHashMap<>();
    parting.put("differ", divergence != null);
    if (divergence != null) {
      put(parting, "A", divergence.ofA());
      put(parting, "B", divergence.ofB());
    }
    return parting;
  }

  private static void put(
      Map<String, @Nullable Object> parting, String side, Divergence.@Nullable Place place) {
    if (place != null) {
      parting.put("at" + side, place.number());
      parting.put("of" + side, EventTree.of(place.event()));
    }
  }

  /** The kinds of events that have no number here. */
  private static List<String> uncounted() {
    return Arrays.stream(EventKind.values())
        .filter(kind -> !Happening.isCompared(kind))
        .map(EventKind::apiName)
        .toList();
  }

  private void text(String text) {
    json.writeBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private void tree(Object tree) {
    json.writeBytes(Documents.write(tree, Format.JSON));
  }
}
