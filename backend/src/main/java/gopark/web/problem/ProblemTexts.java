package gopark.web.problem;

import gopark.scenario.Problem;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** The words for problems. Whatever is refused is told somehow: this throws for no code. */
@Component
public final class ProblemTexts {

  private static final String CONDITION = "condition";

  /** A condition that a beat of a scene must fulfil. */
  private static final String SHOWS = "shows";

  /** Filled in for every problem that has errors, and one to be tried again. */
  private static final String COUNT = "count";

  private static final String REASON = "reason";
  private static final String SECONDS = "seconds";

  private final Texts texts;

  ProblemTexts(Texts texts) {
    this.texts = texts;
  }

  /** What kind of problem it is, always in the same few words. */
  public String title(Language language, ApiProblem problem) {
    return codes(problem)
        .flatMap(code -> find(language, "problem." + code + ".title", Map.of()).stream())
        .findFirst()
        .orElseGet(() -> problem.status().getReasonPhrase());
  }

  /** What is wrong this time, and what may help. */
  public String detail(Language language, ApiProblem problem) {
    Map<String, Object> arguments = new LinkedHashMap<>(problem.arguments());
    List<Problem> errors = problem.errors();
    if (!errors.isEmpty()) {
      arguments.put(COUNT, errors.size());
      arguments.put(REASON, message(language, errors.getFirst()));
    }
    Long seconds = problem.retryAfterSeconds();
    if (seconds != null) {
      arguments.put(SECONDS, seconds);
    }
    return codes(problem)
        .flatMap(code -> find(language, "problem." + code + ".detail", arguments).stream())
        .findFirst()
        .orElseGet(() -> title(language, problem));
  }

  /** A code without texts of its own is told in the words of its status. */
  private static Stream<String> codes(ApiProblem problem) {
    return Stream.of(problem.code(), StatusCodes.of(problem.status()));
  }

  /** What one error of a problem says. */
  public String message(Language language, Problem error) {
    return keys(error)
        .flatMap(key -> find(language, key, error.arguments()).stream())
        .findFirst()
        .orElse(error.sentence());
  }

  /**
   * The keys of an error's texts: in a condition some codes mean something else than in a document.
   */
  private static Stream<String> keys(Problem error) {
    String key = "problem.error." + error.code();
    return isOfCondition(error)
        ? Stream.of("problem.error." + CONDITION + "-" + error.code(), key)
        : Stream.of(key);
  }

  private static boolean isOfCondition(Problem error) {
    return error.path().equals(CONDITION)
        || error.path().endsWith("." + CONDITION)
        || error.path().endsWith("." + SHOWS);
  }

  /** The text, or nothing if there is none or it needs an argument that is missing. */
  private Optional<String> find(Language language, String key, Map<String, ?> arguments) {
    return arguments.keySet().containsAll(texts.arguments(language, key))
        ? texts.find(language, key, arguments)
        : Optional.empty();
  }
}
