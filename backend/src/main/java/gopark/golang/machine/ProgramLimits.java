package gopark.golang.machine;

/**
 * What a program may use before it is stopped. None of it is Go's; a stack that is too deep ends as
 * one of Go's does.
 *
 * @param instructions in all
 * @param memory bytes that can be reached at a time
 * @param output bytes written
 * @param stackSlots of one goroutine
 */
public record ProgramLimits(long instructions, long memory, long output, int stackSlots) {
  private static final long INSTRUCTIONS = 4_000_000_000L;
  private static final long MEMORY = 128L << 20;
  private static final long OUTPUT = 1 << 20;
  private static final int STACK_SLOTS = 1 << 23;

  public static ProgramLimits standard() {
    return new ProgramLimits(INSTRUCTIONS, MEMORY, OUTPUT, STACK_SLOTS);
  }
}
