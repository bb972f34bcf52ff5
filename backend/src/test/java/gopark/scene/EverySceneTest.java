package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import gopark.session.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of each built-in scene. */
class EverySceneTest {
  private static final Pattern THING = Pattern.compile("([GMP])([0-9]+).*");
  private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");

  /** From where it opens to where it ends. */
  private static final long MOST_STEPS = 2_000;

  /** Before it opens: whoever asks for it waits for them, a step for each goroutine of a crowd. */
  private static final long MOST_STEPS_BEFORE = 115_000;

  static List<String> ids() {
    return BuiltIn.ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsBeatsComeInOrderAndShowWhatTheySay(String id) {
    BuiltIn played = BuiltIn.played(id);
    assertThat(played.scene.id()).isEqualTo(id);
    long open = played.staged.open().step();
    long last = open;
    for (Staged.Place place : played.staged.beats()) {
      assertThat(place.step()).isGreaterThanOrEqualTo(last);
      last = place.step();
    }
    assertThat(open).isLessThan(MOST_STEPS_BEFORE);
    assertThat(played.staged.end().step()).isBetween(last, open + MOST_STEPS);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsProgramIsAGoText(String id) {
    Scenario scenario = Scene.read(BuiltIn.document(id)).orThrow().scenario();
    assertThat(scenario.program()).isInstanceOf(MainProgram.GoText.class);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsDocumentIsWrittenAsItWasRead(String id) {
    Scene scene = Scene.read(BuiltIn.document(id)).orThrow();
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

  @ParameterizedTest
  @MethodSource("ids")
  void everyTextIsInBothLanguages(String id) {
    Scene scene = Scene.read(BuiltIn.document(id)).orThrow();
    Set<Words> texts = new LinkedHashSet<>(List.of(scene.title(), scene.about()));
    for (Beat beat : scene.beats()) {
      texts.add(beat.caption());
      Beat.Card card = beat.card();
      if (card != null) {
        texts.addAll(List.of(card.article(), card.go()));
      }
      Beat.Question question = beat.question();
      if (question != null) {
        texts.addAll(List.of(question.ask(), question.because()));
      }
    }
    assertThat(texts).hasSizeGreaterThan(scene.beats().size());
    assertThat(texts)
        .allSatisfy(text -> {
          assertThat(CYRILLIC.matcher(text.en()).find()).as(text.en()).isFalse();
          assertThat(CYRILLIC.matcher(text.ru()).find()).as(text.ru()).isTrue();
        });
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itCanBeReplayedWithoutASession(String id) {
    BuiltIn played = BuiltIn.played(id);
    long open = played.staged.open().step();
    long end = played.staged.end().step();
    List<Change> changes = Staging.rehearsal(played.scene).replay(0, open, end, SceneLimits.LENGTH);
    assertThat(changes.getFirst().before().step()).isEqualTo(open);
    assertThat(changes.getLast().after().step()).isEqualTo(end);
    assertThat(changes.getLast().after().runtime()).isEqualTo(played.at(end));
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsCounterpartIsItsOwn(String id) {
    Scene scene = Scene.read(BuiltIn.document(id)).orThrow();
    String other = scene.counterpart();
    if (other != null) {
      assertThat(Scene.read(BuiltIn.document(other)).orThrow().counterpart()).isEqualTo(id);
    }
  }

  @Test
  void theFirstRowsOfTheCatalogueArePlayed() {
    Set<String> figures = new LinkedHashSet<>();
    for (String id : BuiltIn.ids()) {
      figures.addAll(Scene.read(BuiltIn.document(id)).orThrow().figures());
    }
    assertThat(figures)
        .contains(
            "A12",
            "A13",
            "A15",
            "A16",
            "A21",
            "A22",
            "B8",
            "B11",
            "C10",
            "C20",
            "D3-5",
            "D6-8",
            "D9-13",
            "D14-16",
            "D17-19",
            "A-text GC");
  }
}
