package gopark.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Checks;
import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.WaitReason;
import gopark.trace.EventLog;
import gopark.trace.EventTree;
import gopark.trace.OneOfEach;
import gopark.web.message.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EventCatalogueTest {
  private static final Map<String, Object> TREE = EventCatalogue.tree(Texts.fromClassPath());

  @Test
  void allKindsAreListedInTheirOrder() {
    assertThat(values("kinds", "kind")).isEqualTo(EventKind.apiNames());
  }

  @Test
  void aKindsFieldsAreThoseOfItsEvents() throws IOException {
    EventLog log = OneOfEach.log();
    log.forEach(
        0,
        log.size(),
        event -> {
          List<String> carried = new ArrayList<>();
          Map<?, ?> tree = EventTree.of(event);
          ((Map<?, ?>) Objects.requireNonNull(tree.get("detail")))
              .keySet()
              .forEach(name -> carried.add((String) name));
          if (tree.containsKey(EventTree.CHECKS)) {
            carried.add(EventTree.CHECKS);
          }
          assertThat(EventFields.of(event.at().kind()))
              .extracting(EventField::name)
              .containsExactlyInAnyOrderElementsOf(carried);
        });
  }

  @Test
  void aGroupIsThatOfTheKindsRecord() throws IOException {
    EventLog log = OneOfEach.log();
    log.forEach(
        0,
        log.size(),
        event -> assertThat(recordGroup(event)).isEqualTo(EventGroup.of(event).name()));
    assertThat(values("groups", "group"))
        .containsExactly(
            "goroutine",
            "scheduler",
            "machine",
            "syscall",
            "sysmon",
            "timer",
            "channel",
            "sync",
            "world",
            "gc",
            "kernel",
            "program");
  }

  /** A {@code TimerEvent.TimerFired} is of the group TIMER. */
  private static String recordGroup(Event event) {
    String group = event.getClass().getInterfaces()[0].getSimpleName();
    return group.replace("Event", "").toUpperCase(Locale.ROOT);
  }

  @Test
  void whatASearchLooksAtHasWords() {
    assertThat(values("checks", "check"))
        .hasSize(Checks.Check.values().length)
        .startsWith("gcWaiting")
        .contains("globalTick", "maySpin", "blockingNetpoll");
    assertThat(values("results", "result"))
        .containsExactly("notReached", "skipped", "empty", "found");
  }

  @Test
  void reasonsForWaitingAreThoseThatGoPrints() {
    assertThat(values("waitReasons", "reason"))
        .hasSize(WaitReason.values().length - 1)
        .contains("chan receive (nil chan)", "sync.Mutex.Lock");
  }

  @Test
  void everyKindHasAGroupWithItsKindsTogether() {
    EventGroup last = EventGroup.GOROUTINE;
    for (EventKind kind : EventKind.values()) {
      EventGroup group = EventGroup.of(EventFields.sample(kind));
      assertThat(group).as("%s", kind).isGreaterThanOrEqualTo(last);
      last = group;
    }
    assertThat(last).isEqualTo(EventGroup.PROGRAM);
  }

  /** What the page's tests have of the catalogue is not older than it. */
  @ParameterizedTest
  @ValueSource(strings = {"message", "words"})
  void theKindsThatTestsOfThePageKnowAreAsTheyAreTold(String part) throws IOException {
    JsonMapper json = new JsonMapper();
    Path file = Path.of("../frontend/src", part, "testdata/kinds.json");
    JsonNode told = json.readTree(json.writeValueAsBytes(TREE)).get("kinds");
    List<JsonNode> known = new ArrayList<>();
    json.readTree(Files.readAllBytes(file)).get("kinds").forEach(known::add);

    assertThat(known).isNotEmpty();
    assertThat(told).containsAll(known);
  }

  private static List<Object> values(String list, String name) {
    List<Object> values = new ArrayList<>();
    for (Object one : (List<?>) Objects.requireNonNull(TREE.get(list))) {
      values.add(Objects.requireNonNull(((Map<?, ?>) one).get(name)));
    }
    return values;
  }
}
