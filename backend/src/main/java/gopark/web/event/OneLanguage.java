package gopark.web.event;

import gopark.web.message.Language;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What a reader of one language needs of a tree that has its texts in all. */
final class OneLanguage {
  private static final Set<String> CODES =
      Arrays.stream(Language.values()).map(Language::code).collect(Collectors.toUnmodifiableSet());

  private OneLanguage() {}

  static Map<String, Object> of(Map<String, Object> tree, Language language) {
    Map<String, Object> rest = new LinkedHashMap<>();
    boolean texts = tree.keySet().equals(CODES);
    tree.forEach((key, value) -> {
      if (!texts || key.equals(language.code())) {
        rest.put(key, value(value, language));
      }
    });
    return rest;
  }

  @SuppressWarnings("unchecked") // The keys of an answer's objects are strings.
  private static Object value(Object value, Language language) {
    return switch (value) {
      case Map<?, ?> map -> of((Map<String, Object>) map, language);
      case List<?> list -> list.stream().map(it -> value(it, language)).toList();
      default -> value;
    };
  }
}
