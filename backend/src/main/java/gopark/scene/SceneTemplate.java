package gopark.scene;

import gopark.scenario.Fields;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A scene in which something may be chosen: a document with {@code choices}, in which <code>${n}
 * </code> stands for the value of the choice {@code n}. Each choice of values makes a scene of its
 * own, with an address of its own: {@code half-taken~3}.
 */
public final class SceneTemplate {
  private static final Pattern MENTION = Pattern.compile("\\$\\{([a-z]+)}");
  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,15}");
  private static final String CHOICES = "choices";
  private static final String SEPARATOR = "~";

  private final Map<?, ?> tree;
  private final List<Choice> choices;
  private final SceneSummary summary;

  /**
   * Something to choose.
   *
   * @param name what stands for it in the document
   * @param values as they stand in addresses
   * @param usual the one that holds when nothing is chosen
   */
  public record Choice(String name, BothTexts title, List<String> values, String usual) {
    public Choice {
      values = List.copyOf(values);
    }
  }

  private SceneTemplate(Map<?, ?> tree, List<Choice> choices) {
    this.tree = tree;
    this.choices = List.copyOf(choices);
    summary = SceneSummary.read(filled(usualValues())).orThrow();
  }

  /**
   * Reads one that is known to be right: a file of our own. The scenes themselves are read when
   * they are asked for.
   */
  public static SceneTemplate of(@Nullable Object document) {
    Map<Object, @Nullable Object> tree = new LinkedHashMap<>();
    if (document instanceof Map<?, ?> map) {
      tree.putAll(map);
    }
    Map<String, @Nullable Object> choosing = new LinkedHashMap<>();
    Object chosen = tree.remove(CHOICES);
    if (chosen != null) {
      choosing.put(CHOICES, chosen);
    }
    return new SceneTemplate(tree, Fields.read(choosing, SceneTemplate::choices).orThrow());
  }

  private static List<Choice> choices(Fields fields) {
    List<Choice> choices = new ArrayList<>();
    for (Fields each : fields.optionalObjects(CHOICES, SceneLimits.CHOICES)) {
      Fields title = each.object("title");
      List<String> values =
          each.list("values", 2, SceneLimits.VALUES).stream().map(String::valueOf).toList();
      choices.add(
          new Choice(
              each.text("name", SceneLimits.NAME),
              BothTexts.read(title, SceneLimits.TITLE),
              values,
              Objects.requireNonNullElse(
                  each.choice("usual", values, values.getFirst()), values.getFirst())));
    }
    return choices;
  }

  public List<Choice> choices() {
    return choices;
  }

  /** What a list shows of the scene when nothing is chosen. */
  public SceneSummary summary() {
    return summary;
  }

  /** The scene when nothing is chosen. */
  public Scene usual() {
    return scene(usualValues());
  }

  private List<String> usualValues() {
    return choices.stream().map(Choice::usual).toList();
  }

  /** All scenes that it can make, the usual one under the bare id. */
  public List<Scene> all() {
    List<List<String>> ways = List.of(List.of());
    for (Choice choice : choices) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> way : ways) {
        for (String value : choice.values()) {
          List<String> next = new ArrayList<>(way);
          next.add(value);
          longer.add(next);
        }
      }
      ways = longer;
    }
    return ways.stream().map(this::made).toList();
  }

  /** The scene of that address, or null if nothing of this template has it. */
  public @Nullable Scene find(String address) {
    List<String> parts = List.of(address.split(SEPARATOR, -1));
    if (address.equals(summary.id())) {
      return usual();
    }
    if (!parts.getFirst().equals(summary.id()) || parts.size() != choices.size() + 1) {
      return null;
    }
    for (int i = 0; i < choices.size(); i++) {
      if (!choices.get(i).values().contains(parts.get(i + 1))) {
        return null;
      }
    }
    return made(parts.subList(1, parts.size()));
  }

  private Scene made(List<String> values) {
    return scene(values).named(address(values));
  }

  /** Where the scene with these values is. */
  public String address(List<String> values) {
    return values.equals(usualValues())
        ? summary.id()
        : summary.id() + SEPARATOR + String.join(SEPARATOR, values);
  }

  /** What is chosen in one of its scenes, choice by choice. */
  public List<String> chosen(Scene scene) {
    List<String> parts = List.of(scene.id().split(SEPARATOR, -1));
    return parts.size() == 1 ? usualValues() : parts.subList(1, parts.size());
  }

  private Scene scene(List<String> values) {
    return Scene.read(filled(values)).orThrow();
  }

  private @Nullable Object filled(List<String> values) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (int i = 0; i < choices.size(); i++) {
      chosen.put(choices.get(i).name(), values.get(i));
    }
    return filled(tree, chosen);
  }

  private static @Nullable Object filled(@Nullable Object tree, Map<String, String> chosen) {
    return switch (tree) {
      case Map<?, ?> map -> {
        Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
        map.forEach((name, value) -> copy.put(name, filled(value, chosen)));
        yield copy;
      }
      case List<?> list -> list.stream().map(each -> filled(each, chosen)).toList();
      case String text -> filled(text, chosen);
      case null, default -> tree;
    };
  }

  private static Object filled(String text, Map<String, String> chosen) {
    Matcher mention = MENTION.matcher(text);
    String filled =
        mention.replaceAll(
            found -> Matcher.quoteReplacement(chosen.getOrDefault(found.group(1), found.group())));
    boolean isWhole = mention.reset().matches() && WHOLE.matcher(filled).matches();
    return isWhole ? Long.valueOf(filled) : filled;
  }
}
