package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.simulation.WorkMeter;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A situation worth looking at, as its document tells it.
 *
 * @param scenario what is played
 * @param listings texts beside the board
 * @param open where a viewer first sees it
 * @param end where it is over; null: at the last beat
 * @param challenge what the learner is to bring about from the end on; null: nothing
 */
public record Scene(
    SceneHead head,
    Scenario scenario,
    List<Listing> listings,
    Point open,
    List<Beat> beats,
    @Nullable Point end,
    @Nullable SceneChallenge challenge) {

  /** The version of the documents that are written. */
  static final int VERSION = 1;

  /** The groups of scenes, in the order in which they are shown. */
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
    listings = List.copyOf(listings);
    beats = List.copyOf(beats);
  }

  /** The scene's name in addresses. */
  public String id() {
    return head.id();
  }

  /** This scene with another scenario. */
  public Scene with(Scenario changed) {
    return new Scene(head, changed, listings, open, beats, end, challenge);
  }

  /** This scene under another name. */
  Scene named(String name) {
    return new Scene(head.named(name), scenario, listings, open, beats, end, challenge);
  }

  /** What its beats are called, in their order. */
  public List<String> beatIds() {
    return beats.stream().map(Beat::id).toList();
  }

  /** Reads a document. */
  public static Reading<Scene> read(@Nullable Object tree) {
    return read(tree, WorkMeter.unlimited());
  }

  /** Reads a stranger's document; the meter counts what that takes. */
  public static Reading<Scene> read(@Nullable Object tree, WorkMeter work) {
    return Fields.read(tree, work, SceneReader::scene);
  }

  /** The scene as a document. Reading that gives an equal scene. */
  public SequencedMap<String, Object> tree() {
    return SceneTree.of(this);
  }
}
