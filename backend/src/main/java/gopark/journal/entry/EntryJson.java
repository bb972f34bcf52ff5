package gopark.journal.entry;

import gopark.journal.EntrySize;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/** Entries as JSON. What it accepts for writing it reads again as the same. */
public final class EntryJson {

  /** How deep a tree may be. */
  private static final int MAX_DEPTH = 200;

  private static final int MAX_BYTES = EntrySize.MOST;

  /** Limits stand at the writer's side: what was written must not be refused to readers. */
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH + 1)
                  .maxNameLength(MAX_BYTES)
                  .maxStringLength(MAX_BYTES)
                  .build())
          .streamWriteConstraints(
              StreamWriteConstraints.builder().maxNestingDepth(MAX_DEPTH + 1).build())
          .build();

  private EntryJson() {}

  public static byte[] write(Map<String, Object> fields) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    try (JsonGenerator to = JSON.createGenerator(ObjectWriteContext.empty(), bytes)) {
      write(to, fields, 1);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("An entry cannot be written as JSON.", e);
    }
    if (bytes.size() > MAX_BYTES) {
      throw new IllegalArgumentException(
          "An entry may have %d bytes of JSON; this has %d.".formatted(MAX_BYTES, bytes.size()));
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator to, @Nullable Object value, int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException("An entry may be %d deep.".formatted(MAX_DEPTH));
    }
    switch (value) {
      case null -> to.writeNull();
      case String text -> to.writeString(whole(text));
      case Long number -> to.writeNumber(number);
      case Double number when Double.isFinite(number) -> to.writeNumber(number);
      case Boolean truth -> to.writeBoolean(truth);
      case List<?> list -> {
        to.writeStartArray();
        for (Object item : list) {
          write(to, item, depth + 1);
        }
        to.writeEndArray();
      }
      case Map<?, ?> map -> {
        to.writeStartObject();
        for (Map.Entry<?, ?> field : map.entrySet()) {
          to.writeName(name(field.getKey()));
          write(to, field.getValue(), depth + 1);
        }
        to.writeEndObject();
      }
      default ->
          throw new IllegalArgumentException(
              "An entry cannot hold %s, a %s.".formatted(value, value.getClass().getName()));
    }
  }

  private static String name(@Nullable Object key) {
    if (key instanceof String name) {
      return whole(name);
    }
    throw new IllegalArgumentException("A field's name is a string; this is " + key + ".");
  }

  /** Half a surrogate pair has no UTF-8. */
  private static String whole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(i))) {
          throw new IllegalArgumentException("Character %d of a text is half of one.".formatted(i));
        }
        i++;
      }
    }
    return text;
  }

  /** What was written; {@link JacksonException} if it is something else. */
  public static Map<String, Object> read(byte[] json) {
    try (JsonParser from = JSON.createParser(ObjectReadContext.empty(), json)) {
      if (from.nextToken() != JsonToken.START_OBJECT) {
        throw new IllegalArgumentException("An entry is an object.");
      }
      return map(from);
    }
  }

  private static Map<String, Object> map(JsonParser from) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    while (from.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = from.currentName();
      map.put(name, value(from, from.nextToken()));
    }
    return nonNull(map);
  }

  private static List<@Nullable Object> list(JsonParser from) {
    List<@Nullable Object> list = new ArrayList<>();
    for (JsonToken next = from.nextToken(); next != JsonToken.END_ARRAY; next = from.nextToken()) {
      list.add(value(from, next));
    }
    return list;
  }

  private static @Nullable Object value(JsonParser from, @Nullable JsonToken token) {
    return switch (token) {
      case START_OBJECT -> map(from);
      case START_ARRAY -> list(from);
      case VALUE_STRING -> from.getString();
      case VALUE_NUMBER_INT -> from.getLongValue();
      case VALUE_NUMBER_FLOAT -> from.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new IllegalArgumentException("An entry has no " + token + ".");
      case null -> throw new IllegalArgumentException("An entry ends where a value should be.");
    };
  }

  /** The port's maps are declared as without nulls, for their users' sake; a tree may hold one. */
  @SuppressWarnings({"NullAway", "unchecked"})
  private static Map<String, Object> nonNull(Map<String, @Nullable Object> map) {
    return (Map<String, Object>) (Map<String, ?>) map;
  }
}
