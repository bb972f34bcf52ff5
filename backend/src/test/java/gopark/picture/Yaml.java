package gopark.picture;

import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.Map;

/** The texts that the server would give. */
record Yaml(Language of) implements PictureTexts {
  private static final Texts TEXTS = Texts.fromClassPath();

  static final Yaml ENGLISH = new Yaml(Language.EN);
  static final Yaml RUSSIAN = new Yaml(Language.RU);

  @Override
  public String language() {
    return of.code();
  }

  @Override
  public String text(String key, Map<String, ?> arguments) {
    return TEXTS.get(of, key, arguments);
  }
}
