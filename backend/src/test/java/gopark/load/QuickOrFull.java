package gopark.load;

import gopark.tool.Tools;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** A command that is run in full, or quickly to see that it works. */
final class QuickOrFull implements Callable<Integer> {
  private final Work work;

  @Option(names = "--quick", description = "small numbers, to see that it works")
  private boolean quick;

  /** What is done. */
  @FunctionalInterface
  interface Work {
    /**
     * Does it; whether all was well.
     *
     * @param folder for reports
     */
    boolean run(boolean quick, Path folder) throws IOException;
  }

  private QuickOrFull(Work work) {
    this.work = work;
  }

  @Override
  public Integer call() throws IOException {
    return work.run(quick, Tools.backend().resolve("target/load")) ? 0 : 1;
  }

  static void run(String name, String description, Work work, String... arguments) {
    CommandLine line = Tools.commandLine(new QuickOrFull(work));
    line.getCommandSpec().name("backend/" + name).usageMessage().description(description);
    Tools.run(line, arguments);
  }
}
