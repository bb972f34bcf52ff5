package gopark.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.scene.BothTexts;
import gopark.session.ScenarioRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What holds of each built-in lesson and challenge. */
class EveryLessonTest {
  private static final Path FILES = Path.of("src/main/resources/gopark/lesson/lessons");
  private static final Path SCENES = Path.of("src/main/resources/gopark/scene/scenes");
  private static final Pattern THING = Pattern.compile("([GMP])([0-9]+).*");
  private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");
  private static final int LESSONS = 16;
  private static final int CHALLENGES = 10;

  static List<String> ids() {
    try (Stream<Path> files = Files.list(FILES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".yaml", ""))
          .sorted()
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Object document(String id) {
    try {
      return new YAMLMapper().readValue(Files.readAllBytes(FILES.resolve(id + ".yaml")), Map.class);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Lesson lesson(String id) {
    return Lesson.read(document(id)).orThrow();
  }

  private static List<Lesson> all(Lesson.Kind kind) {
    return ids().stream().map(EveryLessonTest::lesson).filter(it -> it.kind() == kind).toList();
  }

  @Test
  void theCourseHasSixteenLessonsNumberedInTheirOrder() {
    assertThat(all(Lesson.Kind.LESSON).stream().map(Lesson::number))
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, LESSONS).boxed().toList());
  }

  @Test
  void eachLevelOfBreakingHasSeveralChallenges() {
    List<Integer> levels = all(Lesson.Kind.BREAK).stream().map(Lesson::number).toList();
    assertThat(levels).hasSizeGreaterThanOrEqualTo(CHALLENGES);
    for (int level : Set.copyOf(levels)) {
      assertThat(levels.stream().filter(each -> each == level)).hasSizeGreaterThan(2);
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsRunsShowWhatItSays(String id) {
    LocatedLesson located = LessonLocator.of(lesson(id)).orThrow();
    assertThat(located.questions()).hasSameSizeAs(located.lesson().questions());
    for (LocatedLesson.Asked asked : located.questions()) {
      assertThat(asked.until().step()).isGreaterThan(asked.at().step());
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aLessonPredictsChangesAndAsksForTheSameInAnotherCase(String id) {
    Lesson lesson = lesson(id);
    if (lesson.kind() == Lesson.Kind.BREAK) {
      assertThat(lesson.questions()).isEmpty();
      return;
    }
    assertThat(lesson.misconception()).isNotNull();
    assertThat(lesson.change()).isNotNull();
    assertThat(lesson.minutes()).isBetween(8, 12);
    assertThat(lesson.questions().stream().filter(Question::transfer)).hasSize(1);
    assertThat(lesson.questions().size()).isGreaterThanOrEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyPredictionBeforeTheChangeAsksForAReason(String id) {
    for (Question question : lesson(id).questions()) {
      if (!question.transfer()) {
        assertThat(question.reasons()).as(question.id()).hasSizeGreaterThan(1);
        assertThat(question.reasons().stream().filter(Question.Reason::right))
            .as(question.id())
            .hasSize(1);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyGuessGetsAnExplanationOfItsOwn(String id) {
    for (Question question : lesson(id).questions()) {
      List<BothTexts> said = new ArrayList<>();
      question.answers().forEach(answer -> said.add(answer.feedback()));
      question.reasons().forEach(reason -> said.add(reason.feedback()));
      said.add(question.explanation());
      assertThat(said.stream().map(BothTexts::en)).as(question.id()).doesNotHaveDuplicates();
      assertThat(said.stream().map(BothTexts::ru)).as(question.id()).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void whatItPointsAtIsThere(String id) {
    for (LocatedLesson.Asked asked : LessonLocator.of(lesson(id)).orThrow().questions()) {
      Question question = asked.question();
      RuntimeSnapshot seen =
          new ScenarioRun("test", question.scenario(), LessonLimits.REHEARSAL)
              .at(asked.at().step())
              .runtime();
      List<String> targets = new ArrayList<>(question.look());
      for (Question.Answer answer : question.answers()) {
        String target = answer.target();
        if (target != null) {
          targets.add(target);
        }
      }
      for (String target : targets) {
        assertThat(isThere(seen, target)).as("%s in %s", target, question.id()).isTrue();
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
  void itIsToldInBothLanguages(String id) {
    Set<String> english = new HashSet<>();
    Set<String> russian = new HashSet<>();
    collect(document(id), english, russian);
    assertThat(english).isNotEmpty().noneMatch(text -> CYRILLIC.matcher(text).find());
    assertThat(russian).hasSizeGreaterThan(4);
    for (String text : russian) {
      boolean isSaid = CYRILLIC.matcher(text).find();
      assertThat(isSaid || english.contains(text)).as(text).isTrue();
    }
  }

  /** Only texts, questions and answers show what stands between backticks as code. */
  @ParameterizedTest
  @MethodSource("ids")
  void itsTitleAndGoalHaveNoMarksOfCode(String id) {
    Lesson lesson = lesson(id);
    assertThat(List.of(lesson.title(), lesson.goal()))
        .allSatisfy(text -> assertThat(text.en() + text.ru()).doesNotContain("`"));
  }

  private static void collect(@Nullable Object tree, Set<String> english, Set<String> russian) {
    switch (tree) {
      case Map<?, ?> map ->
          map.forEach((key, value) -> {
            if ("en".equals(key)) {
              english.add(String.valueOf(value));
            } else if ("ru".equals(key)) {
              russian.add(String.valueOf(value));
            } else {
              collect(value, english, russian);
            }
          });
      case List<?> list -> list.forEach(each -> collect(each, english, russian));
      case null, default -> {}
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void theScenesThatItNamesExist(String id) {
    for (String scene : lesson(id).scenes()) {
      assertThat(SCENES.resolve(scene + ".yaml")).exists();
    }
  }
}
