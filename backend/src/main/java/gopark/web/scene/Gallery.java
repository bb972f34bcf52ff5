package gopark.web.scene;

import gopark.scene.Scene;
import gopark.scene.Words;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import gopark.web.work.WarmUp;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** The scenes as pages show them, in one language. */
@Component
public final class Gallery implements WarmUp {

  private final Scenes scenes;
  private final Texts texts;

  Gallery(Scenes scenes, Texts texts) {
    this.scenes = scenes;
    this.texts = texts;
  }

  /** Scenes about the same. */
  public record Group(String id, String title, List<Card> cards) {}

  /**
   * One scene.
   *
   * @param figures of the articles that it plays
   */
  public record Card(String id, String title, String about, List<String> figures) {

    public String page() {
      return "/play?scene=" + id;
    }

    public String embed() {
      return "/embed/" + id;
    }

    public String picture(Language language, String theme) {
      return "/api/scenes/" + id + "/board.svg?lang=" + language.code() + "&theme=" + theme;
    }
  }

  /** Reads all scenes. */
  @Override
  public void warmUp() {
    for (Language language : Language.values()) {
      groups(language);
    }
  }

  /** All that have a scene, in their order. */
  public List<Group> groups(Language language) {
    List<Scene> all = scenes.all();
    List<Group> groups = new ArrayList<>();
    for (String group : Scene.GROUPS) {
      List<Card> cards =
          all.stream()
              .filter(scene -> scene.group().equals(group))
              .map(scene -> card(scene, language))
              .toList();
      if (!cards.isEmpty()) {
        groups.add(new Group(group, texts.get(language, "scene.group-" + group), cards));
      }
    }
    return groups;
  }

  /** The scenes of these ids. */
  public List<Card> cards(List<?> ids, Language language) {
    return scenes.all().stream()
        .filter(scene -> ids.contains(scene.id()))
        .map(scene -> card(scene, language))
        .toList();
  }

  public static Card card(Scene scene, Language language) {
    return new Card(
        scene.id(), in(scene.title(), language), in(scene.about(), language), scene.figures());
  }

  private static String in(Words words, Language language) {
    return switch (language) {
      case EN -> words.en();
      case RU -> words.ru();
    };
  }
}
