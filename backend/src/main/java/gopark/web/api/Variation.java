package gopark.web.api;

import gopark.golang.GoConstant;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.simulation.WorkMeter;
import gopark.web.problem.ApiProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one run has for itself: values by the paths of a scenario's fields ({@code go}, {@code
 * rules.stealing}), or by the names of constants of its program ({@code const.load}). A field whose
 * value is null is left out.
 *
 * @param path where it stands in the request
 */
record Variation(String path, Map<String, @Nullable Object> changes) {
  /** The most values that one run has for itself; each constant among them is looked up anew. */
  private static final int MOST = 32;

  private static final String CONSTANT = "const.";
  private static final String SOURCE = GoPrograms.SOURCE;

  /** Looks how many values are sent of a run, and how long their names are. */
  static void look(Fields run) {
    run.leaveRest();
    List<String> names = run.names();
    if (names.size() > MOST) {
      run.refuse(
          Problem.of(run.path(), "too-many", "There must be at most " + MOST + " here.")
              .with("count", names.size())
              .with("least", 0)
              .with("most", MOST));
    }
    for (String name : names) {
      if (name.length() > ScenarioLimits.NAME) {
        run.refuse(
            Problem.of(
                    run.path(name),
                    "too-long",
                    "A name must have at most " + ScenarioLimits.NAME + " characters.")
                .with("length", name.length())
                .with("most", ScenarioLimits.NAME));
      }
    }
  }

  /** This variation with one change more, which holds if both say something. */
  Variation and(String name, @Nullable Object value) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>(changes);
    all.put(name, value);
    return new Variation(path, all);
  }

  /** What is sent under a path, which is an object. */
  static Variation of(String path, @Nullable Object sent) {
    return new Variation(path, copy(sent));
  }

  /** A document with these changes; throws a refusal that says which of them are wrong. */
  Scenario scenario(Map<String, @Nullable Object> document, WorkMeter work) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>(document);
    changes.forEach((name, value) -> {
      if (name.startsWith(CONSTANT)) {
        changeConstant(tree, name, value, work);
      } else {
        set(tree, name, value);
      }
    });
    return ApiProblem.right(path, Scenario.read(tree, work));
  }

  private static void set(Map<String, @Nullable Object> tree, String name, @Nullable Object value) {
    int dot = name.indexOf('.');
    if (dot >= 0) {
      String first = name.substring(0, dot);
      Map<String, @Nullable Object> inner = copy(tree.get(first));
      set(inner, name.substring(dot + 1), value);
      tree.put(first, inner);
    } else if (value == null) {
      tree.remove(name);
    } else {
      tree.put(name, value);
    }
  }

  private static Map<String, @Nullable Object> copy(@Nullable Object object) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    if (object instanceof Map<?, ?> map) {
      map.forEach((name, value) -> copy.put(String.valueOf(name), value));
    }
    return copy;
  }

  private void changeConstant(
      Map<String, @Nullable Object> tree, String name, @Nullable Object value, WorkMeter work) {
    Map<String, @Nullable Object> program = copy(tree.get(GoPrograms.PROGRAM));
    String text = program.get(SOURCE) instanceof String source ? source : "";
    String constant = name.substring(CONSTANT.length());
    GoConstant found = GoConstant.named(constant, text, work);
    if (found == null) {
      throw Asked.refused(
          Problem.of(
                  path,
                  "no-such-constant",
                  "The program has no line \"const " + constant + " = …\" with a whole number.")
              .with("name", constant));
    }
    long number = ApiProblem.right(numberIn(name, value));
    program.put(SOURCE, found.changed(text, number));
    tree.put(GoPrograms.PROGRAM, program);
  }

  private static Reading<Long> numberIn(String name, @Nullable Object value) {
    Map<String, @Nullable Object> field = new LinkedHashMap<>();
    field.put(name, value);
    return Fields.read(
        field, fields -> fields.number(name, -ScenarioLimits.EXACT, ScenarioLimits.EXACT));
  }
}
