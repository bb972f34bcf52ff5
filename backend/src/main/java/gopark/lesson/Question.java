package gopark.lesson;

import gopark.scenario.Scenario;
import gopark.scene.BothTexts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A prediction: what will be seen at a moment of a run that has not been played that far.
 *
 * @param id its name within the lesson
 * @param at where it is asked
 * @param until where the run shows the answer
 * @param look at these things of the board
 * @param reasons to choose from; none: no reason is asked for
 * @param shows what the explanation says, as a condition; or null
 * @param transfer whether it asks for the same in a changed case
 */
public record Question(
    String id,
    Scenario scenario,
    Instant at,
    Instant until,
    List<String> look,
    BothTexts ask,
    List<Answer> answers,
    List<Reason> reasons,
    @Nullable String shows,
    BothTexts explanation,
    boolean transfer) {

  public Question {
    look = List.copyOf(look);
    answers = List.copyOf(answers);
    reasons = List.copyOf(reasons);
  }

  /**
   * Exactly one of target, value and text is there.
   *
   * @param target a thing of the board to point at
   * @param holds what the run shows if this is right
   * @param feedback what is said to a learner who chose it
   */
  public record Answer(
      @Nullable String target,
      @Nullable Long value,
      @Nullable BothTexts text,
      String holds,
      BothTexts feedback) {}

  /** Why somebody expects an answer. */
  public record Reason(BothTexts text, boolean right, BothTexts feedback) {}
}
