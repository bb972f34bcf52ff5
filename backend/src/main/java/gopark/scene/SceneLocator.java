package gopark.scene;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.runtime.state.GoroutineState;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.session.Moment;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Plays a scene's scenario and finds where everything is. It takes up to some seconds. */
public final class SceneLocator {
  private final Scene scene;
  private final WorkMeter work;
  private final ScenarioRun scenarioRun;
  private final List<Problem> problems = new ArrayList<>();

  private SceneLocator(Scene scene, WorkMeter work) {
    this.scene = scene;
    this.work = work;
    scenarioRun = scenarioRun(scene, work);
  }

  /** Where everything is, or what of it never comes. */
  public static Reading<LocatedScene> of(Scene scene) {
    return of(scene, WorkMeter.unlimited());
  }

  /**
   * Where everything is in a stranger's scene, or what of it never comes; the meter counts what
   * playing it takes.
   */
  public static Reading<LocatedScene> of(Scene scene, WorkMeter work) {
    SceneLocator locator = new SceneLocator(scene, work);
    LocatedScene located = locator.located();
    return located == null ? new Reading.Refused<>(locator.problems) : new Reading.Read<>(located);
  }

  /** Where the scene opens; empty if that never comes. */
  public static OptionalLong opening(Scene scene, WorkMeter work) {
    LocatedScene.Place open = new SceneLocator(scene, work).open();
    return open == null ? OptionalLong.empty() : OptionalLong.of(open.step());
  }

  /** Where a beat is, whatever is to be seen there; or that it never comes. */
  public static Reading<LocatedScene.Place> beat(Scene scene, int number, WorkMeter work) {
    SceneLocator locator = new SceneLocator(scene, work);
    LocatedScene.Place place = locator.open();
    for (int i = 0; place != null && i <= number; i++) {
      Point at = scene.beats().get(i).at();
      place = at == null ? place : locator.found("at", at, place.step());
    }
    return place == null ? new Reading.Refused<>(locator.problems) : new Reading.Read<>(place);
  }

  /** The scene's run, to look at. */
  public static ScenarioRun scenarioRun(Scene scene) {
    return scenarioRun(scene, WorkMeter.unlimited());
  }

  /** The scene's run, to look at; the meter counts what playing it takes. */
  public static ScenarioRun scenarioRun(Scene scene, WorkMeter work) {
    return new ScenarioRun(scene.id(), scene.scenario(), SceneLimits.REHEARSAL, work);
  }

  private @Nullable LocatedScene located() {
    LocatedScene.Place open = open();
    List<LocatedScene.Place> beats = new ArrayList<>();
    List<List<Object>> measured = new ArrayList<>();
    LocatedScene.Place last = open;
    for (int i = 0; last != null && i < scene.beats().size(); i++) {
      last = beat("beats[" + i + "]", scene.beats().get(i), last.step());
      if (last != null) {
        beats.add(last);
        measured.add(measured("beats[" + i + "]", scene.beats().get(i), last.step()));
      }
    }
    Point end = scene.end();
    LocatedScene.Place over = last == null || end == null ? last : found("end", end, last.step());
    if (open == null || over == null) {
      return null;
    }
    if (over.step() - open.step() > SceneLimits.LENGTH) {
      problems.add(tooLong(over.step() - open.step()));
    }
    scene.head().goroutines().forEach((name, id) -> checkIdentity(name, id, open.step(), beats));
    scenarioRun.refusals().forEach(problem -> problems.add(problem.within("scenario")));
    SceneChallenge challenge = scene.challenge();
    if (challenge != null && SceneAttempt.isIdle(scene, challenge, over.step(), work)) {
      problems.add(
          Problem.of(
                  "challenge.goals",
                  "already-met",
                  "At step " + over.step() + ", where the challenge begins, every goal is met.")
              .with("step", over.step()));
    }
    return problems.isEmpty() ? new LocatedScene(scene, open, beats, measured, over) : null;
  }

  /**
   * What the texts call by a function is the goroutine that runs it: at one moment of the scene at
   * least, for before that it may not be made, and after that it may have ended.
   */
  private void checkIdentity(String name, int id, long open, List<LocatedScene.Place> beats) {
    LongStream steps =
        LongStream.concat(LongStream.of(open), beats.stream().mapToLong(LocatedScene.Place::step));
    if (steps.noneMatch(step -> runs(step, id, "main." + name))) {
      problems.add(
          Problem.of(
                  "goroutines." + name,
                  "other-goroutine",
                  "At no beat does G" + id + " run main." + name + ".")
              .with("g", id)
              .with("name", name));
    }
  }

  private boolean runs(long step, int id, String function) {
    GoroutineState g = scenarioRun.at(step).runtime().gs().get(id);
    return g != null && g.name().equals(function);
  }

  private LocatedScene.@Nullable Place open() {
    return switch (scene.open()) {
      case Point.AtStep(long step) -> {
        OptionalLong reached = scenarioRun.to(step);
        yield reached.isPresent() && reached.getAsLong() == step
            ? place(step)
            : missed("open.step");
      }
      case Point.When when -> found("open", when, 0);
      case Point.Later later -> found("open", later, 0);
    };
  }

  private LocatedScene.@Nullable Place beat(String path, Beat beat, long from) {
    Point at = beat.at();
    LocatedScene.Place place = at == null ? place(from) : found(path + ".at", at, from);
    String shows = beat.shows();
    if (place != null && shows != null && !holds(scenarioRun, shows, place.step(), work)) {
      problems.add(
          Problem.of(
                  path + ".shows", "not-shown", "At step " + place.step() + " this does not hold.")
              .with("step", place.step()));
    }
    return place;
  }

  private List<Object> measured(String path, Beat beat, long step) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < beat.measures().size(); i++) {
      Object value =
          ListingReader.formula(beat.measures().get(i).value())
              .value(new Asker(work), scenarioRun.at(step).runtime());
      if (value == null) {
        problems.add(
            Problem.of(
                    path + ".measures[" + i + "].value",
                    "no-value",
                    "At step " + step + " this has no value.")
                .with("step", step));
      } else {
        values.add(value);
      }
    }
    return values;
  }

  /** Whether a condition holds at a step of a run, as far as the meter lets it look. */
  static boolean holds(ScenarioRun run, String condition, long step, WorkMeter work) {
    Moment moment = run.at(step);
    Condition wanted = GoalReader.compiled(condition);
    Asker asker = new Asker(work);
    return switch (wanted.needs()) {
      case CLOCK -> wanted.test(asker, step, moment.timeNs()).holds();
      case SNAPSHOT -> wanted.test(asker, moment.runtime()).holds();
      case EVENT, EVENT_AND_SNAPSHOT -> false;
    };
  }

  private LocatedScene.@Nullable Place found(String path, Point point, long from) {
    OptionalLong step =
        switch (point) {
          case Point.AtStep at -> OptionalLong.of(at.step());
          case Point.When(String condition, int times) ->
              scenarioRun.until(GoalReader.compiled(condition), times, from);
          case Point.Later(int events) -> scenarioRun.after(events, from);
        };
    return step.isPresent() ? place(step.getAsLong()) : missed(path);
  }

  private LocatedScene.Place place(long step) {
    return new LocatedScene.Place(step, scenarioRun.at(step).timeNs());
  }

  private LocatedScene.@Nullable Place missed(String path) {
    long step = scenarioRun.reached();
    if (scenarioRun.isCrowded()) {
      problems.add(SceneReader.crowded(path));
    } else if (scenarioRun.isSpent()) {
      problems.add(
          Problem.of(
                  path, "not-reached-soon", "This has not come by step " + step + ", which is far.")
              .with("step", step));
    } else {
      problems.add(
          Problem.of(path, "never-reached", "The run ends at step " + step + " without this.")
              .with("step", step));
    }
    return null;
  }

  private static Problem tooLong(long steps) {
    return Problem.of(
            "end",
            "scene-too-long",
            "A scene has at most " + SceneLimits.LENGTH + " steps, not " + steps + ".")
        .with("count", steps)
        .with("most", SceneLimits.LENGTH);
  }
}
