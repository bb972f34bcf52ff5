package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import gopark.session.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of each built-in scene. */
class EverySceneTest {
  private static final Pattern THING = Pattern.compile("([GMP])([0-9]+).*");

  /** The ids of the program's goroutines; g0 is what each thread calls its own. */
  private static final Pattern NUMBERED = Pattern.compile("\\b[Gg][1-9][0-9]*\\b");

  private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");

  /** The most steps a scene takes from where it opens to where it ends. */
  private static final long MOST_STEPS = 2_000;

  /**
   * The most steps before a scene opens. A visitor waits for them: a crowd needs one for each
   * goroutine.
   */
  private static final long MOST_STEPS_BEFORE = 115_000;

  static List<String> ids() {
    return BuiltIn.ids();
  }

  static List<String> addresses() {
    return BuiltIn.addresses();
  }

  @ParameterizedTest
  @MethodSource("addresses")
  void itsBeatsComeInOrderAndShowWhatTheySay(String id) {
    BuiltIn played = BuiltIn.played(id);
    assertThat(played.scene.id()).isEqualTo(id);
    long open = played.located.open().step();
    long last = open;
    for (LocatedScene.Place place : played.located.beats()) {
      assertThat(place.step()).isGreaterThanOrEqualTo(last);
      last = place.step();
    }
    assertThat(open).isLessThan(MOST_STEPS_BEFORE);
    assertThat(played.located.end().step()).isBetween(last, open + MOST_STEPS);
  }

  /** A condition that always holds would not say what is so at this moment. */
  @ParameterizedTest
  @MethodSource("addresses")
  void whatABeatSaysIsSeenThereAndNotEverywhere(String address) {
    BuiltIn played = BuiltIn.played(address);
    NavigableSet<Long> moments = played.moments();
    for (Beat beat : played.scene.beats()) {
      String shows = beat.shows();
      assertThat(shows).as("what beat %s shows", beat.id()).isNotNull();
      String said = Objects.requireNonNull(shows);
      long step = played.located.beats().get(played.index(beat.id())).step();
      assertThat(played.holds(said, step)).as("at %s: %s", beat.id(), said).isTrue();
      assertThat(moments)
          .as("beat %s: a moment without %s", beat.id(), said)
          .anyMatch(moment -> !played.holds(said, moment));
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsProgramIsAGoText(String id) {
    Scenario scenario = BuiltIn.scene(id).scenario();
    assertThat(scenario.program()).isInstanceOf(MainProgram.GoText.class);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsDocumentIsWrittenAsItWasRead(String id) {
    Scene scene = BuiltIn.scene(id);
    assertThat(Scene.read(scene.tree()).orThrow()).isEqualTo(scene);
    assertThat(Scene.read(scene.tree()).orThrow().tree()).isEqualTo(scene.tree());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void whatItPointsAtIsThere(String id) {
    BuiltIn played = BuiltIn.played(id);
    for (Beat beat : played.scene.beats()) {
      RuntimeSnapshot seen = played.at(beat.id());
      List<String> targets = new ArrayList<>(beat.look());
      Beat.Question question = beat.question();
      if (question != null) {
        for (Beat.Answer answer : question.answers()) {
          String target = answer.target();
          if (target != null) {
            targets.add(target);
          }
        }
      }
      for (String target : targets) {
        assertThat(isThere(seen, target)).as("%s at %s", target, beat.id()).isTrue();
      }
    }
  }

  private static boolean isThere(RuntimeSnapshot seen, String target) {
    Matcher thing = THING.matcher(target);
    if (!thing.matches()) {
      return true;
    }
    int number = Integer.parseInt(thing.group(2));
    return switch (thing.group(1)) {
      case "G" -> seen.gs().containsKey(number);
      case "M" -> seen.ms().containsKey(number);
      default -> seen.ps().containsKey(number);
    };
  }

  /** The staging holds the names against the run; a number that stands in a text nobody checks. */
  @ParameterizedTest
  @MethodSource("ids")
  void itsTextsSpeakOfGoroutinesByTheIdsOfItsRun(String id) {
    Object document = BuiltIn.document(id);
    Set<String> written = texts(document);
    assertThat(written)
        .isNotEmpty()
        .noneMatch(text -> NUMBERED.matcher(text.replaceAll("\\{[^{}]*}", "")).find());

    Scene scene = BuiltIn.scene(id);
    Set<String> named = new LinkedHashSet<>();
    scene.head().goroutines().values().forEach(g -> named.add("G" + g));
    Set<String> read = new LinkedHashSet<>();
    for (BothTexts text : texts(scene)) {
      for (String words : List.of(text.en(), text.ru())) {
        assertThat(words).doesNotContain("{");
        NUMBERED.matcher(words).results().forEach(mention -> read.add(mention.group()));
      }
    }
    assertThat(read).isEqualTo(named);
  }

  /** All that stands under a language. */
  private static Set<String> texts(@Nullable Object tree) {
    Set<String> found = new LinkedHashSet<>();
    switch (tree) {
      case Map<?, ?> map ->
          map.forEach((key, value) -> {
            if (value instanceof String text && List.of("en", "ru").contains(key)) {
              found.add(text);
            } else {
              found.addAll(texts(value));
            }
          });
      case List<?> list -> list.forEach(each -> found.addAll(texts(each)));
      case null, default -> {}
    }
    return found;
  }

  private static Set<BothTexts> texts(Scene scene) {
    Set<BothTexts> texts = new LinkedHashSet<>(List.of(scene.head().title(), scene.head().about()));
    for (Beat beat : scene.beats()) {
      texts.add(beat.caption());
      // A measure may bear the name that the runtime gives it, in both languages.
      beat.measures().stream()
          .map(Measure::name)
          .filter(name -> !name.en().equals(name.ru()))
          .forEach(texts::add);
      Beat.Card card = beat.card();
      if (card != null) {
        texts.addAll(List.of(card.article(), card.go()));
      }
      Beat.Question question = beat.question();
      if (question != null) {
        texts.addAll(List.of(question.ask(), question.because()));
      }
    }
    SceneChallenge challenge = scene.challenge();
    if (challenge != null) {
      texts.add(challenge.ask());
      challenge.actions().forEach(action -> texts.add(action.text()));
      challenge.goals().forEach(goal -> texts.add(goal.text()));
      BothTexts says = challenge.says();
      if (says != null) {
        texts.add(says);
      }
    }
    return texts;
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyTextIsInBothLanguages(String id) {
    Scene scene = BuiltIn.scene(id);
    Set<BothTexts> texts = texts(scene);
    assertThat(texts).hasSizeGreaterThan(scene.beats().size());
    assertThat(texts)
        .allSatisfy(text -> {
          assertThat(CYRILLIC.matcher(text.en()).find()).as(text.en()).isFalse();
          assertThat(CYRILLIC.matcher(text.ru()).find()).as(text.ru()).isTrue();
        });
  }

  /** Only captions and questions show what stands between backticks as code. */
  @ParameterizedTest
  @MethodSource("ids")
  void itsTitleAndSummaryHaveNoMarksOfCode(String id) {
    Scene scene = BuiltIn.scene(id);
    assertThat(List.of(scene.head().title(), scene.head().about()))
        .allSatisfy(text -> assertThat(text.en() + text.ru()).doesNotContain("`"));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itCanBeReplayedWithoutASession(String id) {
    BuiltIn played = BuiltIn.played(id);
    long open = played.located.open().step();
    long end = played.located.end().step();
    List<Change> changes =
        SceneLocator.scenarioRun(played.scene).replay(0, open, end, SceneLimits.LENGTH);
    assertThat(changes.getFirst().before().step()).isEqualTo(open);
    assertThat(changes.getLast().after().step()).isEqualTo(end);
    assertThat(changes.getLast().after().runtime()).isEqualTo(played.at(end));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsCounterpartIsItsOwn(String id) {
    Scene scene = BuiltIn.scene(id);
    String other = scene.head().counterpart();
    if (other != null) {
      assertThat(BuiltIn.scene(other).head().counterpart()).isEqualTo(id);
    }
  }
}
