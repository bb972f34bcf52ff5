package gopark.session;

import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/** Measures how fast a session plays, beside how fast it should. */
final class PaceMeter {
  /** The least stretch that a figure is measured over, so that it does not flicker. */
  private static final long STRETCH_MS = 1_000;

  /** Nobody sees that so little is missing. */
  private static final double AS_ASKED = 0.95;

  /** More digits would flicker; fewer would show one of fifty sessions as standing still. */
  private static final MathContext TWO_DIGITS = new MathContext(2);

  private boolean measures;
  private long sinceMs;
  private double askedThen;
  private double doneThen;
  private @Nullable Double share;

  /**
   * Notes where the session should be at a time of day and where it is, both from where it began to
   * play.
   *
   * @param late whether it has not come where it should be
   */
  void note(long nowMs, double asked, double done, boolean late) {
    if (!late) {
      measures = false;
      share = null;
    } else if (!measures) {
      measures = true;
      begin(nowMs, asked, done);
    } else if (nowMs - sinceMs >= STRETCH_MS && asked > askedThen) {
      double measured = (done - doneThen) / (asked - askedThen);
      share = measured < AS_ASKED ? twoDigits(measured) : null;
      begin(nowMs, asked, done);
    }
  }

  private static double twoDigits(double measured) {
    return new BigDecimal(Math.max(0, measured), TWO_DIGITS).doubleValue();
  }

  private void begin(long nowMs, double asked, double done) {
    sinceMs = nowMs;
    askedThen = asked;
    doneThen = done;
  }

  /**
   * The share of the pace asked for at which it plays; null: it keeps its pace, or nobody knows.
   */
  @Nullable Double share() {
    return share;
  }
}
