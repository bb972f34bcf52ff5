package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Maps that goroutines use at once, on one processor and on several. */
class ConcurrentMapsTest {
  private static final String ONE_WRITE_EACH =
      """
      package main

      import (
      	"fmt"
      	"sync"
      )

      func main() {
      	m := map[int]int{}
      	var wg sync.WaitGroup
      	for i := range 1000 {
      		wg.Add(1)
      		go func() {
      			defer wg.Done()
      			m[i] = i
      		}()
      	}
      	wg.Wait()
      	fmt.Println(len(m))
      }
      """;

  private static final String READER_FORGETS_THE_LOCK =
      """
      package main

      import "sync"

      func main() {
      	m := map[string]int{"a": 1}
      	var mu sync.Mutex
      	go func() {
      		for {
      			mu.Lock()
      			m["a"]++
      			mu.Unlock()
      		}
      	}()
      	for {
      		if m["b"] != 0 {
      			return
      		}
      	}
      }
      """;

  private static final String DELETES_AND_CLEARS =
      """
      package main

      func main() {
      	m := map[int]int{}
      	go func() {
      		for i := 0; ; i++ {
      			m[i&1023] = i
      		}
      	}()
      	for i := 0; ; i++ {
      		delete(m, i&1023)
      		if i%100 == 0 {
      			clear(m)
      		}
      	}
      }
      """;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void goroutinesThatWriteOnceEachAreFoundOnSeveralProcessors(long seed) {
    CorpusRun run = CorpusRun.of(ONE_WRITE_EACH, seed, "1.26", 4);

    assertThat(run.stderr()).startsWith("fatal error: concurrent map writes\n");
    assertThat(run.exit()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void onOneProcessorNobodyComesBetween(long seed) {
    CorpusRun run = CorpusRun.of(ONE_WRITE_EACH, seed, "1.26", 1);

    assertThat(run.stdout()).isEqualTo("1000\n");
    assertThat(run.exit()).isZero();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aReaderThatForgetsTheLockIsFound(long seed) {
    CorpusRun run = CorpusRun.of(READER_FORGETS_THE_LOCK, seed, "1.26", 2);

    assertThat(run.stderr()).startsWith("fatal error: concurrent map read and map write\n");
    assertThat(run.stderr()).contains("goroutine 1 [running]:");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.26", "1.25", "1.24", "1.14"})
  void deletingIsWriting(String release) {
    CorpusRun run = CorpusRun.of(DELETES_AND_CLEARS, 1, release, 2);

    assertThat(run.stderr()).startsWith("fatal error: concurrent map writes\n");
  }
}
