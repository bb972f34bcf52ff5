package gopark.web.document;

import org.jspecify.annotations.Nullable;

/**
 * What came with a request.
 *
 * @param isEmpty whether nothing came, which is not the same as null
 */
public record Body(boolean isEmpty, @Nullable Object tree) {

  static final Body EMPTY = new Body(true, null);

  static Body of(@Nullable Object tree) {
    return new Body(false, tree);
  }
}
