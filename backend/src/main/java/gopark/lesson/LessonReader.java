package gopark.lesson;

import gopark.condition.Conditions;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.scene.Action;
import gopark.scene.BoardTargets;
import gopark.scene.BothTexts;
import gopark.scene.ChallengeReader;
import gopark.scene.DocumentIds;
import gopark.scene.GoalReader;
import gopark.scene.Wanted;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads lessons of the newest version. */
final class LessonReader {
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
    if (fields.refusesVersion(version, Lesson.VERSION)) {
      return null;
    }
    String id = DocumentIds.read(fields, "id", LessonLimits.NAME);
    String word = fields.choice("kind", KINDS, KINDS.getFirst());
    int number = fields.integer("number", 1, LessonLimits.LESSONS);
    int minutes = fields.integer("minutes", 1, LessonLimits.MINUTES);
    BothTexts title = BothTexts.read(fields.object("title"), LessonLimits.TITLE);
    BothTexts goal = BothTexts.read(fields.object("goal"), LessonLimits.TEXT);
    List<BothTexts> text =
        fields.optionalObjects("text", LessonLimits.PARAGRAPHS).stream()
            .map(each -> BothTexts.read(each, LessonLimits.TEXT))
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

  private static Lesson.Misconception misconception(Fields of) {
    return new Lesson.Misconception(
        BothTexts.read(of.object("wrong"), LessonLimits.TEXT),
        BothTexts.read(of.object("right"), LessonLimits.TEXT));
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
    String id = DocumentIds.read(of, "id", LessonLimits.NAME);
    Scenario scenario = scenario(of);
    Instant at = Instant.read(of.object("at"));
    Instant until = Instant.read(of.object("until"));
    List<String> look = BoardTargets.look(of, LessonLimits.LOOKS, LessonLimits.NAME);
    BothTexts ask = BothTexts.read(of.object("ask"), LessonLimits.TEXT);
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
    BothTexts explanation = BothTexts.read(of.object("explanation"), LessonLimits.TEXT);
    boolean transfer = of.flag("transfer", false);
    return scenario == null
        ? null
        : new Question(
            id, scenario, at, until, look, ask, answers, reasons, shows, explanation, transfer);
  }

  private static Question.Answer answer(Fields of) {
    String target = BoardTargets.target(of, LessonLimits.NAME);
    Long value = of.optionalNumber("value", -ScenarioLimits.EXACT, ScenarioLimits.EXACT);
    Fields text = of.optionalObject("text");
    BothTexts words = text == null ? null : BothTexts.read(text, LessonLimits.TITLE);
    if (Stream.<@Nullable Object>of(target, value, words).filter(one -> one != null).count() != 1) {
      of.refuse("target", "not-one-answer", "An answer is exactly one of target, value and text.");
    }
    String holds = of.text("holds", Conditions.LENGTH);
    GoalReader.checked(of, "holds", holds);
    return new Question.Answer(
        target, value, words, holds, BothTexts.read(of.object("feedback"), LessonLimits.TEXT));
  }

  private static Question.Reason reason(Fields of) {
    return new Question.Reason(
        BothTexts.read(of.object("text"), LessonLimits.TITLE),
        of.flag("right", false),
        BothTexts.read(of.object("feedback"), LessonLimits.TEXT));
  }

  private @Nullable LessonChange change(Fields of) {
    Scenario scenario = scenario(of);
    BothTexts text = BothTexts.read(of.object("text"), LessonLimits.TEXT);
    Instant until = Instant.read(of.object("until"));
    String shows = of.text("shows", Conditions.LENGTH);
    GoalReader.checked(of, "shows", shows);
    BothTexts told = BothTexts.read(of.object("told"), LessonLimits.TEXT);
    return scenario == null ? null : new LessonChange(scenario, text, until, shows, told);
  }

  private @Nullable Challenge challenge(Fields of) {
    Scenario scenario = scenario(of);
    BothTexts ask = BothTexts.read(of.object("ask"), LessonLimits.TEXT);
    ChallengeReader reader = new ChallengeReader(BothTexts::read, LessonLimits.TITLE);
    List<Action> actions = reader.actions(of, LessonLimits.ACTIONS, LessonLimits.COMMANDS);
    List<Wanted> goals = reader.goals(of, LessonLimits.GOALS);
    Fields hint = of.optionalObject("hint");
    BothTexts hinted = hint == null ? null : BothTexts.read(hint, LessonLimits.TEXT);
    if (scenario != null && !scenario.commands().isEmpty()) {
      of.refuse("run", "commands-of-its-own", "A challenge begins before any command is given.");
    }
    return scenario == null ? null : new Challenge(scenario, ask, actions, goals, hinted);
  }
}
