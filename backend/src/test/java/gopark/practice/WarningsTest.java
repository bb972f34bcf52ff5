package gopark.practice;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.session.ScenarioRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each symptom is found where it is, with numbers, and nowhere else. */
class WarningsTest {
  private static final long MS = 1_000_000;

  private static List<Warning> of(Map<String, Object> scenario, long ns) {
    Scenario read = Scenario.read(scenario).orThrow();
    ScenarioRun run = new ScenarioRun("test", read, new ScenarioRun.Limits(1_000_000, 5_000));
    long step = run.before(ns, 100_000);
    RuntimeSnapshot now = run.at(step).runtime();
    return Warnings.of(
        new Observation(now, now.gs().values(), 0, run.events(0, 200_000, Observation.KINDS)));
  }

  private static Map<String, Object> run(long processors, String main, String more) {
    String source =
        """
        package main

        import (
        	"runtime"
        	"sync"
        	"time"

        	"gopark/sched"
        )

        var lock sync.Mutex

        func main() {
        	runtime.NumGoroutine()
        %s
        }

        func wait(c chan int) { <-c }
        func spin()           { sched.Spin(time.Second) }
        %s
        """
            .formatted(main, more);
    return Map.of(
        "version",
        1L,
        "gomaxprocs",
        processors,
        "cores",
        8L,
        "quiet",
        true,
        "program",
        Map.of("source", source));
  }

  @Test
  void aPoolThatRestsIsNoLeakAndAGroupThatGrowsIs() {
    String pool = "\tc := make(chan int)\n\tfor range 20 { go wait(c) }\n\ttime.Sleep(time.Second)";
    assertThat(of(run(2, pool, ""), 40 * MS)).noneMatch(Warning::likely);
    String leak =
        "\tfor { go wait(make(chan int)); sched.Spin(10 * time.Microsecond);"
            + " time.Sleep(time.Millisecond) }";
    List<Warning> found = of(run(2, leak, ""), 60 * MS);
    assertThat(found.getFirst().symptom()).isEqualTo(Symptom.LEAK);
    assertThat(found.getFirst().likely()).isTrue();
    assertThat(found.getFirst().facts())
        .containsEntry("function", "main.wait")
        .containsEntry("reason", "chan receive");
    assertThat(found.getFirst().goroutines()).isNotEmpty();
  }

  @Test
  void manyThatWaitForOneLockBesideIdleProcessorsAreAConvoy() {
    String convoy = "\tfor range 20 { go locked() }\n\ttime.Sleep(time.Second)";
    String locked =
        "func locked() { for { lock.Lock(); sched.Spin(time.Millisecond); lock.Unlock() } }";
    List<Warning> found = of(run(6, convoy, locked), 30 * MS);
    assertThat(found.getFirst().symptom()).isEqualTo(Symptom.LOCK_CONVOY);
    assertThat((Long) found.getFirst().facts().get("idle")).isGreaterThanOrEqualTo(3);
  }

  @Test
  void threadsThatCallsHoldAreTold() {
    String calls = "\tfor range 40 { go call() }\n\ttime.Sleep(time.Second)";
    String call = "func call() { sched.ReadFile(50 * time.Millisecond) }";
    List<Warning> found = of(run(2, calls, call), 20 * MS);
    assertThat(found.getFirst().symptom()).isEqualTo(Symptom.THREAD_GROWTH);
    assertThat(found.getFirst().facts()).containsEntry("calls", 40L);
  }

  @Test
  void aQueueThatNobodyStealsFromMakesOneProcessorHot() {
    String hot =
        "\truntime.LockOSThread()\n\tfor range 30 { go wait(make(chan int)) }\n"
            + "\tsched.Spin(time.Second)";
    assertThat(of(run(4, hot, ""), 30 * MS))
        .noneMatch(warning -> warning.symptom() == Symptom.HOT_PROCESSOR);
    String pieces = "\tfor range 200 { go piece() }\n\ttime.Sleep(time.Second)";
    String piece = "func piece() { sched.Spin(200 * time.Microsecond) }";
    Map<String, Object> scenario = new LinkedHashMap<>(run(4, pieces, piece));
    scenario.put("rules", Map.of("stealing", false));
    List<Warning> found = of(scenario, 30 * MS);
    assertThat(found).anyMatch(warning -> warning.symptom() == Symptom.HOT_PROCESSOR);
  }

  private static String spins() {
    return "\tfor range 12 { go spin() }\n\ttime.Sleep(time.Second)";
  }

  @Test
  void longQueuesThatMoveAreNoStarvation() {
    assertThat(of(run(2, spins(), ""), 60 * MS)).noneMatch(Warning::likely);
  }

  @Test
  void threadsThatLookForWorkInVainAreTold() {
    String vain = "\tfor { go func() {}(); runtime.Gosched(); sched.Spin(100 * time.Microsecond) }";
    assertThat(of(run(8, vain, ""), 20 * MS))
        .anyMatch(warning -> warning.symptom() == Symptom.SPINNING);
  }

  @Test
  void aQuietProgramHasNoWarnings() {
    assertThat(of(run(4, "\ttime.Sleep(time.Second)", ""), 40 * MS)).isEmpty();
  }
}
