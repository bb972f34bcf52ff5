package gopark.bench;

import gopark.trace.EventLog;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long a switch from goroutine to goroutine takes us. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SwitchBenchmark {
  private static final int OPERATIONS = 20_000;

  @Param({"GOSCHED_2", "GOSCHED_1000", "PING_PONG"})
  public Load load = Load.GOSCHED_2;

  @Param({"false", "true"})
  public boolean logged;

  private @Nullable Simulation simulation;

  @Setup(Level.Iteration)
  public void begin() {
    simulation = new Simulation(load, logged ? new EventLog() : new Discarded());
  }

  @Benchmark
  @OperationsPerInvocation(OPERATIONS)
  public long switches() {
    Simulation running = simulation;
    return running == null ? 0 : running.advance(OPERATIONS);
  }
}
