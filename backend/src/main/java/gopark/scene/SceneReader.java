package gopark.scene;

import gopark.command.RuntimeCommand;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.Scenario;
import gopark.scenario.ScenarioLimits;
import gopark.scenario.Timed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads scenes of the newest version. */
final class SceneReader {
  private static final String GO = "go";

  private SceneReader() {}

  /** The head, null where the document names no group that there is, and the names in its texts. */
  private record Head(@Nullable SceneHead scene, NamedGoroutines named) {}

  private static Head head(Fields fields) {
    String id = DocumentIds.read(fields, "id");
    List<String> figures = fields.optionalTexts("figures", SceneLimits.FIGURES, SceneLimits.NAME);
    String group = fields.choice("group", Scene.GROUPS);
    NamedGoroutines named = NamedGoroutines.of(fields.optionalObject("goroutines"));
    BothTexts title = named.words(fields.object("title"), SceneLimits.TITLE);
    BothTexts about = named.words(fields.object("about"), SceneLimits.TEXT);
    String counterpart = fields.has("counterpart") ? DocumentIds.read(fields, "counterpart") : null;
    if (counterpart == null) {
      fields.mayHave(List.of("counterpart"));
    }
    SceneHead head =
        group == null
            ? null
            : new SceneHead(id, figures, group, title, about, counterpart, named.ids());
    return new Head(head, named);
  }

  /** What a list shows of a scene: its program and its conditions are left alone. */
  static @Nullable SceneSummary summary(Fields fields) {
    Head head = head(fields);
    Fields scenario = fields.object("scenario");
    String go = scenario.has(GO) ? scenario.text(GO, SceneLimits.NAME) : Scenario.standard().go();
    scenario.leaveRest();
    List<String> looks = new ArrayList<>();
    List<Fields> beats = fields.objects("beats", 1, SceneLimits.BEATS);
    for (Fields beat : beats) {
      looks.addAll(beat.optionalTexts("look", SceneLimits.TARGETS, SceneLimits.NAME));
      beat.leaveRest();
    }
    boolean isRead = fields.has("listings") || fields.has("challenge");
    fields.leaveRest();
    return head.scene == null
        ? null
        : new SceneSummary(head.scene, go, beats.size(), looks, isRead);
  }

  static @Nullable Scene scene(Fields fields) {
    long version = fields.number("version", 1, ScenarioLimits.EXACT);
    if (fields.refusesVersion(version, Scene.VERSION)) {
      return null;
    }
    Head head = head(fields);
    Scenario scenario = fields.nested("scenario", tree -> Scenario.read(tree, fields.work()));
    ListingReader lister = new ListingReader(head.named);
    List<Listing> listings = lister.listings(fields);
    Fields open = fields.optionalObject("open");
    Point opens = open == null ? new Point.AtStep(0) : PointReader.opening(open);
    List<Beat> beats = beats(fields, head.named, lister);
    Fields end = fields.optionalObject("end");
    Point ends = end == null ? null : PointReader.later(end);
    Fields challenge = fields.optionalObject("challenge");
    SceneChallenge challenged =
        challenge == null
            ? null
            : new ChallengeReader(head.named::words, SceneLimits.TITLE).ofScene(challenge);
    if (scenario == null || head.scene == null) {
      return null;
    }
    limit(fields, scenario);
    return new Scene(head.scene, scenario, listings, opens, beats, ends, challenged);
  }

  private static List<Beat> beats(Fields fields, NamedGoroutines named, ListingReader listings) {
    List<Beat> beats = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Fields each : fields.objects("beats", 1, SceneLimits.BEATS)) {
      Beat beat = new BeatReader(named, listings).beat(each);
      if (!ids.add(beat.id())) {
        DocumentIds.refuseTwice(each, beat.id());
      }
      beats.add(beat);
    }
    return beats;
  }

  /** Limits what a scene may take, because it is worked out for anybody who asks. */
  private static void limit(Fields fields, Scenario scenario) {
    List<Timed> commands = scenario.commands();
    if (commands.size() > SceneLimits.SCENARIO_COMMANDS) {
      fields.refuse(tooMany(fields, commands.size(), SceneLimits.SCENARIO_COMMANDS));
    }
    long started = 0;
    for (Timed timed : commands) {
      started += timed.command() instanceof RuntimeCommand.Go go ? go.count() : 0;
    }
    if (started > SceneLimits.GOROUTINES) {
      fields.refuse(crowded(fields.path("scenario")));
    }
  }

  private static Problem tooMany(Fields fields, long count, long most) {
    return Problem.of(
            fields.path("scenario") + ".commands",
            "too-many",
            "There must be at most " + most + " here, not " + count + ".")
        .with("count", count)
        .with("least", 0)
        .with("most", most);
  }

  static Problem crowded(String path) {
    return Problem.of(
            path,
            "scene-too-crowded",
            "A scene has at most " + SceneLimits.GOROUTINES + " goroutines.")
        .with("most", SceneLimits.GOROUTINES);
  }
}
