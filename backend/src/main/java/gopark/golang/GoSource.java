package gopark.golang;

import gopark.golang.check.CheckProblem;
import gopark.golang.check.Checker;
import gopark.golang.compile.CompileLimits;
import gopark.golang.compile.Compiler;
import gopark.golang.compile.TooLargeException;
import gopark.golang.library.FlowTable;
import gopark.golang.library.LibrarySources;
import gopark.golang.library.StandardNatives;
import gopark.golang.machine.GoProgram;
import gopark.golang.machine.Image;
import gopark.golang.machine.ProgramLimits;
import gopark.golang.machine.World;
import gopark.golang.machine.WorldSettings;
import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxError;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import gopark.golang.tree.Unit;
import gopark.golang.type.Compilation;
import gopark.program.Beginning;
import gopark.program.Program;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A Go program as text: what is wrong with it, and if nothing is, how it runs. */
public final class GoSource {
  /** What a program's file is called. */
  public static final String FILE = "main.go";

  /** The most letters that a program may have. */
  public static final int LONGEST = 1 << 16;

  private static final Checker CHECKER = new Checker(new LibrarySources());

  private final String text;
  private final List<Diagnostic> diagnostics;
  private final @Nullable Image image;
  private final List<String> functions;
  private final Beginning beginning;

  private GoSource(
      String text,
      List<Diagnostic> diagnostics,
      @Nullable Image image,
      List<String> functions,
      Beginning beginning) {
    this.text = text;
    this.diagnostics = diagnostics;
    this.image = image;
    this.functions = functions;
    this.beginning = beginning;
  }

  /** Parses, checks and compiles a text. What is wrong with it are diagnostics. */
  public static GoSource of(String text) {
    return of(text, WorkMeter.unlimited());
  }

  /** Parses, checks and compiles a text; the meter counts what that takes. */
  public static GoSource of(String text, WorkMeter work) {
    return Compilation.of(work, () -> made(text, work));
  }

  private static GoSource made(String text, WorkMeter work) {
    if (text.length() > LONGEST) {
      return refused(text, List.of(tooLarge("The program is too long")));
    }
    SyntaxResult parsed = Parser.parse(FILE, text, work);
    SyntaxFile file = parsed.file();
    List<Diagnostic> wrong = new ArrayList<>();
    for (SyntaxError e : parsed.errors()) {
      wrong.add(new Diagnostic(e.at().line(), e.at().column(), e.message(), e.code(), null));
    }
    if (parsed.stops() || file == null) {
      return refused(text, sorted(wrong));
    }
    Checker.Result checked = CHECKER.check(file);
    for (CheckProblem p : checked.problems()) {
      wrong.add(new Diagnostic(p.at().line(), p.at().column(), p.message(), p.code(), p.subject()));
    }
    Unit unit = checked.unit();
    if (unit != null && wrong.isEmpty()) {
      return compiled(text, unit, Initializers.of(file));
    }
    // What is said of packages has an order of its own, which is not that of places.
    return refused(text, parsed.errors().isEmpty() ? wrong : sorted(wrong));
  }

  private static GoSource compiled(String text, Unit unit, Beginning beginning) {
    try {
      Image image =
          Compiler.compile(
              unit, StandardNatives.all(), FlowTable.flows(), CompileLimits.standard());
      return new GoSource(text, List.of(), image, functions(unit), beginning);
    } catch (TooLargeException e) {
      String message = e.getMessage();
      return refused(text, List.of(tooLarge(message == null ? e.what() : message)));
    } catch (StackOverflowError e) {
      // What is checked in a few steps may take many to compile: ways through embedded fields.
      String message = "the program is too deep";
      return refused(text, List.of(new Diagnostic(1, 1, message, "go-too-deep", null)));
    }
  }

  private static Diagnostic tooLarge(String message) {
    return new Diagnostic(1, 1, message, "go-too-large", null);
  }

  private static List<Diagnostic> sorted(List<Diagnostic> list) {
    return list.stream()
        .sorted(Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column))
        .toList();
  }

  private static GoSource refused(String text, List<Diagnostic> diagnostics) {
    return new GoSource(text, diagnostics, null, List.of(), Beginning.PLAIN);
  }

  /** The functions of main that can be started by their names: nothing goes in. */
  private static List<String> functions(Unit unit) {
    return unit.packages().getLast().functions().stream()
        .filter(f -> !f.method && f.typeParams.isEmpty() && f.signature.params().isEmpty())
        .map(f -> f.name)
        .toList();
  }

  public String text() {
    return text;
  }

  /** What is wrong, in Go's order, mostly that of places; nothing if it runs. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  public boolean runs() {
    return image != null;
  }

  /** What its packages make the runtime begin before main. */
  public Beginning beginning() {
    return beginning;
  }

  /** The names of its functions without parameters. */
  public List<String> functions() {
    return functions;
  }

  /**
   * The goroutine of main in a new world of its own.
   *
   * @param minor the minor version of the release in whose runtime it runs
   * @param work counts what the computer does for the program
   */
  public Program main(GoSettings settings, int minor, long seed, WorkMeter work) {
    return main(settings, minor, seed, ProgramLimits.standard(), work);
  }

  Program main(GoSettings settings, int minor, long seed, ProgramLimits limits, WorkMeter work) {
    Image compiled = image;
    if (compiled == null) {
      throw new IllegalStateException("the program does not run");
    }
    WorldSettings world =
        new WorldSettings(
            settings.instructionPs(),
            settings.fileNs(),
            settings.networkNs(),
            settings.stdin(),
            settings.args(),
            minor,
            settings.race(),
            limits);
    return GoProgram.main(new World(compiled, world, seed, work));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GoSource source && source.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
