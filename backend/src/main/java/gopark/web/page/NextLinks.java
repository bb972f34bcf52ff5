package gopark.web.page;

import gopark.web.message.Language;
import gopark.web.problem.ApiProblem;
import gopark.web.scene.Gallery;
import java.util.List;

/**
 * What a page that tells of a problem offers to go on with, besides the home page.
 *
 * @param nearest scenes that may have been meant
 * @param scenes whether all scenes are one
 * @param play whether a new session is one
 */
public record NextLinks(List<Gallery.Card> nearest, boolean scenes, boolean play) {

  static NextLinks from(ApiProblem problem, Gallery gallery, Language language) {
    return switch (problem.code()) {
      case "scene-not-found" ->
          new NextLinks(
              problem.arguments().get("nearest") instanceof List<?> ids
                  ? gallery.cards(ids, language)
                  : List.of(),
              true,
              false);
      case "session-not-found" -> new NextLinks(List.of(), true, true);
      default -> new NextLinks(List.of(), false, false);
    };
  }
}
