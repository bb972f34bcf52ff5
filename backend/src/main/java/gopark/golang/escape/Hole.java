package gopark.golang.escape;

/**
 * Where a value goes.
 *
 * @param derefs of how many dereferences; −1 if it is the value's address that goes there
 * @param addressTaken whether the context takes the address, whatever becomes of it
 */
record Hole(Location to, int derefs, boolean addressTaken) {
  Hole(Location to) {
    this(to, 0, false);
  }

  Hole shift(int by) {
    return new Hole(to, derefs + by, by < 0);
  }

  Hole deref() {
    return shift(1);
  }

  Hole address() {
    return shift(-1);
  }
}
