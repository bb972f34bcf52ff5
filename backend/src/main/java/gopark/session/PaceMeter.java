package gopark.session;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Measures how fast a session plays, beside how fast it should. */
final class PaceMeter {
  /** The least stretch that a figure is measured over, and stays, so that it does not flicker. */
  private static final long STRETCH_MS = 1_000;

  /**
   * The turns that a figure is measured over: one of many sessions comes to its turn when the
   * others had theirs, now after a second and now after two.
   */
  private static final int TURNS = 8;

  /** Turns that follow each other faster count as one. */
  private static final long LEAST_APART_MS = STRETCH_MS / TURNS;

  /** The share of the pace from which on nobody sees that some of it is missing. */
  private static final double AS_ASKED = 0.95;

  /** More digits would flicker; fewer would show one of fifty sessions as standing still. */
  private static final MathContext TWO_DIGITS = new MathContext(2);

  private record Sample(long atMs, double asked, double done) {}

  /** Where it was lately, the oldest first; empty while it keeps its pace. */
  private final Deque<Sample> samples = new ArrayDeque<>();

  private long shownMs;
  private @Nullable Double share;

  /**
   * Notes where the session should be at a time of day and where it is, both from where it began to
   * play.
   *
   * @param late whether it has not come where it should be
   */
  void note(long nowMs, double asked, double done, boolean late) {
    if (!late) {
      samples.clear();
      share = null;
      return;
    }
    Sample last = samples.peekLast();
    if (last != null && nowMs - last.atMs < LEAST_APART_MS) {
      return;
    }
    samples.add(new Sample(nowMs, asked, done));
    if (last == null) {
      shownMs = nowMs;
    } else if (nowMs - shownMs >= STRETCH_MS) {
      shownMs = nowMs;
      show(samples.element(), asked, done);
    }
    if (samples.size() > TURNS) {
      samples.remove();
    }
  }

  private void show(Sample first, double asked, double done) {
    if (asked > first.asked) {
      double measured = (done - first.done) / (asked - first.asked);
      share = measured < AS_ASKED ? twoDigits(measured) : null;
    }
  }

  private static double twoDigits(double measured) {
    return new BigDecimal(Math.max(0, measured), TWO_DIGITS).doubleValue();
  }

  /**
   * The share of the pace asked for at which it plays; null: it keeps its pace, or nobody knows.
   */
  @Nullable Double share() {
    return share;
  }
}
