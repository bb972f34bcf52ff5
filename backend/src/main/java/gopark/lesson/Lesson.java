package gopark.lesson;

import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scene.BothTexts;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as its document tells it.
 *
 * @param id its name in addresses
 * @param number its place in the course; of a challenge alone, its level from 1
 * @param minutes that it takes
 * @param goal what the learner can do afterwards
 * @param scenes where to look further
 * @param misconception what it removes; null: none
 * @param change one thing to change and watch; null: none
 */
public record Lesson(
    String id,
    Kind kind,
    int number,
    int minutes,
    BothTexts title,
    BothTexts goal,
    List<BothTexts> text,
    List<String> scenes,
    @Nullable Misconception misconception,
    List<Question> questions,
    @Nullable LessonChange change,
    Challenge challenge) {

  /** The version of the documents that are written. */
  static final int VERSION = 1;

  /** What a document is. */
  public enum Kind {
    LESSON,
    /** A challenge alone. */
    BREAK;

    /** What documents call it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What many believe, and what is so. */
  public record Misconception(BothTexts wrong, BothTexts right) {}

  public Lesson {
    text = List.copyOf(text);
    scenes = List.copyOf(scenes);
    questions = List.copyOf(questions);
  }

  /** Reads a document. */
  public static Reading<Lesson> read(@Nullable Object tree) {
    return Fields.read(tree, fields -> new LessonReader(fields).lesson());
  }

  /** The lesson as it is answered, but for what only its run can tell. */
  public SequencedMap<String, Object> tree() {
    return LessonTree.of(this);
  }
}
