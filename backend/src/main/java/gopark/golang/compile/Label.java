package gopark.golang.compile;

/** A place in code that is jumped to, perhaps before it is known where it is. */
final class Label {
  private static final int UNKNOWN = -1;

  private int pc = UNKNOWN;

  void place(int at) {
    pc = at;
  }

  int pc() {
    if (pc == UNKNOWN) {
      throw new IllegalStateException("The label stands nowhere.");
    }
    return pc;
  }
}
