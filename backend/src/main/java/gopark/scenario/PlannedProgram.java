package gopark.scenario;

import gopark.program.Copies;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.program.Program;
import gopark.program.RuntimePanic;
import org.jspecify.annotations.Nullable;

/** One goroutine that follows a plan. */
final class PlannedProgram implements Program {
  private static final Operation RETURN = new Operation.Return();
  private static final int NOTHING = -1;

  private final Plan plan;
  private final int[] handles;
  private final int[] counters;
  private int pc;

  /** The thing that is being looked up. */
  private int finding = NOTHING;

  /** The value received last. */
  @Nullable Object value;

  PlannedProgram(Plan plan) {
    this(plan, new int[plan.things().size()], new int[plan.counters()]);
  }

  private PlannedProgram(Plan plan, int[] handles, int[] counters) {
    this.plan = plan;
    this.handles = handles;
    this.counters = counters;
  }

  @Override
  public Operation next(Outcome outcome) {
    RuntimePanic panic = outcome.panic;
    if (panic != null) {
      pc = plan.code().size();
      return new Operation.Panic(panic.printed());
    }
    if (finding != NOTHING) {
      handles[finding] = (int) outcome.number;
      finding = NOTHING;
    }
    while (pc < plan.code().size()) {
      Operation operation = plan.code().get(pc++).start(this, outcome);
      if (operation != null) {
        return operation;
      }
    }
    return RETURN;
  }

  /** An operation that finds the first of these things that has not been found; or null. */
  @Nullable Operation find(int... things) {
    for (int thing : things) {
      if (handles[thing] == Operation.NIL) {
        finding = thing;
        pc--;
        return plan.things().get(thing).find();
      }
    }
    return null;
  }

  int handle(int thing) {
    return handles[thing];
  }

  void jump(int target) {
    pc = target;
  }

  int count(int counter) {
    return counters[counter];
  }

  /** A round is over. Whether there is another; if not, the counter begins anew. */
  boolean again(int counter, int rounds) {
    counters[counter]++;
    if (rounds == 0 || counters[counter] < rounds) {
      return true;
    }
    counters[counter] = 0;
    return false;
  }

  @Override
  public String function() {
    return plan.function();
  }

  @Override
  public PlannedProgram copy(Copies copies) {
    PlannedProgram copy = new PlannedProgram(plan, handles.clone(), counters.clone());
    copy.pc = pc;
    copy.finding = finding;
    copy.value = copies.value(value);
    return copy;
  }
}
