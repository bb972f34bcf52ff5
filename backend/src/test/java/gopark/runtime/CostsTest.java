package gopark.runtime;

import static gopark.simulation.VirtualTime.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.program.Beginning;
import gopark.program.Operation;
import gopark.program.Operation.Gosched;
import gopark.program.Operation.SyncKind;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.simulation.VirtualTime;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What things cost together is near to what was measured of real Go; the source is in model.md. */
class CostsTest {
  private static final int TIMES = 1_000;

  /** No goroutine of the runtime's waits in the queue when main begins. */
  private static final Release RELEASE = Releases.named("1.24");

  private static RuntimeConfig config(int processors) {
    return new RuntimeConfig(
        RELEASE, processors, 8, 1, CostModel.ideal(), Beginning.QUIET, Limits.standard());
  }

  /** The virtual time of one of many repetitions. */
  private static long each(int processors, UnaryOperator<Code> prepare, UnaryOperator<Code> once) {
    Code empty = prepare.apply(new Code("main.main"));
    Code full = prepare.apply(new Code("main.main"));
    for (int i = 0; i < TIMES; i++) {
      full = once.apply(full);
    }
    long before = Run.of(config(processors), empty).took();
    return (Run.of(config(processors), full).took() - before) / TIMES;
  }

  private static long each(UnaryOperator<Code> once) {
    return each(1, code -> code, once);
  }

  private static Code nothing() {
    return new Code("main.f");
  }

  @Test
  void aGoroutineFromItsCreationToItsEndTakesAbout240ns() {
    long withYield = each(code -> code.go(nothing()).then(new Gosched()));
    assertThat(withYield - 120).isBetween(200L, 280L);
  }

  @Test
  void aSwitchByGoschedTakesAbout120ns() {
    assertThat(each(code -> code.then(new Gosched()))).isBetween(110L, 160L);
  }

  @Test
  void aHandOffThroughAnUnbufferedChannelTakesAbout200nsEachWay() {
    Code answers = new Code("main.answers");
    for (int i = 0; i < TIMES; i++) {
      answers.then(new Operation.Receive(1)).then(new Operation.Send(2, "v"));
    }
    long both =
        each(
            1,
            code ->
                code.then(new Operation.MakeChannel(0, ""))
                    .then(new Operation.MakeChannel(0, ""))
                    .go(answers)
                    .then(new Gosched()),
            code -> code.then(new Operation.Send(1, "v")).then(new Operation.Receive(2)));
    assertThat(both / 2).isBetween(150L, 250L);
  }

  @Test
  void aBufferedSendOrReceiveTakes22ns() {
    long pair =
        each(
            1,
            code -> code.then(new Operation.MakeChannel(1, "")),
            code -> code.then(new Operation.Send(1, "v")).then(new Operation.Receive(1)));
    assertThat(pair).isEqualTo(44);
  }

  @Test
  void lockAndUnlockOfAFreeMutexTake6nsBesideTheCallsOfTheProgram() {
    long pair =
        each(
            1,
            code -> code.then(new Operation.MakeSync(SyncKind.MUTEX, "")),
            code -> code.then(new Operation.Lock(1)).then(new Operation.Unlock(1)));
    assertThat(pair).isEqualTo(6);
  }

  @Test
  void aSystemCallTakes80nsMoreThanARawOne() {
    long raw = each(code -> code.then(new Operation.Syscall(180, Operation.SyscallKind.RAW)));
    long call = each(code -> code.then(new Operation.Syscall(180, Operation.SyscallKind.BLOCKING)));
    assertThat(raw).isBetween(180L, 185L);
    assertThat(call - raw).isBetween(75L, 85L);
  }

  @Test
  void aHandOffBetweenThreadsTakesMicroseconds() {
    Code locked = new Code("main.locked").then(new Operation.LockThread());
    for (int i = 0; i < TIMES; i++) {
      locked.then(new Gosched());
    }
    long turn =
        each(1, code -> code.go(locked).then(new Gosched()), code -> code.then(new Gosched()));
    assertThat(turn).isBetween(14_000L, 56_000L);
  }

  @Test
  void aChangeOfGomaxprocsTakesTenMicroseconds() {
    long twoChanges =
        each(
            1,
            code -> code,
            code -> code.then(new Operation.SetMaxProcs(2)).then(new Operation.SetMaxProcs(1)));
    assertThat(twoChanges / 2).isBetween(5_000L, 49_000L);
  }

  @Test
  void aStackThatGrowsTo32KilobytesTakesFourToFiveMicroseconds() {
    Code grows = new Code("main.f").then(new Operation.UseStack(20_000));
    long all = each(code -> code.go(grows).then(new Gosched()));
    assertThat(all).isBetween(3_900L, 5_500L);
  }

  @Test
  void aForcedCollectionOfAnEmptyHeapTakesTensOfMicrosecondsUpToAFew100() {
    Operation collect = new Operation.CollectGarbage();
    long again = each(1, code -> code.then(collect), code -> code.then(collect));
    assertThat(again).isBetween(20_000L, 500_000L);
  }

  @Test
  void bytesCostByTheKilobyteAndNeverMoreThanThereIsTime() {
    assertThat(CostModel.ofBytes(1_500, 1_000)).isEqualTo(1_500 * 1_000 / 1_024);
    assertThat(CostModel.ofBytes(1L << 40, SECOND)).isEqualTo((1L << 30) * SECOND);
    assertThat(CostModel.ofBytes(1L << 47, SECOND)).isEqualTo(VirtualTime.END);
  }

  @Test
  void everyCostButThatOfASiblingIsAPositiveNumber() throws ReflectiveOperationException {
    Map<String, Long> costs = new HashMap<>();
    for (var component : CostModel.class.getRecordComponents()) {
      costs.put(component.getName(), (Long) component.getAccessor().invoke(CostModel.linux()));
    }
    assertThat(costs).hasSize(43);
    assertThat(costs.remove("kernelSibling")).as("each core is one of its own").isZero();
    assertThat(costs.remove("kernelSlice")).as("a slice, not a delay").isEqualTo(3_000_000);
    assertThat(costs.values()).allMatch(cost -> cost > 0 && cost <= 65_000);
  }
}
