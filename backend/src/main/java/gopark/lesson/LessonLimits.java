package gopark.lesson;

import gopark.session.ScenarioRun;

/** How much a lesson may hold, and take to work out. */
public final class LessonLimits {
  static final int RUNS = 12;
  static final int PARAGRAPHS = 12;
  static final int SCENES = 8;
  static final int QUESTIONS = 8;
  static final int ANSWERS = 8;
  static final int REASONS = 6;
  static final int LOOKS = 12;
  static final int ACTIONS = 12;
  static final int COMMANDS = 20;
  public static final int GOALS = 12;
  public static final int LESSONS = 99;
  static final int MINUTES = 60;

  /** Times that one condition becomes true. */
  static final int TIMES = 10_000;

  /** Characters of an id. */
  public static final int NAME = 40;

  /** Characters of a title, an answer, what stands on a button. */
  static final int TITLE = 160;

  /** Characters of any other text. */
  static final int TEXT = 900;

  /** About how many steps may be played for one question. */
  static final ScenarioRun.Limits REHEARSAL = new ScenarioRun.Limits(4_000_000, 20_000);

  private LessonLimits() {}
}
