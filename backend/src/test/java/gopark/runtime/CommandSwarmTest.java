package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Answer;
import gopark.command.Orders;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.release.SomeRules;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.RandomDocuments;
import gopark.simulation.SeededRandom;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any command to any goroutine at any moment is done or refused, and breaks no law. */
class CommandSwarmTest {
  private static final int ORDERS = 400;
  private static final long US = 1_000;
  private static final int GOROUTINES = 40;

  private static final List<IntFunction<RuntimeCommand>> KINDS =
      List.of(
          g -> Orders.start(List.of(working(), working()), g),
          g -> Orders.startOn(List.of(working()), g % 4),
          g -> Orders.syscall(g, 30 * US * g, SyscallKind.BLOCKING),
          g -> Orders.syscall(g, g * US, SyscallKind.RAW),
          g -> Orders.syscall(g, g * US, SyscallKind.KNOWN_BLOCKING),
          g -> Orders.netRead(g, 10 * US * g),
          g -> Orders.sleep(g, 20 * US * g),
          g -> Orders.block(g, "chan receive"),
          g -> Orders.block(g, "select"),
          RuntimeCommand.Unblock::new,
          RuntimeCommand.Unblock::new,
          Orders::gosched,
          RuntimeCommand.Preempt::new,
          g -> Orders.exit(g == 1 ? 7 : g, false),
          Orders::lockThread,
          Orders::unlockThread,
          g -> Orders.growStack(g, g * 1_000L + 1),
          g -> Orders.gc(),
          g -> Orders.gomaxprocs(1 + g % 5),
          g -> new RuntimeCommand.Cores(1 + g % 5),
          g -> new RuntimeCommand.Quota(5_000 * US * (g % 3), 20_000 * US),
          g -> new RuntimeCommand.Godebug("asyncpreemptoff", Integer.toString(g % 2)),
          g ->
              new RuntimeCommand.ChangeRules(
                  SomeRules.of(
                      Map.of(
                          "stealing",
                          g % 2 == 0,
                          "runnext",
                          g % 3 == 0,
                          "globalTick",
                          g,
                          "localQueue",
                          1 << g % 9,
                          "spinning",
                          g % 5 != 0))));

  /** They would end the process soon, or need a program in Go. */
  private static final Set<String> LEFT_OUT = Set.of("panic", "signal", "lines");

  private static Program working() {
    return ListProgram.of("main.work")
        .then(new Operation.Compute(300 * US, true))
        .then(new Operation.Sleep(100 * US))
        .then(new Operation.Compute(5_000 * US, false));
  }

  @Test
  void everyCommandThatLeavesTheProcessAliveIsAmongThem() {
    Set<String> untried = RandomDocuments.runtimeCommands();
    KINDS.forEach(kind -> untried.remove(kind.apply(2).name()));
    assertThat(untried).containsExactlyInAnyOrderElementsOf(LEFT_OUT);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void everyOrderIsDoneOrRefusedAndTheLawsHold(long seed) {
    SeededRandom random = new SeededRandom(seed);
    Ordered process = Ordered.hand(1 + random.below(4));
    for (int i = 0; i < ORDERS && process.runtime.ending() == null; i++) {
      RuntimeCommand command =
          KINDS.get(random.below(KINDS.size())).apply(1 + random.below(GOROUTINES));
      RuntimeSnapshot before = process.snapshot();
      Answer answer = process.apply(command);
      if (answer instanceof Refusal) {
        assertThat(process.snapshot()).isEqualTo(before);
      }
      process.runtime.checkInvariants();
      for (int steps = random.below(60); steps > 0 && process.runtime.step(); steps--) {
        process.runtime.checkInvariants();
      }
    }
  }
}
