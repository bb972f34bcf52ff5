package gopark.lesson;

import gopark.scene.Action;
import gopark.scene.BothTexts;
import gopark.scene.Wanted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Lessons as they are answered. */
public final class LessonTree {
  private LessonTree() {}

  static SequencedMap<String, Object> of(Lesson lesson) {
    SequencedMap<String, Object> tree = summary(lesson);
    tree.put("text", lesson.text().stream().map(BothTexts::tree).toList());
    tree.put("scenes", lesson.scenes());
    Lesson.Misconception wrong = lesson.misconception();
    if (wrong != null) {
      SequencedMap<String, Object> both = new LinkedHashMap<>();
      both.put("wrong", wrong.wrong().tree());
      both.put("right", wrong.right().tree());
      tree.put("misconception", both);
    }
    tree.put("challenge", of(lesson.challenge()));
    return tree;
  }

  /** What a list of lessons tells of one. */
  public static SequencedMap<String, Object> summary(Lesson lesson) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", lesson.id());
    tree.put("kind", lesson.kind().word());
    tree.put("number", (long) lesson.number());
    tree.put("minutes", (long) lesson.minutes());
    tree.put("title", lesson.title().tree());
    tree.put("goal", lesson.goal().tree());
    return tree;
  }

  private static SequencedMap<String, Object> of(Challenge challenge) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("ask", challenge.ask().tree());
    tree.put("scenario", challenge.scenario().tree());
    tree.put("actions", challenge.actions().stream().map(Action::tree).toList());
    tree.put("goals", challenge.goals().stream().map(Wanted::tree).toList());
    put(tree, "hint", challenge.hint());
    return tree;
  }

  /** A question with the steps of its run, and which of its answers is right there. */
  static SequencedMap<String, Object> of(LocatedLesson.Asked asked) {
    Question question = asked.question();
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", question.id());
    tree.put("scenario", question.scenario().tree());
    tree.put("at", asked.at().tree());
    tree.put("until", asked.until().tree());
    tree.put("look", question.look());
    tree.put("ask", question.ask().tree());
    List<Question.Answer> answers = question.answers();
    tree.put("answers", answers.stream().map(it -> of(it, answers, asked.right())).toList());
    tree.put("reasons", question.reasons().stream().map(LessonTree::of).toList());
    tree.put("explanation", question.explanation().tree());
    tree.put("transfer", question.transfer());
    return tree;
  }

  private static SequencedMap<String, Object> of(
      Question.Answer answer, List<Question.Answer> all, int right) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    putIfThere(tree, "target", answer.target());
    putIfThere(tree, "value", answer.value());
    put(tree, "text", answer.text());
    tree.put("right", all.indexOf(answer) == right);
    tree.put("feedback", answer.feedback().tree());
    return tree;
  }

  private static SequencedMap<String, Object> of(Question.Reason reason) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("text", reason.text().tree());
    tree.put("right", reason.right());
    tree.put("feedback", reason.feedback().tree());
    return tree;
  }

  /** A change with the step at which it has been seen. */
  static SequencedMap<String, Object> of(LessonChange change, LocatedLesson.Place until) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("scenario", change.scenario().tree());
    tree.put("until", until.tree());
    tree.put("text", change.text().tree());
    tree.put("told", change.told().tree());
    return tree;
  }

  private static void putIfThere(
      SequencedMap<String, Object> tree, String name, @Nullable Object value) {
    if (value != null) {
      tree.put(name, value);
    }
  }

  private static void put(
      SequencedMap<String, Object> tree, String name, @Nullable BothTexts words) {
    if (words != null) {
      tree.put(name, words.tree());
    }
  }
}
