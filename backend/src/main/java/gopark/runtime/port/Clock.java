package gopark.runtime.port;

/** Virtual time, and how many steps have been taken. */
public final class Clock {
  private long now;
  private long steps;

  /** Virtual nanoseconds since the process began. */
  public long now() {
    return now;
  }

  /** The steps taken so far; what happens before main's first line is none. */
  public long steps() {
    return steps;
  }

  /** Sets the virtual time that it is now. */
  public void set(long time) {
    now = time;
  }

  /** One more step begins. */
  public void step() {
    steps++;
  }

  public void copyFrom(Clock original) {
    now = original.now;
    steps = original.steps;
  }
}
