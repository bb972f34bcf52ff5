package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.session.MergePatch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a client knows after the messages it has got. */
final class Picture {

  private Map<String, @Nullable Object> state = new LinkedHashMap<>();
  private final List<Object> events = new ArrayList<>();
  private final List<Message> messages = new ArrayList<>();
  private long skipped;

  /** One that goes on from another. */
  Picture copy() {
    Picture copy = new Picture();
    copy.state = new LinkedHashMap<>(state);
    copy.events.addAll(events);
    copy.skipped = skipped;
    return copy;
  }

  void add(Message message) {
    if (message.event() == null) {
      return;
    }
    messages.add(message);
    switch (message.event()) {
      case "snapshot" -> begin(message.tree());
      case "delta" -> goOn(message.tree());
      case "clock" -> {
        assertThat(message.tree()).containsOnlyKeys("seq", "step", "timeNs", "atMs");
        state.put("timeNs", message.tree().get("timeNs"));
      }
      case "end" -> assertThat(message.data()).isEqualTo("{}");
      default -> throw new AssertionError("unknown event " + message.event());
    }
  }

  private void begin(Map<String, Object> tree) {
    assertThat(tree.remove("atMs")).isNotNull();
    state = new LinkedHashMap<>(tree);
  }

  @SuppressWarnings("unchecked")
  private void goOn(Map<String, Object> tree) {
    Object patched = MergePatch.apply(state, tree.get("patch"));
    assertThat(patched).isNotNull();
    state = (Map<String, @Nullable Object>) patched;
    assertThat(state).containsEntry("step", tree.get("step")).containsEntry("seq", tree.get("seq"));
    events.addAll((List<Object>) tree.get("events"));
    skipped += (long) tree.getOrDefault("skipped", 0L);
  }

  /** A number of the state that must be there. */
  long number(String name) {
    Object value = state.get(name);
    assertThat(value).as(name).isInstanceOf(Long.class);
    return value instanceof Long number ? number : 0;
  }

  Map<String, @Nullable Object> state() {
    return state;
  }

  List<Object> events() {
    return events;
  }

  long skipped() {
    return skipped;
  }

  List<Message> messages() {
    return messages;
  }

  List<String> kinds() {
    return messages.stream().map(message -> String.valueOf(message.event())).toList();
  }
}
