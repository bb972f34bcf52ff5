package gopark.scene;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that is said at a moment of a scene.
 *
 * @param id its name within the scene
 * @param at where it is, from the beat before on; null: at the same step
 * @param look at these things of the board
 * @param shows what must be seen there, as a condition; or null
 * @param lights lines of the scene's listings
 * @param measures values of the run that are shown
 * @param see the scene that tells more of it; or null
 * @param actions something to try from here
 */
public record Beat(
    String id,
    @Nullable Point at,
    List<String> look,
    BothTexts caption,
    @Nullable String shows,
    List<Listing.Light> lights,
    List<Measure> measures,
    @Nullable String see,
    @Nullable Card card,
    List<Action> actions,
    @Nullable Question question) {

  public Beat {
    look = List.copyOf(look);
    lights = List.copyOf(lights);
    measures = List.copyOf(measures);
    actions = List.copyOf(actions);
  }

  /** Where an article and Go part: what the one says, and what the other does. */
  public record Card(BothTexts article, BothTexts go) {}

  /**
   * Something to think about before going on.
   *
   * @param because why the right answer is right
   */
  public record Question(BothTexts ask, List<Answer> answers, BothTexts because) {
    public Question {
      answers = List.copyOf(answers);
    }
  }

  /**
   * Exactly one of target, value and text is there.
   *
   * @param target a thing of the board to point at
   */
  public record Answer(
      @Nullable String target, @Nullable Long value, @Nullable BothTexts text, boolean right) {}
}
