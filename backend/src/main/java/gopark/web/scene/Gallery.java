package gopark.web.scene;

import gopark.scenario.Scenario;
import gopark.scene.Scene;
import gopark.scene.Words;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import gopark.web.work.WarmUp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The scenes as pages show them, in one language. */
@Component
public final class Gallery implements WarmUp {

  /** What the home page shows of all of them. */
  private static final List<String> FEATURED = List.of("steal", "syscall-handoff", "tight-loop");

  /** The rules by which articles tell it, as a scenario names them. */
  private static final String ARTICLE = "article";

  private static final Pattern PROCESSOR = Pattern.compile("(P\\d+)\\b.*");
  private static final String PLAY = "/play?scene=";

  private final Scenes scenes;
  private final Texts texts;

  Gallery(Scenes scenes, Texts texts) {
    this.scenes = scenes;
    this.texts = texts;
  }

  /** Scenes about the same. */
  public record Group(String id, String title, List<Card> cards) {}

  /** The same scene by other rules, and by which. */
  public record Other(String id, String rules) {

    public String page() {
      return PLAY + id;
    }
  }

  /**
   * One scene.
   *
   * @param focus the cut-out of its picture that shows what is looked at first
   * @param other what the articles or an older Go make of the same; null: nothing else
   */
  public record Card(String id, String title, String about, String focus, @Nullable Other other) {

    public String page() {
      return PLAY + id;
    }

    public String embed() {
      return "/embed/" + id;
    }

    public String picture(Language language, String theme) {
      return "/api/scenes/%s/board.svg?lang=%s&theme=%s#%s"
          .formatted(id, language.code(), theme, focus);
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
              .filter(scene -> scene.group().equals(group) && !isOther(scene))
              .map(scene -> card(scene, other(scene, all, language), language))
              .toList();
      if (!cards.isEmpty()) {
        groups.add(new Group(group, texts.get(language, "scene.group-" + group), cards));
      }
    }
    return groups;
  }

  /** A few to begin with. */
  public List<Card> featured(Language language) {
    return FEATURED.stream().flatMap(id -> cards(List.of(id), language).stream()).toList();
  }

  /** Whether it is shown with the scene that plays the same by the rules of now. */
  private static boolean isOther(Scene scene) {
    String go = scene.scenario().go();
    return scene.counterpart() != null
        && (go.equals(ARTICLE) || !go.equals(Scenario.standard().go()));
  }

  private @Nullable Other other(Scene scene, List<Scene> all, Language language) {
    return all.stream()
        .filter(each -> each.id().equals(scene.counterpart()) && isOther(each))
        .map(each -> new Other(each.id(), rules(each.scenario().go(), language)))
        .findFirst()
        .orElse(null);
  }

  private String rules(String go, Language language) {
    return go.equals(ARTICLE)
        ? texts.get(language, "scenes.as-article")
        : texts.get(language, "scenes.as-release") + " " + go;
  }

  /** The scenes of these ids. */
  public List<Card> cards(List<?> ids, Language language) {
    return scenes.all().stream()
        .filter(scene -> ids.contains(scene.id()))
        .map(scene -> card(scene, language))
        .toList();
  }

  public static Card card(Scene scene, Language language) {
    return card(scene, null, language);
  }

  private static Card card(Scene scene, @Nullable Other other, Language language) {
    String title = in(scene.title(), language);
    return new Card(scene.id(), title, in(scene.about(), language), focus(scene), other);
  }

  /** What the first beat that looks somewhere looks at. */
  private static String focus(Scene scene) {
    return scene.beats().stream()
        .flatMap(beat -> beat.look().stream())
        .map(Gallery::cutOut)
        .filter(Predicate.not(String::isEmpty))
        .findFirst()
        .orElse("P0");
  }

  /** Empty for what may be anywhere. */
  private static String cutOut(String thing) {
    Matcher processor = PROCESSOR.matcher(thing);
    if (processor.matches()) {
      return processor.group(1);
    }
    return switch (thing) {
      case "sched.runq", "gc" -> "queue";
      case "sysmon", "M1" -> "sysmon";
      case "syscall", "midle", "netpoll" -> "kernel";
      default -> "";
    };
  }

  private static String in(Words words, Language language) {
    return switch (language) {
      case EN -> words.en();
      case RU -> words.ru();
    };
  }
}
