package gopark.web.document;

import gopark.scenario.Problem;
import gopark.web.problem.Stranger;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Makes a tree of the tokens of one document: no name twice in an object, no YAML alias, which
 * could stand for very much, and no tag, which could stand for anything.
 */
final class TreeReader {

  /** Objects and lists within each other. A document of ours has fewer, and says so more kindly. */
  static final int DEPTH = 64;

  private final JsonParser parser;
  private int depth;

  TreeReader(JsonParser parser) {
    this.parser = parser;
  }

  /** The whole document; null stands for nothing as well as for null. */
  @Nullable Object document() {
    JsonToken first = parser.nextToken();
    Object tree = first == null ? null : value(first);
    if (parser.nextToken() != null) {
      throw wrong("more-than-one", "There is more after the end of the document.");
    }
    return tree;
  }

  private @Nullable Object value(JsonToken token) {
    if (parser instanceof YAMLParser yaml && (yaml.isCurrentAlias() || yaml.getTypeId() != null)) {
      throw wrong("yaml-alias-or-tag", "Aliases and tags of YAML are not taken; write it out.");
    }
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> list();
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT -> parser.getNumberValue();
      case VALUE_NUMBER_FLOAT -> decimal();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new IllegalStateException("A value does not begin with " + token);
    };
  }

  /** A number exactly as it was written; one of YAML that is none stays a text. */
  private Object decimal() {
    String text = parser.getString();
    try {
      return new BigDecimal(text);
    } catch (NumberFormatException infinite) {
      return text;
    }
  }

  private Map<String, @Nullable Object> object() {
    enter();
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      if (object.containsKey(name)) {
        throw new BadTree(
            Problem.of("", "duplicate-field", "There are two fields " + shown(name) + ".")
                .with("name", shown(name))
                .with("line", line()));
      }
      object.put(name, value(parser.nextToken()));
    }
    depth--;
    return object;
  }

  private List<@Nullable Object> list() {
    enter();
    List<@Nullable Object> list = new ArrayList<>();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      list.add(value(token));
    }
    depth--;
    return list;
  }

  private void enter() {
    depth++;
    if (depth > DEPTH) {
      throw new BadTree(
          Problem.of("", "too-deep", "There are more than " + DEPTH + " objects within each other.")
              .with("most", DEPTH));
    }
  }

  private BadTree wrong(String code, String sentence) {
    return new BadTree(Problem.of("", code, sentence).with("line", line()));
  }

  private int line() {
    return Math.max(1, parser.currentTokenLocation().getLineNr());
  }

  private static String shown(String name) {
    return "\"" + Stranger.shown(name) + "\"";
  }
}
