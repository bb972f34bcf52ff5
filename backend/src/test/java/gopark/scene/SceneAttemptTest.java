package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Timed;
import gopark.session.Judgement;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Who judges an attempt looks at what happens after the scene, and at nothing else. */
class SceneAttemptTest {
  private final Map<String, @Nullable Object> document = SmallScene.challenging();

  private LocatedScene located() {
    return SceneLocator.of(Scene.read(document).orThrow()).orThrow();
  }

  private Reading<SceneAttempt> attempted(List<Timed> commands) {
    LocatedScene located = located();
    SceneChallenge challenge = Objects.requireNonNull(located.scene().challenge());
    return SceneAttempt.of(located, challenge, commands, WorkMeter.unlimited());
  }

  private Judgement judged(List<Timed> commands) {
    return attempted(commands).orThrow().judgement();
  }

  private List<Problem> refused(List<Timed> commands) {
    return attempted(commands).problems();
  }

  private long end() {
    return located().end().step();
  }

  /** A command as somebody sends it. */
  private static Timed at(long step, Map<String, @Nullable Object> command) {
    Map<String, @Nullable Object> timed = new LinkedHashMap<>(command);
    timed.put("step", step);
    return Fields.read(timed, Timed::of).orThrow();
  }

  @Test
  void whoDoesNothingHasNotSolvedIt() {
    Judgement judgement = judged(List.of());
    assertThat(judgement.passed()).isFalse();
    assertThat(judgement.complete()).isTrue();
    assertThat(judgement.outcomes().getFirst().times())
        .as("goroutines that the scene itself started")
        .isZero();
  }

  @Test
  void anAllowedCommandSolvesItWhereTheGoalIsMet() {
    Judgement judgement = judged(List.of(at(end(), SmallScene.start())));
    assertThat(judgement.passed()).isTrue();
    assertThat(judgement.outcomes().getFirst().step()).isEqualTo(judgement.step());
    assertThat(judgement.step()).isBetween(end(), end() + 200);
  }

  @Test
  void anotherAllowedCommandDoesNotSolveIt() {
    assertThat(judged(List.of(at(end(), SmallScene.yielding()))).passed()).isFalse();
  }

  @Test
  void whatTheAuthorDidAfterTheSceneIsNotDoneForTheLearner() {
    Map<?, ?> scenario = (Map<?, ?>) SmallScene.part(document, "scenario");
    List<Object> commands =
        new ArrayList<>((List<?>) SmallScene.part(document, "scenario.commands"));
    Map<String, @Nullable Object> later = new LinkedHashMap<>(SmallScene.start());
    later.put("step", end() + 1);
    commands.add(later);
    Map<String, @Nullable Object> longer = new LinkedHashMap<>();
    scenario.forEach((name, value) -> longer.put(String.valueOf(name), value));
    longer.put("commands", commands);
    document.put("scenario", longer);
    assertThat(judged(List.of()).passed()).isFalse();
  }

  @Test
  void aStateThatMustHoldIsAskedFromTheScenesEndOn() {
    SmallScene.with(document, "challenge.goals[0].condition", "gomaxprocs == 2");
    SmallScene.with(
        document, "challenge.actions[0].commands", List.of(Map.of("do", "gomaxprocs", "n", 2)));
    assertThat(judged(List.of()).passed()).isFalse();
    Map<String, @Nullable Object> resize = new LinkedHashMap<>(Map.of("do", "gomaxprocs", "n", 2));
    assertThat(judged(List.of(at(end() + 1, resize))).passed()).isTrue();
  }

  @Test
  void aChallengeThatIsSolvedWhereItBeginsRefusesTheScene() {
    SmallScene.with(document, "challenge.goals[0].condition", "gomaxprocs == 1");
    List<Problem> problems = SceneLocator.of(Scene.read(document).orThrow()).problems();
    assertThat(problems).extracting(Problem::code).containsExactly("already-met");
    assertThat(problems.getFirst().path()).isEqualTo("challenge.goals");
  }

  @Test
  void aCommandBeforeTheChallengeOrAfterItIsRefused() {
    assertThat(refused(List.of(at(end() - 1, SmallScene.start()))))
        .extracting(Problem::path, Problem::code)
        .containsExactly(tuple("commands[0].step", "out-of-range"));
    assertThat(refused(List.of(at(end() + 201, SmallScene.start()))))
        .extracting(Problem::code)
        .containsExactly("out-of-range");
  }

  @Test
  void moreCommandsThanAreAllowedAreRefused() {
    Timed start = at(end(), SmallScene.start());
    assertThat(refused(List.of(start, start, start)))
        .extracting(Problem::code)
        .containsExactly("too-many");
  }

  @Test
  void aCommandThatMakesNoSenseIsToldByItsOwnNumber() {
    Map<String, @Nullable Object> exit = new LinkedHashMap<>(Map.of("do", "exit", "g", 4711));
    assertThat(refused(List.of(at(end(), SmallScene.yielding()), at(end(), exit))))
        .singleElement()
        .matches(problem -> problem.path().startsWith("commands[1]"));
  }
}
