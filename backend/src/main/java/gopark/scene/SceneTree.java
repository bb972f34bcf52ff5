package gopark.scene;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Scenes as documents. */
public final class SceneTree {
  private SceneTree() {}

  static SequencedMap<String, Object> of(Scene scene) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("version", (long) Scene.VERSION);
    putHead(tree, scene.head());
    tree.put("scenario", scene.scenario().tree());
    putList(tree, "listings", scene.listings().stream().map(SceneTree::of).toList());
    tree.put("open", scene.open().tree());
    tree.put("beats", scene.beats().stream().map(SceneTree::of).toList());
    put(tree, "end", scene.end() == null ? null : scene.end().tree());
    SceneChallenge challenge = scene.challenge();
    put(tree, "challenge", challenge == null ? null : challenge.tree());
    return tree;
  }

  /** What a list says of a scene. */
  static SequencedMap<String, Object> of(SceneSummary scene) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    putHead(tree, scene.head());
    tree.putIfAbsent("figures", List.of());
    tree.put("go", scene.go());
    tree.put("beats", scene.beats());
    return tree;
  }

  private static void putHead(SequencedMap<String, Object> tree, SceneHead head) {
    tree.put("id", head.id());
    putList(tree, "figures", head.figures());
    tree.put("group", head.group());
    tree.put("title", head.title().tree());
    tree.put("about", head.about().tree());
    put(tree, "counterpart", head.counterpart());
    if (!head.goroutines().isEmpty()) {
      SequencedMap<String, Object> goroutines = new LinkedHashMap<>();
      head.goroutines().forEach((name, id) -> goroutines.put(name, (long) id));
      tree.put("goroutines", goroutines);
    }
  }

  /** A beat as a document. */
  public static SequencedMap<String, Object> of(Beat beat) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", beat.id());
    put(tree, "at", beat.at() == null ? null : beat.at().tree());
    putList(tree, "look", beat.look());
    tree.put("caption", beat.caption().tree());
    put(tree, "shows", beat.shows());
    putList(tree, "lights", beat.lights().stream().map(Listing.Light::text).toList());
    putList(tree, "measures", beat.measures().stream().map(SceneTree::of).toList());
    put(tree, "see", beat.see());
    if (beat.card() instanceof Beat.Card(BothTexts article, BothTexts go)) {
      SequencedMap<String, Object> card = new LinkedHashMap<>();
      card.put("article", article.tree());
      card.put("go", go.tree());
      tree.put("card", card);
    }
    putList(tree, "actions", beat.actions().stream().map(Action::tree).toList());
    Beat.Question question = beat.question();
    put(tree, "question", question == null ? null : of(question));
    return tree;
  }

  /** A listing as a document. */
  public static SequencedMap<String, Object> of(Listing listing) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", listing.id());
    tree.put("title", listing.title().tree());
    tree.put("text", String.join("\n", listing.lines()));
    return tree;
  }

  private static SequencedMap<String, Object> of(Measure measure) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("name", measure.name().tree());
    tree.put("value", measure.value());
    tree.put("as", measure.unit().word());
    return tree;
  }

  private static SequencedMap<String, Object> of(Beat.Question question) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("ask", question.ask().tree());
    tree.put("answers", question.answers().stream().map(SceneTree::of).toList());
    tree.put("because", question.because().tree());
    return tree;
  }

  private static SequencedMap<String, Object> of(Beat.Answer answer) {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    put(tree, "target", answer.target());
    put(tree, "value", answer.value());
    put(tree, "text", answer.text() == null ? null : answer.text().tree());
    if (answer.right()) {
      tree.put("right", true);
    }
    return tree;
  }

  private static void put(SequencedMap<String, Object> tree, String name, @Nullable Object value) {
    if (value != null) {
      tree.put(name, value);
    }
  }

  private static void putList(SequencedMap<String, Object> tree, String name, List<?> list) {
    if (!list.isEmpty()) {
      tree.put(name, list);
    }
  }
}
