package gopark.scenario;

import static gopark.scenario.FieldsTest.object;
import static gopark.scenario.FieldsTest.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.command.Applied;
import gopark.command.Command;
import gopark.command.RuntimeCommand;
import gopark.runtime.GoRuntime;
import gopark.runtime.state.GoroutineStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.trace.EventLog;
import gopark.trace.TraceText;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What goroutines do that were started with a behaviour. */
class BehaviourTest {
  private static final int MAX_STEPS = 200_000;

  private final EventLog log = new EventLog();
  private final GoRuntime runtime = Scenario.standard().start(log);

  private List<Integer> go(int count, @Nullable Object... behaviour) {
    Command command =
        Fields.read(
                object("do", "go", "behaviour", object(behaviour), "count", count), Commands::of)
            .orThrow();
    return ((Applied) runtime.apply((RuntimeCommand) command)).created();
  }

  private BehaviourTest runTo(long ns) {
    for (int steps = 0; runtime.nextTime() <= ns && runtime.step(); steps++) {
      runtime.checkInvariants();
      assertThat(steps).isLessThan(MAX_STEPS);
    }
    return this;
  }

  private String told() {
    return new TraceText(false, false).text(log, log.firstKept(), log.size());
  }

  private RuntimeSnapshot snapshot() {
    return runtime.snapshot();
  }

  private boolean isOver(int g) {
    var state = snapshot().gs().get(g);
    return state == null || state.status() == GoroutineStatus.DEAD;
  }

  @Test
  void pingPongersFindEachOtherAtTheirTable() {
    int first = go(1, "kind", "pingpong", "rounds", 3, "ns", 1_000).getFirst();
    runTo(50_000);
    assertThat(isOver(first)).isFalse();
    int second = go(1, "kind", "pingpong", "rounds", 3, "ns", 1_000).getFirst();
    int third = go(1, "kind", "pingpong", "channel", "another").getFirst();
    runTo(1_000_000);
    assertThat(isOver(first)).isTrue();
    assertThat(isOver(second)).isTrue();
    assertThat(isOver(third)).isFalse();
    assertThat(snapshot().sync().channels()).hasSize(2);
  }

  @Test
  void workersTakeWhatProducersMakeAndEndWhenTheChannelIsClosed() {
    List<Integer> workers = go(3, "kind", "worker", "results", "done");
    go(1, "kind", "producer", "count", 20, "capacity", 5, "close", true);
    int consumer = go(1, "kind", "consumer", "channel", "done", "count", 20).getFirst();
    runTo(10_000_000);
    assertThat(workers).allMatch(this::isOver);
    assertThat(isOver(consumer)).isTrue();
  }

  @Test
  void mutexUsersShareTheirLock() {
    List<Integer> users = go(3, "kind", "mutex", "rounds", 5, "ns", 3_000_000);
    runTo(1_000_000);
    assertThat(told()).contains("sync.Mutex.Lock");
    runTo(200_000_000);
    assertThat(users).allMatch(this::isOver);
    assertThat(snapshot().sync().objects()).hasSize(1);
  }

  @Test
  void aSpawnerStartsItsChildren() {
    int before = snapshot().gs().size();
    go(2, "kind", "spawn", "count", 10, "behaviour", object("kind", "sleep", "ns", 1_000_000_000));
    runTo(5_000_000);
    assertThat(snapshot().gs().values()).filteredOn(g -> g.name().equals("main.sleep")).hasSize(20);
    assertThat(snapshot().gs().size()).isGreaterThan(before);
  }

  @Test
  void aScriptCombinesThem() {
    go(
        1,
        "kind",
        "script",
        "steps",
        List.of(
            object("do", "channel", "channel", "c", "capacity", 1),
            object("do", "go", "name", "helper", "behaviour", helper()),
            object(
                "do",
                "range",
                "channel",
                "c",
                "steps",
                List.of(object("do", "print", "text", "got"))),
            object(
                "do",
                "select",
                "cases",
                List.of(
                    object(
                        "send", "nobody", "steps", List.of(object("do", "print", "text", "no")))),
                "default",
                List.of(object("do", "print", "text", "default"))),
            object("do", "panic", "text", "the end")));
    runTo(50_000_000);
    assertThat(told().split("got", -1)).hasSize(4);
    assertThat(told()).contains("default").doesNotContain("\"no");
    assertThat(runtime.ending()).isNotNull();
    assertThat(String.valueOf(runtime.ending())).contains("panic: the end", "main.script");
  }

  private static Object helper() {
    return object(
        "kind",
        "script",
        "steps",
        List.of(
            object(
                "do",
                "repeat",
                "times",
                3,
                "steps",
                List.of(object("kind", "cpu", "ns", 500), object("do", "send", "channel", "c"))),
            object("do", "close", "channel", "c")));
  }

  @Test
  void aMistakeInAScriptEndsTheProcessAsGoWould() {
    go(1, "kind", "script", "steps", List.of(object("do", "unlock", "mutex", "m")));
    runTo(50_000_000);
    assertThat(String.valueOf(runtime.ending())).contains("unlock of unlocked mutex");
  }

  @Test
  void aCopyOfTheRuntimeHasChannelsOfItsOwn() {
    go(1, "kind", "consumer", "count", 1);
    runTo(1_000_000);
    GoRuntime copy = runtime.copy(new EventLog());
    go(1, "kind", "producer", "count", 1);
    runTo(20_000_000);
    assertThat(snapshot().gs().values()).noneMatch(g -> g.name().equals("main.consumer"));
    assertThat(copy.snapshot().gs().values()).anyMatch(g -> g.name().equals("main.consumer"));
  }

  @Test
  void problemsInAScriptSayAtWhichStep() {
    Object tree =
        object(
            "do",
            "go",
            "behaviour",
            object(
                "kind",
                "script",
                "steps",
                List.of(
                    object("do", "gosched"),
                    object("do", "repeat", "times", 0, "steps", List.of()),
                    object("do", "send"),
                    object("do", "fly"),
                    object("kind", "cpu"))));
    assertThat(wrong(Fields.read(tree, Commands::of)))
        .containsExactly(
            "behaviour.steps[1].times out-of-range",
            "behaviour.steps[1].steps too-few",
            "behaviour.steps[2].channel missing",
            "behaviour.steps[3].do unknown-word",
            "behaviour.steps[4].ns missing");
  }
}
