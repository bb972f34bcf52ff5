package gopark.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The share of its pace at which a session is said to play. */
class PaceMeterTest {

  private final PaceMeter meter = new PaceMeter();
  private int nowMs;
  private double done;

  /** A turn after a while, in which as many events happen; a thousand a second were asked for. */
  private void turn(int afterMs, int events) {
    nowMs += afterMs;
    done += events;
    meter.note(nowMs, nowMs, done, true);
  }

  @Test
  void nothingIsSaidBeforeASecondHasPassed() {
    for (int i = 0; i < 10; i++) {
      turn(100, 50);
      assertThat(meter.share()).isNull();
    }
    turn(100, 50);
    assertThat(meter.share()).isEqualTo(0.5);
  }

  @Test
  void whoComesToATurnNowAfterOneSecondAndNowAfterTwoIsSaidToPlayAtTheMeanOfBoth() {
    for (int i = 0; i < 20; i++) {
      turn(i % 2 == 0 ? 1_000 : 2_000, 30);
      if (i >= 8) {
        assertThat(meter.share()).isBetween(0.019, 0.021);
      }
    }
  }

  @Test
  void whoGetsMoreThanBeforeIsSaidToPlayFasterWithinEightTurns() {
    for (int i = 0; i < 20; i++) {
      turn(1_000, 30);
    }
    assertThat(meter.share()).isEqualTo(0.03);
    for (int i = 0; i < 8; i++) {
      turn(1_000, 60);
    }
    assertThat(meter.share()).isEqualTo(0.06);
  }

  @Test
  void aFigureStaysForASecond() {
    turn(1_000, 1);
    turn(1_000, 500);
    assertThat(meter.share()).isEqualTo(0.5);
    for (int i = 0; i < 9; i++) {
      turn(100, 10);
      assertThat(meter.share()).isEqualTo(0.5);
    }
    turn(100, 10);
    assertThat(meter.share()).isLessThan(0.5);
  }

  @Test
  void whoKeepsUpAgainIsSaidNothingOf() {
    turn(1_000, 500);
    turn(1_000, 500);
    assertThat(meter.share()).isEqualTo(0.5);
    meter.note(nowMs + 10, nowMs + 10, nowMs + 10, false);
    assertThat(meter.share()).isNull();
  }
}
