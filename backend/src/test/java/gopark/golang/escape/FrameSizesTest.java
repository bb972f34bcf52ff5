package gopark.golang.escape;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.library.FlowTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * How many bytes a call of a function takes on the stack, beside what real Go's compiler gave the
 * functions of the corpus. The property {@code corpus} chooses programs whose names begin so;
 * {@code differences} prints the functions that differ.
 */
class FrameSizesTest {
  private static final double EXACT = 0.53;
  private static final double NEAR = 0.85;
  private static final double WITHIN_TWICE = 0.95;
  private static final int A_LITTLE = 16;
  private static final int FIFTH = 5;

  private int all;
  private int exact;
  private int near;
  private int withinTwice;

  @Test
  void theFramesOfTheCorpusAreAboutAsLargeAsThoseOfGo() {
    String prefix = System.getProperty("corpus", "");
    for (Map.Entry<String, List<String>> program : Recorded.of("frames").entrySet()) {
      if (program.getKey().startsWith(prefix)) {
        compare(program.getKey(), program.getValue());
      }
    }
    System.out.printf(
        "%d functions: %.3f exact, %.3f near, %.3f within twice%n",
        all, share(exact), share(near), share(withinTwice));

    assertThat(share(exact)).isGreaterThanOrEqualTo(EXACT);
    assertThat(share(near)).isGreaterThanOrEqualTo(NEAR);
    assertThat(share(withinTwice)).isGreaterThanOrEqualTo(WITHIN_TWICE);
  }

  private double share(int part) {
    return (double) part / all;
  }

  private void compare(String program, List<String> lines) {
    Map<String, List<Integer>> expected = new TreeMap<>();
    for (String line : lines) {
      int space = line.lastIndexOf(' ');
      add(expected, line.substring(0, space), Integer.parseInt(line.substring(space + 1)));
    }
    Map<String, List<Integer>> ours = new TreeMap<>();
    frames(Recorded.program(program)).forEach(frame -> add(ours, frame.getKey(), frame.getValue()));
    expected.forEach((function, sizes) -> {
      List<Integer> found = ours.getOrDefault(function, List.of());
      // Go has a generic function once for each shape of its types.
      for (int i = 0; i < Math.min(sizes.size(), found.size()); i++) {
        compare(program + " " + function, sizes.get(i), found.get(i));
      }
    });
  }

  private void compare(String function, int expected, int found) {
    int difference = Math.abs(expected - found);
    all++;
    exact += difference == 0 ? 1 : 0;
    near += difference <= Math.max(A_LITTLE, expected / FIFTH) ? 1 : 0;
    withinTwice += found <= 2 * expected && expected <= 2 * found ? 1 : 0;
    if (difference > 0 && Boolean.getBoolean("differences")) {
      System.out.println(function + ": Go " + expected + ", ours " + found);
    }
  }

  private static void add(Map<String, List<Integer>> to, String function, int bytes) {
    List<Integer> sizes = to.computeIfAbsent(withoutTypes(function), _ -> new ArrayList<>());
    sizes.add(bytes);
    Collections.sort(sizes);
  }

  private static String withoutTypes(String function) {
    int from = function.indexOf('[');
    int to = function.lastIndexOf(']');
    return from < 0 ? function : function.substring(0, from + 1) + function.substring(to);
  }

  private static List<Map.Entry<String, Integer>> frames(String text) {
    return CheckedProgram.analysed(text, unit -> Analysis.frames(unit, FlowTable.flows()));
  }
}
