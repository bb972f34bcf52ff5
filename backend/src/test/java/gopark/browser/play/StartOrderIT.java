package gopark.browser.play;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The order in which goroutines start that were made one after the other. */
@BrowserTest
class StartOrderIT {

  private static final String PROGRAM =
      """
      package main

      import (
          "fmt"
          "sync"
      )

      var all sync.WaitGroup

      func main() {
          all.Add(5)
          for i := range 5 {
              go say(i)
          }
          all.Wait()
      }

      func say(n int) {
          fmt.Println(n)
          all.Done()
      }
      """;

  @Test
  void theLastOfFiveStartsFirstAndThenTheyComeInTurn(Page page) {
    String scenario =
        "{\"version\": 1, \"gomaxprocs\": 1, \"cores\": 4, \"program\": {\"source\": \"%s\"}}"
            .formatted(PROGRAM.replace("\"", "\\\"").replace("\n", "\\n"));
    Playground playground = Playground.openStill(page, Link.to(scenario));
    playground.runUntil("ev.kind == 'processExited'");
    assertThat(playground.server().printed()).isEqualTo("4\n0\n1\n2\n3\n");
    assertThat(playground.log().only("printed").rows())
        .containsText(
            new String[] {"prints: “4", "prints: “0", "prints: “1", "prints: “2", "prints: “3"});
  }

  @Test
  void soDoFiveThatALearnerStarts(Page page) {
    String quiet = "{\"version\": 1, \"gomaxprocs\": 1, \"cores\": 4, \"quiet\": true}";
    Playground playground = Playground.openStill(page, Link.to(quiet));
    playground.act().choose("compute").start(5);
    assertThat(playground.thing("queue P0")).containsText("4/256");
    int first = playground.server().now().at("/ps/0/runq/0").asInt();
    playground.runUntil("ev.kind == 'goStarted' && ev.g == %d".formatted(first + 3));
    assertThat(playground.log().only("goStarted").rows())
        .hasText(
            IntStream.of(4, 0, 1, 2, 3)
                .mapToObj(i -> Pattern.compile("G%d runs on".formatted(first + i)))
                .toArray(Pattern[]::new));
  }
}
