package gopark.golang;

import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.runtime.state.Ending;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that works on much data, run to its end.
 *
 * @param ns the virtual time that the program says its work took; −1 if it did not come to that
 * @param limit what the program had too much of; null if nothing
 */
record LargeDataRun(long ns, Ending.@Nullable Limit limit, String stderr) {

  static LargeDataRun of(GoSource source, WorkMeter work) {
    if (!source.runs()) {
      throw new AssertionError(source.diagnostics() + "\n" + source.text());
    }
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named("1.26"),
            1,
            1,
            1,
            CostModel.ideal(),
            source.beginning(),
            Limits.standard());
    Said said = new Said();
    GoRuntime runtime =
        new GoRuntime(config, source.main(GoSettings.standard(), 26, 1, work), said, work);
    runtime.boot();
    boolean goesOn = true;
    while (goesOn) {
      goesOn = runtime.step();
    }
    Ending ending = runtime.ending();
    if (ending == null) {
      throw new AssertionError("nothing is left to happen");
    }
    return new LargeDataRun(said.ns(), ending.limit(), ending.stderr());
  }

  /** Finds the number that the program says. */
  private static final class Said implements EventSink {
    private static final String MARK = "took ";
    private final List<String> texts = new ArrayList<>();

    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {}

    @Override
    public int text(String text) {
      if (text.startsWith(MARK)) {
        texts.add(text.substring(MARK.length()).strip());
      }
      return 0;
    }

    private long ns() {
      return texts.isEmpty() ? -1 : Long.parseLong(texts.getLast());
    }
  }
}
