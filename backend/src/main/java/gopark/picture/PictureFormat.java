package gopark.picture;

/**
 * How the picture is to look.
 *
 * @param width in pixels, as is the height
 */
public record PictureFormat(PictureTheme theme, int width, int height) {
  public static final int MIN_WIDTH = 320;
  public static final int MIN_HEIGHT = 240;
  public static final int MAX = 4096;

  public PictureFormat {
    require(width, MIN_WIDTH, "width");
    require(height, MIN_HEIGHT, "height");
  }

  private static void require(int size, int least, String name) {
    if (size < least || size > MAX) {
      throw new IllegalArgumentException(
          name + " must be from " + least + " to " + MAX + " and not " + size);
    }
  }
}
