package gopark.web.scene;

import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import gopark.scene.Beat;
import gopark.scene.BothTexts;
import gopark.scene.Scene;
import gopark.scene.SceneSummary;
import gopark.scene.SceneTemplate;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import gopark.web.work.WarmUp;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** The scenes as pages show them, in one language. */
@Component
@Order(WarmUp.FIRST_SEEN)
public final class Gallery implements WarmUp {

  /** The scenes that the home page shows of all. */
  private static final List<String> FEATURED = List.of("steal", "syscall-handoff", "tight-loop");

  /** The name that a scenario has for the rules of the articles. */
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

  /** A scene that is the same by other rules, and by whose. */
  public record Other(String id, String rules) {

    public String page() {
      return PLAY + id;
    }
  }

  /**
   * One scene.
   *
   * @param focus the cut-out of its picture that shows what is looked at first
   * @param rules by whose rules it goes; empty unless there is another
   * @param other the same as the articles, an older Go or Go itself does it; null: nothing else
   * @param page where it is read: with its texts and choices, if it has any, or on the playground
   */
  public record Card(
      String id,
      String title,
      String about,
      String focus,
      String rules,
      @Nullable Other other,
      String page) {

    public String embed() {
      return "/embed/" + id;
    }

    public String picture(Language language, String theme) {
      return "/api/scenes/%s/board.svg?lang=%s&theme=%s#%s"
          .formatted(id, language.code(), theme, focus);
    }
  }

  /** Reads what the home page shows. */
  @Override
  public void warmUp() {
    for (Language language : Language.values()) {
      groups(language);
    }
  }

  /** All groups that have a scene, in their order. */
  public List<Group> groups(Language language) {
    List<SceneSummary> all = scenes.summaries();
    List<Group> groups = new ArrayList<>();
    for (String group : Scene.GROUPS) {
      List<Card> cards =
          all.stream()
              .filter(scene -> scene.head().group().equals(group) && !isOther(scene))
              .map(scene -> card(scene, language))
              .toList();
      if (!cards.isEmpty()) {
        groups.add(new Group(group, texts.get(language, "scene.group-" + group), cards));
      }
    }
    return groups;
  }

  /** A few scenes to begin with. */
  public List<Card> featured(Language language) {
    return FEATURED.stream().flatMap(id -> cards(List.of(id), language).stream()).toList();
  }

  /** Whether a scene is shown with its counterpart, whose rules are nearer to those of now. */
  private boolean isOther(SceneSummary scene) {
    SceneSummary counterpart = counterpart(scene);
    return counterpart != null && distance(scene) > distance(counterpart);
  }

  /** How far the rules of a scene are from those of now. */
  private static int distance(SceneSummary scene) {
    String go = scene.go();
    if (go.equals(ARTICLE)) {
      return 2;
    }
    return go.equals(Scenario.standard().go()) ? 0 : 1;
  }

  private @Nullable SceneSummary counterpart(SceneSummary scene) {
    return scenes.summaries().stream()
        .filter(each -> each.id().equals(scene.head().counterpart()))
        .findFirst()
        .orElse(null);
  }

  /** The counterpart of a scene; null: none, or one that goes by rules as near to those of now. */
  private @Nullable Other other(SceneSummary scene, Language language) {
    SceneSummary counterpart = counterpart(scene);
    return counterpart == null || distance(scene) == distance(counterpart)
        ? null
        : new Other(counterpart.id(), rules(counterpart, language));
  }

  /** By whose rules one of two counterparts goes. */
  private String rules(SceneSummary scene, Language language) {
    String go = scene.go();
    if (!isOther(scene)) {
      return texts.get(language, "scenes.as-go");
    }
    return go.equals(ARTICLE)
        ? texts.get(language, "scenes.as-article")
        : texts.get(language, "scenes.as-release") + " " + go;
  }

  /** The scenes of these ids. */
  public List<Card> cards(List<?> ids, Language language) {
    return scenes.summaries().stream()
        .filter(scene -> ids.contains(scene.id()))
        .map(scene -> card(scene, language))
        .toList();
  }

  public Card card(Scene scene, Language language) {
    return card(SceneSummary.of(scene), language);
  }

  private Card card(SceneSummary scene, Language language) {
    return card(scene, other(scene, language), language);
  }

  private Card card(SceneSummary scene, @Nullable Other other, Language language) {
    String title = in(scene.head().title(), language);
    String about = in(scene.head().about(), language);
    SceneTemplate template = scenes.template(scene.id());
    boolean isRead = scene.isRead() || (template != null && !template.choices().isEmpty());
    String page = isRead ? "/scenes/" + scene.id() : PLAY + scene.id();
    String rules = other == null ? "" : rules(scene, language);
    return new Card(scene.id(), title, about, focus(scene), rules, other, page);
  }

  /** A choice in a scene, as its page shows it. */
  public record Choosing(String title, List<Value> values) {

    /** One value, and the scene that it leads to. */
    public record Value(String value, String scene, boolean chosen) {}
  }

  /** What may be chosen in a scene. */
  public List<Choosing> choices(Scene scene, Language language) {
    SceneTemplate template = scenes.template(scene.id());
    List<Choosing> choices = new ArrayList<>();
    if (template != null) {
      List<String> chosen = template.chosen(scene);
      for (int i = 0; i < chosen.size(); i++) {
        choices.add(choosing(template, i, chosen, language));
      }
    }
    return choices;
  }

  private static Choosing choosing(
      SceneTemplate template, int index, List<String> chosen, Language language) {
    SceneTemplate.Choice choice = template.choices().get(index);
    List<Choosing.Value> values = new ArrayList<>();
    for (String value : choice.values()) {
      List<String> others = new ArrayList<>(chosen);
      others.set(index, value);
      boolean isChosen = value.equals(chosen.get(index));
      values.add(new Choosing.Value(value, template.address(others), isChosen));
    }
    return new Choosing(in(choice.title(), language).replace("`", ""), values);
  }

  /** What the first beat that looks somewhere looks at. */
  private static String focus(SceneSummary scene) {
    return scene.looks().stream()
        .map(Gallery::cutOut)
        .filter(Predicate.not(String::isEmpty))
        .findFirst()
        .orElse("P0");
  }

  /** The cut-out of the picture where a thing is; empty for what may be anywhere. */
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

  /**
   * A question of a scene with its answer.
   *
   * @param scene its title
   * @param page where it is
   */
  public record Asked(String scene, String page, String ask, String right, String because) {}

  /** All questions, scene by scene. */
  public List<Asked> questions(Language language) {
    List<Asked> asked = new ArrayList<>();
    for (Scene scene : scenes.all()) {
      Card card = card(SceneSummary.of(scene), null, language);
      for (Beat beat : scene.beats()) {
        Beat.Question question = beat.question();
        if (question != null) {
          String right =
              question.answers().stream()
                  .filter(Beat.Answer::right)
                  .map(answer -> named(answer, language))
                  .collect(Collectors.joining(", "));
          asked.add(
              new Asked(
                  card.title(),
                  card.page(),
                  in(question.ask(), language),
                  right,
                  in(question.because(), language)));
        }
      }
    }
    return asked;
  }

  private static String named(Beat.Answer answer, Language language) {
    BothTexts words = answer.text();
    if (words != null) {
      return in(words, language);
    }
    return answer.target() == null ? String.valueOf(answer.value()) : answer.target();
  }

  /** A scene that only its address knows. */
  public Card ownCard(Language language) {
    return new Card(
        "own",
        texts.get(language, "author.own-title"),
        texts.get(language, "author.own-about"),
        "P0",
        "",
        null,
        "/author");
  }

  /** The Go text of a scene. */
  public static String program(Scene scene) {
    return scene.scenario().program() instanceof MainProgram.GoText go ? go.source().text() : "";
  }

  /** The words in one of both languages. */
  public static String in(BothTexts words, Language language) {
    return switch (language) {
      case EN -> words.en();
      case RU -> words.ru();
    };
  }
}
