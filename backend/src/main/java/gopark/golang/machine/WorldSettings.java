package gopark.golang.machine;

import java.util.List;

/**
 * What a program runs with.
 *
 * @param instructionPs picoseconds that one instruction takes
 * @param fileNs how long a call to read or write a file takes
 * @param networkNs how long the other side of a connection takes to answer
 * @param minor the release of Go, whose texts differ: 26 for 1.26
 * @param race whether races for data are reported
 */
public record WorldSettings(
    long instructionPs,
    long fileNs,
    long networkNs,
    String stdin,
    List<String> args,
    int minor,
    boolean race,
    ProgramLimits limits) {

  public WorldSettings {
    args = List.copyOf(args);
  }
}
