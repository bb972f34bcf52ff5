package gopark.picture;

/**
 * How wide a text is, estimated for the widest of the fonts that may show it: what fits here fits
 * everywhere.
 *
 * @param mono whether all letters are equally wide
 */
record Lettering(double size, boolean mono, boolean bold) {
  private static final double MONO = 0.605;
  private static final double BOLD = 1.09;
  private static final String ELLIPSIS = "…";

  static Lettering mono(double size) {
    return new Lettering(size, true, false);
  }

  static Lettering monoBold(double size) {
    return new Lettering(size, true, true);
  }

  static Lettering sans(double size) {
    return new Lettering(size, false, false);
  }

  static Lettering sansBold(double size) {
    return new Lettering(size, false, true);
  }

  double width(String text) {
    double ems = 0;
    for (int i = 0; i < text.length(); ) {
      int letter = text.codePointAt(i);
      ems += mono ? monoWidth(letter) : sansWidth(letter) * (bold ? BOLD : 1);
      i += Character.charCount(letter);
    }
    return ems * size;
  }

  private static double monoWidth(int letter) {
    return isWide(letter) ? 2 * MONO : MONO;
  }

  private static boolean isWide(int letter) {
    return letter >= 0x1100 && !(letter >= 0x2000 && letter < 0x2E80);
  }

  private static double sansWidth(int letter) {
    if (isWide(letter)) {
      return 1.1;
    }
    if (".,:;'|!ijlI ·’".indexOf(letter) >= 0) {
      return 0.34;
    }
    if ("ftr()-[]/".indexOf(letter) >= 0) {
      return 0.42;
    }
    if ("mwMW@%…—".indexOf(letter) >= 0 || "шщжюмыфШЩЖЮМЫФ".indexOf(letter) >= 0) {
      return 0.97;
    }
    return Character.isUpperCase(letter) ? 0.75 : 0.632;
  }

  /** The text, or its beginning with an ellipsis if it is wider than there is room. */
  String fit(String text, double room) {
    if (width(text) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0) {
      end = text.offsetByCodePoints(end, -1);
      String shorter = text.substring(0, end).stripTrailing() + ELLIPSIS;
      if (width(shorter) <= room) {
        return end == 0 ? "" : shorter;
      }
    }
    return "";
  }
}
