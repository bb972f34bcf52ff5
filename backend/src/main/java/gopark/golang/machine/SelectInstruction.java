package gopark.golang.machine;

import gopark.golang.value.RuntimeType;
import gopark.program.Operation;
import gopark.program.Outcome;
import java.util.ArrayList;
import java.util.List;

/** The select statement; says which case went ahead, and stores what it received. */
public final class SelectInstruction extends Instruction implements TouchesMemory {
  /**
   * One case.
   *
   * @param valueSlot what to send, nobody else's if it is a struct or an array; or where to put
   *     what is received, −1 for nowhere
   * @param okSlot where it goes whether a value was sent; −1 for nowhere
   */
  public record Case(
      boolean sends, int channelSlot, int valueSlot, int okSlot, RuntimeType element) {}

  /** What locking, looking at and waiting for a channel costs, if there are many. */
  private static final long CASE = 16;

  private static final int FEW = 8;

  private final List<Case> cases;
  private final boolean hasDefault;
  private final int to;

  /**
   * Makes the instruction.
   *
   * @param to where the number of the case goes, −1 of the default
   */
  public SelectInstruction(List<Case> cases, boolean hasDefault, int to) {
    this.cases = List.copyOf(cases);
    this.hasDefault = hasDefault;
    this.to = to;
  }

  @Override
  public int run(Fiber f, int pc) {
    f.spend(CASE * Math.max(0, cases.size() - FEW));
    List<Operation.SelectCase> asked = new ArrayList<>(cases.size());
    for (Case one : cases) {
      int handle = Channel.handle(f, one.channelSlot);
      Object value = one.sends ? Channel.value(f, one.valueSlot, one.element.isWord()) : null;
      asked.add(new Operation.SelectCase(handle, one.sends, value));
    }
    return f.wait(new Operation.Select(asked, hasDefault));
  }

  @Override
  public int resume(Fiber f, int pc, Outcome outcome) {
    int chosen = (int) outcome.number;
    f.words[f.base + to] = chosen;
    if (chosen >= 0 && cases.get(chosen).sends) {
      Case one = cases.get(chosen);
      if (!one.element.isWord()) {
        Channel.sent(f, one.channelSlot, one.valueSlot);
      }
    } else if (chosen >= 0) {
      Case one = cases.get(chosen);
      if (!one.element.isWord()) {
        Channel.received(f, one.channelSlot, outcome);
      }
      if (one.valueSlot >= 0) {
        Channel.store(f, one.valueSlot, one.element, outcome.value, outcome.ok);
      }
      if (one.okSlot >= 0) {
        f.words[f.base + one.okSlot] = outcome.ok ? 1 : 0;
      }
    }
    return pc + 1;
  }

  @Override
  public void touch(Fiber f, Touches seen) {
    for (Case one : cases) {
      if (one.sends) {
        seen.channel(f, f.refs[f.base + one.channelSlot], false);
      }
    }
  }

  @Override
  public String within() {
    return "runtime.chansend";
  }
}
