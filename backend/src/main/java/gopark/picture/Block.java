package gopark.picture;

/** A part of the board that takes the whole width: it says how high it is and draws itself. */
interface Block {
  double height();

  void draw(double x, double y);
}
