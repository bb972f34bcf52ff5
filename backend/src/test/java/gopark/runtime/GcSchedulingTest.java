package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.event.HandOff;
import gopark.runtime.event.Source;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.runtime.release.SomeRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How machines come to mark: at the start of the world, by search, and by hand-off. */
class GcSchedulingTest {

  private static WorldRun collection(Release release, int procs) {
    ListProgram main =
        ListProgram.of("main.main")
            .then(new Operation.Allocate(3_000_000))
            .then(new Operation.CollectGarbage());
    WorldRun run = new WorldRun(main, release, procs);
    run.toTheEnd();
    return run;
  }

  /** Machines that were made or woken at the moment when the world first started again. */
  private static List<WorldRun.Told> startedWithTheWorld(WorldRun run) {
    long start = run.of(EventKind.WORLD_STARTED).getFirst().time();
    return run.told.stream()
        .filter(told -> told.time() == start)
        .filter(told -> told.kind() == EventKind.M_WOKEN || told.kind() == EventKind.M_CREATED)
        .toList();
  }

  @Test
  void since126AnIdleProcessorIsHandedAWorkerWhenTheWorldStarts() {
    assertThat(startedWithTheWorld(collection(Releases.named("1.26"), 4)))
        .as("one that need not look for work, beside the one that does")
        .anyMatch(told -> told.a() == 0);
    assertThat(startedWithTheWorld(collection(Releases.named("1.25"), 4)))
        .as("only the one that looks")
        .isNotEmpty()
        .allMatch(told -> told.a() == 1);
  }

  @Test
  void whoPicksAWorkerWakesAnotherIfNobodyLooksForWork() {
    // Without spinners no machine is on its way, and the one that picked wakes another only because
    // it picked a worker.
    Release nobodySpins = SomeRules.of("spinning", false).appliedTo(Releases.named("1.25"));
    WorldRun run = collection(nobodySpins, 4);
    WorldRun.Told found =
        run.of(EventKind.FIND_RUNNABLE).stream()
            .filter(told -> told.b() == Source.GC_WORKER.ordinal())
            .findFirst()
            .orElseThrow();

    boolean woke =
        run.told.stream()
            .filter(told -> told.time() == found.time() && told.b() == found.m())
            .anyMatch(
                told -> told.kind() == EventKind.M_WOKEN || told.kind() == EventKind.M_CREATED);
    assertThat(woke).isTrue();
  }

  @Test
  void whileThereIsToMarkAProcessorThatIsGivenAwayGetsAMachine() {
    ListProgram caller =
        ListProgram.of("main.caller")
            // The scavenger, which each collection wakes, runs before.
            .then(new Operation.Gosched())
            .then(new Operation.Syscall(5_000_000, SyscallKind.KNOWN_BLOCKING));
    ListProgram main =
        ListProgram.of("main.main")
            .then(new Operation.Allocate(30_000_000))
            .go(caller)
            .then(new Operation.CollectGarbage());
    WorldRun run = new WorldRun(main, Releases.newest(), 1);
    run.toTheEnd();

    assertThat(run.of(EventKind.P_HANDED_OFF))
        .extracting(told -> HandOff.of(told.a()))
        .contains(HandOff.GC_WORK);
  }
}
