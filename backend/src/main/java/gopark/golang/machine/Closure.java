package gopark.golang.machine;

import gopark.golang.value.Footprint;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Living;
import gopark.golang.value.Spender;
import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** A function value that is not nil: code, and what it has captured around it. */
public final class Closure extends HeapObject {
  private static final @Nullable Object[] NOTHING = {};
  private static final long POINTER_BYTES = 8;

  public final Code code;

  /** Cells, or values of variables that nobody assigns to again; words are boxed. */
  public final @Nullable Object[] captured;

  public Closure(Code code) {
    this(code, NOTHING);
  }

  public Closure(Code code, @Nullable Object[] captured) {
    this.code = code;
    this.captured = captured;
  }

  @Override
  protected Closure emptyCopy(Spender by) {
    return captured.length == 0
        ? new Closure(code)
        : new Closure(code, new Object[captured.length]);
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    copyAll(captured, ((Closure) copy).captured, captured.length, copies);
  }

  @Override
  protected void reach(Living living) {
    living.all(captured, captured.length);
  }

  @Override
  protected long footprint() {
    return Footprint.OBJECT + Footprint.refs(captured.length);
  }

  @Override
  protected long bytes() {
    return POINTER_BYTES * (captured.length + 1);
  }
}
