package gopark.runtime;

import gopark.command.Answer;
import gopark.command.Orders;
import gopark.command.Refusal;
import gopark.command.RuntimeCommand;
import gopark.program.Operation.SyscallKind;
import gopark.runtime.release.SomeRules;
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

  private RuntimeCommand draw() {
    return switch (random.below(22)) {
      case 0, 1, 2 -> start();
      case 3 ->
          Orders.startOn(List.of(RandomProgram.main(random.next(), 2).child()), random.below(4));
      case 4, 5 -> Orders.syscall(g(), random.below(20_000_000), SyscallKind.BLOCKING);
      case 6 -> Orders.syscall(g(), random.below(50_000), SyscallKind.KNOWN_BLOCKING);
      case 7 -> Orders.netRead(g(), random.below(3_000_000));
      case 8 -> Orders.sleep(g(), random.below(3_000_000));
      case 9 -> Orders.block(g(), "chan receive");
      case 10, 11 -> new RuntimeCommand.Unblock(g());
      case 12 -> Orders.gosched(g());
      case 13 -> new RuntimeCommand.Preempt(g());
      case 14 -> Orders.exit(2 + g(), random.below(2) == 0);
      case 15 -> Orders.lockThread(g());
      case 16 -> Orders.unlockThread(g());
      case 17 -> Orders.growStack(g(), random.below(100_000));
      case 18 -> Orders.gc();
      case 19 -> Orders.gomaxprocs(1 + random.below(8));
      case 20 -> new RuntimeCommand.Cores(1 + random.below(8));
      default -> changeOfRules();
    };
  }

  private RuntimeCommand start() {
    return Orders.start(
        List.of(RandomProgram.main(random.next(), 2).child(), RandomProgram.main(1, 2).child()),
        random.below(2) == 0 ? RuntimeCommand.WHICHEVER : g());
  }

  /** Only rules without which everybody is still served. */
  private RuntimeCommand changeOfRules() {
    return switch (random.below(4)) {
      case 0 -> new RuntimeCommand.Godebug("asyncpreemptoff", random.below(2) == 0 ? "0" : "1");
      case 1 -> new RuntimeCommand.Quota(50_000_000L + random.below(50_000_000), 100_000_000);
      case 2 -> new RuntimeCommand.Quota(0, 100_000_000);
      default ->
          new RuntimeCommand.ChangeRules(
              SomeRules.of("runnext", random.below(2) == 0, "globalTick", 61));
    };
  }
}
