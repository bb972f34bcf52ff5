package gopark.web.document;

import org.jspecify.annotations.Nullable;

/**
 * What came with a request.
 *
 * @param isEmpty whether nothing came, which is not the same as null
 * @param bytes how long it was as it came
 */
public record Body(boolean isEmpty, @Nullable Object tree, int bytes) {

  static final Body EMPTY = new Body(true, null, 0);

  static Body of(@Nullable Object tree, int bytes) {
    return new Body(false, tree, bytes);
  }
}
