package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Applied;
import gopark.command.ProcessSignal;
import gopark.command.RuntimeCommand;
import gopark.runtime.GoRuntime;
import gopark.runtime.state.Ending;
import gopark.runtime.state.GoroutineStatus;
import gopark.trace.EventLog;
import gopark.trace.TraceText;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A signal from outside does to a Go program what the kernel and package os/signal do. */
class SignalCommandTest {
  private static final int MANY_STEPS = 100_000;

  /** A time at which the start of a program is over. */
  private static final long LATER = 5_000_000;

  private static final String SLEEPS =
      """
      package main

      import "time"

      func main() {
      	go func() { select {} }()
      	time.Sleep(time.Hour)
      }
      """;

  private static final String ASKS_TO_BE_TOLD =
      """
      package main

      import (
      	"fmt"
      	"os"
      	"os/signal"
      )

      func main() {
      	c := make(chan os.Signal, 1)
      	signal.Notify(c)
      	fmt.Println("told of:", <-c)
      }
      """;

  private final EventLog log = new EventLog();

  private GoRuntime waiting(String program) {
    GoRuntime runtime = GoScenario.quiet(program).start(log);
    while (runtime.nextTime() < LATER) {
      runtime.step();
    }
    assertThat(mainWaits(runtime)).isTrue();
    return runtime;
  }

  private static boolean mainWaits(GoRuntime runtime) {
    return Objects.requireNonNull(runtime.snapshot().gs().get(1)).status()
        == GoroutineStatus.WAITING;
  }

  /** Sends it, and goes on to the end of the process, or until much time has passed. */
  private static void send(GoRuntime runtime, ProcessSignal signal) {
    assertThat(runtime.apply(new RuntimeCommand.Signal(signal))).isInstanceOf(Applied.class);
    for (int step = 0; step < MANY_STEPS && runtime.ending() == null; step++) {
      runtime.step();
    }
  }

  private static Ending endingOf(GoRuntime runtime) {
    return Objects.requireNonNull(runtime.ending());
  }

  @ParameterizedTest(name = "{0} ends it with {1}")
  @CsvSource({"SIGHUP,129", "SIGINT,130", "SIGTERM,143", "SIGKILL,137"})
  void aProcessThatDoesNotAskForItEndsAsAShellTells(ProcessSignal signal, int status) {
    GoRuntime runtime = waiting(SLEEPS);
    send(runtime, signal);
    assertThat(endingOf(runtime).exitCode()).isEqualTo(status);
    assertThat(endingOf(runtime).stderr()).isEmpty();
  }

  @Test
  void sigquitPrintsTheStacksOfAllGoroutines() {
    GoRuntime runtime = waiting(SLEEPS);
    send(runtime, ProcessSignal.SIGQUIT);
    assertThat(endingOf(runtime).exitCode()).isEqualTo(2);
    assertThat(endingOf(runtime).stderr())
        .startsWith("SIGQUIT: quit\nPC=")
        .contains("[sleep]:\n", "[select (no cases)]:\n", "main.main.func1", "main.main()\n");
  }

  @Test
  void oneThatNobodyAskedForAndThatEndsNothingChangesNothing() {
    GoRuntime runtime = waiting(SLEEPS);
    assertThat(runtime.apply(new RuntimeCommand.Signal(ProcessSignal.SIGUSR1)))
        .isInstanceOf(Applied.class);
    for (int step = 0; step < 100; step++) {
      runtime.step();
    }
    assertThat(runtime.ending()).isNull();
    assertThat(mainWaits(runtime)).isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"SIGINT,interrupt", "SIGUSR1,user defined signal 1", "SIGQUIT,quit"})
  void aProgramThatAsksIsToldAndGoesOn(ProcessSignal signal, String name) {
    GoRuntime runtime = waiting(ASKS_TO_BE_TOLD);
    send(runtime, signal);
    assertThat(endingOf(runtime).exitCode()).isZero();
    assertThat(new TraceText(true, true).text(log, log.firstKept(), log.size()))
        .contains("told of: " + name);
  }

  @Test
  void nothingThatAProgramAsksKeepsItFromBeingKilled() {
    GoRuntime runtime = waiting(ASKS_TO_BE_TOLD);
    send(runtime, ProcessSignal.SIGKILL);
    assertThat(endingOf(runtime).exitCode()).isEqualTo(137);
  }
}
