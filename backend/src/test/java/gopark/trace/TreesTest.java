package gopark.trace;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.GoScenario;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Events and snapshots as plain trees, with the names that stand in others' programs. */
class TreesTest {

  @Test
  void everyKindHasANameOfItsOwn() {
    assertThat(new TreeSet<>(EventKind.apiNames())).hasSize(EventKind.values().length);
    for (EventKind kind : EventKind.values()) {
      assertThat(EventKind.named(kind.apiName())).isEqualTo(kind);
      assertThat(kind.apiName()).matches("[a-z][a-zA-Z]*");
    }
    assertThat(EventKind.named("banana")).isNull();
  }

  @Test
  void kindsAreCalledAsTheInterfaceSays() {
    assertThat(EventKind.STOLEN.apiName()).isEqualTo("steal");
    assertThat(EventKind.GO_CREATED.apiName()).isEqualTo("goCreated");
    assertThat(EventKind.FIND_RUNNABLE.apiName()).isEqualTo("findRunnable");
    assertThat(EventKind.P_RETAKEN.apiName()).isEqualTo("pRetaken");
  }

  @Test
  void aTheftTellsWhoAndWhereAndHowMany() throws IOException {
    assertThat(tree(EventKind.STOLEN))
        .containsEntry("kind", "steal")
        .containsEntry("fn", "runtime.runqsteal")
        .containsEntry("g", 103L)
        .containsEntry("m", 2L)
        .containsEntry("p", 2L)
        .containsEntry("from", "P0.runq")
        .containsEntry("to", "P2.runq")
        .containsEntry("rule", "T3")
        .containsEntry("detail", Map.of("victim", 0L, "taken", 3L));
    assertThat(tree(EventKind.STOLEN).keySet()).startsWith("step", "timeNs", "kind");
  }

  @Test
  void whatAnEventDoesNotHaveIsNotThere() throws IOException {
    assertThat(tree(EventKind.P_IDLED)).doesNotContainKeys("g", "from", "to", "checks", "rule");
    assertThat(tree(EventKind.P_IDLED)).containsEntry("detail", Map.of());
  }

  @Test
  void aSearchCarriesWhatItLookedAt() throws IOException {
    assertThat(tree(EventKind.FIND_RUNNABLE).get("checks"))
        .isEqualTo(
            List.of(
                Map.of("check", "globalTick", "result", "skipped"),
                Map.of("check", "local", "result", "empty"),
                Map.of("check", "global", "result", "found")));
    assertThat(tree(EventKind.FIND_RUNNABLE).get("detail"))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("taken", 1L)
        .containsEntry("stood", 3L)
        .containsEntry("source", "global")
        .doesNotContainKey("checks");
  }

  @Test
  void placesAndReasonsAreWords() throws IOException {
    assertThat(tree(EventKind.GO_CREATED)).containsEntry("to", "P0.runnext");
    assertThat(tree(EventKind.GO_PARKED).get("detail"))
        .asInstanceOf(InstanceOfAssertFactories.MAP)
        .containsEntry("reason", "chan receive");
  }

  @Test
  void everyEventIsATreeOfPlainValues() throws IOException {
    EventLog log = OneOfEach.log();
    log.forEach(0, log.size(), event -> assertPlain(EventTree.of(event)));
  }

  @Test
  void aSnapshotHasTheNamesOfItsRecord() {
    Map<String, Object> tree = Trees.of(snapshot());

    assertThat(tree.keySet())
        .containsExactlyElementsOf(
            Arrays.stream(RuntimeSnapshot.class.getRecordComponents())
                .map(component -> component.getName())
                .filter(name -> !name.equals("ended"))
                .toList());
    assertPlain(tree);
    assertThat(at(tree, "ps").keySet()).containsExactly("0", "1");
    assertThat(at(tree, "ps", "0")).containsKeys("status", "runqsize", "runq");
    assertThat(at(tree, "gs", "1")).containsEntry("status", "_Grunning").containsEntry("id", 1L);
    assertThat(at(tree, "ms", "0")).containsEntry("id", 0L).containsKeys("state", "doing");
    assertThat(at(tree, "sched")).containsKeys("runq", "runqsize", "pidle", "nmspinning");
    assertThat(tree).doesNotContainKey("ended").containsEntry("gomaxprocs", 2L);
  }

  private static void assertPlain(@Nullable Object tree) {
    assertThat(tree).isNotNull();
    switch (tree) {
      case Map<?, ?> map ->
          map.forEach((key, value) -> {
            assertThat(key).isInstanceOf(String.class);
            assertPlain(value);
          });
      case List<?> list -> list.forEach(TreesTest::assertPlain);
      default ->
          assertThat(tree).isInstanceOfAny(Long.class, Double.class, Boolean.class, String.class);
    }
  }

  private static Map<Object, Object> at(Map<?, ?> tree, String... path) {
    Map<?, ?> here = tree;
    for (String name : path) {
      here = here.get(name) instanceof Map<?, ?> next ? next : Map.of();
    }
    return new LinkedHashMap<>(here);
  }

  private static RuntimeSnapshot snapshot() {
    String program =
        """
        package main

        import (
            "time"

            "gopark/sched"
        )

        var c = make(chan int, 3)

        func main() {
            sched.Spin(time.Millisecond)
            close(c)
        }
        """;
    return GoScenario.quiet(program, "gomaxprocs", 2).start(new EventLog()).snapshot();
  }

  private static Map<String, @Nullable Object> tree(EventKind kind) throws IOException {
    EventLog log = OneOfEach.log();
    Event[] found = new Event[1];
    log.forEach(
        0,
        log.size(),
        event -> {
          if (event.at().kind() == kind) {
            found[0] = event;
          }
        });
    return EventTree.of(found[0]);
  }
}
