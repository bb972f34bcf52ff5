package gopark.scenario;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Scenarios of Go programs, read from documents as everybody's are. */
public final class GoScenario {
  private GoScenario() {}

  /** A scenario of a program; after its text the names and values of other fields. */
  public static Scenario of(String source, @Nullable Object... namesAndValues) {
    return Scenario.read(document(source, namesAndValues)).orThrow();
  }

  /**
   * A scenario in which only the program has anything to do when main begins, and the system wakes
   * threads when they asked for it.
   */
  public static Scenario quiet(String source, @Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> document = document(source, namesAndValues);
    document.put("quiet", true);
    document.put("latency", "ideal");
    return Scenario.read(document).orThrow();
  }

  /** The document of a program that runs with nothing special. */
  static Map<String, @Nullable Object> document(String source, @Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> document = new LinkedHashMap<>();
    document.put("version", 1);
    document.putAll(FieldsTest.object(namesAndValues));
    document.put("program", FieldsTest.object("source", source));
    return document;
  }
}
