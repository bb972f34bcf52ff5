package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a process says as it fails is no longer than what a program may print. */
class LongTextsTest {
  private static final int LONGEST = 1 << 20;
  private static final String CUT = "\ngopark: the rest is cut\n";

  /** Forty panics, one while the other is handled, each with the same text of four megabytes. */
  private static final String PANICS =
      """
      package main

      import "strings"

      var text = strings.Repeat("long ", 1<<20)

      type E int

      func (E) Error() string { return text }

      func main() {
      	for i := range 40 {
      		defer func() { panic(E(i)) }()
      	}
      	panic(E(40))
      }
      """;

  private static final String PANIC_WHILE_PRINTING =
      """
      package main

      import "strings"

      type E struct{}

      func (E) Error() string { panic(strings.Repeat("日本", 1<<20)) }

      func main() {
      	panic(E{})
      }
      """;

  private static final String ALL_ASLEEP =
      """
      package main

      func waits(n int, c chan int) {
      	if n > 0 {
      		waits(n-1, c)
      	}
      	<-c
      }

      func main() {
      	c := make(chan int)
      	for range 2000 {
      		go waits(30, c)
      	}
      	c <- 1
      	c <- 2
      	select {}
      }
      """;

  private static final String STACK_OF_ALL =
      """
      package main

      import (
      	"os"
      	"runtime"
      )

      func waits(n int) {
      	if n > 0 {
      		waits(n - 1)
      	}
      	select {}
      }

      func main() {
      	for range 2000 {
      		go waits(30)
      	}
      	runtime.Gosched()
      	all := make([]byte, 4<<20)
      	os.Stderr.WriteString(string(all[:runtime.Stack(all, true)])[1<<20-4:])
      	panic("end")
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {PANICS, PANIC_WHILE_PRINTING, ALL_ASLEEP})
  void isCut(String source) {
    String told = CorpusRun.of(source, 1, "1.26", 1, Map.of()).stderr();

    assertThat(told).endsWith(CUT).hasSizeLessThanOrEqualTo(LONGEST + CUT.length());
    assertThat(told).doesNotContain("\ufffd");
  }

  @ParameterizedTest
  @ValueSource(strings = STACK_OF_ALL)
  void aStackThatTheProgramAsksForIsCutToo(String source) {
    String told = CorpusRun.of(source, 1, "1.26", 1, Map.of()).stderr();

    assertThat(told).contains(CUT + "panic: end");
  }
}
