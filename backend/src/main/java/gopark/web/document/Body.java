package gopark.web.document;

import gopark.web.problem.BadContent;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came with a request.
 *
 * @param isEmpty whether nothing came, which is not the same as null
 * @param bytes how long it was as it came
 */
public record Body(boolean isEmpty, @Nullable Object tree, int bytes) {

  static final Body EMPTY = new Body(true, null, 0);

  /** This body; refused if nothing came. */
  public Body required() {
    if (isEmpty) {
      throw BadContent.missing();
    }
    return this;
  }

  /** A copy of the fields of what came; none if it is no object. */
  public Map<String, @Nullable Object> fields() {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (tree instanceof Map<?, ?> object) {
      object.forEach((name, value) -> fields.put(String.valueOf(name), value));
    }
    return fields;
  }

  static Body of(@Nullable Object tree, int bytes) {
    return new Body(false, tree, bytes);
  }
}
