package gopark.golang.machine;

/** What the place of a call says about it. */
final class CallSites {
  private CallSites() {}

  /** Whether the call is none in Go, where the caller does in its place what it does. */
  static boolean isInPlace(Fiber f, Code code, int base) {
    return code.inlined || isReplaced(f, base) || (code.inlinedInGo && !isCalledByValue(f, base));
  }

  /** Whether it takes the place of a call of a function value. */
  private static boolean isReplaced(Fiber f, int base) {
    int caller = Fiber.pcOf(f.words[base - 1]) - 1;
    return caller >= 0
        && f.world.image.instructions[caller] instanceof CallClosure call
        && call.replaced;
  }

  /** Whether the caller did not know the function: it was a method of an interface, or a value. */
  private static boolean isCalledByValue(Fiber f, int base) {
    int caller = Fiber.pcOf(f.words[base - 1]) - 1;
    return caller >= 0
        && (f.world.image.instructions[caller] instanceof CallMethod
            || f.world.image.instructions[caller] instanceof CallClosure);
  }
}
