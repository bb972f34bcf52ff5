package gopark.frames;

import gopark.tool.Count;
import gopark.tool.Tools;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** What a run of {@code backend/frames} is to measure, as somebody types it. */
@Command(
    name = "backend/frames",
    description =
        "Measures how smoothly the board plays small and huge sessions in Chromium, beside an empty"
            + " page; prints tables, and keeps them in backend/target/frames/report.md.")
final class Options implements Callable<Integer> {
  private static final List<Size> FULL =
      List.of(new Size(16, 200), new Size(64, 10_000), new Size(8, 1_000_000));

  @Option(
      names = "--seconds",
      converter = Count.class,
      description = "of each session: 15, or 2 if quick")
  private int seconds;

  @Option(
      names = "--memory",
      converter = Minutes.class,
      description = "measures the page's heap for so long, as 10m")
  private Duration memory = Duration.ZERO;

  @Option(names = "--quick", description = "one small session for a moment, to see that it works")
  private boolean quick;

  /** The options that these words mean. */
  static Options of(String... arguments) {
    Options options = new Options();
    Tools.commandLine(options).parseArgs(arguments);
    return options;
  }

  @Override
  public Integer call() throws IOException {
    FramesRun.run(this, Tools.backend().resolve("target/frames/report.md"));
    return 0;
  }

  int seconds() {
    int usual = quick ? 2 : 15;
    return seconds == 0 ? usual : seconds;
  }

  /** How long one of them plays while the page's heap is measured; zero: not at all. */
  Duration memory() {
    return memory;
  }

  List<Size> sizes() {
    return quick ? List.of(new Size(4, 40)) : FULL;
  }

  /** The number of spans in the timeline that is zoomed. */
  int spans() {
    return quick ? 5_000 : 1_000_000;
  }

  private static final class Minutes implements ITypeConverter<Duration> {
    private static final String FORM = "\\d{1,3}m";

    @Override
    public Duration convert(String text) {
      if (!text.matches(FORM)) {
        throw new TypeConversionException(text + " is not a number of minutes, as 10m");
      }
      return Duration.parse("PT" + text);
    }
  }
}
