package gopark.web.event;

import gopark.runtime.event.EventKind;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the texts say of a kind of events. */
final class KindTexts {
  private static final String AREA = "event.";
  private static final String NAME = ".name";
  private static final String SENTENCE = ".sentence";

  private KindTexts() {}

  static String nameKey(EventKind kind) {
    return AREA + TextKeys.of(kind.apiName()) + NAME;
  }

  static String sentenceKey(EventKind kind) {
    return AREA + TextKeys.of(kind.apiName()) + SENTENCE;
  }

  static String name(Texts texts, Language language, EventKind kind) {
    return texts.get(language, nameKey(kind));
  }

  static Map<String, Object> tree(Texts texts, EventKind kind) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("kind", kind.apiName());
    tree.put("group", EventGroup.of(EventFields.sample(kind)).api());
    tree.put("fn", kind.function());
    tree.put("name", BothLanguages.of(texts, nameKey(kind)));
    tree.put("template", BothLanguages.of(texts, sentenceKey(kind)));
    List<Object> fields = new ArrayList<>();
    EventFields.of(kind).forEach(field -> fields.add(field.tree()));
    tree.put("fields", fields);
    return tree;
  }
}
