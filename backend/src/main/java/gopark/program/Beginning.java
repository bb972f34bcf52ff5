package gopark.program;

/**
 * Which of the runtime's own goroutines there are when main.main begins, besides those that it
 * always starts.
 *
 * @param quiet whether all of them have parked, so that the queues are empty; in a real program
 *     some still wait there for their first turn
 * @param finalizers whether package os has been initialized: its standard files have finalizers,
 *     and the first of these starts the goroutine that runs them
 * @param uniqueValues whether an initializer has made a unique value, as that of net/netip does;
 *     the first starts a goroutine that cleans up after those nobody needs
 */
public record Beginning(boolean quiet, boolean finalizers, boolean uniqueValues) {

  /** The beginning of a program without packages. */
  public static final Beginning PLAIN = new Beginning(false, false, false);

  /** The beginning of a program whose first line finds empty queues. */
  public static final Beginning QUIET = new Beginning(true, false, false);

  /** The beginning of a program with package os. */
  public static final Beginning WITH_OS = new Beginning(false, true, false);
}
