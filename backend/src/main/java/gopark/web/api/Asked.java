package gopark.web.api;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.web.problem.ApiProblem;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What stands behind the question mark of an address, checked by the rules of documents. */
final class Asked {

  private Asked() {}

  static long number(String name, @Nullable Long value, long least, long most, long otherwise) {
    return value == null
        ? otherwise
        : checked(name, value, fields -> fields.number(name, least, most));
  }

  static int number(String name, @Nullable Integer value, int least, int most, int otherwise) {
    return value == null
        ? otherwise
        : checked(name, value, fields -> fields.integer(name, least, most));
  }

  static String choice(String name, @Nullable String value, List<String> known, String otherwise) {
    return value == null ? otherwise : checked(name, value, fields -> fields.choice(name, known));
  }

  private static <T> T checked(
      String name, Object value, Function<Fields, ? extends @Nullable T> reader) {
    Reading<T> reading = Fields.read(Map.of(name, value), reader);
    return ApiProblem.right(reading);
  }

  static void notBoth(String first, @Nullable Object one, String second, @Nullable Object other) {
    if (one != null && other != null) {
      throw refused(
          Problem.of(
                  second,
                  "not-both",
                  "There may be \"" + first + "\" or \"" + second + "\", and not both.")
              .with("first", first)
              .with("second", second));
    }
  }

  static ApiProblem refused(Problem problem) {
    return ApiProblem.badInput(List.of(problem));
  }
}
