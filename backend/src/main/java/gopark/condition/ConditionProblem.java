package gopark.condition;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is wrong with a condition, before it runs or while it does.
 *
 * @param position the index in the expression's text where it is wrong
 * @param code in kebab-case, for those who word it in another language
 * @param arguments what that wording needs, by name
 * @param sentence the same in English
 */
public record ConditionProblem(
    int position, String code, Map<String, String> arguments, String sentence) {
  public ConditionProblem {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /** The arguments are names and values in turns. */
  static ConditionProblem of(int position, String code, String sentence, String... arguments) {
    Map<String, String> named = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i += 2) {
      named.put(arguments[i], arguments[i + 1]);
    }
    return new ConditionProblem(position, code, named, sentence);
  }
}
