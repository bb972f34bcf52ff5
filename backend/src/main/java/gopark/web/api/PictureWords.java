package gopark.web.api;

import gopark.picture.PictureTexts;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.Map;

/** The texts of a picture in one language. */
record PictureWords(Texts texts, Language of) implements PictureTexts {

  @Override
  public String language() {
    return of.code();
  }

  @Override
  public String text(String key, Map<String, ?> arguments) {
    return texts.get(of, key, arguments);
  }
}
