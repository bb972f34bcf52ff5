package gopark.session;

import gopark.runtime.GoRuntime;

/**
 * When a branch is held to the laws of the runtime, and how far it is known to keep them. A look at
 * the whole state takes the longer the more is in it, so it is taken seldom enough to cost a small
 * share of what the steps cost, whatever runs. Only steps that nobody has come to before are looked
 * at. Looking changes nothing.
 */
final class LawCheck {
  /** Looking at one goroutine, machine or processor costs about as much as a quarter of a step. */
  private static final int STEPS_FOR_EACH = 4;

  /**
   * The most goroutines, machines and processors with which every step that somebody sees is looked
   * at as well.
   */
  private static final int FEW = 1_024;

  /** Spreads looks unevenly, so that they do not keep time with what they look at. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Laws laws;
  private final boolean on;

  /** The last step at which they are known to have held, or from which on they are looked at. */
  private long good;

  /** The first step at which they are looked at again. */
  private long next;

  private LawCheck(Laws laws, boolean on, long good, long next) {
    this.laws = laws;
    this.on = on;
    this.good = good;
    this.next = next;
  }

  static LawCheck on(Laws laws) {
    return new LawCheck(laws, true, 0, 1);
  }

  static LawCheck off() {
    return new LawCheck(Laws.NONE, false, 0, Long.MAX_VALUE);
  }

  /** The check of a branch which leaves this one at a step. */
  LawCheck upTo(long step) {
    return on ? new LawCheck(laws, true, Math.min(good, step), Math.min(next, step + 1)) : this;
  }

  /** What was seen up to a step was computed before, and is not looked at again. */
  void seen(long step) {
    if (step >= next) {
      good = step;
      next = step + 1;
    }
  }

  /** A run has made a step. */
  void passed(Run run) {
    if (run.step() >= next) {
      look(run);
    }
  }

  /** Somebody is about to see a run where it stands. */
  void shown(Run run) {
    if (on && run.step() > good && run.runtime().parts() <= FEW) {
      look(run);
    }
  }

  private void look(Run run) {
    GoRuntime runtime = run.runtime();
    laws.check(runtime);
    good = run.step();
    next = good + 1 + ((good * SPREAD) >>> 1) % (2L * STEPS_FOR_EACH * runtime.parts());
  }

  /** The last step at which all was well, for a run that broke off at a later one. */
  long goodBefore(long step) {
    return Math.max(0, on ? Math.min(good, step - 1) : step - 1);
  }
}
