package gopark.scene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A short scene that is right, to spoil in one place. */
final class SmallScene {
  private SmallScene() {}

  static Map<String, @Nullable Object> document() {
    Map<String, @Nullable Object> document = new LinkedHashMap<>();
    document.put("version", 1);
    document.put("id", "mine");
    document.put("group", "queues");
    document.put("title", words());
    document.put("about", words());
    document.put("scenario", scenario());
    document.put("beats", new ArrayList<>(List.of(beat(), question())));
    return document;
  }

  static Map<String, @Nullable Object> words() {
    Map<String, @Nullable Object> words = new LinkedHashMap<>();
    words.put("en", "One");
    words.put("ru", "Раз");
    return words;
  }

  static Map<String, @Nullable Object> scenario() {
    Map<String, @Nullable Object> command = new LinkedHashMap<>();
    command.put("step", 0);
    command.put("do", "go");
    command.put("by", 1);
    command.put("count", 3);
    command.put("behaviour", new LinkedHashMap<>(Map.of("kind", "cpu", "ns", 100_000)));
    Map<String, @Nullable Object> scenario = new LinkedHashMap<>();
    scenario.put("version", 1);
    scenario.put("gomaxprocs", 1);
    scenario.put("quiet", true);
    scenario.put("commands", new ArrayList<>(List.of(command)));
    return scenario;
  }

  /** The document with a challenge: two buttons, and a goroutine more as its goal. */
  static Map<String, @Nullable Object> challenging() {
    Map<String, @Nullable Object> document = document();
    document.put("challenge", challenge());
    return document;
  }

  private static Map<String, @Nullable Object> challenge() {
    Map<String, @Nullable Object> goal = new LinkedHashMap<>();
    goal.put("text", words());
    goal.put("condition", "ev.kind == 'goCreated'");
    Map<String, @Nullable Object> challenge = new LinkedHashMap<>();
    challenge.put("ask", words());
    challenge.put("actions", new ArrayList<>(List.of(button(start()), button(yielding()))));
    challenge.put("goals", new ArrayList<>(List.of(goal)));
    challenge.put("says", words());
    challenge.put("steps", 200);
    challenge.put("commands", 2);
    return challenge;
  }

  static Map<String, @Nullable Object> start() {
    return new LinkedHashMap<>(
        Map.of("do", "go", "by", 1, "behaviour", Map.of("kind", "cpu", "ns", 100_000)));
  }

  static Map<String, @Nullable Object> yielding() {
    return new LinkedHashMap<>(Map.of("do", "gosched"));
  }

  private static Map<String, @Nullable Object> button(Map<String, @Nullable Object> command) {
    Map<String, @Nullable Object> action = new LinkedHashMap<>();
    action.put("text", words());
    action.put("commands", new ArrayList<>(List.of(command)));
    return action;
  }

  private static Map<String, @Nullable Object> beat() {
    Map<String, @Nullable Object> beat = new LinkedHashMap<>();
    beat.put("id", "first");
    beat.put("at", new LinkedHashMap<>(Map.of("condition", "ev.kind == 'goStarted'")));
    beat.put("look", new ArrayList<>(List.of("P0.runq", "G1")));
    beat.put("caption", words());
    beat.put("shows", "ps[0].runqsize == 2");
    return beat;
  }

  private static Map<String, @Nullable Object> question() {
    Map<String, @Nullable Object> question = new LinkedHashMap<>();
    question.put("ask", words());
    List<Object> answers = new ArrayList<>();
    answers.add(new LinkedHashMap<>(Map.of("value", 2, "right", true)));
    answers.add(new LinkedHashMap<>(Map.of("target", "sched.runq")));
    question.put("answers", answers);
    question.put("because", words());
    Map<String, @Nullable Object> beat = new LinkedHashMap<>();
    beat.put("id", "second");
    beat.put("at", new LinkedHashMap<>(Map.of("events", 2)));
    beat.put("caption", words());
    beat.put("actions", new ArrayList<>(List.of(button(new LinkedHashMap<>(Map.of("do", "gc"))))));
    beat.put("question", question);
    return beat;
  }

  /**
   * The document with another value at a path such as {@code beats[0].id}; null removes the field.
   */
  static Map<String, @Nullable Object> with(String path, @Nullable Object value) {
    return with(document(), path, value);
  }

  /** The same of another document. */
  static Map<String, @Nullable Object> with(
      Map<String, @Nullable Object> document, String path, @Nullable Object value) {
    int dot = path.lastIndexOf('.');
    boolean isElement = path.endsWith("]") && path.lastIndexOf('[') > dot;
    int end = isElement ? path.lastIndexOf('[') : Math.max(0, dot);
    String last = path.substring(end).replaceAll("[.\\[\\]]", "");
    put(part(document, path.substring(0, end)), last, value);
    return document;
  }

  /** What is there; there must be something. */
  static Object part(Map<String, ? extends @Nullable Object> document, String path) {
    Object at = document;
    for (String part : path.replace("[", ".").replace("]", "").split("\\.", -1)) {
      at = part.isEmpty() ? at : inside(at, part);
    }
    return at;
  }

  private static Object inside(Object at, String part) {
    Object inside = at instanceof List<?> list ? list.get(Integer.parseInt(part)) : ofMap(at, part);
    if (inside == null) {
      throw new IllegalArgumentException("There is no " + part);
    }
    return inside;
  }

  private static @Nullable Object ofMap(Object at, String part) {
    return ((Map<?, ?>) at).get(part);
  }

  @SuppressWarnings("unchecked") // All maps and lists of the document are made here.
  private static void put(Object at, String part, @Nullable Object value) {
    if (at instanceof List<?> list) {
      ((List<@Nullable Object>) list).set(Integer.parseInt(part), value);
    } else if (value == null) {
      ((Map<String, @Nullable Object>) at).remove(part);
    } else {
      ((Map<String, @Nullable Object>) at).put(part, value);
    }
  }
}
