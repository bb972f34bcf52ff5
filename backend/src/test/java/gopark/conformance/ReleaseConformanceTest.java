package gopark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.GoSource;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The corpus under other releases of Go: what each did otherwise than the one that the corpus is
 * recorded with, and that the simulation does the same under that release's rules.
 */
class ReleaseConformanceTest {
  private static final Path FOLDER = Path.of("src/test/resources/conformance-releases");
  private static final String INDEX = "recorded.txt";
  private static final String GOLDEN = ".golden";
  private static final String RECORD = "backend/src/test/conformance/record -go ";

  /** The releases whose toolchains are there to record with, beside that of the corpus itself. */
  private static final Set<String> RECORDED =
      new TreeSet<>(Set.of("1.21", "1.22", "1.23", "1.24", "1.25", "1.27"));

  private enum Fate {
    SAME,
    DIFFERS,
    /** Real Go does one thing now and another then. */
    UNSTEADY
  }

  /** What the recorder writes in place of WaitGroup.Go, which came with 1.25. */
  private static final String GO_OF_GROUPS =
      """

      func waitGroupGo(add func(int), done func(), f func()) {
      \tadd(1)
      \tgo func() {
      \t\tdefer done()
      \t\tf()
      \t}()
      }
      """;

  private static final String SETTING_GONE =
      "Go 1.27 ends at the start for a setting that it has no more; here the scenario is refused.";

  /** Programs that come out otherwise here than in that release, and why. */
  private static final Map<String, String> OTHERWISE =
      Map.of("1.27 timer/ticker_late_async", SETTING_GONE);

  private record Index(String release, String toolchain, Map<String, Fate> fates) {
    static Index of(String release) {
      List<String> lines = Corpus.text(FOLDER.resolve(release), INDEX).lines().toList();
      Map<String, Fate> fates = new LinkedHashMap<>();
      for (String line : lines.subList(1, lines.size())) {
        int space = line.indexOf(' ');
        String fate = line.substring(space + 1).toUpperCase(Locale.ROOT);
        fates.put(line.substring(0, space), Fate.valueOf(fate));
      }
      return new Index(release, lines.getFirst(), fates);
    }
  }

  @Test
  void everyReleaseThatCanBeHadIsRecordedWhole() {
    Set<String> played = new TreeSet<>(Releases.all().stream().map(Release::name).toList());
    assertThat(played).containsAll(RECORDED);
    for (String release : RECORDED) {
      Index index = Index.of(release);
      String again = RECORD + index.toolchain;
      assertThat(index.toolchain).startsWith("go" + release + ".");
      assertThat(index.fates.keySet()).as(again).containsExactlyElementsOf(Corpus.names(".go"));
      List<String> own = new ArrayList<>();
      index.fates.forEach((name, fate) -> {
        if (fate == Fate.DIFFERS) {
          own.add(name.replace('/', '-'));
        }
      });
      assertThat(Corpus.names(FOLDER.resolve(release), GOLDEN))
          .as(again)
          .containsExactlyInAnyOrderElementsOf(own);
      long unsteady = index.fates.values().stream().filter(Fate.UNSTEADY::equals).count();
      assertThat(unsteady).as("programs whose runs do not agree; %s", again).isLessThan(12);
    }
  }

  @TestFactory
  Stream<DynamicTest> theSimulationDoesWhatThatReleaseDid() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String release : RECORDED) {
      Index index = Index.of(release);
      index.fates.forEach((name, fate) -> {
        if (fate != Fate.UNSTEADY) {
          tests.add(
              DynamicTest.dynamicTest(release + " " + name, () -> check(release, name, fate)));
        }
      });
    }
    return tests.stream();
  }

  private static void check(String release, String name, Fate fate) {
    Golden golden =
        Golden.parse(
            fate == Fate.SAME
                ? Corpus.text(name + GOLDEN)
                : Corpus.text(FOLDER.resolve(release), name.replace('/', '-') + GOLDEN));
    String source = Corpus.text(name + ".go");
    assertThat(golden.sha256()).as("the program of the record").isEqualTo(Golden.sha256Of(source));
    String played = playedUnder(release, source);
    List<AssertionError> wrong = new ArrayList<>();
    for (long seed = 1; seed <= 2; seed++) {
      try {
        SimulatedRun run = SimulatedRun.of(name, played, golden, seed, release);
        compare(release + " " + name, golden, run);
        wrong.clear();
        break;
      } catch (AssertionError other) {
        wrong.add(other);
      }
    }
    if (OTHERWISE.containsKey(release + " " + name)) {
      assertThat(wrong).as("it no longer differs").isNotEmpty();
    } else if (!wrong.isEmpty()) {
      throw wrong.getFirst();
    }
  }

  /** The program as that release was given it: what it lacks is written out. */
  private static String playedUnder(String release, String source) {
    boolean lacksGo = Releases.named(release).minor() < 25;
    String groups = source.replaceAll("(\\w+)\\.Go\\(", "waitGroupGo($1.Add, $1.Done, ");
    return lacksGo && !groups.equals(source) ? groups + GO_OF_GROUPS : source;
  }

  private static void compare(String where, Golden golden, SimulatedRun run) {
    SideBySide.compare(where + ": stdout", golden.stdout(), run.stdout());
    SideBySide.compare(where + ": stderr", stderr(where, golden), run.stderr());
    if (!golden.order().lines().isEmpty()) {
      List<String> recorded = golden.order().lines();
      SideBySide.compare(where + ": order", recorded, asTraced(run.order(), recorded));
    }
    assertThat(run.exit()).as(where + ": exit code").isEqualTo(golden.exit());
  }

  /** The tracer of 1.21 has no word for some waits; where it says none, ours counts for none. */
  private static List<String> asTraced(List<String> order, List<String> recorded) {
    List<String> lines = new ArrayList<>(order);
    for (int i = 0; i < Math.min(order.size(), recorded.size()); i++) {
      if (recorded.get(i).endsWith(" blocks ()")) {
        lines.set(i, order.get(i).replaceFirst(" blocks \\(.*\\)$", " blocks ()"));
      }
    }
    return lines;
  }

  private static List<String> stderr(String name, Golden golden) {
    String file = "\t" + name.substring(name.lastIndexOf('/') + 1) + ".go:";
    return SimulatedRun.stable(golden.stderr()).stream()
        .map(line -> line.replace(file, "\t" + GoSource.FILE + ":"))
        .toList();
  }
}
