package gopark.golang.type;

import gopark.simulation.WorkMeter;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Supplier;

/**
 * One program on its way from text to instructions: whose work that is, and which instances of
 * generic types it has. Nothing of it is shared with other programs, so a compilation that waits
 * for a slice holds up no other.
 */
public final class Compilation {
  private static final ScopedValue<Compilation> CURRENT = ScopedValue.newInstance();

  /** Compiling is much code of which each piece runs seldom, so that it is slow for its size. */
  private static final long COLD = 3;

  private final WorkMeter work;
  private final IdentityHashMap<Named, Instances> instances = new IdentityHashMap<>();

  private Compilation(WorkMeter work) {
    this.work = work;
  }

  /** Does something as one compilation, whose work is counted by the meter. */
  public static <T> T of(WorkMeter work, Supplier<T> action) {
    return ScopedValue.where(CURRENT, new Compilation(work)).call(action::get);
  }

  /** Does something as a part of the compilation that is underway, or as one of its own. */
  public static <T> T within(Supplier<T> action) {
    return CURRENT.isBound() ? action.get() : of(WorkMeter.unlimited(), action);
  }

  /** The meter of the compilation that is underway. */
  public static WorkMeter meter() {
    return CURRENT.isBound() ? CURRENT.get().work : WorkMeter.unlimited();
  }

  /**
   * Reports work of the compilation that is underway. Nothing is counted outside of one: what types
   * a program asks about while it runs, its instructions account for.
   */
  public static void spend(long units) {
    if (CURRENT.isBound()) {
      CURRENT.get().work.spend(COLD * units);
    }
  }

  /** The instance of a generic type; in one compilation the same arguments give the same object. */
  static Named instance(Named origin, List<? extends Type> typeArgs) {
    if (!CURRENT.isBound()) {
      return new Named(origin, List.copyOf(typeArgs));
    }
    return CURRENT
        .get()
        .instances
        .computeIfAbsent(origin, Instances::new)
        .of(List.copyOf(typeArgs));
  }
}
