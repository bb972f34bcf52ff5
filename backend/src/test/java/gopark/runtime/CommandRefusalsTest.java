package gopark.runtime;

import static gopark.runtime.Ordered.MAIN;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Orders;
import gopark.command.ProcessSignal;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import gopark.runtime.release.SomeRules;
import gopark.runtime.state.GoroutineStatus;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What makes no sense is refused in words, and then nothing at all has changed. */
class CommandRefusalsTest {
  private static final long MS = 1_000_000;

  /** All that is ordered of one goroutine. */
  private static final List<IntFunction<RuntimeCommand>> OF_ONE =
      List.of(
          g -> Orders.start(List.of(nothing()), g),
          g -> Orders.syscall(g, MS, SyscallKind.BLOCKING),
          g -> Orders.netRead(g, MS),
          g -> Orders.sleep(g, MS),
          g -> Orders.block(g, "chan receive"),
          RuntimeCommand.Unblock::new,
          Orders::gosched,
          RuntimeCommand.Preempt::new,
          g -> Orders.exit(g, false),
          g -> Orders.exit(g, true),
          g -> Orders.panic(g, "boom"),
          Orders::lockThread,
          Orders::unlockThread,
          g -> Orders.growStack(g, 10_000));

  private static final List<RuntimeCommand> OF_ALL =
      List.of(
          Orders.startOn(List.of(nothing()), 0),
          Orders.gc(),
          Orders.gomaxprocs(2),
          new RuntimeCommand.Cores(2),
          new RuntimeCommand.Quota(50 * MS, 100 * MS),
          new RuntimeCommand.Signal(ProcessSignal.SIGINT),
          new RuntimeCommand.Godebug("schedtrace", "10"),
          new RuntimeCommand.ChangeRules(Rules.NONE));

  private static Program nothing() {
    return ListProgram.of("main.nothing");
  }

  private static void eachRefuses(Ordered process, int g, String code) {
    for (IntFunction<RuntimeCommand> one : OF_ONE) {
      RuntimeCommand command = one.apply(g);
      Refusal refusal = process.refuses(command);
      assertThat(refusal.code()).as(command.name()).isEqualTo(code);
      assertThat(refusal.sentence()).endsWith(".");
      assertThat(refusal.arguments()).containsEntry("g", g);
    }
  }

  private static String code(Ordered process, RuntimeCommand command) {
    Refusal refusal = process.refuses(command);
    assertThat(refusal.sentence()).matches("\\S.*[.]");
    return refusal.code();
  }

  @Test
  void nobodyWhoNeverWasCanBeOrdered() {
    Ordered process = Ordered.hand(1);
    eachRefuses(process, 99, "no-such-goroutine");
    eachRefuses(process, -1, "no-such-goroutine");
    eachRefuses(process, 1_000_000, "no-such-goroutine");
  }

  @Test
  void theDeadCannotBeOrdered() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(nothing());
    process.untilTime(MS);
    eachRefuses(process, g, "goroutine-dead");
  }

  @Test
  void theRuntimesOwnCannotBeOrdered() {
    eachRefuses(Ordered.hand(1), 2, "system-goroutine");
  }

  @Test
  void afterTheEndNothingCanBeOrdered() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.exit(MAIN, false));
    for (IntFunction<RuntimeCommand> one : OF_ONE) {
      assertThat(code(process, one.apply(MAIN))).isEqualTo("process-ended");
    }
    for (RuntimeCommand command : OF_ALL) {
      assertThat(code(process, command)).isEqualTo("process-ended");
    }
  }

  @Test
  void onlyWhoWasBlockedByHandIsUnblockedByHand() {
    Ordered process = Ordered.hand(1);
    assertThat(code(process, new RuntimeCommand.Unblock(MAIN))).isEqualTo("not-waiting");
    int g = process.starts(nothing());
    assertThat(code(process, new RuntimeCommand.Unblock(g))).isEqualTo("not-waiting");
    process.does(Orders.sleep(MAIN, 50 * MS));
    Refusal refusal = process.refuses(new RuntimeCommand.Unblock(MAIN));
    assertThat(refusal.code()).isEqualTo("waits-for-something");
    assertThat(refusal.sentence()).contains("sleep");
  }

  @Test
  void whoWaitsForAChannelOrForOrdersIsNotUnblocked() {
    ListProgram main =
        ListProgram.of("main.main")
            .then(new Operation.MakeChannel(0, ""))
            .then(new Operation.Receive(1));
    Ordered process = Ordered.process(main, 1, Releases.newest());
    process.untilStatus(MAIN, GoroutineStatus.WAITING);
    assertThat(code(process, new RuntimeCommand.Unblock(MAIN))).isEqualTo("waits-for-something");
    Ordered idle = Ordered.hand(1).untilTime(MS);
    assertThat(code(idle, new RuntimeCommand.Unblock(MAIN))).isEqualTo("waits-for-something");
  }

  @Test
  void aSystemCallIsNotEndedByHand() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.syscall(MAIN, MS, SyscallKind.BLOCKING));
    assertThat(code(process, new RuntimeCommand.Unblock(MAIN))).isEqualTo("in-system-call");
    assertThat(code(process, new RuntimeCommand.Preempt(MAIN))).isEqualTo("not-running");
  }

  @Test
  void whoDoesNotRunIsNotPreempted() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(nothing());
    assertThat(code(process, new RuntimeCommand.Preempt(g))).isEqualTo("not-running");
    process.untilTime(MS);
    assertThat(code(process, new RuntimeCommand.Preempt(MAIN))).isEqualTo("not-running");
  }

  @Test
  void aProcessorStartsNothingIfItIsNotThereOrRunsNobody() {
    Ordered process = Ordered.hand(2);
    List<Program> one = List.of(nothing());
    assertThat(code(process, Orders.startOn(one, 2))).isEqualTo("no-such-processor");
    assertThat(code(process, Orders.startOn(one, -1))).isEqualTo("no-such-processor");
    Integer busy = process.g(MAIN).p();
    assertThat(busy).isNotNull();
    assertThat(code(process, Orders.startOn(one, 1 - busy))).isEqualTo("processor-runs-nobody");
  }

  @Test
  void numbersOutOfRangeAreNamed() {
    Ordered process = Ordered.hand(1);
    List<RuntimeCommand> wrong =
        List.of(
            Orders.start(List.of(), MAIN),
            Orders.syscall(MAIN, -1, SyscallKind.RAW),
            Orders.sleep(MAIN, Long.MAX_VALUE),
            Orders.netRead(MAIN, -1),
            Orders.growStack(MAIN, 0),
            Orders.panic(MAIN, "x".repeat(1_001)),
            Orders.gomaxprocs(0),
            Orders.gomaxprocs(1_025),
            new RuntimeCommand.Cores(0),
            new RuntimeCommand.Cores(1_025),
            new RuntimeCommand.Quota(-1, 100 * MS),
            new RuntimeCommand.Quota(50 * MS, 0),
            new RuntimeCommand.Quota(1, 100 * MS),
            new RuntimeCommand.Quota(50 * MS, 2_000 * MS));
    for (RuntimeCommand command : wrong) {
      Refusal refusal = process.refuses(command);
      assertThat(refusal.code()).as("%s", command).isEqualTo("out-of-range");
      assertThat(refusal.arguments()).containsKeys("name", "value", "least", "most");
    }
  }

  @Test
  void moreGoroutinesThanMayBeAreNotStarted() {
    Ordered process = Ordered.hand(1);
    List<Program> many = new ArrayList<>();
    Program same = nothing();
    for (int i = 0; i <= RuntimeCommand.MAX_STARTED; i++) {
      many.add(same);
    }
    assertThat(code(process, Orders.start(many, MAIN))).isEqualTo("out-of-range");
  }

  @Test
  void aProcessAtItsLimitStartsNoMore() {
    RuntimeConfig config =
        new RuntimeConfig(
            Releases.newest(),
            1,
            1,
            1,
            CostModel.ideal(),
            Beginning.QUIET,
            new Limits(8, 8, 10, 1 << 20));
    Ordered process = Ordered.with(config);
    assertThat(
            code(process, Orders.start(List.of(nothing(), nothing(), nothing(), nothing()), MAIN)))
        .isEqualTo("too-many-goroutines");
  }

  @Test
  void nobodyRemembersOrdersWithoutEnd() {
    Ordered process = Ordered.hand(1);
    process.does(Orders.block(MAIN, "select"));
    Program same = nothing();
    List<Program> many = new ArrayList<>();
    for (int i = 0; i < RuntimeCommand.MAX_STARTED; i++) {
      many.add(same);
    }
    process.does(Orders.start(many, MAIN));
    assertThat(code(process, Orders.gosched(MAIN))).isEqualTo("too-many-orders");
  }

  @Test
  void aReasonThatGoDoesNotKnowOrThatHasItsOwnCommandIsRefused() {
    Ordered process = Ordered.hand(1);
    for (String reason : List.of("", "because", "sleep", "IO wait", "awaiting orders")) {
      assertThat(code(process, Orders.block(MAIN, reason)))
          .as(reason)
          .isEqualTo("unknown-wait-reason");
    }
  }

  @Test
  void settingsAndRulesAreRefusedInTheirOwnWords() {
    Ordered process = Ordered.hand(1);
    assertThat(code(process, new RuntimeCommand.Godebug("colour", "1")))
        .isEqualTo("unknown-debug-setting");
    assertThat(code(process, new RuntimeCommand.Godebug("schedtrace", "often")))
        .isEqualTo("debug-value-no-number");
    Ordered old = Ordered.process(new Hand("main.main"), 1, Releases.named("1.13"));
    assertThat(code(old, new RuntimeCommand.Godebug("asyncpreemptoff", "1")))
        .isEqualTo("debug-setting-too-new");
    Rules signals = SomeRules.of("asyncPreempt", true);
    assertThat(code(old, new RuntimeCommand.ChangeRules(signals))).isEqualTo("no-async-preemption");
  }

  @Test
  void beforeMainStandsAtItsFirstLineNothingCanBeOrdered() {
    Ordered process = Ordered.starting();
    for (RuntimeCommand command : OF_ALL) {
      assertThat(code(process, command)).isEqualTo("still-starting");
    }
  }

  @Test
  void whatIsStillToBeStartedCountsAsGoroutines() {
    Limits limits = new Limits(100, 100, 100, 1 << 20);
    Ordered process =
        Ordered.with(
            new RuntimeConfig(
                Releases.newest(), 1, 4, 1, CostModel.ideal(), Beginning.QUIET, limits));
    int busy = process.starts(nothing());
    List<Program> half = Collections.nCopies(60, nothing());
    process.does(Orders.start(half, busy));

    Refusal refusal = process.refuses(Orders.start(half, busy));

    assertThat(refusal.code()).isEqualTo("too-many-goroutines");
  }
}
