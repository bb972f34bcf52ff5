package gopark.web.api;

import gopark.golang.Diagnostic;
import gopark.golang.GoSource;
import gopark.scenario.Fields;
import gopark.scenario.GoProgramReader;
import gopark.scenario.Problem;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.simulation.WorkMeter;
import gopark.web.problem.ApiProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Programs in Go as they come in requests. */
final class GoPrograms {
  static final String SOURCE = "source";
  static final String PROGRAM = "program";

  private GoPrograms() {}

  /** Looks at a program, which need not be there, and at what it is to run with. */
  static void look(Fields fields) {
    fields.optionalText(SOURCE, ScenarioLimits.PROGRAM);
    Fields settings = fields.has(SOURCE) ? fields.optionalObject(PROGRAM) : null;
    if (settings != null) {
      GoProgramReader.settings(settings);
    }
  }

  /** A scenario's program; throws an {@link ApiProblem} with all that is wrong with it. */
  static Map<String, @Nullable Object> program(
      String text, @Nullable Object settings, WorkMeter work) {
    GoSource source = GoSource.of(text, work);
    if (!source.runs()) {
      List<Problem> problems =
          source.diagnostics().stream()
              .map(wrong -> GoProgramReader.problem(SOURCE, wrong))
              .toList();
      throw ApiProblem.of(HttpStatus.UNPROCESSABLE_CONTENT, "go-program-wrong")
          .withErrors(problems)
          .with("diagnostics", source.diagnostics().stream().map(GoPrograms::tree).toList());
    }
    Map<String, @Nullable Object> program = new LinkedHashMap<>();
    program.put(SOURCE, text);
    if (settings instanceof Map<?, ?> given) {
      given.forEach((name, value) -> program.put(String.valueOf(name), value));
    }
    return program;
  }

  private static Map<String, Object> tree(Diagnostic diagnostic) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("line", diagnostic.line());
    tree.put("column", diagnostic.column());
    tree.put("message", diagnostic.message());
    tree.put("severity", ProgramController.ERROR);
    String code = diagnostic.code();
    if (code != null) {
      tree.put("code", code);
    }
    return tree;
  }

  /** A scenario that runs the program under these settings of the scheduler's. */
  static Scenario scenario(String text, Map<String, @Nullable Object> fields, WorkMeter work) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put("version", Scenario.VERSION);
    tree.put(PROGRAM, program(text, fields.get(PROGRAM), work));
    for (String setting : SessionRequest.SETTINGS) {
      if (fields.containsKey(setting)) {
        tree.put(setting, fields.get(setting));
      }
    }
    return ApiProblem.right(Scenario.read(tree, work));
  }
}
