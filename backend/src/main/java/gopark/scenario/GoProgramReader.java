package gopark.scenario;

import gopark.golang.Diagnostic;
import gopark.golang.GoSettings;
import gopark.golang.GoSource;
import gopark.simulation.VirtualTime;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Reads a program in Go and what it runs with. */
public final class GoProgramReader {
  private static final String SOURCE = "source";
  private static final String INSTRUCTION = "instructionPs";
  private static final String FILE = "fileNs";
  private static final String NETWORK = "networkNs";
  private static final String STDIN = "stdin";
  private static final String ARGS = "args";
  private static final String RACE = "race";

  private static final long MOST_PER_INSTRUCTION = 1_000 * VirtualTime.MILLISECOND;
  private static final long MOST_LATENCY = 60 * VirtualTime.SECOND;
  private static final int MOST_ARGS = 32;

  private GoProgramReader() {}

  static MainProgram program(Fields fields) {
    String text = fields.text(SOURCE, ScenarioLimits.PROGRAM);
    GoSettings settings = settings(fields);
    if (text.isEmpty()) {
      // It is told already that there is none.
      return new MainProgram.ByHand();
    }
    GoSource source = GoSource.of(text, fields.work());
    for (Diagnostic wrong : source.diagnostics()) {
      fields.refuse(problem(fields.path(SOURCE), wrong));
    }
    return source.runs() ? new MainProgram.GoText(source, settings) : new MainProgram.ByHand();
  }

  /** The settings alone. */
  public static GoSettings settings(Fields fields) {
    GoSettings usual = GoSettings.standard();
    Boolean race = fields.optionalFlag(RACE);
    return new GoSettings(
        fields.number(INSTRUCTION, 1, MOST_PER_INSTRUCTION, usual.instructionPs()),
        fields.number(FILE, 0, MOST_LATENCY, usual.fileNs()),
        fields.number(NETWORK, 0, MOST_LATENCY, usual.networkNs()),
        fields.anyText(STDIN, ScenarioLimits.PROGRAM, usual.stdin()),
        fields.optionalTexts(ARGS, MOST_ARGS, ScenarioLimits.TEXT),
        race == null ? usual.race() : race);
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
    GoSettings usual = GoSettings.standard();
    Tree tree =
        new Tree()
            .unless(usual.instructionPs(), INSTRUCTION, settings.instructionPs())
            .unless(usual.fileNs(), FILE, settings.fileNs())
            .unless(usual.networkNs(), NETWORK, settings.networkNs())
            .with(STDIN, orNothing(settings.stdin()));
    if (!settings.args().isEmpty()) {
      tree.withList(ARGS, settings.args());
    }
    return tree.with(RACE, settings.race() ? Boolean.TRUE : null).done();
  }

  private static @Nullable String orNothing(String text) {
    return text.isEmpty() ? null : text;
  }
}
