package gopark.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * What a scene is called and where it belongs: all that its document says before the run.
 *
 * @param id its name in addresses
 * @param figures of the articles that it plays: {@code C10}
 * @param group of scenes about the same: one of {@link Scene#GROUPS}
 * @param counterpart the scene that plays the same by other rules; or null
 * @param goroutines those that its texts speak of, by their functions, with their ids in its run
 */
public record SceneHead(
    String id,
    List<String> figures,
    String group,
    BothTexts title,
    BothTexts about,
    @Nullable String counterpart,
    SequencedMap<String, Integer> goroutines) {

  public SceneHead {
    figures = List.copyOf(figures);
    goroutines = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(goroutines));
  }

  /** This head under another name. */
  SceneHead named(String name) {
    return new SceneHead(name, figures, group, title, about, counterpart, goroutines);
  }
}
