package gopark.picture;

import java.util.Map;

/** The texts of one language, which the caller has. */
public interface PictureTexts {
  /** The language's code as in {@code lang}: en, ru. */
  String language();

  /** The text of that key, {@code picture.kernel-line}, with its named arguments filled in. */
  String text(String key, Map<String, ?> arguments);
}
