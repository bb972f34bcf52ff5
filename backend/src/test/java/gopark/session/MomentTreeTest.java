package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Command;
import gopark.command.Pace;
import gopark.command.PlaybackCommand;
import gopark.command.RuntimeCommand;
import gopark.runtime.release.Rules;
import gopark.runtime.release.SomeRules;
import gopark.scenario.Commands;
import gopark.scenario.Fields;
import gopark.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The snapshot as others' programs read it: names are fixed, and nothing in it is null. */
class MomentTreeTest {
  private static final long NOON = 1_000_000;

  private final Session session = session();

  private static Session session() {
    Session created = Session.create("s", Scenario.standard(), "hash", new MemoryJournal(), NOON);
    assertThat(created).isNotNull();
    return created;
  }

  private void submit(Command... commands) {
    assertThat(session.submit(List.of(commands), OptionalLong.empty(), NOON))
        .isInstanceOf(Submitted.Done.class);
  }

  private static Command command(Map<String, Object> tree) {
    return Fields.read(tree, Commands::of).orThrow();
  }

  private Map<String, Object> tree() {
    return MomentTree.of(session.moment(NOON));
  }

  private static Map<?, ?> at(@Nullable Object tree, String... path) {
    Object here = tree;
    for (String name : path) {
      here = here instanceof Map<?, ?> map ? map.get(name) : null;
    }
    assertThat(here).as(String.join(".", path)).isInstanceOf(Map.class);
    return here instanceof Map<?, ?> map ? map : Map.of();
  }

  private static List<Object> keys(Map<?, ?> map) {
    return List.copyOf(map.keySet());
  }

  @Test
  void itHasTheFieldsOfTheContract() {
    assertThat(keys(tree()))
        .contains("session", "seq", "step", "timeNs", "playing", "branch", "farthest", "events")
        .contains("go", "rules", "gomaxprocs", "cores", "seed", "sched", "ps", "ms", "gs")
        .contains("gCounts", "netpoll", "timers", "sysmon", "gc", "os", "sync", "stats")
        .contains("breakpoints");
    assertThat(keys(at(tree(), "sched")))
        .contains("runq", "runqsize", "pidle", "midle", "nmspinning", "needspinning")
        .contains("gcwaiting", "sysmonwait", "lastpollNs", "gFree");
    assertThat(keys(at(tree(), "ps", "0")))
        .contains("id", "status", "m", "schedtick", "syscalltick", "runqhead", "runqtail")
        .contains("runq", "runqsize", "gFree", "timers");
    assertThat(keys(at(tree(), "ms", "0")))
        .contains("id", "state", "p", "curg", "spinning", "doing");
    assertThat(keys(at(tree(), "gs", "1")))
        .contains("id", "name", "status", "waitReason", "m", "p", "where", "parent")
        .contains("stackBytes", "ranNs", "sinceNs");
  }

  @Test
  void wordsAreWrittenAlike() {
    submit(command(Map.of("do", "go", "by", 1L, "behaviour", mutex())));
    submit(new PlaybackCommand.Step(PlaybackCommand.Unit.EVENT, 12, 0));

    assertThat(at(tree(), "ms", "0").get("thread")).isIn("onCore", "ready", "asleep", "frozen");
    assertThat(at(tree(), "ms", "1")).extracting("state").isEqualTo("sysmon");
    assertThat(at(tree(), "gc").get("phase")).isEqualTo("off");
    assertThat(at(tree(), "ps", "0").get("gcMarkWorkerMode")).isEqualTo("notWorker");
    assertThat(at(tree(), "sync", "objects").values())
        .allSatisfy(object -> assertThat(at(object).get("kind")).isEqualTo("mutex"));
  }

  private static Map<String, Object> mutex() {
    return Map.of("kind", "mutex", "mutex", "lock", "ns", 9_000L, "pauseNs", 1L);
  }

  @Test
  void paceAndRulesAndBreakpointsAreAsTheyWereTold() {
    Rules rules = SomeRules.of("stealing", false, "globalTick", 7);
    Moment told =
        moment(new Pace.EventsPerSecond(2), rules, breakpoints("a", "stats.runnable > 3"), "a");

    Map<String, Object> tree = MomentTree.of(told);

    assertThat(tree)
        .containsEntry("pace", Map.of("eventsPerSecond", 2L))
        .containsEntry("breakpoints", Map.of("a", "stats.runnable > 3"))
        .containsEntry("stoppedBy", "a")
        .containsEntry("timeNs", 123_456L)
        .containsEntry("seq", 5L);
    Scenario standard = Scenario.standard();
    Command change = new RuntimeCommand.ChangeRules(rules);
    Map<String, Object> asCommand = new LinkedHashMap<>(Commands.tree(change));
    asCommand.remove("do");
    assertThat(tree.get("rules")).isEqualTo(asCommand);
    assertThat(tree.get("go")).isEqualTo(standard.go());
  }

  @Test
  void whatIsNotThereIsLeftOut() {
    Map<String, Object> tree = MomentTree.of(moment(null, Rules.NONE, new LinkedHashMap<>(), null));

    assertThat(tree).doesNotContainKeys("pace", "stoppedBy", "ended");
    assertThat(tree).containsEntry("rules", Map.of()).containsEntry("breakpoints", Map.of());
  }

  @Test
  void anotherPaceReplacesTheOneBefore() {
    Moment before = moment(new Pace.EventsPerSecond(2.5), Rules.NONE, breakpoints("a", "x"), "a");
    Moment after = moment(new Pace.NsPerSecond(7), Rules.NONE, new LinkedHashMap<>(), null);

    Map<String, @Nullable Object> patch = MomentTree.patch(before, after);

    Map<String, @Nullable Object> pace = new LinkedHashMap<>();
    pace.put("eventsPerSecond", null);
    pace.put("nsPerSecond", 7L);
    assertThat(patch).containsEntry("pace", pace).containsEntry("stoppedBy", null);
    assertThat(MergePatch.apply(MomentTree.of(before), patch)).isEqualTo(MomentTree.of(after));
    assertThat(MomentTree.patch(after, after)).isEmpty();
  }

  private Moment moment(
      @Nullable Pace pace, Rules rules, SequencedMap<String, String> points, @Nullable String by) {
    return new Moment(
        "s",
        null,
        5,
        123_456,
        pace != null,
        pace,
        0,
        9,
        40,
        rules,
        points,
        by,
        null,
        null,
        null,
        null,
        null,
        null,
        session.at(0).runtime());
  }

  private static SequencedMap<String, String> breakpoints(String id, String condition) {
    SequencedMap<String, String> breakpoints = new LinkedHashMap<>();
    breakpoints.put(id, condition);
    return breakpoints;
  }
}
