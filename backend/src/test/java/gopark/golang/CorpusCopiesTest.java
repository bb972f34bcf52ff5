package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Program;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A copy of a running program, taken at any step, goes on exactly as the original does. */
class CorpusCopiesTest {
  private static final int MOST_STEPS = 4_000;
  private static final int COPIES = 4;
  private static final long SEED = 3;

  static List<CorpusProgram> programs() {
    return CorpusProgram.all(System.getProperty("corpus", "")).stream()
        .filter(program -> GoSource.of(program.text()).runs())
        .toList();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void copiesGoOnAlike(CorpusProgram program) {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named("1.26"),
            2,
            2,
            SEED,
            CostModel.ideal(),
            Beginning.WITH_OS,
            Limits.standard());
    Told told = new Told(0, 0);
    int minor = config.release().minor();
    Program main =
        GoSource.of(program.text()).main(GoSettings.standard(), minor, SEED, WorkMeter.unlimited());
    GoRuntime runtime = new GoRuntime(config, main, told);
    runtime.boot();
    SeededRandom random = new SeededRandom(SEED);
    List<GoRuntime> copies = new ArrayList<>();
    List<Told> toldByCopies = new ArrayList<>();
    long next = 1L + random.below(40);
    while (runtime.step() && runtime.steps() < MOST_STEPS) {
      if (runtime.steps() >= next && copies.size() < COPIES) {
        Told toldByCopy = new Told(told.hash, told.texts);
        copies.add(runtime.copy(toldByCopy));
        toldByCopies.add(toldByCopy);
        next += 1 + random.below((int) next);
      }
    }
    for (int i = 0; i < copies.size(); i++) {
      GoRuntime copy = copies.get(i);
      long begun = copy.steps();
      while (copy.step() && copy.steps() < MOST_STEPS) {
        // It only has to come to where the original is.
      }
      assertThat(copy.steps())
          .as("steps of the copy taken at %s", begun)
          .isEqualTo(runtime.steps());
      assertThat(copy.ending()).as("the copy taken at %s", begun).isEqualTo(runtime.ending());
      assertThat(toldByCopies.get(i).hash).as("events after %s", begun).isEqualTo(told.hash);
    }
  }

  /** All that was told, as one number. */
  private static final class Told implements EventSink {
    private static final int FACTOR = 31;
    private long hash;
    private int texts;

    Told(long hash, int texts) {
      this.hash = hash;
      this.texts = texts;
    }

    private void add(long number) {
      hash = hash * FACTOR + number;
    }

    @Override
    public void step(long number, long time) {
      add(number);
      add(time);
    }

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      add(kind.ordinal());
      add(m);
      add(p);
      add(g);
      add(a);
      add(b);
      add(c);
    }

    @Override
    public int text(String text) {
      add(text.hashCode());
      return texts++;
    }
  }
}
