package gopark.practice;

import gopark.runtime.event.Event;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scenario.Scenario;
import gopark.session.ScenarioRun;
import gopark.simulation.SeededRandom;
import gopark.simulation.VirtualTime;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;

/**
 * Cases that nobody has seen before: runs with something wrong in them, or nothing. Seed and
 * programs decide which; that a run has the cause it is to have, and no other, its warnings say.
 */
public record Exam(long seed, List<Case> cases) {
  /** The largest seed. */
  public static final int MOST_SEED = 999_999;

  public static final int CASES = 6;

  /** The right answers, with their proof, that pass the exam. */
  public static final int ENOUGH = 5;

  /** The most cases of one exam that have the same cause. */
  private static final int OF_A_CAUSE = 2;

  private static final long LENGTH_NS = 80 * VirtualTime.MILLISECOND;
  private static final long THROTTLED_NS = 350 * VirtualTime.MILLISECOND;
  private static final ScenarioRun.Limits LIMITS = new ScenarioRun.Limits(400_000, 2_000);
  private static final int MOST_STEPS = 40_000;
  private static final int MOST_EVENTS = 100_000;
  private static final int MOST_TRIES = 40;

  public Exam {
    cases = List.copyOf(cases);
  }

  /**
   * One case.
   *
   * @param until the step up to which its run is there
   * @param warnings what its run shows at the end
   */
  public record Case(Scenario scenario, long until, Cause cause, List<Warning> warnings) {
    public Case {
      warnings = List.copyOf(warnings);
    }

    /** Whether its run proves the cause at that step. */
    public boolean proves(long step, WorkMeter work) {
      return step >= 0 && step <= until && cause.isProvedBy(run(scenario, work).at(step).runtime());
    }
  }

  private static ScenarioRun run(Scenario scenario, WorkMeter work) {
    return new ScenarioRun("exam", scenario, LIMITS, work);
  }

  /** The exam of that seed; the meter counts the work of playing its runs. */
  public static Exam of(long seed, WorkMeter work) {
    SeededRandom random = new SeededRandom(seed);
    List<Case> cases = new ArrayList<>();
    Cause[] causes = Cause.values();
    while (cases.size() < CASES) {
      Cause cause = causes[random.below(causes.length)];
      if (cases.stream().filter(one -> one.cause() == cause).count() < OF_A_CAUSE) {
        cases.add(caseOf(cause, random, work));
      }
    }
    return new Exam(seed, cases);
  }

  private static Case caseOf(Cause cause, SeededRandom random, WorkMeter work) {
    for (int i = 0; i < MOST_TRIES; i++) {
      Scenario scenario = ExamPrograms.scenario(cause, random);
      ScenarioRun run = run(scenario, work);
      long end = endOf(run, cause == Cause.THROTTLED ? THROTTLED_NS : LENGTH_NS);
      List<Warning> warnings = warnings(run, end);
      if (isPlain(cause, warnings, run, end)) {
        return new Case(scenario, end, cause, warnings);
      }
    }
    throw new IllegalStateException("No run shows " + cause + " alone");
  }

  /** The last step before that time, or as many steps as may be played. */
  private static long endOf(ScenarioRun run, long ns) {
    long step = run.before(ns, MOST_STEPS);
    return Math.max(1, step);
  }

  private static List<Warning> warnings(ScenarioRun run, long end) {
    RuntimeSnapshot now = run.at(end).runtime();
    List<Event> events = run.events(0, MOST_EVENTS, Observation.KINDS);
    return Warnings.of(new Observation(now, now.gs().values(), 0, events));
  }

  private static boolean isPlain(Cause cause, List<Warning> warnings, ScenarioRun run, long end) {
    List<Symptom> likely = warnings.stream().filter(Warning::likely).map(Warning::symptom).toList();
    Symptom symptom = cause.symptom();
    boolean isShown =
        switch (cause) {
          case HEALTHY -> warnings.isEmpty();
          // A goroutine in a long queue may look starved; how the queue moves tells the two apart.
          case SATURATED -> likely.isEmpty();
          case LEAK, LOCK_CONVOY, THREAD_GROWTH, STARVING, THROTTLED ->
              symptom != null && likely.equals(List.of(symptom));
        };
    return isShown && run.at(end).runtime().ended() == null && isProvedSomewhere(cause, run, end);
  }

  private static boolean isProvedSomewhere(Cause cause, ScenarioRun run, long end) {
    int looks = 40;
    for (int i = 1; i <= looks; i++) {
      if (cause.isProvedBy(run.at(end * i / looks).runtime())) {
        return true;
      }
    }
    return false;
  }
}
