package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.Place;
import gopark.runtime.event.PreemptedBy;
import org.junit.jupiter.api.Test;

/** What becomes of processors when a collection has them all come to a safe point. */
class SafePointsTest {
  private static final long MILLISECOND = 1_000_000;

  private static WorldRun collecting(Code beside, int procs) {
    Code main =
        new Code("main.main")
            .go(beside)
            .then(new Operation.Sleep(MILLISECOND))
            .then(new Operation.CollectGarbage());
    return WorldRun.on(procs, main);
  }

  @Test
  void whoComputesGoesToTheGlobalQueueAtASafePoint() {
    WorldRun run =
        collecting(new Code("main.f").then(new Operation.Compute(20 * MILLISECOND, false)), 2);

    assertThat(run.of(EventKind.PREEMPTION_REQUESTED))
        .extracting(told -> PreemptedBy.of(told.b()))
        .containsSequence(PreemptedBy.SAFE_POINT, PreemptedBy.STOP_THE_WORLD);
    assertThat(run.of(EventKind.GO_PREEMPTED))
        .extracting(told -> Place.of(told.b()))
        .contains(Place.GLOBAL_TAIL, Place.RUNNEXT);
  }

  @Test
  void aProcessorInASystemCallIsHandedOff() {
    Code call =
        new Code("main.f")
            .then(new Operation.Syscall(20 * MILLISECOND, Operation.SyscallKind.BLOCKING));
    WorldRun run = collecting(call, 2);

    assertThat(run.of(EventKind.P_HANDED_OFF)).isNotEmpty();
    assertThat(run.of(EventKind.WORLD_STARTED)).hasSizeGreaterThanOrEqualTo(2);
  }

  @Test
  void withOneProcessorNobodyIsAsked() {
    WorldRun run = collecting(new Code("main.f"), 1);

    assertThat(run.of(EventKind.PREEMPTION_REQUESTED)).isEmpty();
    assertThat(run.of(EventKind.WORLD_STARTED)).hasSize(2);
  }
}
