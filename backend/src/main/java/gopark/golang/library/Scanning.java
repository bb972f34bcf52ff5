package gopark.golang.library;

import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.simulation.WorkMeter;

/** Spends for a text that is looked at from its beginning, as far as it is looked at. */
final class Scanning {
  /** The bytes scanned at a time. */
  private static final int PIECE = WorkMeter.PIECE / 8;

  private final int length;
  private final Spender by;
  private int spent;

  Scanning(int length, Spender by) {
    this.length = length;
    this.by = by;
  }

  /** Notes that this many bytes have been looked at; returns whether that is another piece. */
  boolean at(int bytes) {
    if (bytes < spent) {
      return false;
    }
    by.spend(Costs.writing(Math.min(PIECE, length - bytes)));
    spent = bytes + PIECE;
    return true;
  }
}
