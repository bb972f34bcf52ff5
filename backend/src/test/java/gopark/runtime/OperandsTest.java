package gopark.runtime;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.program.Operation.SyncKind;
import gopark.program.Outcome;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a program asks for, the simulation goes on or the simulated process ends. */
class OperandsTest {
  private static final int FEW = 5;

  /** The one object that a program makes here. */
  private static final int ONLY = 1;

  private final List<String> log = new ArrayList<>();
  private final Code main = new Code("main.main");

  /** All operations that name objects, by the object's number. */
  private static List<IntFunction<Operation>> withHandle() {
    return List.of(
        handle -> new Operation.Send(handle, "v"),
        Operation.Receive::new,
        Operation.Close::new,
        Operation.Length::new,
        Operation.Capacity::new,
        handle -> select(handle, false),
        handle -> select(handle, true),
        handle -> new Operation.Select(List.of(receives(0), receives(handle)), false),
        handle -> new Operation.Select(List.of(receives(handle), receives(handle)), true),
        Operation.Lock::new,
        Operation.TryLock::new,
        Operation.Unlock::new,
        Operation.WriteLock::new,
        Operation.WriteUnlock::new,
        Operation.ReadLock::new,
        Operation.ReadUnlock::new,
        handle -> new Operation.AddToGroup(handle, 1),
        Operation.WaitForGroup::new,
        Operation.CondTicket::new,
        handle -> new Operation.CondWaitWithTicket(handle, 0),
        Operation.Signal::new,
        Operation.Broadcast::new,
        Operation.Acquire::new,
        Operation.Release::new,
        Operation.TimerChannel::new,
        Operation.StopTimer::new,
        handle -> new Operation.ResetTimer(handle, 1));
  }

  private static Operation.SelectCase receives(int handle) {
    return new Operation.SelectCase(handle, false, null);
  }

  private static Operation select(int handle, boolean sends) {
    return new Operation.Select(List.of(new Operation.SelectCase(handle, sends, "v")), false);
  }

  private static Operation make(SyncKind kind) {
    return new Operation.MakeSync(kind, "");
  }

  static Stream<Operation> withAHandleOfNothing() {
    return withHandle().stream()
        .flatMap(
            maker -> Stream.of(-1, 2, 99, Integer.MIN_VALUE, Integer.MAX_VALUE).map(maker::apply));
  }

  @ParameterizedTest
  @MethodSource("withAHandleOfNothing")
  void anObjectThatNobodyMadeEndsTheProcess(Operation operation) {
    Run run = Run.of(main.then(make(SyncKind.MUTEX)).then(operation));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .startsWith("fatal error: gopark: there is no object ")
        .contains("goroutine 1 [running]:\nmain.main()\n");
  }

  static Stream<Operation> withAHandleOfAnotherKind() {
    return withHandle().stream().map(maker -> maker.apply(ONLY));
  }

  @ParameterizedTest
  @MethodSource("withAHandleOfAnotherKind")
  void anObjectOfAnotherKindEndsTheProcess(Operation operation) {
    boolean semaphore =
        operation instanceof Operation.Acquire || operation instanceof Operation.Release;
    Operation other = make(semaphore ? SyncKind.MUTEX : SyncKind.SEMAPHORE);

    Run run = Run.of(main.then(other).then(operation));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .startsWith(
            semaphore
                ? "fatal error: gopark: object 1 is a Mutex, no Semaphore\n"
                : "fatal error: gopark: object 1 is a Semaphore, no ");
  }

  @Test
  void aLockThatIsNoneIsNotALock() {
    Run run = Run.of(main.then(new Operation.Lock(Operation.NIL)));

    assertThat(run.stderr()).startsWith("fatal error: gopark: there is no object 0\n");
  }

  @Test
  void whoWaitsForNothingThatGoKnowsEndsTheProcess() {
    Run run = Run.of(main.then(new Operation.Block("better times")));

    assertThat(run.stderr())
        .startsWith("fatal error: gopark: there is no wait reason better times\n");
  }

  @Test
  void theTimersOfOldReleasesAreRunByTheRuntimeOnly() {
    Run run = Run.of(Releases.named("1.13"), main.then(new Operation.RunTimers(-7)));

    assertThat(run.stderr()).startsWith("fatal error: gopark: only the runtime runs its timers\n");
  }

  static Stream<Operation> makers() {
    return Stream.of(
        new Operation.MakeChannel(0, ""),
        make(SyncKind.MUTEX),
        make(SyncKind.SEMAPHORE),
        new Operation.NewTimer(1, 0),
        new Operation.AfterFunc(1_000_000_000_000L, new Code("main.f")),
        new Operation.NetworkRead(1));
  }

  @ParameterizedTest
  @MethodSource("makers")
  void whoMakesTooManyObjectsIsStopped(Operation maker) {
    for (int i = 0; i <= FEW; i++) {
      main.then(maker);
    }

    Run run = Run.of(withLimits(new Limits(100, FEW, 100, 1 << 20)), main);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .isEqualTo("gopark: the program has more than 5 channels, locks and timers\n");
  }

  @Test
  void asManyObjectsAsMayBeAreNotTooMany() {
    for (int i = 0; i < FEW; i++) {
      main.then(make(SyncKind.MUTEX));
    }

    assertThat(Run.of(withLimits(new Limits(100, FEW, 100, 1 << 20)), main).exitCode()).isZero();
  }

  @Test
  void goroutinesThatTimersStartCountAsAllOthers() {
    for (int i = 0; i < FEW; i++) {
      main.then(
          new Operation.AfterFunc(1, new Code("main.f").then(new Operation.Sleep(1_000_000_000))));
    }
    main.then(new Operation.Sleep(500_000_000));

    Run run = Run.of(withLimits(new Limits(FEW, 100, 100, 1 << 20)), main);

    assertThat(run.stderr())
        .isEqualTo("gopark: the program has more than " + FEW + " goroutines\n");
  }

  private static RuntimeConfig withLimits(Limits limits) {
    return new RuntimeConfig(
        Releases.newest(), 1, 1, 1, CostModel.ideal(), Beginning.QUIET, limits);
  }

  static Stream<Operation> withAbsurdNumbers() {
    List<Operation> operations = new ArrayList<>();
    for (long n : new long[] {Long.MIN_VALUE, -1, 0, Long.MAX_VALUE - 1, Long.MAX_VALUE}) {
      operations.add(new Operation.Compute(n < 0 ? n : Math.min(n, 1), true));
      operations.add(new Operation.UseStack(n));
      operations.add(new Operation.Allocate(n));
      operations.add(new Operation.NewTimer(n, n));
      operations.add(new Operation.AfterFunc(n, new Code("main.f")));
      operations.add(new Operation.SetMaxProcs((int) n));
      operations.add(new Operation.SetMaxProcs(n > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE));
      operations.add(new Operation.MakeChannel((int) n, ""));
      operations.add(new Operation.MakeChannel(n > 0 ? Integer.MAX_VALUE : -7, ""));
      operations.add(new Operation.ExitProcess((int) n));
      if (n <= 0) {
        operations.add(new Operation.Sleep(n));
        operations.add(new Operation.NetworkRead(n));
        for (Operation.SyscallKind kind : Operation.SyscallKind.values()) {
          operations.add(new Operation.Syscall(n, kind));
        }
      }
    }
    return operations.stream();
  }

  @ParameterizedTest
  @MethodSource("withAbsurdNumbers")
  void aNumberWithoutSenseIsNoHarm(Operation operation) {
    for (String release : List.of("1.26", "1.13")) {
      Code code = new Code("main.main").then(operation).then(new Operation.Gosched());
      Run run = Run.of(Releases.named(release), code);

      assertThat(run.of(EventKind.PROCESS_EXITED)).as("%s, %s", operation, release).hasSize(1);
    }
  }

  static Stream<Operation> thatLastForEver() {
    return Stream.of(
        new Operation.Sleep(Long.MAX_VALUE),
        new Operation.NetworkRead(Long.MAX_VALUE),
        new Operation.Syscall(Long.MAX_VALUE, Operation.SyscallKind.RAW),
        new Operation.Syscall(Long.MAX_VALUE, Operation.SyscallKind.BLOCKING),
        new Operation.Syscall(Long.MAX_VALUE, Operation.SyscallKind.KNOWN_BLOCKING),
        new Operation.Compute(Long.MAX_VALUE, true),
        new Operation.Compute(Long.MAX_VALUE, false));
  }

  @ParameterizedTest
  @MethodSource("thatLastForEver")
  void whatLastsLongerThanTimeItselfIsNotBackInTime(Operation operation) {
    Ordered process =
        Ordered.process(
            new Code("main.main").then(operation).then(operation), 2, Releases.newest());
    long before = process.runtime.now();

    for (int i = 0; i < 10_000 && process.runtime.step(); i++) {
      process.runtime.checkInvariants();
      assertThat(process.runtime.now()).isGreaterThanOrEqualTo(before);
      before = process.runtime.now();
    }

    assertThat(process.runtime.ending()).isNull();
  }

  @Test
  void moreBytesThanAnObjectCanHaveAreAPanicOfTheAllocator() {
    main.then(new Operation.Allocate(-1)).note(log, OperandsTest::panic);
    main.then(new Operation.Allocate(1L << 49)).note(log, OperandsTest::panic);

    Run.of(main);

    assertThat(log)
        .containsExactly(
            "runtime error: makeslice: len out of range",
            "runtime error: makeslice: len out of range");
  }

  @Test
  void moreMemoryThanThereIsIsFatal() {
    Run run = Run.of(main.then(new Operation.Allocate(1L << 48)));

    assertThat(run.stderr())
        .startsWith("runtime: out of memory: cannot allocate 281474976710656-byte block (")
        .contains("\nfatal error: out of memory\n");
  }

  @Test
  void aTickerNeedsAPeriod() {
    main.then(new Operation.NewTimer(1, -1)).note(log, OperandsTest::panic);

    Run.of(main);

    assertThat(log).containsExactly("non-positive interval for NewTicker");
  }

  private static String panic(Outcome outcome) {
    return requireNonNull(outcome.panic).printed();
  }
}
