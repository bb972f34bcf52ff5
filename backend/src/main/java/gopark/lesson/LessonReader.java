package gopark.lesson;

import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.scene.Action;
import gopark.scene.BothTexts;
import gopark.scene.ChallengeReader;
import gopark.scene.GoalReader;
import gopark.scene.Wanted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads lessons of the newest version. */
final class LessonReader {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern TARGET =
      Pattern.compile(
          "G[1-9][0-9]{0,9}|M[0-9]{1,5}|P[0-9]{1,4}(\\.(runq|runnext))?"
              + "|sched\\.(runq|pidle|midle)|netpoll|sysmon|timers|gc|os");
  private static final List<String> KINDS =
      Stream.of(Lesson.Kind.values()).map(Lesson.Kind::word).toList();

  private final Fields fields;

  /** The scenarios of the lesson as they were written, by their names. */
  private final Map<String, @Nullable Object> runs = new LinkedHashMap<>();

  LessonReader(Fields fields) {
    this.fields = fields;
  }

  @Nullable Lesson lesson() {
    long version = fields.number("version", 1, ScenarioLimits.EXACT);
    if (version > Lesson.VERSION) {
      fields.refuse(
          Problem.of(
                  fields.path("version"),
                  "unknown-version",
                  "The newest version known here is " + Lesson.VERSION + ", not " + version + ".")
              .with("version", version)
              .with("newest", Lesson.VERSION));
      fields.leaveRest();
      return null;
    }
    String id = id(fields, "id");
    String word = fields.choice("kind", KINDS, KINDS.getFirst());
    int number = fields.integer("number", 1, LessonLimits.LESSONS);
    int minutes = fields.integer("minutes", 1, LessonLimits.MINUTES);
    BothTexts title = words(fields.object("title"), LessonLimits.TITLE);
    BothTexts goal = words(fields.object("goal"), LessonLimits.TEXT);
    List<BothTexts> text =
        fields.optionalObjects("text", LessonLimits.PARAGRAPHS).stream()
            .map(each -> words(each, LessonLimits.TEXT))
            .toList();
    List<String> scenes = fields.optionalTexts("scenes", LessonLimits.SCENES, LessonLimits.NAME);
    Fields misconception = fields.optionalObject("misconception");
    readRuns(fields.object("runs"));
    List<Question> questions = questions();
    Fields change = fields.optionalObject("change");
    LessonChange changed = change == null ? null : change(change);
    Challenge challenge = challenge(fields.object("challenge"));
    if (word == null || challenge == null) {
      return null;
    }
    return new Lesson(
        id,
        Lesson.Kind.valueOf(word.toUpperCase(Locale.ROOT)),
        number,
        minutes,
        title,
        goal,
        text,
        scenes,
        misconception == null ? null : misconception(misconception),
        questions,
        changed,
        challenge);
  }

  private static String id(Fields of, String name) {
    String id = of.text(name, LessonLimits.NAME);
    if (!id.isEmpty() && !ID.matcher(id).matches()) {
      of.refuse(
          name, "not-an-id", "An id has small letters and digits, with single hyphens between.");
    }
    return id;
  }

  private static BothTexts words(Fields of, int most) {
    return new BothTexts(of.text("en", most), of.text("ru", most));
  }

  private static Lesson.Misconception misconception(Fields of) {
    return new Lesson.Misconception(
        words(of.object("wrong"), LessonLimits.TEXT), words(of.object("right"), LessonLimits.TEXT));
  }

  private void readRuns(Fields named) {
    List<String> names = named.names();
    if (names.size() > LessonLimits.RUNS) {
      named.refuse(
          Problem.of(named.path(), "too-many", "There are too many runs here.")
              .with("count", names.size())
              .with("least", 1)
              .with("most", LessonLimits.RUNS));
    }
    for (String name : names) {
      named.nested(
          name,
          tree -> {
            runs.put(name, tree);
            return Scenario.read(tree);
          });
    }
  }

  /** The run of that name, with what is other here. */
  private @Nullable Scenario scenario(Fields of) {
    String name = of.choice("run", List.copyOf(runs.keySet()));
    Object tree = name == null ? null : runs.get(name);
    if (!of.has("with")) {
      of.mayHave(List.of("with"));
      return Scenario.read(tree) instanceof Reading.Read<Scenario>(Scenario read) ? read : null;
    }
    return of.nested("with", other -> Scenario.read(merged(tree, other)));
  }

  private static @Nullable Object merged(@Nullable Object tree, @Nullable Object other) {
    if (!(tree instanceof Map<?, ?> run) || !(other instanceof Map<?, ?> changes)) {
      return other;
    }
    Map<String, @Nullable Object> merged = new LinkedHashMap<>();
    run.forEach((key, value) -> merged.put(String.valueOf(key), value));
    changes.forEach((key, value) -> merged.put(String.valueOf(key), value));
    return merged;
  }

  private List<Question> questions() {
    List<Question> questions = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Fields each : fields.optionalObjects("questions", LessonLimits.QUESTIONS)) {
      Question question = question(each);
      if (question != null && !ids.add(question.id())) {
        each.refuse(
            Problem.of(each.path("id"), "id-twice", "There are two with this id.")
                .with("id", question.id()));
      }
      if (question != null) {
        questions.add(question);
      }
    }
    return questions;
  }

  private @Nullable Question question(Fields of) {
    String id = id(of, "id");
    Scenario scenario = scenario(of);
    Instant at = Instant.read(of.object("at"));
    Instant until = Instant.read(of.object("until"));
    List<String> look = of.optionalTexts("look", LessonLimits.LOOKS, LessonLimits.NAME);
    for (int i = 0; i < look.size(); i++) {
      checkTarget(of, of.path("look") + "[" + i + "]", look.get(i));
    }
    BothTexts ask = words(of.object("ask"), LessonLimits.TEXT);
    List<Question.Answer> answers = new ArrayList<>();
    for (Fields each : of.objects("answers", 2, LessonLimits.ANSWERS)) {
      answers.add(answer(each));
    }
    List<Question.Reason> reasons = new ArrayList<>();
    for (Fields each : of.optionalObjects("reasons", LessonLimits.REASONS)) {
      reasons.add(reason(each));
    }
    if (!reasons.isEmpty() && reasons.stream().noneMatch(Question.Reason::right)) {
      of.refuse("reasons", "no-right-answer", "None of the answers is marked as right.");
    }
    String shows = of.optionalText("shows", Conditions.LENGTH);
    if (shows != null) {
      GoalReader.checked(of, "shows", shows);
    }
    BothTexts explanation = words(of.object("explanation"), LessonLimits.TEXT);
    boolean transfer = of.flag("transfer", false);
    return scenario == null
        ? null
        : new Question(
            id, scenario, at, until, look, ask, answers, reasons, shows, explanation, transfer);
  }

  private static void checkTarget(Fields of, String path, String target) {
    if (!target.isEmpty() && !TARGET.matcher(target).matches()) {
      of.refuse(
          Problem.of(
              path,
              "not-a-target",
              "This is nothing of the board; such things are G7, M0, P1, P1.runq and sched.runq."));
    }
  }

  private static Question.Answer answer(Fields of) {
    String target = of.optionalText("target", LessonLimits.NAME);
    if (target != null) {
      checkTarget(of, of.path("target"), target);
    }
    Long value = of.optionalNumber("value", -ScenarioLimits.EXACT, ScenarioLimits.EXACT);
    Fields text = of.optionalObject("text");
    BothTexts words = text == null ? null : words(text, LessonLimits.TITLE);
    if (Stream.<@Nullable Object>of(target, value, words).filter(one -> one != null).count() != 1) {
      of.refuse("target", "not-one-answer", "An answer is exactly one of target, value and text.");
    }
    String holds = of.text("holds", Conditions.LENGTH);
    GoalReader.checked(of, "holds", holds);
    return new Question.Answer(
        target, value, words, holds, words(of.object("feedback"), LessonLimits.TEXT));
  }

  private static Question.Reason reason(Fields of) {
    return new Question.Reason(
        words(of.object("text"), LessonLimits.TITLE),
        of.flag("right", false),
        words(of.object("feedback"), LessonLimits.TEXT));
  }

  private @Nullable LessonChange change(Fields of) {
    Scenario scenario = scenario(of);
    BothTexts text = words(of.object("text"), LessonLimits.TEXT);
    Instant until = Instant.read(of.object("until"));
    String shows = of.text("shows", Conditions.LENGTH);
    GoalReader.checked(of, "shows", shows);
    BothTexts told = words(of.object("told"), LessonLimits.TEXT);
    return scenario == null ? null : new LessonChange(scenario, text, until, shows, told);
  }

  private @Nullable Challenge challenge(Fields of) {
    Scenario scenario = scenario(of);
    BothTexts ask = words(of.object("ask"), LessonLimits.TEXT);
    ChallengeReader reader = new ChallengeReader(LessonReader::words, LessonLimits.TITLE);
    List<Action> actions = reader.actions(of, LessonLimits.ACTIONS, LessonLimits.COMMANDS);
    List<Wanted> goals = reader.goals(of, LessonLimits.GOALS);
    Fields hint = of.optionalObject("hint");
    BothTexts hinted = hint == null ? null : words(hint, LessonLimits.TEXT);
    if (scenario != null && !scenario.commands().isEmpty()) {
      of.refuse("run", "commands-of-its-own", "A challenge begins before any command is given.");
    }
    return scenario == null ? null : new Challenge(scenario, ask, actions, goals, hinted);
  }
}
