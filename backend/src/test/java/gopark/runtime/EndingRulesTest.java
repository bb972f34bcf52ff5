package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.RuntimeCommand;
import gopark.program.Operation;
import gopark.program.Operation.Receive;
import gopark.program.Operation.Sleep;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is a deadlock and what is not, and what Go says of those that waited long. */
class EndingRulesTest {
  private static final long MS = 1_000_000;
  private static final long MINUTE = 60_000 * MS;
  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  private static Operation blocked() {
    return new Receive(Operation.NIL);
  }

  @ParameterizedTest
  @EnumSource(SyscallKind.class)
  void whileSomebodyIsInASystemCallThereIsNoDeadlock(SyscallKind kind) {
    Code calls = new Code("main.f").then(new Operation.Syscall(30 * MS, kind)).note(log, "back");
    main.go(calls.then(new Operation.ExitProcess(3))).then(blocked());

    assertThat(Run.of(main).exitCode()).isEqualTo(3);
    assertThat(log).containsExactly("back");
  }

  @Test
  void aProcessThatCalledCIsNeverSaidToBeInADeadlock() {
    main.then(new Operation.Syscall(MS, SyscallKind.CGO)).then(blocked());

    Ordered process = Ordered.process(main, 1, Releases.newest());
    for (int i = 0; i < 100_000 && process.runtime.step(); i++) {
      process.runtime.checkInvariants();
    }

    assertThat(process.runtime.ending()).isNull();
  }

  @Test
  void aTimerIsNoDeadlockEvenIfItWakesNobodyWhoMatters() {
    main.then(new Operation.AfterFunc(50 * MS, new Code("main.f").note(log, "f")));

    Run run = Run.of(main.then(blocked()));

    assertThat(log).containsExactly("f");
    assertThat(run.took()).isGreaterThanOrEqualTo(50 * MS);
    assertThat(run.stderr()).startsWith("fatal error: all goroutines are asleep - deadlock!\n");
  }

  @Test
  void theRuntimesOwnGoroutinesDoNotKeepAProcessAlive() {
    main.then(new Operation.CollectGarbage()).then(blocked());

    assertThat(Run.of(main).stderr())
        .startsWith("fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [");
  }

  @Test
  void goexitOfAnotherGoroutineEndsOnlyThat() {
    main.go(new Code("main.f").then(new Operation.Goexit()).note(log, "never"));
    main.then(new Sleep(MS)).note(log, "main");

    assertThat(Run.of(main).exitCode()).isZero();
    assertThat(log).containsExactly("main");
  }

  @Test
  void minutesOfWaitingCountFromTheCollectionBeforeTheOneThatSawIt() {
    main.go(new Code("main.f").then(blocked())).then(new Operation.Gosched());
    main.then(new Operation.CollectGarbage()).then(new Sleep(3 * MINUTE + MINUTE / 2));

    assertThat(Run.of(main.then(blocked())).stderr())
        .contains("goroutine 1 [chan receive (nil chan)]:\n")
        .contains(" [chan receive (nil chan), 3 minutes]:\n");
  }

  @Test
  void aWaitThatNoCollectionSawHasNoMinutes() {
    main.go(new Code("main.f").then(blocked())).then(new Sleep(MINUTE + MINUTE / 2));

    assertThat(Run.of(main.then(blocked())).stderr()).doesNotContain("minutes");
  }

  @Test
  void whatGoFindsWrongInItselfIsToldWithAddressesSince122() {
    Code deep = main.then(new Operation.UseStack(2_000_000_000));
    assertThat(Run.of(deep).stderr())
        .startsWith(
            """
            runtime: goroutine stack exceeds 1000000000-byte limit
            runtime: sp=0xc0200e0390 stack=[0xc0200e0000, 0xc0400e0000]
            fatal error: stack overflow
            """)
        .contains("goroutine 1 gp=0x")
        .contains(" m=0 mp=0x");

    Code again = new Code("main.main").then(new Operation.UseStack(2_000_000_000));
    assertThat(Run.of(Releases.named("1.14"), again).stderr()).doesNotContain("gp=0x");
  }

  @Test
  void theLargestStackIsHalfAGigabyte() {
    Run run = Run.of(main.then(new Operation.UseStack(400_000_000)));

    assertThat(run.exitCode()).isZero();
    assertThat(run.of(EventKind.STACK_GROWN)).extracting(Run.Told::b).endsWith(1L << 29);
  }

  @Test
  void schedtraceCountsItsTimeFromItsFirstLineAndLeavesRunnextOut() {
    Ordered process = Ordered.process(twoQueued(), 1, Releases.named("1.24"));
    process.does(new RuntimeCommand.Godebug("schedtrace", "2"));
    process.untilTime(9 * MS);

    assertThat(process.told())
        .contains("SCHED 0ms: gomaxprocs=1 idleprocs=0 threads=")
        .contains(" runqueue=0 [1]");
  }

  private Code twoQueued() {
    main.go(new Code("main.f")).go(new Code("main.f"));
    return main.then(new Operation.Compute(9 * MS, true));
  }
}
