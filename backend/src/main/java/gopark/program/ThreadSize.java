package gopark.program;

/**
 * What Go's runtime keeps of each thread on the heap: the thread, the two goroutines of its own
 * stacks, and room for two stacks of profiles. In Go: proc.go, allocm.
 */
public final class ThreadSize {
  private static final int GREW = 22;
  private static final int WITH_PROFILES = 23;
  private static final int PROFILES_GREW = 24;

  private ThreadSize() {}

  /** The classes of the objects, in Go 1.{@code minor}. */
  public static int[] spanClasses(int minor) {
    int thread = SizeClasses.spanClass(minor >= GREW ? 2000 : 1000, true);
    int goroutine = SizeClasses.spanClass(GoroutineSize.bytes(minor), true);
    int profile = SizeClasses.spanClass(minor >= PROFILES_GREW ? 1152 : 1024, false);
    return minor >= WITH_PROFILES
        ? new int[] {thread, goroutine, goroutine, profile, profile}
        : new int[] {thread, goroutine, goroutine};
  }

  /** The bytes of these objects. */
  public static long bytes(int minor) {
    long bytes = 0;
    for (int spanClass : spanClasses(minor)) {
      bytes += SizeClasses.objectBytes(spanClass);
    }
    return bytes;
  }
}
