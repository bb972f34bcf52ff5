package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Calls that are deferred take memory until they are made. */
class DeferredMemoryTest {
  private static final String NO_MEMORY = "gopark: the program has more than 134217728 memory";

  @Test
  void aProgramThatDefersCallsWithoutEndHasTooLittleMemory() {
    CorpusRun run = run("defer f()");

    assertThat(run.stderr()).startsWith(NO_MEMORY);
  }

  @Test
  void argumentsOfDeferredCallsCountAsWell() {
    CorpusRun run = run("defer println(1, \"two\")");

    assertThat(run.stderr()).startsWith(NO_MEMORY);
  }

  private static CorpusRun run(String statement) {
    return CorpusRun.of(
        "package main\nfunc f() {}\nfunc main() { for { " + statement + " } }\n", 1);
  }
}
