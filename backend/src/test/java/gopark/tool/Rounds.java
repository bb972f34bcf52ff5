package gopark.tool;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** A command whose one argument is how often it measures. */
public final class Rounds implements Callable<Integer> {
  private final Work work;

  @Parameters(
      arity = "0..1",
      paramLabel = "rounds",
      converter = Count.class,
      description = "how often each is measured, else ${DEFAULT-VALUE}")
  private int rounds;

  /** The work of a command, with the number of rounds. */
  @FunctionalInterface
  public interface Work {
    /** Does it; whether all was well. */
    boolean run(Path backend, int rounds) throws IOException;
  }

  Rounds(int usual, Work work) {
    this.rounds = usual;
    this.work = work;
  }

  @Override
  public Integer call() throws IOException {
    return work.run(Tools.backend(), rounds) ? 0 : 1;
  }

  /**
   * Runs the command and ends the process.
   *
   * @param usual how often it measures if nobody says it
   */
  public static void run(
      String name, String description, int usual, Work work, String... arguments) {
    CommandLine line = Tools.commandLine(new Rounds(usual, work));
    line.getCommandSpec().name("backend/" + name).usageMessage().description(description);
    Tools.run(line, arguments);
  }
}
