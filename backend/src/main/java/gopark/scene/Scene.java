package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A situation worth looking at, as its document tells it.
 *
 * @param id its name in addresses
 * @param figures of the articles that it plays: {@code C10}
 * @param group of scenes about the same: one of {@link #GROUPS}
 * @param counterpart the scene that plays the same by other rules; or null
 * @param scenario what is played
 * @param open where a viewer first sees it
 * @param end where it is over; null: at the last beat
 */
public record Scene(
    String id,
    List<String> figures,
    String group,
    Words title,
    Words about,
    @Nullable String counterpart,
    Scenario scenario,
    Point open,
    List<Beat> beats,
    @Nullable Point end) {

  /** Of the documents that are written. */
  public static final int VERSION = 1;

  /** In the order in which they are shown. */
  public static final List<String> GROUPS =
      List.of(
          "start",
          "models",
          "queues",
          "search",
          "syscalls",
          "network",
          "preemption",
          "collector",
          "processors");

  public Scene {
    figures = List.copyOf(figures);
    beats = List.copyOf(beats);
  }

  /** The same with another scenario. */
  public Scene with(Scenario changed) {
    return new Scene(id, figures, group, title, about, counterpart, changed, open, beats, end);
  }

  /** What its beats are called, in their order. */
  public List<String> beatIds() {
    return beats.stream().map(Beat::id).toList();
  }

  /** Reads a document. */
  public static Reading<Scene> read(@Nullable Object tree) {
    return Fields.read(tree, SceneReader::scene);
  }

  /** It as a document. Reading that gives an equal scene. */
  public SequencedMap<String, Object> tree() {
    return SceneTree.of(this);
  }
}
