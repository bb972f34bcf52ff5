package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.Commands;
import gopark.scenario.Fields;
import gopark.scenario.Timed;
import gopark.session.Judgement;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The challenges at the end of built-in scenes are solved by their buttons and by nothing less. */
class SceneChallengesTest {

  /** Which buttons solve it, pressed one after the other where the scene ends. */
  private static final Map<String, List<Integer>> SOLUTIONS =
      Map.of(
          "fibonacci", List.of(1),
          "one-in-61", List.of(0, 1),
          "tight-loop-no-signals", List.of(2));

  static Stream<String> ids() {
    return SOLUTIONS.keySet().stream().sorted();
  }

  private static SceneChallenge challenge(LocatedScene located) {
    return Objects.requireNonNull(located.scene().challenge());
  }

  private static LocatedScene located(String id) {
    return BuiltIn.located(BuiltIn.scene(id));
  }

  private static Judgement pressed(LocatedScene located, List<Integer> buttons) {
    SceneChallenge challenge = challenge(located);
    List<Timed> commands = new ArrayList<>();
    for (int button : buttons) {
      challenge.actions().get(button).commands().stream()
          .map(command -> at(located.end().step(), new LinkedHashMap<>(Commands.tree(command))))
          .forEach(commands::add);
    }
    return SceneAttempt.of(located, challenge, commands, WorkMeter.unlimited())
        .orThrow()
        .judgement();
  }

  private static Timed at(long step, Map<String, @Nullable Object> command) {
    command.put("step", step);
    return Fields.read(command, Timed::of).orThrow();
  }

  @Test
  void everyChallengeOfASceneHasASolution() {
    assertThat(BuiltIn.ids().stream().filter(id -> BuiltIn.scene(id).challenge() != null))
        .hasSizeGreaterThanOrEqualTo(3)
        .containsExactlyElementsOf(ids().toList());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void whoPressesTheRightButtonsPasses(String id) {
    Judgement judgement = pressed(located(id), Objects.requireNonNull(SOLUTIONS.get(id)));
    assertThat(judgement.complete()).isTrue();
    assertThat(judgement.passed()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void whoDoesNothingFails(String id) {
    Judgement judgement = pressed(located(id), List.of());
    assertThat(judgement.complete()).isTrue();
    assertThat(judgement.passed()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void noOtherButtonAloneSolvesIt(String id) {
    LocatedScene located = located(id);
    List<Integer> solution = SOLUTIONS.get(id);
    IntStream.range(0, challenge(located).actions().size())
        .mapToObj(List::of)
        .filter(alone -> !alone.equals(solution))
        .forEach(alone -> assertThat(pressed(located, alone).passed()).as("%s", alone).isFalse());
  }
}
