package gopark.session;

import org.jspecify.annotations.Nullable;

/** Measures how fast a session plays, beside how fast it should. */
final class PaceMeter {
  /** A figure is of so long a stretch at least, so that it does not flicker. */
  private static final long STRETCH_MS = 1_000;

  /** Nobody sees that so little is missing. */
  private static final double AS_ASKED = 0.95;

  private static final double HUNDREDTHS = 100;

  private boolean measures;
  private long sinceMs;
  private double askedThen;
  private double doneThen;
  private @Nullable Double share;

  /**
   * Where it should be at a time of day and where it is, both from where it began to play.
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
      share = measured < AS_ASKED ? Math.round(measured * HUNDREDTHS) / HUNDREDTHS : null;
      begin(nowMs, asked, done);
    }
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
