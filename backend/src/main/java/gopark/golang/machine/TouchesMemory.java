package gopark.golang.machine;

/** An instruction that reads or writes what goroutines may share, which a race could be for. */
public interface TouchesMemory {

  /** Says what it is about to touch; what it would panic at is left out. */
  void touch(Fiber f, Touches to);

  /** Says what it has just made. */
  default void made(Fiber f, Touches to) {}

  /** The function of the runtime that does it in Go; empty if the compiler does it in line. */
  default String within() {
    return "";
  }
}
