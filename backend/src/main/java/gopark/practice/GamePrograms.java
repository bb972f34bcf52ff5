package gopark.practice;

import gopark.scenario.Scenario;
import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Small Go programs in which the scheduler has something to choose. */
final class GamePrograms {
  private static final String HEAD =
      """
      package main

      import (
      	"runtime"
      	"sync"
      	"time"

      	"gopark/sched"
      )

      var all sync.WaitGroup

      """;

  private GamePrograms() {}

  /** A run of that level, drawn anew at each call. */
  static Scenario scenario(int level, SeededRandom random) {
    int processors =
        switch (level) {
          case 1 -> 1;
          case 2 -> 2 + random.below(2);
          default -> 3 + random.below(2);
        };
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", 1L);
    document.put("gomaxprocs", (long) processors);
    document.put("cores", (long) processors + 2);
    document.put("quiet", true);
    document.put("seed", 1L + random.below(1_000_000));
    document.put("program", Map.of("source", program(level, random)));
    return Scenario.read(document).orThrow();
  }

  private static String program(int level, SeededRandom random) {
    int computing = 3 + random.below(4 * level);
    int yielding = 2 + random.below(2 + level);
    int reading = level == 1 ? 1 : 2 + random.below(3);
    StringJoiner main = new StringJoiner("\n", "func main() {\n", "\n}\n");
    main.add("\tall.Add(" + (computing + yielding + reading) + ")");
    List<String> starts =
        new ArrayList<>(
            List.of(
                start(reading, "reads"), start(computing, "computes"), start(yielding, "yields")));
    while (!starts.isEmpty()) {
      main.add(starts.remove(random.below(starts.size())));
      if (random.below(2) == 0) {
        main.add("\tsched.Spin(" + (20 + random.below(80)) + " * time.Microsecond)");
      }
    }
    main.add("\tall.Wait()");
    String workers =
        """

        func computes() {
        	sched.Spin(%d * time.Microsecond)
        	all.Done()
        }

        func yields() {
        	for range %d {
        		sched.Spin(%d * time.Microsecond)
        		runtime.Gosched()
        	}
        	all.Done()
        }

        func reads() {
        	for range 3 {
        		sched.ReadNet(%d * time.Microsecond)
        		sched.Spin(%d * time.Microsecond)
        	}
        	all.Done()
        }
        """
            .formatted(
                20 + random.below(200),
                20 + random.below(20),
                3 + random.below(15),
                30 + random.below(300),
                5 + random.below(40));
    return HEAD + main + workers;
  }

  private static String start(int count, String function) {
    return "\tfor range %d {\n\t\tgo %s()\n\t}".formatted(count, function);
  }
}
