package gopark.scenario;

import gopark.golang.Diagnostic;
import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.simulation.VirtualTime;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Reads a program in Go and what it runs with. */
public final class GoProgramReader {
  private static final GoSettings USUAL = GoSettings.standard();
  private static final long MOST_PER_INSTRUCTION = 1_000 * VirtualTime.MILLISECOND;
  private static final long MOST_LATENCY = 60 * VirtualTime.SECOND;
  private static final int MOST_ARGS = 32;

  private static final Field<String> SOURCE = Field.text("source", ScenarioLimits.PROGRAM);
  private static final Field<Long> INSTRUCTION =
      Field.number("instructionPs", 1, MOST_PER_INSTRUCTION, USUAL.instructionPs());
  private static final Field<Long> FILE = Field.number("fileNs", 0, MOST_LATENCY, USUAL.fileNs());
  private static final Field<Long> NETWORK =
      Field.number("networkNs", 0, MOST_LATENCY, USUAL.networkNs());
  private static final Field<String> STDIN =
      Field.anyText("stdin", ScenarioLimits.PROGRAM, USUAL.stdin());
  private static final Field<List<String>> ARGS =
      Field.<List<String>>of(
              "args",
              Schema.list(Schema.text(1, ScenarioLimits.TEXT), 0, MOST_ARGS),
              (fields, name) -> fields.optionalTexts(name, MOST_ARGS, ScenarioLimits.TEXT))
          .otherwise(List.of());
  private static final Field<Boolean> RACE = Field.flag("race", USUAL.race());

  private GoProgramReader() {}

  static MainProgram program(Fields fields) {
    String text = SOURCE.of(fields);
    GoSettings settings = settings(fields);
    if (text.isEmpty()) {
      // It is told already that there is none.
      return new MainProgram.ByHand();
    }
    GoSource source = GoSource.of(text, fields.work());
    for (Diagnostic wrong : source.diagnostics()) {
      fields.refuse(problem(fields.path(SOURCE.name), wrong));
    }
    return source.runs() ? new MainProgram.GoText(source, settings) : new MainProgram.ByHand();
  }

  /** The settings alone. */
  public static GoSettings settings(Fields fields) {
    boolean race = RACE.of(fields);
    return new GoSettings(
        INSTRUCTION.of(fields),
        FILE.of(fields),
        NETWORK.of(fields),
        STDIN.of(fields),
        ARGS.of(fields),
        race);
  }

  /** What is wrong with a program that is at that path. */
  public static Problem problem(String path, Diagnostic wrong) {
    String place = wrong.line() + ":" + wrong.column() + ": ";
    Problem problem =
        Problem.of(path, code(wrong.code()), place + wrong.message())
            .with("line", wrong.line())
            .with("column", wrong.column())
            .with("reason", wrong.message());
    String subject = wrong.subject();
    return subject == null ? problem : problem.with("subject", subject);
  }

  /** What Go itself refuses has the compiler's words, whatever it is. */
  private static String code(@Nullable String ours) {
    return switch (ours) {
      case null -> "go-error";
      case "go-not-supported" -> "go-not-supported";
      case "go-too-deep" -> "go-too-deep";
      default -> "go-too-large";
    };
  }

  /** What differs from the usual. */
  static SequencedMap<String, Object> tree(GoSettings settings) {
    Tree tree =
        new Tree()
            .unless(USUAL.instructionPs(), INSTRUCTION.name, settings.instructionPs())
            .unless(USUAL.fileNs(), FILE.name, settings.fileNs())
            .unless(USUAL.networkNs(), NETWORK.name, settings.networkNs())
            .with(STDIN.name, orNothing(settings.stdin()));
    if (!settings.args().isEmpty()) {
      tree.withList(ARGS.name, settings.args());
    }
    return tree.with(RACE.name, settings.race() ? Boolean.TRUE : null).done();
  }

  static SequencedMap<String, Object> schema() {
    return Field.object(List.of(SOURCE, INSTRUCTION, FILE, NETWORK, STDIN, ARGS, RACE));
  }

  private static @Nullable String orNothing(String text) {
    return text.isEmpty() ? null : text;
  }
}
