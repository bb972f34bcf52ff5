package gopark.golang.escape;

import gopark.golang.GoSource;
import gopark.golang.check.Checker;
import gopark.golang.library.LibrarySources;
import gopark.golang.syntax.Parser;
import gopark.golang.tree.Unit;
import gopark.golang.type.Compilation;
import gopark.simulation.WorkMeter;
import java.util.Objects;
import java.util.function.Function;

/** A program without faults, for those who look at what the analysis makes of it. */
final class CheckedProgram {
  private static final Checker CHECKER = new Checker(new LibrarySources());

  private CheckedProgram() {}

  /** What is found of the program with that text. */
  static <T> T analysed(String text, Function<Unit, T> analysis) {
    return Compilation.of(
        WorkMeter.unlimited(),
        () -> {
          Checker.Result checked =
              CHECKER.check(Objects.requireNonNull(Parser.parse(GoSource.FILE, text).file()));
          return analysis.apply(Objects.requireNonNull(checked.unit()));
        });
  }
}
