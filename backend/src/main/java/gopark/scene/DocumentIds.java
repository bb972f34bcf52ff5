package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import java.util.regex.Pattern;

/** Reads the ids of documents, and of what is within them. */
public final class DocumentIds {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

  private DocumentIds() {}

  /**
   * The id that a field has.
   *
   * @param most characters
   */
  public static String read(Fields fields, String name, int most) {
    String id = fields.text(name, most);
    if (!id.isEmpty() && !ID.matcher(id).matches()) {
      fields.refuse(
          name, "not-an-id", "An id has small letters and digits, with single hyphens between.");
    }
    return id;
  }

  /** The id of a part of a scene. */
  static String read(Fields fields, String name) {
    return read(fields, name, SceneLimits.NAME);
  }

  /** Refuses a part of a scene whose id another part of its kind has. */
  static void refuseTwice(Fields fields, String id) {
    fields.refuse(
        Problem.of(fields.path("id"), "id-twice", "There are two with the id " + id + ".")
            .with("id", id));
  }
}
