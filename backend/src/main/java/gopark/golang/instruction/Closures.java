package gopark.golang.instruction;

import gopark.golang.machine.Allocation;
import gopark.golang.machine.Closure;
import gopark.golang.machine.Code;
import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Costs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Function values and the variables that they capture. */
public final class Closures {
  /** The most variables that are captured at the price of an instruction. */
  private static final int FEW = 8;

  private Closures() {}

  private static long costs(Capture[] captures) {
    return captures.length <= FEW ? 0 : Costs.references(captures.length);
  }

  /** A captured variable. */
  public record Capture(int slot, boolean word) {}

  /** Makes a function value that captures what is in these slots. */
  public static final class Make extends Instruction {
    private final int to;
    private final Code code;
    private final Capture[] captures;
    private final Allocation allocation;

    public Make(int to, Code code, List<Capture> captures, Allocation allocation) {
      this.to = to;
      this.allocation = allocation;
      this.code = code;
      this.captures = captures.toArray(Capture[]::new);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      @Nullable Object[] captured = new Object[captures.length];
      for (int i = 0; i < captured.length; i++) {
        Capture capture = captures[i];
        captured[i] = capture.word ? (Object) f.words[b + capture.slot] : f.refs[b + capture.slot];
      }
      f.refs[b + to] = new Closure(code, captured);
      f.spend(costs(captures));
      return f.counted(allocation, pc);
    }
  }

  /** Unpacks what a function value has captured into slots, at the beginning of its code. */
  public static final class Unpack extends Instruction {
    private final int closure;
    private final Capture[] captures;

    public Unpack(int closure, List<Capture> captures) {
      this.closure = closure;
      this.captures = captures.toArray(Capture[]::new);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      @Nullable Object[] captured = ((Closure) Pointers.target(f.refs[b + closure])).captured;
      for (int i = 0; i < captures.length; i++) {
        Capture capture = captures[i];
        Object value = captured[i];
        if (!capture.word) {
          f.refs[b + capture.slot] = value;
        } else if (value instanceof Long word) {
          f.words[b + capture.slot] = word;
        }
      }
      f.spend(costs(captures));
      return pc + 1;
    }
  }
}
