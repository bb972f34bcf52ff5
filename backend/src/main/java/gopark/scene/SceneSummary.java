package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Reading;
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
    SceneHead head, String go, int beats, List<String> looks, boolean isRead) {

  public SceneSummary {
    looks = List.copyOf(looks);
  }

  /** The scene's name in addresses. */
  public String id() {
    return head.id();
  }

  /** Reads the document of a scene that is known to be right. */
  static Reading<SceneSummary> read(@Nullable Object tree) {
    return Fields.read(tree, SceneReader::summary);
  }

  /** The summary of a scene that was read. */
  public static SceneSummary of(Scene scene) {
    return new SceneSummary(
        scene.head(),
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
