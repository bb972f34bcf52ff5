package gopark.tool;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** How a command of the folder {@code backend} begins and ends. */
public final class Tools {
  private Tools() {}

  /**
   * Runs a command and ends the process: 0 if all is well, 1 if what was measured is not, 2 if the
   * arguments are wrong, which is told with what there is.
   */
  public static void run(Callable<Integer> command, String... arguments) {
    run(commandLine(command), arguments);
  }

  /** The same for a command that has been told more of itself. */
  public static void run(CommandLine command, String... arguments) {
    Locale.setDefault(Locale.ROOT);
    System.exit(command.execute(arguments));
  }

  /** What reads the command's arguments, and writes its help. */
  public static CommandLine commandLine(Object command) {
    CommandLine line = new CommandLine(command);
    line.getCommandSpec()
        .addOption(OptionSpec.builder("--help").usageHelp(true).description("prints this").build());
    return line.setUsageHelpAutoWidth(true)
        .setUsageHelpLongOptionsMaxWidth(26)
        .setCaseInsensitiveEnumValuesAllowed(true);
  }

  /** The folder {@code backend}, in which every command runs. */
  public static Path backend() {
    return Path.of("").toAbsolutePath();
  }

  /** Where a command prints, in UTF-8 wherever it runs. */
  public static PrintStream out() {
    return new PrintStream(System.out, true, StandardCharsets.UTF_8);
  }
}
