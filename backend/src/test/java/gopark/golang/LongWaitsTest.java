package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What Go says and does once minutes have passed; go1.26.8 says the same of these programs. */
class LongWaitsTest {
  private static final String WAITS = "[select (no cases)]:\n";
  private static final String WAITS_A_MINUTE = "[select (no cases), 1 minutes]:\n";

  private static String stderr(String body) {
    return run(body, 1, "").stderr();
  }

  private static CorpusRun run(String body, int processors, String imports) {
    String source =
        """
        package main

        import (
        	"runtime"
        	"time"
        %s)

        func waits() { select {} }

        func main() {
        	go waits()
        	time.Sleep(time.Millisecond)
        %s}
        """
            .formatted(imports, body.indent(4));
    return CorpusRun.of(source, 1, "1.26", processors, Map.of());
  }

  @Test
  void theFirstCollectionKnowsOfNoWaitBeforeIt() {
    assertThat(stderr("runtime.GC()\ntime.Sleep(62 * time.Second)\nselect {}"))
        .contains(WAITS)
        .doesNotContain("minutes");
  }

  @Test
  void theSecondCollectionCountsFromTheEndOfTheFirst() {
    assertThat(stderr("runtime.GC()\ntime.Sleep(62 * time.Second)\nruntime.GC()\nselect {}"))
        .contains(WAITS_A_MINUTE);
  }

  @Test
  void evenAWaitThatHasJustBegunIsToldToBeAsLong() {
    String told =
        stderr(
            """
            runtime.GC()
            time.Sleep(61 * time.Second)
            go waits()
            time.Sleep(time.Millisecond)
            runtime.GC()
            select {}
            """);
    assertThat(told.split(Pattern.quote(WAITS_A_MINUTE))).hasSize(3);
  }

  @Test
  void aWaitAfterAnotherThatWasSeenIsSeenToo() {
    String told =
        stderr(
            """
            wake := make(chan int)
            go func() {
            	<-wake
            	select {}
            }()
            time.Sleep(time.Millisecond)
            runtime.GC()
            runtime.GC()
            wake <- 1
            time.Sleep(62 * time.Second)
            runtime.GC()
            select {}
            """);
    assertThat(told.split(Pattern.quote(WAITS_A_MINUTE))).hasSize(3);
  }

  @Test
  void whereCollectionsAreOffNoneIsForcedAfterTwoMinutes() {
    String body =
        """
        runtime.GC()
        debug.SetGCPercent(%d)
        time.Sleep(195 * time.Second)
        var stats runtime.MemStats
        runtime.ReadMemStats(&stats)
        println(stats.NumGC)
        """;
    assertThat(run(body.formatted(-1), 1, "\"runtime/debug\"\n").stderr()).isEqualTo("1\n");
    assertThat(run(body.formatted(100), 1, "\"runtime/debug\"\n").stderr()).isEqualTo("2\n");
  }
}
