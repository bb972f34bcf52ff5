package gopark.bench;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.GoRuntime;
import gopark.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ParallelTest {
  private static final Path PROGRAMS = Path.of("src/test/bench/parallel/programs");
  private static final double HUNDRED = 100;

  static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramOfTheComparisonRunsHereToItsEnd(Path program) throws IOException {
    CountedEvents counted = new CountedEvents();
    Map<String, Object> document =
        Map.of("version", 1, "cores", 2, "program", Map.of("source", Files.readString(program)));
    GoRuntime runtime = Scenario.read(document).orThrow().start(counted);
    counted.begin();
    while (runtime.step()) {
      // The loop steps to the program's end.
    }

    assertThat(runtime.ending()).isNotNull().extracting("exitCode").isEqualTo(0);
    assertThat(counted.counts().starts()).isPositive();
  }

  @Test
  void onlyWhatTheProgramDoesIsCountedOfATrace() {
    SchedulerCounts counts =
        TracedRun.counts(
            """
            M=1 P=0 G=1 StateTransition Time=50 GoID=9 NotExist->Runnable Reason=""
            M=1 P=0 G=1 Log Time=100 Task=0 Category="program" Message="begins"
            M=1 P=0 G=1 StateTransition Time=200 GoID=7 NotExist->Runnable Reason=""
            M=2 P=-1 G=-1 StateTransition Time=250 ProcID=1 Idle->Running Reason=""
            M=2 P=1 G=-1 StateTransition Time=300 GoID=7 Runnable->Running Reason=""
            M=2 P=1 G=7 StateTransition Time=310 GoID=7 Running->Waiting Reason="sync"
            M=3 P=-1 G=-1 StateTransition Time=320 ProcID=1 Running->Idle Reason=""
            M=1 P=0 G=1 StateTransition Time=400 GoID=7 Waiting->Runnable Reason=""
            M=1 P=0 G=-1 StateTransition Time=500 GoID=7 Runnable->Running Reason=""
            M=1 P=0 G=-1 StateTransition Time=510 GoID=9 Runnable->Running Reason=""
            M=4 P=-1 G=-1 StateTransition Time=520 ProcID=2 Idle->Running Reason=""
            M=4 P=2 G=-1 StateTransition Time=530 GoID=9 Runnable->Running Reason=""
            M=4 P=2 G=-1 StateTransition Time=540 ProcID=2 Running->Idle Reason=""
            M=5 P=-1 G=-1 StateTransition Time=550 ProcID=3 Idle->Running Reason=""
            M=5 P=3 G=7 StateTransition Time=560 GoID=7 Syscall->Running Reason=""
            M=1 P=0 G=1 Log Time=600 Task=0 Category="program" Message="ends"
            M=1 P=0 G=-1 StateTransition Time=700 GoID=7 Runnable->Running Reason=""
            """);

    assertThat(counts).isEqualTo(new SchedulerCounts(2, 2, 0, 1, 1, HUNDRED));
  }
}
