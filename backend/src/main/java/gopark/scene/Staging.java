package gopark.scene;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.session.Moment;
import gopark.session.Rehearsal;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Plays a scene's scenario and finds where everything is. It takes up to some seconds. */
public final class Staging {
  private final Scene scene;
  private final Rehearsal rehearsal;
  private final List<Problem> problems = new ArrayList<>();

  private Staging(Scene scene) {
    this.scene = scene;
    rehearsal = rehearsal(scene);
  }

  /** Where everything is, or what of it never comes. */
  public static Reading<Staged> of(Scene scene) {
    Staging staging = new Staging(scene);
    Staged staged = staging.staged();
    return staged == null ? new Reading.Refused<>(staging.problems) : new Reading.Read<>(staged);
  }

  /** Where it opens; empty if that never comes. */
  public static OptionalLong opening(Scene scene) {
    Staged.Place open = new Staging(scene).open();
    return open == null ? OptionalLong.empty() : OptionalLong.of(open.step());
  }

  /** Where a beat is, whatever is to be seen there; or that it never comes. */
  public static Reading<Staged.Place> beat(Scene scene, int number) {
    Staging staging = new Staging(scene);
    Staged.Place place = staging.open();
    for (int i = 0; place != null && i <= number; i++) {
      Point at = scene.beats().get(i).at();
      place = at == null ? place : staging.found("at", at, place.step());
    }
    return place == null ? new Reading.Refused<>(staging.problems) : new Reading.Read<>(place);
  }

  /** The scene's run, to look at. */
  public static Rehearsal rehearsal(Scene scene) {
    return new Rehearsal(scene.id(), scene.scenario(), SceneLimits.REHEARSAL);
  }

  private @Nullable Staged staged() {
    Staged.Place open = open();
    List<Staged.Place> beats = new ArrayList<>();
    Staged.Place last = open;
    for (int i = 0; last != null && i < scene.beats().size(); i++) {
      last = beat("beats[" + i + "]", scene.beats().get(i), last.step());
      if (last != null) {
        beats.add(last);
      }
    }
    Point end = scene.end();
    Staged.Place over = last == null || end == null ? last : found("end", end, last.step());
    if (open == null || over == null) {
      return null;
    }
    if (over.step() - open.step() > SceneLimits.LENGTH) {
      problems.add(tooLong(over.step() - open.step()));
    }
    rehearsal.refusals().forEach(problem -> problems.add(problem.within("scenario")));
    return problems.isEmpty() ? new Staged(scene, open, beats, over) : null;
  }

  private Staged.@Nullable Place open() {
    return switch (scene.open()) {
      case Point.AtStep(long step) -> {
        OptionalLong reached = rehearsal.to(step);
        yield reached.isPresent() && reached.getAsLong() == step
            ? place(step)
            : missed("open.step");
      }
      case Point.When when -> found("open", when, 0);
      case Point.Later later -> found("open", later, 0);
    };
  }

  private Staged.@Nullable Place beat(String path, Beat beat, long from) {
    Point at = beat.at();
    Staged.Place place = at == null ? place(from) : found(path + ".at", at, from);
    String shows = beat.shows();
    if (place != null && shows != null && !holds(shows, place.step())) {
      problems.add(
          Problem.of(
                  path + ".shows", "not-shown", "At step " + place.step() + " this does not hold.")
              .with("step", place.step()));
    }
    return place;
  }

  private boolean holds(String condition, long step) {
    Moment moment = rehearsal.at(step);
    Condition wanted = PointReader.compiled(condition);
    Asker asker = new Asker(WorkMeter.unlimited());
    return switch (wanted.needs()) {
      case CLOCK -> wanted.test(asker, step, moment.timeNs()).holds();
      case SNAPSHOT -> wanted.test(asker, moment.runtime()).holds();
      case EVENT, EVENT_AND_SNAPSHOT -> false;
    };
  }

  private Staged.@Nullable Place found(String path, Point point, long from) {
    OptionalLong step =
        switch (point) {
          case Point.AtStep at -> OptionalLong.of(at.step());
          case Point.When(String condition, int times) ->
              rehearsal.until(PointReader.compiled(condition), times, from);
          case Point.Later(int events) -> rehearsal.after(events, from);
        };
    return step.isPresent() ? place(step.getAsLong()) : missed(path);
  }

  private Staged.Place place(long step) {
    return new Staged.Place(step, rehearsal.at(step).timeNs());
  }

  private Staged.@Nullable Place missed(String path) {
    long step = rehearsal.reached();
    if (rehearsal.isCrowded()) {
      problems.add(SceneReader.crowded(path));
    } else if (rehearsal.isSpent()) {
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
