package gopark.web.api;

import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.document.Resources;
import gopark.web.message.Language;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The library of example programs, read when somebody first asks for it. */
@Component
final class Examples {
  private static final String FOLDER = "/gopark/golang/examples/";

  /** What is told as it is; the rest is told in one language. */
  private static final List<String> PLAIN = List.of("id", "group", "go", "gomaxprocs", "godebug");

  private final Map<Language, byte[]> told = new EnumMap<>(Language.class);

  /** The list in one language, as JSON. */
  synchronized byte[] in(Language language) {
    return told.computeIfAbsent(
        language, asked -> Documents.write(Map.of("examples", list(asked)), Format.JSON));
  }

  private static List<Map<String, Object>> list(Language language) {
    Object tree = Documents.read(read("examples.yaml"), Format.YAML);
    if (!(tree instanceof Map<?, ?> document)
        || !(document.get("examples") instanceof List<?> entries)
        || !(document.get("groups") instanceof Map<?, ?> groups)) {
      throw new IllegalStateException("examples.yaml has no list of examples and their groups");
    }
    List<Map<String, Object>> list = new ArrayList<>();
    for (Object entry : entries) {
      if (entry instanceof Map<?, ?> example) {
        list.add(one(example, groups, language));
      }
    }
    return list;
  }

  private static Map<String, Object> one(Map<?, ?> example, Map<?, ?> groups, Language language) {
    Map<String, Object> told = new LinkedHashMap<>();
    for (String name : PLAIN) {
      Object value = example.get(name);
      if (value != null) {
        told.put(name, value);
      }
    }
    told.put("groupTitle", text(groups.get(example.get("group")), language));
    told.put("title", text(example.get("title"), language));
    told.put("about", text(example.get("about"), language));
    told.put("source", source(String.valueOf(example.get("id"))));
    return told;
  }

  private static String text(@Nullable Object both, Language language) {
    if (both instanceof Map<?, ?> texts && texts.get(language.code()) instanceof String text) {
      return text;
    }
    throw new IllegalStateException("An example has no text in " + language.code() + ": " + both);
  }

  /** The program of the example with that id. */
  static String source(String id) {
    return read(id + ".go");
  }

  private static String read(String name) {
    return Resources.text(Examples.class, FOLDER + name);
  }
}
