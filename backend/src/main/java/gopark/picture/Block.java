package gopark.picture;

/** A part of the board that takes the whole width: it says how high it is and draws itself. */
interface Block {
  double height();

  /** Takes more room than it needs, as other boards need it in the same place. */
  default void stretch(double height) {
    // What has no lower edge leaves the rest empty.
  }

  void draw(double x, double y);
}
