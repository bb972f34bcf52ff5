package gopark.web.event;

import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.LinkedHashMap;
import java.util.Map;

/** A text in each language: {@code {en, ru}}. */
final class BothLanguages {
  private BothLanguages() {}

  /** The text's pattern in each language, braces and all. */
  static Map<String, Object> of(Texts texts, String key) {
    Map<String, Object> both = new LinkedHashMap<>();
    for (Language language : Language.values()) {
      both.put(language.code(), texts.pattern(language, key));
    }
    return both;
  }

  /** The text in each language, with its arguments filled in. */
  static Map<String, Object> of(Texts texts, String key, Map<String, ?> arguments) {
    Map<String, Object> both = new LinkedHashMap<>();
    for (Language language : Language.values()) {
      both.put(language.code(), texts.get(language, key, arguments));
    }
    return both;
  }
}
