package gopark.program;

/** What ends a program and cannot be recovered from: a {@code fatal error}. */
public sealed interface Fault {

  /**
   * Whether the runtime takes it for a fault of its own, and shows all goroutines with its own
   * calls. In Go: throw, not fatal.
   */
  boolean thrown();

  /** A mistake of the program, as unlocking what is not locked. */
  record Mistake() implements Fault {
    @Override
    public boolean thrown() {
      return false;
    }
  }

  /**
   * Two goroutines use a map at once, and one of them changes it.
   *
   * @param by the function of the runtime that found it; empty if the compiler does it in line
   */
  record MapUse(String by) implements Fault {
    @Override
    public boolean thrown() {
      return false;
    }
  }

  /** The runtime has found something that may not be. */
  record Thrown() implements Fault {
    @Override
    public boolean thrown() {
      return true;
    }
  }

  /** An object has a finalizer and was to get another, which is found on the system's stack. */
  record FinalizerSetTwice() implements Fault {
    @Override
    public boolean thrown() {
      return true;
    }
  }

  /**
   * The method that was to tell the text of a panic's value has panicked itself.
   *
   * @param toldByType whether its own value is told by its type; else by its text
   * @param ofBounds whether it is an index or a slice that was out of range
   */
  record WhilePrinting(boolean toldByType, boolean ofBounds) implements Fault {
    @Override
    public boolean thrown() {
      return true;
    }
  }
}
