package gopark.program;

import gopark.simulation.WorkMeter;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One act of copying a whole simulation: what was shared in the original is shared in the copy. The
 * map is only ever asked, never walked, so its order cannot matter.
 */
public final class Copies {
  /** What one object costs to copy, beside what is in it. */
  private static final long OBJECT_WORK = 60;

  private final IdentityHashMap<Object, Object> made = new IdentityHashMap<>();
  private final ArrayDeque<Runnable> toDo = new ArrayDeque<>();
  private final boolean sharing;
  private final WorkMeter work;

  /** How many makers are at work, one within another. */
  private int making;

  /** Copies of a whole simulation. */
  public Copies() {
    this(WorkMeter.unlimited());
  }

  /** Copies of a whole simulation, with their work counted. */
  public Copies(WorkMeter work) {
    this(false, work);
  }

  private Copies(boolean sharing, WorkMeter work) {
    this.sharing = sharing;
    this.work = work;
  }

  /** Reports work that copying takes in proportion to what is copied, such as words of an array. */
  public void spend(long units) {
    work.spend(units);
  }

  /**
   * The copies for one program within its simulation: the copy runs beside the original and shares
   * what that shares with others.
   */
  public static Copies ofOneProgram() {
    return new Copies(true, WorkMeter.unlimited());
  }

  /** The copy of the original: made by the maker when first asked for, the same ever after. */
  @SuppressWarnings("unchecked")
  public <T> T of(T original, UnaryOperator<T> maker) {
    if (sharing && original instanceof Shared) {
      return original;
    }
    Object known = made.get(original);
    if (known != null) {
      return (T) known;
    }
    work.spend(OBJECT_WORK);
    making++;
    T copy = maker.apply(original);
    made.put(original, copy);
    if (making == 1) {
      doTheRest();
    }
    making--;
    return copy;
  }

  /**
   * Does something once the makers at work are done, or at once if none is. What points to others
   * fills itself so, and a chain of any length is followed without recursion.
   */
  public void later(Runnable work) {
    toDo.add(work);
    if (making == 0) {
      making++;
      doTheRest();
      making--;
    }
  }

  private void doTheRest() {
    Runnable work = toDo.poll();
    while (work != null) {
      work.run();
      work = toDo.poll();
    }
  }

  /** A value in flight between goroutines: copied if it can change, itself if it cannot. */
  public @Nullable Object value(@Nullable Object original) {
    return original instanceof Shared shared ? of(shared, thing -> thing.copy(this)) : original;
  }

  /** A mutable thing that several programs may hold. */
  public interface Shared {
    Shared copy(Copies copies);
  }
}
