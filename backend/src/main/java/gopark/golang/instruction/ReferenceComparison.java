package gopark.golang.instruction;

import gopark.golang.machine.Fiber;
import gopark.golang.machine.Instruction;
import gopark.golang.value.Equality;
import gopark.golang.value.TextOrder;
import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;

/** Comparisons of two references, and the jumps that depend on them. */
public final class ReferenceComparison {
  /** One object: pointers to structs and arrays. */
  @SuppressWarnings("ReferenceEquality") // The pointers are the objects.
  public static final ReferenceComparison SAME = new ReferenceComparison((x, y, f) -> x == y);

  public static final ReferenceComparison SAME_CHANNEL =
      new ReferenceComparison((x, y, f) -> Equality.channels(x, y));
  public static final ReferenceComparison SAME_POINTER =
      new ReferenceComparison((x, y, f) -> Equality.pointers(x, y));

  public static final ReferenceComparison EQUAL_TEXTS =
      new ReferenceComparison((x, y, f) -> Texts.same(Texts.of(x), y, f));
  public static final ReferenceComparison LESS_TEXTS =
      new ReferenceComparison((x, y, f) -> TextOrder.compare(Texts.of(x), Texts.of(y), f) < 0);
  public static final ReferenceComparison LESS_OR_EQUAL_TEXTS =
      new ReferenceComparison((x, y, f) -> TextOrder.compare(Texts.of(x), Texts.of(y), f) <= 0);

  private final Specialization<Maker> copy;

  private ReferenceComparison(Operation operation) {
    copy = new Specialization<>(Maker.class, Template.class, operation);
  }

  /** Jumps if two slots' references compare so, or if they do not. */
  public Instruction jump(int left, int right, boolean when, int offset, int cost) {
    return copy.maker().of(left, right, when, offset, cost);
  }

  private interface Operation {
    boolean test(@Nullable Object left, @Nullable Object right, Fiber f);
  }

  private interface Maker {
    Instruction of(int left, int right, boolean when, int offset, int cost);
  }

  private static final class Template extends Jumping implements Maker {
    private static final Operation OPERATION =
        Specialization.operation(MethodHandles.lookup(), Operation.class);

    private final int left;
    private final int right;
    private final boolean when;

    Template(int left, int right, boolean when, int offset, int cost) {
      super(offset, cost);
      this.left = left;
      this.right = right;
      this.when = when;
    }

    @Override
    public Instruction of(int left, int right, boolean when, int offset, int cost) {
      return new Template(left, right, when, offset, cost);
    }

    @Override
    public int run(Fiber f, int pc) {
      Object x = f.refs[f.base + left];
      Object y = f.refs[f.base + right];
      return OPERATION.test(x, y, f) == when ? jump(f, pc) : pc + 1;
    }
  }
}
