package gopark.browser;

/** The size of a window, in CSS pixels. */
public record Viewport(int width, int height) {

  public static final Viewport DESKTOP = new Viewport(1440, 900);
  public static final Viewport PHONE = new Viewport(390, 844);

  /** An article's column, where an embed stands. */
  public static final Viewport COLUMN = new Viewport(640, 420);

  /** What 1280 pixels become at 400 %, the most that people may ask for. */
  public static final Viewport NARROWEST = new Viewport(320, 640);

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
