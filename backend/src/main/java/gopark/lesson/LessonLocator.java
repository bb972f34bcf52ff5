package gopark.lesson;

import gopark.condition.Asker;
import gopark.condition.Condition;
import gopark.scenario.Problem;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import gopark.scene.GoalReader;
import gopark.session.Moment;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Plays the runs of a lesson's questions: finds where each is asked and answered, and which answer
 * is right. It takes up to some seconds.
 */
public final class LessonLocator {
  private final Lesson lesson;
  private final List<Problem> problems = new ArrayList<>();

  private LessonLocator(Lesson lesson) {
    this.lesson = lesson;
  }

  /** What the runs show, or what of the lesson they do not. */
  public static Reading<LocatedLesson> of(Lesson lesson) {
    LessonLocator locator = new LessonLocator(lesson);
    LocatedLesson located = locator.located();
    return locator.problems.isEmpty()
        ? new Reading.Read<>(located)
        : new Reading.Refused<>(locator.problems);
  }

  private LocatedLesson located() {
    List<LocatedLesson.Asked> asked = new ArrayList<>();
    for (int i = 0; i < lesson.questions().size(); i++) {
      LocatedLesson.Asked one = asked("questions[" + i + "]", lesson.questions().get(i));
      if (one != null) {
        asked.add(one);
      }
    }
    LessonChange change = lesson.change();
    return new LocatedLesson(lesson, asked, change == null ? null : changed(change));
  }

  private LocatedLesson.@Nullable Asked asked(String path, Question question) {
    ScenarioRun run = run(question.scenario());
    LocatedLesson.Place at = found(path + ".at", run, question.at(), 0);
    LocatedLesson.Place until =
        at == null ? null : found(path + ".until", run, question.until(), at.step());
    if (at == null || until == null) {
      return null;
    }
    List<Integer> right = new ArrayList<>();
    for (int i = 0; i < question.answers().size(); i++) {
      if (holds(run, question.answers().get(i).holds(), at.step(), until.step())) {
        right.add(i);
      }
    }
    if (right.size() != 1) {
      problems.add(
          Problem.of(
                  path + ".answers",
                  "not-one-right-answer",
                  "At step " + until.step() + " " + right.size() + " answers hold: " + right + ".")
              .with("step", until.step())
              .with("count", (long) right.size()));
      return null;
    }
    show(path, run, question.shows(), at.step(), until.step());
    return new LocatedLesson.Asked(question, at, until, right.getFirst());
  }

  private LocatedLesson.@Nullable Place changed(LessonChange change) {
    ScenarioRun run = run(change.scenario());
    LocatedLesson.Place until = found("change.until", run, change.until(), 0);
    if (until != null) {
      show("change", run, change.shows(), 0, until.step());
    }
    return until;
  }

  private void show(String path, ScenarioRun run, @Nullable String shows, long from, long step) {
    if (shows != null && !holds(run, shows, from, step)) {
      problems.add(
          Problem.of(path + ".shows", "not-shown", "At step " + step + " this does not hold.")
              .with("step", step));
    }
  }

  private static ScenarioRun run(Scenario scenario) {
    return new ScenarioRun("lesson", scenario, LessonLimits.REHEARSAL);
  }

  /** Whether a state shows it at the end, or an event between the two. */
  private static boolean holds(ScenarioRun run, String text, long from, long step) {
    Condition wanted = GoalReader.compiled(text);
    Asker asker = new Asker(WorkMeter.unlimited());
    Moment moment = run.at(step);
    return switch (wanted.needs()) {
      case CLOCK -> wanted.test(asker, step, moment.timeNs()).holds();
      case SNAPSHOT -> wanted.test(asker, moment.runtime()).holds();
      case EVENT, EVENT_AND_SNAPSHOT -> {
        OptionalLong found = run.until(wanted, 1, from);
        yield found.isPresent() && found.getAsLong() <= step;
      }
    };
  }

  private LocatedLesson.@Nullable Place found(
      String path, ScenarioRun run, Instant instant, long from) {
    OptionalLong step = run.until(GoalReader.compiled(instant.condition()), instant.times(), from);
    if (step.isPresent()) {
      long at = step.getAsLong();
      return new LocatedLesson.Place(at, run.at(at).timeNs());
    }
    problems.add(
        Problem.of(
                path, "never-reached", "The run ends at step " + run.reached() + " without this.")
            .with("step", run.reached()));
    return null;
  }
}
