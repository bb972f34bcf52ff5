package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Reading;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a list of scenes shows of one. To read it, nothing of the document must be compiled: no
 * program, no condition.
 *
 * @param go the release that it plays
 * @param beats how many it has
 * @param looks the things of the board that its beats look at, in their order
 * @param isRead whether there is something to read or do beside the board
 */
public record SceneSummary(
    String id,
    List<String> figures,
    String group,
    BothTexts title,
    BothTexts about,
    @Nullable String counterpart,
    SequencedMap<String, Integer> goroutines,
    String go,
    int beats,
    List<String> looks,
    boolean isRead) {

  public SceneSummary {
    figures = List.copyOf(figures);
    goroutines = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(goroutines));
    looks = List.copyOf(looks);
  }

  /** Reads the document of a scene that is known to be right. */
  static Reading<SceneSummary> read(@Nullable Object tree) {
    return Fields.read(tree, SceneReader::summary);
  }

  /** The summary of a scene that was read. */
  public static SceneSummary of(Scene scene) {
    return new SceneSummary(
        scene.id(),
        scene.figures(),
        scene.group(),
        scene.title(),
        scene.about(),
        scene.counterpart(),
        scene.goroutines(),
        scene.scenario().go(),
        scene.beats().size(),
        scene.beats().stream().flatMap(beat -> beat.look().stream()).toList(),
        !scene.listings().isEmpty() || scene.challenge() != null);
  }

  /** The summary as a document. */
  public SequencedMap<String, Object> tree() {
    return SceneTree.of(this);
  }
}
