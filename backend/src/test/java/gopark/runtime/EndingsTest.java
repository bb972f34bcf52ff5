package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.Receive;
import gopark.program.Operation.Sleep;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.event.EventKind;
import gopark.runtime.release.Releases;
import gopark.runtime.state.WaitReason;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a process leaves behind. The texts are those of real Go, without arguments and addresses.
 */
class EndingsTest {
  private final Code main = new Code("main.main");

  private static Code function(Operation... operations) {
    Code code = new Code("main.main.func1");
    for (Operation operation : operations) {
      code.then(operation);
    }
    return code;
  }

  private static Operation blocked() {
    return new Receive(Operation.NIL);
  }

  @Test
  void mainsReturnEndsTheProcessWithItsGoroutines() {
    Run run = Run.of(main.go(function(blocked())).then(new Gosched()));

    assertThat(run.exitCode()).isZero();
    assertThat(run.stderr()).isEmpty();
    assertThat(run.of(EventKind.PROCESS_EXITED)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "3, 3", "256, 0", "-1, 255"})
  void theExitStatusHasEightBits(int code, int status) {
    main.go(function(new Operation.ExitProcess(code))).then(blocked());

    assertThat(Run.of(main).exitCode()).isEqualTo(status);
  }

  @Test
  void aPanicShowsItsGoroutineAndWhoCreatedIt() {
    main.go(function(new Operation.Panic("boom\n\tpanic: again"))).then(blocked());

    Run run = Run.of(main);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr().replaceFirst("goroutine [0-9]+ \\[running", "goroutine 18 [running"))
        .isEqualTo(
            """
            panic: boom
            \tpanic: again

            goroutine 18 [running]:
            main.main.func1()
            \ta.go:1
            created by main.main in goroutine 1
            \ta.go:1
            """);
  }

  @Test
  void aDeadlockShowsAllGoroutinesButTheRuntimesOwn() {
    main.then(new Operation.MakeChannel(0, "c")).then(new Operation.LockThread());
    main.go(function(new Operation.Send(1, 7))).then(blocked());

    Run run = Run.of(main);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(
            run.stderr().replaceFirst("goroutine [0-9]+ \\[chan send", "goroutine 18 [chan send"))
        .isEqualTo(
            """
            fatal error: all goroutines are asleep - deadlock!

            goroutine 1 [chan receive (nil chan), locked to thread]:
            main.main()
            \ta.go:4

            goroutine 18 [chan send]:
            main.main.func1()
            \ta.go:1
            created by main.main in goroutine 1
            \ta.go:3
            """);
  }

  @Test
  void olderReleasesDoNotSayWhichGoroutineCreatedAnother() {
    main.go(function(new Operation.Panic("boom"))).then(blocked());

    assertThat(Run.of(Releases.named("1.14"), main).stderr())
        .endsWith("created by main.main\n\ta.go:1\n");
  }

  @Test
  void whenMainHasLeftByGoexitTheDeadlockIsCalledByThatName() {
    Run run = Run.of(main.go(function(new Gosched())).then(new Operation.Goexit()));

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .isEqualTo("fatal error: no goroutines (main called runtime.Goexit) - deadlock!\n");
  }

  @Test
  void mainThatHasLeftByGoexitLetsTheOthersDeadlockByThemselves() {
    Run run = Run.of(main.go(function(blocked())).then(new Operation.Goexit()));

    assertThat(run.stderr())
        .startsWith("fatal error: all goroutines are asleep - deadlock!\n\ngoroutine ")
        .doesNotContain("goroutine 1 [");
  }

  @Test
  void aSleeperIsNoDeadlockButWhatComesAfterIs() {
    main.go(function(new Sleep(5_000_000))).then(blocked());

    Run run = Run.of(main);

    assertThat(run.stderr()).startsWith("fatal error: all goroutines are asleep");
    assertThat(run.took()).isGreaterThan(5_000_000);
  }

  @Test
  void aMutexNobodyUnlocksIsShownWithTheCallsOfItsPackage() {
    main.then(new Operation.MakeSync(Operation.SyncKind.MUTEX, "mu"));
    main.then(new Operation.Lock(1)).then(new Operation.Lock(1));

    assertThat(Run.of(main).stderr())
        .isEqualTo(
            """
            fatal error: all goroutines are asleep - deadlock!

            goroutine 1 [sync.Mutex.Lock]:
            internal/sync.runtime_SemacquireMutex(0xc000014098?, 0x0?, 0x0?)
            \truntime/sema.go:95
            internal/sync.(*Mutex).lockSlow(0xc000014090)
            \tinternal/sync/mutex.go:149
            internal/sync.(*Mutex).Lock(...)
            \tinternal/sync/mutex.go:70
            sync.(*Mutex).Lock(...)
            \tsync/mutex.go:46
            main.main()
            \ta.go:3
            """);
  }

  @Test
  void since126AFatalErrorOfTheProgramShowsOneGoroutineAndBeforeAll() {
    main.go(function(blocked())).then(new Gosched()).then(new Operation.Fatal("all goes wrong"));

    assertThat(Run.of(main.copy(new Copies())).stderr())
        .startsWith("fatal error: all goes wrong\n\ngoroutine 1 [running]:\nmain.main()\n")
        .doesNotContain("main.main.func1");
    assertThat(Run.of(Releases.named("1.24"), main).stderr())
        .contains("main.main.func1()")
        .doesNotContain("runtime.");
  }

  @Test
  void aStackWithoutEndOverflows() {
    main.then(new Operation.UseStack(Long.MAX_VALUE));

    Run run = Run.of(main);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .startsWith(
            """
            runtime: goroutine stack exceeds 1000000000-byte limit
            runtime: sp=0xc0200e0390 stack=[0xc0200e0000, 0xc0400e0000]
            fatal error: stack overflow

            runtime stack:
            runtime.throw({0x4c627c?, 0x1?})
            \truntime/panic.go:1243
            runtime.newstack()
            \truntime/stack.go:1207
            runtime.morestack()
            \truntime/asm_amd64.s:650

            goroutine 1 gp=0x\
            """)
        .containsPattern("m=[0-9]+ mp=0x[0-9a-f]+ \\[running\\]:\nmain.main\\(\\)\n\ta.go:1\n")
        .containsPattern("m=nil \\[force gc \\(idle\\)\\]:\n");
    assertThat(run.of(EventKind.STACK_GROWN).getLast().b()).isEqualTo(1 << 29);
  }

  @Test
  void tooManyThreadsAreTheRuntimesOwnFatalError() {
    for (int i = 0; i < 20; i++) {
      main.go(
          function(new Operation.Syscall(1_000_000_000L, Operation.SyscallKind.KNOWN_BLOCKING)));
    }
    main.then(new Sleep(500_000_000));
    Limits limits = new Limits(1000, 1000, 10, 1 << 20);
    RuntimeConfig config =
        new RuntimeConfig(Releases.newest(), 1, 4, 1, CostModel.ideal(), Beginning.QUIET, limits);

    Run run = Run.of(config, main);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.stderr())
        .startsWith(
            """
            runtime: program exceeds 10-thread limit
            fatal error: thread exhaustion

            goroutine\
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "MUTEX_LOCK, 26, sync.Mutex.Lock",
    "MUTEX_LOCK, 20, sync.Mutex.Lock",
    "MUTEX_LOCK, 19, semacquire",
    "RW_MUTEX_R_LOCK, 14, semacquire",
    "WAIT_GROUP_WAIT, 24, sync.WaitGroup.Wait",
    "WAIT_GROUP_WAIT, 23, semacquire",
    "CHAN_RECEIVE_NIL, 13, chan receive (nil chan)"
  })
  void waitReasonsHaveTheNamesOfTheirRelease(WaitReason reason, int minor, String text) {
    assertThat(reason.text(minor)).isEqualTo(text);
  }

  /** Threads that have ended keep their numbers, and a trace has room for so many. */
  @Test
  void aProgramThatMakesThreadsForEverEnds() {
    RepeatedProgram one = new RepeatedProgram("main.one", 1, new Operation.Compute(10, true));
    RepeatedProgram starter =
        new RepeatedProgram(
            "main.main", 20_000, new Operation.Go(one), new Operation.Sleep(100_000));

    WorldRun run = new WorldRun(starter, Releases.named("1:1"), 1);
    run.toTheEnd();

    assertThat(Objects.requireNonNull(run.runtime.ending()).stderr())
        .isEqualTo("gopark: the program has more than 16382 threads in all\n");
  }
}
