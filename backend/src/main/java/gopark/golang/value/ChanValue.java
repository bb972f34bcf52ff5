package gopark.golang.value;

import gopark.program.Copies;
import gopark.simulation.WorkMeter;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/** A channel that is not nil. What it holds, and who waits for it, only the runtime knows. */
public final class ChanValue extends HeapObject {
  /** A channel without its elements, in Go 1.26: {@code hchan}. */
  public static final long HEADER_BYTES = 112;

  /** The channel's handle in the runtime. */
  public final int handle;

  public final RuntimeType element;
  public final int capacity;

  /** About what references the buffer holds, since they take memory. */
  private final ArrayDeque<Object> underWay = new ArrayDeque<>(1);

  /** The values received before the runtime has told that they were sent. */
  private int ahead;

  public ChanValue(int handle, RuntimeType element, int capacity) {
    this.handle = handle;
    this.element = element;
    this.capacity = capacity;
  }

  /**
   * A reference was sent to the buffer, or given to a waiting receiver: the sender hears of it
   * later than the receiver, or before. Only how many there are is certain.
   */
  public void sent(@Nullable Object value) {
    if (capacity == 0 || value == null) {
      return;
    }
    if (ahead > 0) {
      ahead--;
    } else {
      underWay.add(value);
    }
  }

  /** A reference was received. */
  public void received(@Nullable Object value) {
    if (capacity > 0 && value != null && underWay.poll() == null) {
      ahead++;
    }
  }

  @Override
  protected ChanValue emptyCopy(Spender by) {
    ChanValue copy = new ChanValue(handle, element, capacity);
    copy.ahead = ahead;
    return copy;
  }

  @Override
  protected void fillCopy(HeapObject copy, Copies copies) {
    int count = 0;
    for (Object value : underWay) {
      if (++count % WorkMeter.PIECE == 0) {
        copies.spend(WorkMeter.PIECE);
      }
      Object copied = copied(value, copies);
      if (copied != null) {
        ((ChanValue) copy).underWay.add(copied);
      }
    }
  }

  @Override
  protected void reach(Living living) {
    living.all(underWay);
  }

  @Override
  protected long footprint() {
    return Footprint.OBJECT + Footprint.refs(capacity);
  }

  @Override
  protected boolean holdsPointers() {
    return element.hasPointers();
  }

  @Override
  protected long bytes() {
    return HEADER_BYTES + element.bytes() * capacity;
  }
}
