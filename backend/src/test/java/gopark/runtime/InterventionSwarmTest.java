package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.intervention.Refusal;
import gopark.runtime.release.Rules;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.SeededRandom;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is ordered of whomever whenever: it is done or refused, and no law is broken. */
class InterventionSwarmTest {
  private static final int ORDERS = 400;
  private static final long US = 1_000;
  private static final int GOROUTINES = 40;

  private static final List<IntFunction<Intervention>> KINDS =
      List.of(
          g -> new Intervention.StartGoroutines(List.of(working(), working()), g),
          g -> new Intervention.StartGoroutinesOn(List.of(working()), g % 4),
          g -> new Intervention.Syscall(g, 30 * US * g, SyscallKind.BLOCKING),
          g -> new Intervention.Syscall(g, g * US, SyscallKind.RAW),
          g -> new Intervention.Syscall(g, g * US, SyscallKind.KNOWN_BLOCKING),
          g -> new Intervention.NetRead(g, 10 * US * g),
          g -> new Intervention.Sleep(g, 20 * US * g),
          g -> new Intervention.Block(g, "chan receive"),
          g -> new Intervention.Block(g, "select"),
          Intervention.Unblock::new,
          Intervention.Unblock::new,
          Intervention.Gosched::new,
          Intervention.Preempt::new,
          g -> new Intervention.Exit(g == 1 ? 7 : g, false),
          Intervention.LockThread::new,
          Intervention.UnlockThread::new,
          g -> new Intervention.GrowStack(g, g * 1_000L + 1),
          g -> new Intervention.CollectGarbage(),
          g -> new Intervention.SetMaxProcs(1 + g % 5),
          g -> new Intervention.SetCores(1 + g % 5),
          g -> new Intervention.SetQuota(5_000 * US * (g % 3), 20_000 * US),
          g -> new Intervention.SetDebug("asyncpreemptoff", Integer.toString(g % 2)),
          g ->
              new Intervention.ChangeRules(
                  new Rules(g % 2 == 0, g % 3 == 0, null, g, 1 << g % 9, null, g % 5 != 0)));

  private static Program working() {
    return ListProgram.of("main.work")
        .then(new Operation.Compute(300 * US, true))
        .then(new Operation.Sleep(100 * US))
        .then(new Operation.Compute(5_000 * US, false));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void everyOrderIsDoneOrRefusedAndTheLawsHold(long seed) {
    SeededRandom random = new SeededRandom(seed);
    Ordered process = Ordered.hand(1 + random.below(4));
    for (int i = 0; i < ORDERS && process.runtime.ending() == null; i++) {
      Intervention intervention =
          KINDS.get(random.below(KINDS.size())).apply(1 + random.below(GOROUTINES));
      RuntimeSnapshot before = process.snapshot();
      Answer answer = process.apply(intervention);
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
