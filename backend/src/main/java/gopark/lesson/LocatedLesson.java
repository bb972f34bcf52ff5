package gopark.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A lesson whose runs have been played.
 *
 * @param changed where the change has been seen; null: there is none
 */
public record LocatedLesson(Lesson lesson, List<Asked> questions, @Nullable Place changed) {

  public LocatedLesson {
    questions = List.copyOf(questions);
  }

  /** A step of a run. */
  public record Place(long step, long timeNs) {

    SequencedMap<String, Object> tree() {
      SequencedMap<String, Object> tree = new LinkedHashMap<>();
      tree.put("step", step);
      tree.put("timeNs", timeNs);
      return tree;
    }
  }

  /**
   * A question whose run has been played.
   *
   * @param right the number of the answer that the run shows
   */
  public record Asked(Question question, Place at, Place until, int right) {}

  /** The lesson as it is answered. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = lesson.tree();
    tree.put("questions", questions.stream().map(LessonTree::of).toList());
    LessonChange change = lesson.change();
    if (change != null && changed != null) {
      tree.put("change", LessonTree.of(change, changed));
    }
    return tree;
  }
}
