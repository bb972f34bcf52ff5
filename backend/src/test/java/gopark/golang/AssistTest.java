package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.GoRuntime;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.EventSink;
import gopark.scenario.Scenario;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who helps a collection that marks: whoever allocates, from his first object on, as with Go. */
class AssistTest {
  private static final String PROGRAM =
      """
      package main

      import (
      	"fmt"
      	"runtime"
      )

      var kept any

      func main() {
      	fmt.Println("begins")
      	done := make(chan bool)
      	go func() {
      		runtime.GC()
      		done <- true
      	}()
      	go func() {
      		for range 10 {
      			STATEMENT
      			runtime.Gosched()
      		}
      		done <- true
      	}()
      	<-done
      	<-done
      }
      """;

  @Test
  void whoAllocatesOneSmallObjectHelps() {
    assertThat(assists("kept = new([3]int)")).isEqualTo(1);
  }

  @Test
  void whoPrintsALineAllocatesNothingAndDoesNotHelp() {
    assertThat(assists("fmt.Println(\"goes on\")")).isZero();
  }

  @Test
  void whoWritesATextToKeepItHelps() {
    assertThat(assists("kept = fmt.Sprintln(\"goes on\")")).isEqualTo(1);
  }

  @Test
  void whoCreatesAGoroutineHelpsForItsClosureAlone() {
    assertThat(assists("go func() {}()")).isZero();
    assertThat(assists("word := new(int); go func() { *word++ }()")).isEqualTo(1);
  }

  private static int assists(String statement) {
    Map<String, Object> document =
        Map.of(
            "version", 1L,
            "gomaxprocs", 1L,
            "program", Map.of("source", PROGRAM.replace("STATEMENT", statement)));
    Assists assists = new Assists();
    GoRuntime runtime = Scenario.read(document).orThrow().start(assists);
    while (runtime.step()) {
      // It runs to its end.
    }
    assertThat(runtime.ending()).isNotNull();
    return assists.begun;
  }

  private static final class Assists implements EventSink {
    private int texts;
    private int begun;

    @Override
    public void step(long number, long time) {}

    @Override
    public void event(EventKind kind, int rule, int m, int p, int g, long a, long b, long c) {
      if (kind == EventKind.GC_ASSIST_STARTED) {
        begun++;
      }
    }

    @Override
    public int text(String text) {
      return texts++;
    }
  }
}
