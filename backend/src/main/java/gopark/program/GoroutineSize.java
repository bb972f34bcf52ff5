package gopark.program;

/**
 * What Go's runtime keeps of each goroutine that there ever was, to use it again. In Go:
 * runtime2.go, type g.
 */
public final class GoroutineSize {
  private static final int GREW = 22;
  private static final int GREW_AGAIN = 26;

  private GoroutineSize() {}

  /** The bytes of it on the heap, in Go 1.{@code minor}. */
  public static long bytes(int minor) {
    if (minor >= GREW_AGAIN) {
      return 480;
    }
    return minor >= GREW ? 448 : 416;
  }
}
