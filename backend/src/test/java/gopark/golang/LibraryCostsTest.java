package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What calls of the library take of virtual time, as long as in Go on computers that differ. */
class LibraryCostsTest {
  private static final String PROGRAM =
      """
      package main

      import (
      	"fmt"
      	"strconv"
      	"strings"
      	"sync"
      	"sync/atomic"
      	"time"
      )

      func main() {
      	var mu sync.Mutex
      	var rw sync.RWMutex
      	var wg sync.WaitGroup
      	var counter atomic.Int64
      	var text strings.Builder
      	number := ""
      	began := time.Now()
      	for i := range 1000 {
      		STATEMENT
      	}
      	took := time.Since(began)
      	_, _, _, _, _, _, _ = &mu, &rw, &wg, &counter, &text, number, strconv.Itoa
      	fmt.Println(took.Nanoseconds() / 1000)
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "mu.Lock(); mu.Unlock(); _ = i,                5, 14",
    "rw.RLock(); rw.RUnlock(); _ = i,              4, 14",
    "wg.Add(1); wg.Done(); _ = i,                  4, 14",
    "counter.Add(1); _ = i,                        2, 3",
    "text.WriteByte(97); _ = i,                   1, 3",
    "number = strconv.Itoa(1000 + i),             10, 28",
    "number = strconv.Itoa(i % 100),               1, 5",
  })
  void aCallTakesAsLongAsInGo(String statement, long fewest, long most) {
    CorpusRun run = CorpusRun.of(PROGRAM.replace("STATEMENT", statement), 1);
    assertThat(Long.parseLong(run.stdout().strip())).as(statement).isBetween(fewest, most);
  }
}
