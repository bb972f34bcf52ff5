package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.lang.ref.Reference;
import java.util.Map;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a process is said to weigh is about what Java's heap grows by. */
@Isolated("asks how much of the heap is in use")
class WeightTest {
  /** Where it stays when it has made what it makes. */
  private static final long LATER_NS = 3_000_000_000L;

  private static final String BEFORE =
      """
      package main
      import ("strconv"; "sync"; "time")
      type node struct { next *node; pad [4]int }
      var mu sync.Mutex
      var sink any
      func text(i int) string { return strconv.Itoa(i) }
      func main() {
      """;

  private static final String AFTER = "\ntime.Sleep(time.Hour); sink = nil }\n";

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          goroutines | for range 20_000 { go func() { select {} }() }
          who waits for a lock | mu.Lock(); for range 20_000 { go func() { mu.Lock() }() }
          who sends | c := make(chan int); for range 20_000 { go func() { c <- 1 }() }
          functions of timers | for range 20_000 { time.AfterFunc(time.Hour, func() {}) }
          channels | var a []chan int; sink = &a; for range 50_000 { a = append(a, make(chan int)) }
          a map of numbers | m := map[int]int{}; for i := range 100_000 { m[i] = i }; sink = m
          a map of texts | m := map[string]int{}; sink = m; for i := range 50_000 { m[text(i)] = i }
          a slice of numbers | sink = make([]int, 500_000)
          a slice of bytes | sink = make([]byte, 4_000_000)
          a chain | var n *node; for range 50_000 { n = &node{next: n} }; sink = n
          """)
  void aProcessWeighsWhatItTakes(String name, String body) {
    Scenario scenario = scenario(BEFORE + body + AFTER);
    // What is compiled and made once is no part of it.
    run(scenario);
    long before = heapInUse();
    GoRuntime runtime = run(scenario);
    try {
      long taken = heapInUse() - before;
      assertThat(runtime.weight()).as(name).isBetween(taken * 8 / 10, taken * 13 / 10);
    } finally {
      Reference.reachabilityFence(runtime);
    }
  }

  private static Scenario scenario(String source) {
    Map<String, Object> tree = Map.of("version", 1L, "program", Map.of("source", source));
    return Scenario.read(tree).orThrow();
  }

  private static GoRuntime run(Scenario scenario) {
    GoRuntime runtime = scenario.start(new RunSink(), WorkMeter.unlimited());
    boolean goesOn = true;
    while (goesOn && runtime.now() < LATER_NS) {
      goesOn = runtime.nextTime() < LATER_NS && runtime.step();
    }
    return runtime;
  }

  private static long heapInUse() {
    System.gc();
    Runtime java = Runtime.getRuntime();
    return java.totalMemory() - java.freeMemory();
  }
}
