package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.MapValue;
import gopark.golang.value.SliceValue;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** {@code len} and {@code cap} of what is in a slot; nil has nothing. */
public final class LengthAndCapacity {
  public static final LengthAndCapacity TEXT_LENGTH =
      new LengthAndCapacity(it -> Texts.of(it).length());
  public static final LengthAndCapacity SLICE_LENGTH =
      new LengthAndCapacity(it -> it == null ? 0 : ((SliceValue) it).length);
  public static final LengthAndCapacity SLICE_CAPACITY =
      new LengthAndCapacity(it -> it == null ? 0 : ((SliceValue) it).capacity);
  public static final LengthAndCapacity MAP_LENGTH =
      new LengthAndCapacity(it -> it == null ? 0 : ((MapValue) it).size());

  private final Specialization<Maker> copy;

  private LengthAndCapacity(Operation operation) {
    copy = new Specialization<>(Maker.class, Template.class, operation);
  }

  /** Puts the measure of what is in one slot into another. */
  public Instruction of(int to, int from) {
    return copy.maker().of(to, from);
  }

  private interface Operation {
    int of(@Nullable Object measured);
  }

  private interface Maker {
    Instruction of(int to, int from);
  }

  private static final class Template extends Instruction implements Maker {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int to;
    private final int from;

    Template(int to, int from) {
      this.to = to;
      this.from = from;
    }

    @Override
    public Instruction of(int to, int from) {
      return new Template(to, from);
    }

    @Override
    public int run(Fiber f, int pc) {
      int b = f.base;
      f.words[b + to] = OPERATION.of(f.refs[b + from]);
      return pc + 1;
    }
  }
}
