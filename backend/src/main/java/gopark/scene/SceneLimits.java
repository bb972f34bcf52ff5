package gopark.scene;

import gopark.session.ScenarioRun;

/** How much a scene may hold, and take to work out. */
public final class SceneLimits {
  /** Steps from where it opens to where it ends. */
  static final int LENGTH = 10_000;

  static final int BEATS = 40;
  static final int ACTIONS = 6;
  static final int COMMANDS = 20;
  static final int CHALLENGE_ACTIONS = 12;
  static final int GOALS = 12;
  static final int ANSWERS = 12;
  static final int FIGURES = 12;
  static final int TARGETS = 12;
  static final int LISTINGS = 6;
  static final int LIGHTS = 6;
  static final int MEASURES = 8;
  static final int CHOICES = 2;

  /** Values of one choice. */
  static final int VALUES = 12;

  /** Times that one condition becomes true, or events that one beat waits for. */
  static final int TIMES = 10_000;

  /** Commands of its scenario. */
  static final int SCENARIO_COMMANDS = 1_000;

  /** Goroutines that one command of its scenario starts, and those alive at a time. */
  static final int GOROUTINES = 100_000;

  /** Goroutines that its texts speak of. */
  static final int GOROUTINES_NAMED = 40;

  /** Steps for which a challenge is judged, from the scene's end on. */
  static final int MOST_STEPS = 5_000;

  static final int USUAL_STEPS = 500;

  /** Commands that somebody at a challenge may give. */
  public static final int MOST_GIVEN = 100;

  static final int USUAL_GIVEN = 20;

  /** Characters of an id or a figure's name. */
  static final int NAME = 40;

  /** Characters of a title, of what stands on an action, of an answer. */
  static final int TITLE = 120;

  /** Characters of a listing. */
  static final int LISTING = 6_000;

  /** Characters of any other text. */
  static final int TEXT = 700;

  /** About how many steps may be played to find all beats. */
  static final ScenarioRun.Limits REHEARSAL = new ScenarioRun.Limits(2_000_000, GOROUTINES);

  private SceneLimits() {}
}
