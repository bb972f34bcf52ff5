package gopark.runtime;

import gopark.program.Operation.SyscallKind;
import gopark.runtime.intervention.Answer;
import gopark.runtime.intervention.Intervention;
import gopark.runtime.intervention.Refusal;
import gopark.runtime.release.Rules;
import gopark.simulation.SeededRandom;
import java.util.List;

/** Interferes with a run in any way a learner can, drawn from a seed; much of it makes no sense. */
final class RandomLearner {
  private final SeededRandom random;
  private final int seldom;
  int applied;
  int refused;

  RandomLearner(long seed) {
    random = new SeededRandom(seed ^ 0x1EA54E5L);
    seldom = 5 + random.below(200);
  }

  /** Perhaps does something. */
  void interfere(GoRuntime runtime) {
    boolean objectsMade = runtime.core().handles.size() >= RandomProgram.OBJECTS;
    if (random.below(seldom) > 0 || !objectsMade || runtime.ending() != null) {
      return;
    }
    Answer answer = runtime.apply(draw());
    if (answer instanceof Refusal) {
      refused++;
    } else {
      applied++;
    }
  }

  private int g() {
    return random.below(12) == 0 ? random.below(200) : 1 + random.below(40);
  }

  private Intervention draw() {
    return switch (random.below(22)) {
      case 0, 1, 2 -> start();
      case 3 ->
          new Intervention.StartGoroutinesOn(
              List.of(RandomProgram.main(random.next(), 2).child()), random.below(4));
      case 4, 5 -> new Intervention.Syscall(g(), random.below(20_000_000), SyscallKind.BLOCKING);
      case 6 -> new Intervention.Syscall(g(), random.below(50_000), SyscallKind.KNOWN_BLOCKING);
      case 7 -> new Intervention.NetRead(g(), random.below(3_000_000));
      case 8 -> new Intervention.Sleep(g(), random.below(3_000_000));
      case 9 -> new Intervention.Block(g(), "chan receive");
      case 10, 11 -> new Intervention.Unblock(g());
      case 12 -> new Intervention.Gosched(g());
      case 13 -> new Intervention.Preempt(g());
      case 14 -> new Intervention.Exit(2 + g(), random.below(2) == 0);
      case 15 -> new Intervention.LockThread(g());
      case 16 -> new Intervention.UnlockThread(g());
      case 17 -> new Intervention.GrowStack(g(), random.below(100_000));
      case 18 -> new Intervention.CollectGarbage();
      case 19 -> new Intervention.SetMaxProcs(1 + random.below(8));
      case 20 -> new Intervention.SetCores(1 + random.below(8));
      default -> changeOfRules();
    };
  }

  private Intervention start() {
    return new Intervention.StartGoroutines(
        List.of(RandomProgram.main(random.next(), 2).child(), RandomProgram.main(1, 2).child()),
        random.below(2) == 0 ? Intervention.WHICHEVER : g());
  }

  /** Only rules without which everybody is still served. */
  private Intervention changeOfRules() {
    return switch (random.below(4)) {
      case 0 -> new Intervention.SetDebug("asyncpreemptoff", random.below(2) == 0 ? "0" : "1");
      case 1 -> new Intervention.SetQuota(50_000_000L + random.below(50_000_000), 100_000_000);
      case 2 -> new Intervention.SetQuota(0, 100_000_000);
      default ->
          new Intervention.ChangeRules(
              new Rules(null, random.below(2) == 0, null, 61, null, null, null));
    };
  }
}
