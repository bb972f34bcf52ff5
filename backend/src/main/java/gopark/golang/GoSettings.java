package gopark.golang;

import java.util.List;

/**
 * What a program runs with, apart from the scheduler's settings.
 *
 * @param instructionPs picoseconds that one instruction takes
 * @param fileNs how long a call to read or write a file takes
 * @param networkNs how long the other side of a connection takes to answer
 * @param stdin what there is on standard input
 * @param args the arguments after the program's name
 * @param race whether races for data are reported, as {@code go run -race} does
 */
public record GoSettings(
    long instructionPs,
    long fileNs,
    long networkNs,
    String stdin,
    List<String> args,
    boolean race) {

  private static final long INSTRUCTION_PS = 250;
  private static final long FILE_NS = 1_000;
  private static final long NETWORK_NS = 16_000;

  public GoSettings {
    args = List.copyOf(args);
  }

  public static GoSettings standard() {
    return new GoSettings(INSTRUCTION_PS, FILE_NS, NETWORK_NS, "", List.of(), false);
  }
}
