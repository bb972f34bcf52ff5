package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.Problem;
import gopark.scenario.Reading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where beats are found, and what becomes of those that are not. */
class SceneLocatorTest {

  private static Reading<LocatedScene> located(Map<String, ? extends @Nullable Object> document) {
    return SceneLocator.of(Scene.read(document).orThrow());
  }

  private static Problem refused(String path, @Nullable Object value) {
    List<Problem> problems = located(SmallScene.with(path, value)).problems();
    assertThat(problems).hasSize(1);
    return problems.getFirst();
  }

  @Test
  void aBeatIsWhereItsConditionHasBecomeTrueAndTheNextSoManyEventsLater() {
    LocatedScene small = located(SmallScene.document()).orThrow();
    assertThat(small.open().step()).isZero();
    List<Long> steps = small.beats().stream().map(LocatedScene.Place::step).toList();
    assertThat(steps).hasSize(2).isSorted().doesNotHaveDuplicates();
    assertThat(small.end()).isEqualTo(small.beats().getLast());
  }

  @Test
  void whoATextCallsByAFunctionRunsIt() {
    Problem problem = refused("goroutines", new LinkedHashMap<>(Map.of("worker", 1)));
    assertThat(problem.path()).isEqualTo("goroutines.worker");
    assertThat(problem.code()).isEqualTo("other-goroutine");
    assertThat(located(SmallScene.with("goroutines", Map.of("main", 1))).problems()).isEmpty();
  }

  @Test
  void aConditionMayHaveToComeTrueMoreThanOnce() {
    Map<String, Object> third = Map.of("condition", "ev.kind == 'goStarted'", "times", 3);
    Map<String, @Nullable Object> document = SmallScene.with("beats[0].at", third);
    document.put("beats", List.of(withoutShows(document)));
    LocatedScene once = located(SmallScene.document()).orThrow();
    assertThat(located(document).orThrow().beats().getFirst().step())
        .isGreaterThan(once.beats().getFirst().step());
  }

  private static Map<Object, Object> withoutShows(Map<String, @Nullable Object> document) {
    Map<Object, Object> beat =
        new LinkedHashMap<>((Map<?, ?>) SmallScene.part(document, "beats[0]"));
    beat.remove("shows");
    return beat;
  }

  @Test
  void aBeatWithoutAPlaceIsAtTheSameStepAsTheOneBefore() {
    LocatedScene small = located(SmallScene.with("beats[1].at", null)).orThrow();
    assertThat(small.beats().get(1)).isEqualTo(small.beats().get(0));
  }

  @Test
  void whereASceneOpensIsFoundLikeABeat() {
    Map<String, Object> later = Map.of("condition", "ev.kind == 'goStarted'");
    Map<String, @Nullable Object> document = SmallScene.with("open", later);
    document.put("beats", List.of(Map.of("id", "only", "caption", SmallScene.words())));
    assertThat(located(document).orThrow().open())
        .isEqualTo(located(SmallScene.document()).orThrow().beats().getFirst());
  }

  @Test
  void aBeatThatNeverComesRefusesTheScene() {
    Problem problem = refused("beats[0].at.condition", "ev.kind == 'steal'");
    assertThat(problem.path()).isEqualTo("beats[0].at");
    assertThat(problem.code()).isEqualTo("never-reached");
  }

  @Test
  void aBeatThatShowsSomethingElseRefusesTheScene() {
    Problem problem = refused("beats[0].shows", "ps[0].runqsize == 17");
    assertThat(problem.path()).isEqualTo("beats[0].shows");
    assertThat(problem.code()).isEqualTo("not-shown");
  }

  @Test
  void whatIsTooFarAwayIsNotLookedFor() {
    Map<String, Object> endless = Map.of("kind", "mutex", "ns", 1_000, "pauseNs", 1_000);
    Map<String, @Nullable Object> document =
        SmallScene.with("scenario.commands[0].behaviour", endless);
    document.put("end", Map.of("condition", "timeNs > 1000000000000"));
    List<Problem> problems = located(document).problems();
    assertThat(problems).extracting(Problem::code).contains("not-reached-soon");
  }

  @Test
  void aSceneOfTooManyStepsIsRefused() {
    Map<String, Object> endless = Map.of("kind", "mutex", "ns", 1_000, "pauseNs", 1_000);
    Map<String, @Nullable Object> document =
        SmallScene.with("scenario.commands[0].behaviour", endless);
    document.put("end", Map.of("condition", "step > 20000"));
    assertThat(located(document).problems())
        .extracting(Problem::code)
        .containsExactly("scene-too-long");
  }

  @Test
  void aCommandThatMakesNoSenseIsTold() {
    Map<String, Object> exit = Map.of("step", 0, "do", "exit", "g", 4711);
    Map<String, @Nullable Object> document = SmallScene.document();
    Map<Object, Object> scenario =
        new LinkedHashMap<>((Map<?, ?>) SmallScene.part(document, "scenario"));
    scenario.put("commands", List.of(SmallScene.part(document, "scenario.commands[0]"), exit));
    document.put("scenario", scenario);
    assertThat(located(document).problems())
        .singleElement()
        .matches(problem -> problem.path().equals("scenario.commands[1]"))
        .matches(problem -> problem.code().equals("no-such-goroutine"));
  }

  @Test
  void theNearestScenesAreNamedByFigureByBeginningAndBySpelling() {
    Catalogue catalogue =
        new Catalogue(BuiltIn.ids().stream().map(id -> BuiltIn.template(id).summary()).toList());
    assertThat(catalogue.all()).hasSameSizeAs(BuiltIn.ids());
    assertThat(catalogue.nearest("c10")).containsExactly("search", "search-article");
    assertThat(catalogue.nearest("syscall"))
        .containsExactlyInAnyOrder("syscall-fast", "syscall-handoff", "syscall-handoff-article");
    assertThat(catalogue.nearest("steel")).containsExactly("steal");
    assertThat(catalogue.nearest("nothing of the kind")).isEmpty();
    assertThat(catalogue.find("steal")).isNotNull();
    assertThat(catalogue.find("steel")).isNull();
  }
}
