package gopark.web.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A message as a client reads it. A comment has neither id nor event. */
record Message(@Nullable String id, @Nullable String event, String data) {

  static final JsonMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_LONG_FOR_INTS).build();

  /** All messages of a text; it must end with one. */
  static List<Message> read(String text) {
    List<Message> messages = new ArrayList<>();
    for (String block : text.split("\n\n", -1)) {
      if (!block.isEmpty()) {
        messages.add(readOne(block));
      }
    }
    return messages;
  }

  static Message readOne(String block) {
    String id = null;
    String event = null;
    StringBuilder data = new StringBuilder();
    for (String line : block.split("\n", -1)) {
      if (line.startsWith("id: ")) {
        id = line.substring("id: ".length());
      } else if (line.startsWith("event: ")) {
        event = line.substring("event: ".length());
      } else {
        data.append(line.startsWith("data: ") ? line.substring("data: ".length()) : line);
      }
    }
    return new Message(id, event, data.toString());
  }

  boolean is(String name) {
    return name.equals(event);
  }

  long number() {
    return id == null ? -1 : Long.parseLong(id.substring(id.indexOf('-') + 1));
  }

  @SuppressWarnings("unchecked")
  Map<String, Object> tree() {
    return JSON.readValue(data, Map.class);
  }
}
