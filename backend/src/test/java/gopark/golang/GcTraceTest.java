package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** With GODEBUG=gctrace=1 each collection is told in a line. */
class GcTraceTest {
  private static final String KEEPS_AND_FORGETS =
      """
      package main

      import "runtime"

      var kept [][]byte

      func keep() {
      	for range 3 {
      		kept = append(kept, make([]byte, 1<<20))
      	}
      }

      func main() {
      	runtime.GC()
      	println("nothing kept")
      	keep()
      	runtime.GC()
      	println("three megabytes kept")
      	kept = nil
      	runtime.GC()
      	println("nothing kept")
      }
      """;

  /** What a collection takes, which no two runs of Go have the same. */
  private static final Pattern TIMES = Pattern.compile("@\\S+s \\d+%: \\S+ ms clock, \\S+ ms cpu,");

  private static final Pattern LINE =
      Pattern.compile(
          "gc (\\d+) @(\\d+\\.\\d{3})s (\\d+)%: ([^+]+)\\+([^+]+)\\+(\\S+) ms clock, "
              + "([^+]+)\\+([^/]+)/([^/]+)/([^+]+)\\+(\\S+) ms cpu, .*");

  private static String traced(String source, String release, int processors) {
    return CorpusRun.of(source, 1, release, processors, Map.of("gctrace", "1")).stderr();
  }

  @Test
  void linesTellTheHeapAsThoseOfGo() {
    // As go1.26.8 and go1.22.12 have printed it.
    String expected =
        """
        gc 1 @…, 0->0->0 MB, 4 MB goal, 0 MB stacks, 0 MB globals, 1 P (forced)
        nothing kept
        gc 2 @…, 3->3->3 MB, 4 MB goal, 0 MB stacks, 0 MB globals, 1 P (forced)
        three megabytes kept
        gc 3 @…, 3->3->0 MB, 6 MB goal, 0 MB stacks, 0 MB globals, 1 P (forced)
        nothing kept
        """;
    for (String release : List.of("1.26", "1.22")) {
      String told = traced(KEEPS_AND_FORGETS, release, 1);
      assertThat(TIMES.matcher(told).replaceAll("@…,")).as(release).isEqualTo(expected);
    }
  }

  @Test
  void before118NothingIsSaidOfStacksAndVariables() {
    String told = traced(KEEPS_AND_FORGETS.replace("range 3", "i := 0; i < 3; i++"), "1.14", 1);
    assertThat(TIMES.matcher(told).replaceAll("@…,"))
        .startsWith("gc 1 @…, 0->0->0 MB, 4 MB goal, 1 P (forced)\n");
  }

  @Test
  void theTimesAreThoseOfTheCollection() {
    String source =
        """
        package main

        var kept [][]byte

        func main() {
        	for range 200 {
        		kept = append(kept, make([]byte, 1<<17))
        	}
        }
        """;
    List<String> lines = traced(source, "1.26", 4).lines().toList();
    assertThat(lines).hasSizeGreaterThan(2).allMatch(line -> !line.contains("forced"));
    double before = 0;
    for (String line : lines) {
      Matcher told = LINE.matcher(line);
      assertThat(told.matches()).as(line).isTrue();
      double at = Double.parseDouble(told.group(2));
      assertThat(at).as(line).isGreaterThanOrEqualTo(before);
      before = at;
      assertThat(Integer.parseInt(told.group(3))).as(line).isBetween(0, 100);
      double begins = Double.parseDouble(told.group(4));
      double marks = Double.parseDouble(told.group(5));
      double ends = Double.parseDouble(told.group(6));
      assertThat(List.of(begins, marks, ends)).as(line).allMatch(ms -> ms > 0);
      // Four processors stand, and at most four mark.
      assertThat(Double.parseDouble(told.group(7))).as(line).isBetween(begins * 3.5, begins * 4.5);
      assertThat(Double.parseDouble(told.group(11))).as(line).isBetween(ends * 3.5, ends * 4.5);
      double assisted = Double.parseDouble(told.group(8));
      double marked = Double.parseDouble(told.group(9));
      double idle = Double.parseDouble(told.group(10));
      assertThat(assisted + marked).as(line).isPositive();
      assertThat(assisted + marked + idle).as(line).isLessThanOrEqualTo(4.1 * (marks + 0.01));
    }
  }

  @Test
  void whatSysmonHasForcedIsSaidBefore() {
    String source =
        """
        package main

        import (
        	"runtime"
        	"time"
        )

        func main() {
        	runtime.GC()
        	time.Sleep(3 * time.Minute)
        }
        """;
    assertThat(traced(source, "1.26", 1).lines().map(line -> line.replaceAll(" @.*", "")))
        .containsExactly("gc 1", "GC forced", "gc 2");
  }

  @Test
  void withoutTheSettingNothingIsSaid() {
    assertThat(CorpusRun.of(KEEPS_AND_FORGETS, 1).stderr())
        .isEqualTo("nothing kept\nthree megabytes kept\nnothing kept\n");
  }
}
