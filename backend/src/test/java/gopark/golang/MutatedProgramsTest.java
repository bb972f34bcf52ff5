package gopark.golang;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import gopark.golang.machine.ProgramLimits;
import gopark.runtime.GoRuntime;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.runtime.release.Releases;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Spoiled programs are refused in order or run within their limits. {@code -Dgolang.fuzz=N} takes N
 * programs, {@code -Dgolang.fuzz.seed=S} others than usual, {@code -Dgolang.fuzz.from=I} leaves out
 * those before the I-th. One that takes long is told of, to be looked at.
 */
class MutatedProgramsTest {
  private static final List<Path> CORPUS =
      List.of(
          Path.of("src/test/resources/golang"),
          Path.of("src/main/resources/gopark/golang/examples"));

  private static final int FEW = 300;
  private static final int OFTEN = 1_000;

  /** One program in this many runs twice, and both runs must be equal. */
  private static final int REPEATED = 8;

  private static final long LONG_NS = 3_000_000_000L;
  private static final long MOST_STEPS = 20_000;
  private static final int CORES = 4;
  private static final ProgramLimits SMALL = new ProgramLimits(500_000, 16 << 20, 1 << 16, 1 << 16);
  private static final Limits FEW_GOROUTINES = new Limits(2_000, 5_000, 1_000, 1 << 24);

  private final int count = Integer.getInteger("golang.fuzz", FEW);
  private final long seed = Long.getLong("golang.fuzz.seed", 1L);
  private final int from = Integer.getInteger("golang.fuzz.from", 0);

  @Test
  void mutatedProgramsAreRefusedInOrderOrRunWithinTheirLimits() throws IOException {
    Mutations mutations = new Mutations(corpus());
    Random seeds = new Random(seed);
    int ran = 0;
    for (int i = 0; i < count; i++) {
      long own = seeds.nextLong();
      if (i < from) {
        continue;
      }
      long began = System.nanoTime();
      String program = mutations.make(own);
      if (runsInOrder(i, program)) {
        ran++;
      }
      tell(i, ran, System.nanoTime() - began, program);
    }
    assertThat(ran).as("programs that run in spite of all").isPositive();
  }

  private static List<String> corpus() throws IOException {
    List<String> programs = new ArrayList<>();
    for (Path root : CORPUS) {
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".go")).sorted().toList()) {
          programs.add(Files.readString(file));
        }
      }
    }
    return programs;
  }

  private void tell(int number, int ran, long ns, String program) {
    if (count > FEW && number % OFTEN == OFTEN - 1) {
      System.out.println((number + 1) + " programs, " + ran + " ran");
    }
    if (count > FEW && ns > LONG_NS) {
      System.out.println("program " + number + " took " + ns / 1_000_000 + " ms:\n" + program);
    }
  }

  /** Whether the program runs; it fails if something is not in order. */
  private static boolean runsInOrder(int number, String program) {
    try {
      GoSource source = GoSource.of(program);
      places(source, program);
      assertThat(source.runs()).isEqualTo(source.diagnostics().isEmpty());
      String outcome = source.runs() ? run(source) : "";
      if (number % REPEATED == 0) {
        GoSource again = GoSource.of(program);
        assertThat(again.diagnostics()).isEqualTo(source.diagnostics());
        assertThat(again.runs() ? run(again) : "").isEqualTo(outcome);
      }
      return source.runs();
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError accident) {
      return fail("program " + number + ":\n" + program, accident);
    }
  }

  private static void places(GoSource source, String program) {
    List<String> lines = program.lines().toList();
    for (Diagnostic diagnostic : source.diagnostics()) {
      assertThat(diagnostic.message()).isNotBlank();
      assertThat(diagnostic.line()).isBetween(1, lines.size() + 1);
      String line = diagnostic.line() > lines.size() ? "" : lines.get(diagnostic.line() - 1);
      assertThat(diagnostic.column()).isBetween(1, line.getBytes(UTF_8).length + 2);
    }
  }

  /** What is printed until it ends or has gone on for long enough, and how it ends. */
  private static String run(GoSource source) {
    Printed printed = new Printed();
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.named("1.26"),
            2,
            CORES,
            1,
            CostModel.ideal(),
            source.beginning(),
            FEW_GOROUTINES);
    GoRuntime runtime =
        new GoRuntime(
            config,
            source.main(GoSettings.standard(), 26, 1, SMALL, WorkMeter.unlimited()),
            printed);
    runtime.boot();
    boolean goesOn = true;
    while (goesOn && runtime.steps() < MOST_STEPS) {
      goesOn = runtime.step();
    }
    return printed.text + "\n" + runtime.ending() + " after " + runtime.steps();
  }

  /** Keeps what is printed. */
  private static final class Printed implements EventSink {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {}

    @Override
    public int text(String printed) {
      text.append(printed);
      return 0;
    }
  }
}
