package gopark.golang.race;

/**
 * One read or write, or several alike in a row. It never changes.
 *
 * @param by the number of the goroutine
 * @param place the goroutine's in clocks
 * @param epoch the goroutine's at that moment
 * @param stack where it stood
 */
record Access(int by, int place, int epoch, boolean write, boolean atomic, Stack stack) {

  /** Whether the two may not happen at once. */
  boolean conflicts(boolean writes, boolean atomically) {
    return (write || writes) && !(atomic && atomically);
  }

  /** Whether this one, made after the other, says no less. */
  boolean replaces(Access other) {
    return (write || !other.write) && atomic == other.atomic;
  }

  /** Whether an access of the same goroutine now adds nothing to this one. */
  boolean covers(int now, boolean writes, boolean atomically) {
    return epoch == now && (write || !writes) && atomic == atomically;
  }
}
