package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.escape.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * How often the programs of the corpus collect garbage, and how much they allocate, beside real Go.
 * The property {@code corpus} chooses those whose names begin so; {@code differences} prints them.
 */
class MemoryTest {
  private static final long SEED = 1;
  private static final int FEWEST = 400;
  private static final Pattern SEEN = Pattern.compile("gopark-memory (\\d+) (\\d+) (\\d+)\n$");

  private static final String NONE = "none";
  private static final String UNSTABLE = "?";

  private static final String IMPORT = "\nimport goparkMemory \"runtime\"\n";
  private static final String WRAPPER =
      """

      func main() {
      	var before goparkMemory.MemStats
      	goparkMemory.ReadMemStats(&before)
      	goparkMain()
      	var after goparkMemory.MemStats
      	goparkMemory.ReadMemStats(&after)
      	collections := after.NumGC - before.NumGC
      	allocations := after.Mallocs - before.Mallocs
      	println("gopark-memory", collections, allocations, after.TotalAlloc-before.TotalAlloc)
      }
      """;

  @Test
  void programsCollectGarbageAsOftenAsWithGo() {
    String prefix = System.getProperty("corpus", "");
    Map<String, String> wrong = new TreeMap<>();
    int compared = 0;
    List<Double> mallocs = new ArrayList<>();
    List<Double> bytes = new ArrayList<>();
    for (Map.Entry<String, List<String>> program : Recorded.of("memory").entrySet()) {
      String[] expected = program.getValue().getFirst().split(" ");
      if (expected[0].equals(NONE) || !program.getKey().startsWith(prefix)) {
        continue;
      }
      String[] seen = seen(Recorded.program(program.getKey()));
      if (seen == null || expected[0].equals(UNSTABLE)) {
        continue;
      }
      compared++;
      if (!seen[0].equals(expected[0])) {
        wrong.put(program.getKey(), "Go " + expected[0] + ", here " + seen[0]);
      }
      if (!expected[1].equals(UNSTABLE)) {
        mallocs.add(Double.parseDouble(seen[1]) / Math.max(1, Double.parseDouble(expected[1])));
      }
      if (!expected[2].equals(UNSTABLE)) {
        bytes.add(Double.parseDouble(seen[2]) / Math.max(1, Double.parseDouble(expected[2])));
      }
      if (Boolean.getBoolean("differences")) {
        System.out.println(
            program.getKey() + " go " + List.of(expected) + " here " + List.of(seen));
      }
    }
    mallocs.sort(null);
    bytes.sort(null);
    System.out.printf(
        "%d programs, %d differ: %s; mallocs %s, bytes %s%n",
        compared, wrong.size(), wrong, spread(mallocs), spread(bytes));

    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(prefix.isEmpty() ? FEWEST : 0);
  }

  private static String spread(List<Double> ratios) {
    int n = ratios.size();
    return n == 0
        ? "none"
        : "%.2f %.2f %.2f of %d"
            .formatted(ratios.get(n / 10), ratios.get(n / 2), ratios.get(n - 1 - n / 10), n);
  }

  private static String @Nullable [] seen(String text) {
    String wrapped = text.replaceFirst("(?m)^func main\\(\\)", "func goparkMain()") + WRAPPER;
    Matcher clause = Pattern.compile("(?m)^package main\\b[^\\n]*").matcher(wrapped);
    if (!clause.find()) {
      return null;
    }
    CorpusRun run =
        CorpusRun.of(
            wrapped.substring(0, clause.end()) + IMPORT + wrapped.substring(clause.end()), SEED);
    Matcher found = SEEN.matcher(run.stderr());
    return found.find() ? new String[] {found.group(1), found.group(2), found.group(3)} : null;
  }
}
