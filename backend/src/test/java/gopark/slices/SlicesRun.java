package gopark.slices;

import gopark.golang.LargeDataTimes;
import gopark.tool.Count;
import gopark.tool.Tools;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Measures every kind of work that is done slice by slice: instructions and functions of the
 * library with as much data as may be, the compiler, conditions, snapshots, texts and copies.
 */
@Command(
    name = "backend/slices",
    description = "Measures how long computing goes on without looking up, in every kind of work.")
final class SlicesRun implements Callable<Integer> {
  @Option(
      names = "--rounds",
      converter = Count.class,
      description = "how often each is done, else ${DEFAULT-VALUE}")
  private int rounds = 5;

  @Option(names = "--only", description = "what is measured: all that has this in its name")
  private String only = "";

  @Option(
      names = "--elements",
      converter = Count.class,
      description = "the most that data has, else ${DEFAULT-VALUE}")
  private int elements = 1 << 26;

  @Option(
      names = "--stack-from",
      paramLabel = "ms",
      converter = Count.class,
      description = "shows where slices are that last longer")
  private int stackFromMs = Integer.MAX_VALUE;

  public static void main(String[] arguments) {
    Tools.run(new SlicesRun(), arguments);
  }

  @Override
  public Integer call() throws InterruptedException {
    System.out.println("Instructions and functions of the library with large data");
    LargeDataTimes.print(elements, only);
    System.out.println("\nThe compiler, conditions, snapshots, texts and copies");
    LongestSlices.print(rounds, only, stackFromMs);
    return 0;
  }
}
