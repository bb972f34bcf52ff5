package gopark.golang.compile;

/**
 * How large a compiled program may become.
 *
 * @param functions with those that are compiled several times for several type arguments
 * @param instructionsOfFunction in one of them
 * @param instructions in all
 */
public record CompileLimits(int functions, int instructionsOfFunction, int instructions) {
  private static final int FUNCTIONS = 20_000;
  private static final int OF_FUNCTION = 200_000;
  private static final int INSTRUCTIONS = 1_000_000;

  public static CompileLimits standard() {
    return new CompileLimits(FUNCTIONS, OF_FUNCTION, INSTRUCTIONS);
  }
}
