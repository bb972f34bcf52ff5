package gopark.golang.escape;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.library.FlowTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * What the analysis decides beside what real Go's compiler said of the programs of the corpus. The
 * property {@code corpus} chooses those whose names begin so; {@code differences} prints them.
 */
class DecisionsTest {
  private static final double REACHED = 0.993;

  private int agreed;
  private int all;
  private final TreeMap<String, int[]> kinds = new TreeMap<>();

  @Test
  void theDecisionsOfTheCorpusAreThoseOfGo() {
    String prefix = System.getProperty("corpus", "");
    for (Map.Entry<String, List<String>> program : Recorded.of("decisions").entrySet()) {
      if (program.getKey().startsWith(prefix)) {
        compare(program.getKey(), program.getValue());
      }
    }
    System.out.printf("%d of %d lines, %.4f%n", agreed, all, (double) agreed / all);
    kinds.forEach(
        (kind, counts) -> System.out.printf("%6d of %6d %s%n", counts[0], counts[1], kind));

    assertThat((double) agreed / all).isGreaterThanOrEqualTo(REACHED);
  }

  private void compare(String name, List<String> expected) {
    SequencedMap<String, Integer> balance = new LinkedHashMap<>();
    List<String> ours = decided(Recorded.program(name));
    for (String line : new TreeSet<>(normal(expected))) {
      balance.merge(line, 1, Integer::sum);
    }
    for (String line : new TreeSet<>(normal(ours))) {
      balance.merge(line, -1, Integer::sum);
    }
    for (String line : new TreeSet<>(normal(expected))) {
      int[] counts = kinds.computeIfAbsent(kind(line), _ -> new int[2]);
      all++;
      counts[1]++;
      if (balance.getOrDefault(line, 0) <= 0) {
        agreed++;
        counts[0]++;
      }
    }
    for (Map.Entry<String, Integer> line : balance.entrySet()) {
      if (line.getValue() != 0) {
        if (line.getValue() < 0) {
          all++;
        }
        if (Boolean.getBoolean("differences")) {
          String side = line.getValue() > 0 ? "go  " : "ours";
          System.out.println(side + " " + name + " " + line.getKey());
        }
      }
    }
  }

  private static List<String> normal(List<String> lines) {
    List<String> normal = new ArrayList<>();
    for (String line : lines) {
      if (!line.contains("bounds check elided") && !line.contains("imprecise interface call")) {
        normal.add(
            line.replaceFirst("ignoring self-assignment.*", "ignoring self-assignment")
                .replaceAll("autotmp_\\d+", "autotmp"));
      }
    }
    return normal;
  }

  private static String kind(String line) {
    for (String kind :
        List.of(
            "can inline",
            "inlining call",
            "moved to heap",
            "leaking param",
            "append",
            "... argument",
            "func literal",
            "escapes to heap",
            "does not escape")) {
      if (line.contains(kind)) {
        return kind;
      }
    }
    return "other";
  }

  private static List<String> decided(String text) {
    return CheckedProgram.analysed(text, unit -> Analysis.messages(unit, FlowTable.flows()));
  }
}
