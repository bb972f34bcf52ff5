package gopark.bench;

import gopark.trace.EventLog;
import java.util.concurrent.TimeUnit;
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

/** How many events a second are simulated, told and kept. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class EventsBenchmark {
  private static final int OPERATIONS = 50_000;

  @Param({"GOSCHED_1000", "PING_PONG", "MIXED"})
  public Load load = Load.MIXED;

  private EventLog log = new EventLog();
  private Simulation simulation = new Simulation(Load.MIXED, log);
  private long target;

  @Setup(Level.Iteration)
  public void begin() {
    log = new EventLog();
    simulation = new Simulation(load, log);
    target = log.size();
  }

  @Benchmark
  @OperationsPerInvocation(OPERATIONS)
  public long events() {
    target += OPERATIONS;
    while (log.size() < target) {
      simulation.step();
    }
    return target;
  }
}
