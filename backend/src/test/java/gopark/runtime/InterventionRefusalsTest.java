package gopark.runtime;

import static gopark.runtime.Ordered.MAIN;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Hand;
import gopark.program.Operation;
import gopark.program.Operation.SyscallKind;
import gopark.program.Program;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.intervention.Refusal;
import gopark.runtime.release.Releases;
import gopark.runtime.release.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** What makes no sense is refused in words, and then nothing at all has changed. */
class InterventionRefusalsTest {
  private static final long MS = 1_000_000;

  /** All that is ordered of one goroutine. */
  private static final List<IntFunction<Intervention>> OF_ONE =
      List.of(
          g -> new Intervention.StartGoroutines(List.of(nothing()), g),
          g -> new Intervention.Syscall(g, MS, SyscallKind.BLOCKING),
          g -> new Intervention.NetRead(g, MS),
          g -> new Intervention.Sleep(g, MS),
          g -> new Intervention.Block(g, "chan receive"),
          Intervention.Unblock::new,
          Intervention.Gosched::new,
          Intervention.Preempt::new,
          g -> new Intervention.Exit(g, false),
          g -> new Intervention.Exit(g, true),
          g -> new Intervention.Panic(g, "boom"),
          Intervention.LockThread::new,
          Intervention.UnlockThread::new,
          g -> new Intervention.GrowStack(g, 10_000));

  private static final List<Intervention> OF_ALL =
      List.of(
          new Intervention.StartGoroutinesOn(List.of(nothing()), 0),
          new Intervention.CollectGarbage(),
          new Intervention.SetMaxProcs(2),
          new Intervention.SetCores(2),
          new Intervention.SetQuota(50 * MS, 100 * MS),
          new Intervention.SetDebug("schedtrace", "10"),
          new Intervention.ChangeRules(Rules.NONE));

  private static Program nothing() {
    return ListProgram.of("main.nothing");
  }

  private static void eachRefuses(Ordered process, int g, String code) {
    for (IntFunction<Intervention> one : OF_ONE) {
      Intervention intervention = one.apply(g);
      Refusal refusal = process.refuses(intervention);
      assertThat(refusal.code()).as(intervention.command()).isEqualTo(code);
      assertThat(refusal.sentence()).endsWith(".");
      assertThat(refusal.arguments()).containsEntry("g", g);
    }
  }

  private static String code(Ordered process, Intervention intervention) {
    Refusal refusal = process.refuses(intervention);
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
    process.does(new Intervention.Exit(MAIN, false));
    for (IntFunction<Intervention> one : OF_ONE) {
      assertThat(code(process, one.apply(MAIN))).isEqualTo("process-ended");
    }
    for (Intervention intervention : OF_ALL) {
      assertThat(code(process, intervention)).isEqualTo("process-ended");
    }
  }

  @Test
  void onlyWhoWasBlockedByHandIsUnblockedByHand() {
    Ordered process = Ordered.hand(1);
    assertThat(code(process, new Intervention.Unblock(MAIN))).isEqualTo("not-waiting");
    int g = process.starts(nothing());
    assertThat(code(process, new Intervention.Unblock(g))).isEqualTo("not-waiting");
    process.does(new Intervention.Sleep(MAIN, 50 * MS));
    Refusal refusal = process.refuses(new Intervention.Unblock(MAIN));
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
    process.untilStatus(MAIN, "_Gwaiting");
    assertThat(code(process, new Intervention.Unblock(MAIN))).isEqualTo("waits-for-something");
    Ordered idle = Ordered.hand(1).untilTime(MS);
    assertThat(code(idle, new Intervention.Unblock(MAIN))).isEqualTo("waits-for-something");
  }

  @Test
  void aSystemCallIsNotEndedByHand() {
    Ordered process = Ordered.hand(1);
    process.does(new Intervention.Syscall(MAIN, MS, SyscallKind.BLOCKING));
    assertThat(code(process, new Intervention.Unblock(MAIN))).isEqualTo("in-system-call");
    assertThat(code(process, new Intervention.Preempt(MAIN))).isEqualTo("not-running");
  }

  @Test
  void whoDoesNotRunIsNotPreempted() {
    Ordered process = Ordered.hand(1);
    int g = process.starts(nothing());
    assertThat(code(process, new Intervention.Preempt(g))).isEqualTo("not-running");
    process.untilTime(MS);
    assertThat(code(process, new Intervention.Preempt(MAIN))).isEqualTo("not-running");
  }

  @Test
  void aProcessorStartsNothingIfItIsNotThereOrRunsNobody() {
    Ordered process = Ordered.hand(2);
    List<Program> one = List.of(nothing());
    assertThat(code(process, new Intervention.StartGoroutinesOn(one, 2)))
        .isEqualTo("no-such-processor");
    assertThat(code(process, new Intervention.StartGoroutinesOn(one, -1)))
        .isEqualTo("no-such-processor");
    Integer busy = process.g(MAIN).p();
    assertThat(busy).isNotNull();
    assertThat(code(process, new Intervention.StartGoroutinesOn(one, 1 - busy)))
        .isEqualTo("processor-runs-nobody");
  }

  @Test
  void numbersOutOfRangeAreNamed() {
    Ordered process = Ordered.hand(1);
    List<Intervention> wrong =
        List.of(
            new Intervention.StartGoroutines(List.of(), MAIN),
            new Intervention.Syscall(MAIN, -1, SyscallKind.RAW),
            new Intervention.Sleep(MAIN, Long.MAX_VALUE),
            new Intervention.NetRead(MAIN, -1),
            new Intervention.GrowStack(MAIN, 0),
            new Intervention.Panic(MAIN, "x".repeat(1_001)),
            new Intervention.SetMaxProcs(0),
            new Intervention.SetMaxProcs(1_025),
            new Intervention.SetCores(0),
            new Intervention.SetCores(1_025),
            new Intervention.SetQuota(-1, 100 * MS),
            new Intervention.SetQuota(50 * MS, 0),
            new Intervention.SetQuota(1, 100 * MS),
            new Intervention.SetQuota(50 * MS, 2_000 * MS));
    for (Intervention intervention : wrong) {
      Refusal refusal = process.refuses(intervention);
      assertThat(refusal.code()).as("%s", intervention).isEqualTo("out-of-range");
      assertThat(refusal.arguments()).containsKeys("name", "value", "least", "most");
    }
  }

  @Test
  void moreGoroutinesThanMayBeAreNotStarted() {
    Ordered process = Ordered.hand(1);
    List<Program> many = new ArrayList<>();
    Program same = nothing();
    for (int i = 0; i <= Intervention.MAX_STARTED; i++) {
      many.add(same);
    }
    assertThat(code(process, new Intervention.StartGoroutines(many, MAIN)))
        .isEqualTo("out-of-range");
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
            code(
                process,
                new Intervention.StartGoroutines(
                    List.of(nothing(), nothing(), nothing(), nothing()), MAIN)))
        .isEqualTo("too-many-goroutines");
  }

  @Test
  void nobodyRemembersOrdersWithoutEnd() {
    Ordered process = Ordered.hand(1);
    process.does(new Intervention.Block(MAIN, "select"));
    Program same = nothing();
    List<Program> many = new ArrayList<>();
    for (int i = 0; i < Intervention.MAX_STARTED; i++) {
      many.add(same);
    }
    process.does(new Intervention.StartGoroutines(many, MAIN));
    assertThat(code(process, new Intervention.Gosched(MAIN))).isEqualTo("too-many-orders");
  }

  @Test
  void aReasonThatGoDoesNotKnowOrThatHasItsOwnCommandIsRefused() {
    Ordered process = Ordered.hand(1);
    for (String reason : List.of("", "because", "sleep", "IO wait", "awaiting orders")) {
      assertThat(code(process, new Intervention.Block(MAIN, reason)))
          .as(reason)
          .isEqualTo("unknown-wait-reason");
    }
  }

  @Test
  void settingsAndRulesAreRefusedInTheirOwnWords() {
    Ordered process = Ordered.hand(1);
    assertThat(code(process, new Intervention.SetDebug("colour", "1")))
        .isEqualTo("unknown-debug-setting");
    assertThat(code(process, new Intervention.SetDebug("schedtrace", "often")))
        .isEqualTo("debug-value-no-number");
    Ordered old = Ordered.process(new Hand("main.main"), 1, Releases.named("1.13"));
    assertThat(code(old, new Intervention.SetDebug("asyncpreemptoff", "1")))
        .isEqualTo("debug-setting-too-new");
    Rules signals = new Rules(null, null, true, null, null, null, null);
    assertThat(code(old, new Intervention.ChangeRules(signals))).isEqualTo("no-async-preemption");
  }

  @Test
  void beforeMainStandsAtItsFirstLineNothingCanBeOrdered() {
    Ordered process = Ordered.starting();
    for (Intervention intervention : OF_ALL) {
      assertThat(code(process, intervention)).isEqualTo("still-starting");
    }
  }
}
