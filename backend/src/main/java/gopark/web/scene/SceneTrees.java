package gopark.web.scene;

import gopark.scene.Beat;
import gopark.scene.LocatedScene;
import gopark.scene.Scene;
import gopark.scene.SceneChallenge;
import gopark.scene.SceneSummary;
import gopark.scene.SceneTemplate;
import gopark.scene.SceneTree;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Scenes as they are answered. */
@Component
public final class SceneTrees {

  private final Texts texts;

  SceneTrees(Texts texts) {
    this.texts = texts;
  }

  /** The catalogue: the groups, and what each scene is about. */
  public Map<String, Object> catalogue(List<SceneSummary> scenes) {
    List<Object> groups = new ArrayList<>();
    for (String group : Scene.GROUPS) {
      Map<String, Object> title = new LinkedHashMap<>();
      for (Language language : Language.values()) {
        title.put(language.code(), texts.get(language, "scene.group-" + group));
      }
      groups.add(Map.of("group", group, "title", title));
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("groups", groups);
    tree.put("scenes", scenes.stream().map(SceneTrees::summary).toList());
    return tree;
  }

  private static Map<String, Object> summary(SceneSummary scene) {
    Map<String, Object> tree = scene.tree();
    tree.put("links", links(scene));
    return tree;
  }

  /** Everything of one scene, with what may be chosen in it. */
  public Map<String, Object> of(LocatedScene located, SceneTemplate template) {
    Map<String, Object> tree = of(located);
    List<Object> choices = new ArrayList<>();
    List<String> chosen = template.chosen(located.scene());
    for (int i = 0; i < template.choices().size(); i++) {
      choices.add(choice(template, i, chosen));
    }
    if (!choices.isEmpty()) {
      tree.put("choices", choices);
    }
    return tree;
  }

  private static Map<String, Object> choice(
      SceneTemplate template, int index, List<String> chosen) {
    SceneTemplate.Choice choice = template.choices().get(index);
    List<Object> values = new ArrayList<>();
    for (String value : choice.values()) {
      List<String> others = new ArrayList<>(chosen);
      others.set(index, value);
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("value", value);
      tree.put("scene", template.address(others));
      if (value.equals(chosen.get(index))) {
        tree.put("chosen", true);
      }
      values.add(tree);
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("title", choice.title().tree());
    tree.put("values", values);
    return tree;
  }

  /** Everything of one scene, with the steps at which it is. */
  public Map<String, Object> of(LocatedScene located) {
    Scene scene = located.scene();
    Map<String, Object> tree = summary(SceneSummary.of(scene));
    if (!scene.listings().isEmpty()) {
      tree.put("listings", scene.listings().stream().map(SceneTree::of).toList());
    }
    tree.put("open", place(located.open()));
    List<Object> beats = new ArrayList<>();
    for (int i = 0; i < scene.beats().size(); i++) {
      Map<String, Object> beat = beat(scene.beats().get(i), located.beats().get(i));
      List<Object> measured = located.measured().get(i);
      if (!measured.isEmpty()) {
        beat.put("measured", measured);
      }
      beats.add(beat);
    }
    tree.put("beats", beats);
    tree.put("end", place(located.end()));
    SceneChallenge challenge = scene.challenge();
    if (challenge != null) {
      tree.put("challenge", challenge.tree());
    }
    tree.put("scenario", scene.scenario().tree());
    return tree;
  }

  private static Map<String, Object> beat(Beat beat, LocatedScene.Place where) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.putAll(place(where));
    tree.putAll(SceneTree.of(beat));
    return tree;
  }

  private static Map<String, Object> place(LocatedScene.Place place) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("step", place.step());
    tree.put("timeNs", place.timeNs());
    return tree;
  }

  private static Map<String, Object> links(SceneSummary scene) {
    String self = "/api/scenes/" + scene.id();
    Map<String, Object> links = new LinkedHashMap<>();
    links.put("self", self);
    links.put("replay", self + "/replay");
    links.put("program", self + "/program");
    links.put("page", "/play?scene=" + scene.id());
    links.put("embed", "/embed/" + scene.id());
    return links;
  }
}
