package gopark.picture;

import gopark.simulation.WorkMeter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is drawn on: elements of SVG, one a line, with attributes only, so that no page minds. */
final class Sheet {
  private static final double CUT_OUT = 0.56;
  private static final double CUT_OUT_HEIGHT = 0.44;
  private static final String SANS =
      "'Inter Variable',Inter,'Segoe UI',system-ui,'DejaVu Sans',sans-serif";
  private static final String MONO =
      "'JetBrains Mono Variable','JetBrains Mono',ui-monospace,Menlo,Consolas,'DejaVu Sans"
          + " Mono',monospace";

  /** Names longer than this are nobody's to read. */
  private static final int MAX_NAME = 200;

  /** What an element takes, and a text with values in it. */
  private static final long ELEMENT_WORK = 1_000;

  private static final long SAYING_WORK = 6_000;

  final PictureTheme theme;
  private final PictureTexts words;
  private final WorkMeter work;
  private StringBuilder out = new StringBuilder();

  Sheet(PictureTheme theme, PictureTexts words, WorkMeter work) {
    this.work = work;
    this.theme = theme;
    this.words = words;
  }

  @Override
  public String toString() {
    return out.toString();
  }

  /** Hands on what was drawn, from the bottom to the top, without the names of cut-outs. */
  List<String> takeElements() {
    String drawn = out.toString();
    out = new StringBuilder();
    return drawn.lines().filter(line -> !line.startsWith("<view ")).toList();
  }

  Sheet raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Begins a file of SVG of that many pixels, with what it shows in words. */
  Sheet begin(
      int pixels, int pixelsHigh, double width, double height, String title, String description) {
    return raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + pixels + "\"")
        .raw(" height=\"" + pixelsHigh + "\" viewBox=\"0 0 " + length(width))
        .raw(" " + length(height) + "\" role=\"img\"")
        .raw(" lang=\"" + escape(words.language()) + "\"")
        .raw(" aria-labelledby=\"gopark-title gopark-desc\">\n<title id=\"gopark-title\">")
        .raw(escape(title))
        .raw("</title>\n<desc id=\"gopark-desc\">")
        .raw(escape(description))
        .raw("</desc>\n");
  }

  /** A text of the language: the key, then names and values in turn. */
  String say(String key, Object... arguments) {
    work.spend(SAYING_WORK);
    Map<String, Object> named = new LinkedHashMap<>();
    for (int i = 0; i + 1 < arguments.length; i += 2) {
      named.put((String) arguments[i], arguments[i + 1]);
    }
    return words.text(key, named);
  }

  String number(long number) {
    return say("picture.number", "count", number);
  }

  /** A time or duration in the unit in which it has few digits. */
  String time(long ns) {
    long size = Math.abs(ns);
    if (size < 1_000) {
      return say("picture.ns", "value", ns);
    }
    if (size < 1_000_000) {
      return say("picture.us", "value", Math.round(ns / 1e2) / 1e1);
    }
    return size < 1_000_000_000
        ? say("picture.ms", "value", Math.round(ns / 1e4) / 1e2)
        : say("picture.s", "value", Math.round(ns / 1e6) / 1e3);
  }

  String language() {
    return words.language();
  }

  /** A length with at most two digits after the point, the same in every place of the world. */
  static String length(double length) {
    long hundredths = Math.round(length * 100);
    long whole = Math.abs(hundredths) / 100;
    long part = Math.abs(hundredths) % 100;
    String sign = hundredths < 0 ? "-" : "";
    if (part == 0) {
      return sign + whole;
    }
    String digits = part < 10 ? "0" + part : Long.toString(part);
    return sign + whole + "." + (digits.endsWith("0") ? digits.substring(0, 1) : digits);
  }

  /**
   * Names a cut-out of the picture, which an address may ask for behind {@code #}: about half as
   * wide as the board, and as much around its centre as there is.
   */
  Sheet view(String id, double centre, double top, double width) {
    double part = width * CUT_OUT;
    double left = Math.clamp(centre - part / 2, 0, width + 2 * BoardLayout.MARGIN - part);
    return raw("<view id=\"" + id + "\" viewBox=\"" + length(left) + " " + length(top))
        .raw(" " + length(part) + " " + length(part * CUT_OUT_HEIGHT) + "\"/>\n");
  }

  Sheet rect(double x, double y, double w, double h, double r, String style) {
    out.append("<rect").append(attribute("x", x)).append(attribute("y", y));
    out.append(attribute("width", Math.max(0, w))).append(attribute("height", Math.max(0, h)));
    if (r > 0) {
      out.append(attribute("rx", r));
    }
    return end(style);
  }

  Sheet circle(double x, double y, double r, String style) {
    out.append("<circle").append(attribute("cx", x)).append(attribute("cy", y));
    out.append(attribute("r", r));
    return end(style);
  }

  Sheet line(double x1, double y1, double x2, double y2, String style) {
    out.append("<line").append(attribute("x1", x1)).append(attribute("y1", y1));
    out.append(attribute("x2", x2)).append(attribute("y2", y2));
    return end(style);
  }

  /** A square as a part of a path: thousands of them are one element. */
  static void square(StringBuilder d, double x, double y, double side) {
    String size = length(side);
    d.append('M').append(length(x)).append(' ').append(length(y));
    d.append('h').append(size).append('v').append(size).append("h-").append(size).append('z');
  }

  Sheet path(String d, String style) {
    out.append("<path d=\"").append(d).append('"');
    return end(style);
  }

  private Sheet end(String style) {
    work.spend(ELEMENT_WORK);
    out.append(' ').append(style).append("/>\n");
    return this;
  }

  private static String attribute(String name, double value) {
    return " " + name + "=\"" + length(value) + "\"";
  }

  /** Text from its left end; what does not fit the room is cut. Returns how wide it is. */
  double text(double x, double y, double room, Lettering font, String colour, String text) {
    return text(x, y, room, font, colour, "start", "", text);
  }

  /** The name of something on the board, from its left end. */
  double name(double x, double y, double room, Lettering font, String colour, Named named) {
    String text = named.letter() + String.valueOf(named.id());
    return text(x, y, room, font, colour, "start", named.attributes(), text);
  }

  /** Writes a number around its middle: a circle has the number alone. */
  double nameAround(double x, double y, double room, Lettering font, String colour, Named named) {
    String number = String.valueOf(named.id());
    String text = named.letter() == 'G' ? number : named.letter() + number;
    return text(x, y, room, font, colour, "middle", named.attributes(), text);
  }

  /** How many there are in a place, to its right end. */
  double countTo(
      double x, double y, double room, Lettering font, String colour, String place, String text) {
    return text(x, y, room, font, colour, "end", countOf(place), text);
  }

  /** Writes a number from its left end. */
  double count(
      double x, double y, double room, Lettering font, String colour, String place, String text) {
    return text(x, y, room, font, colour, "start", countOf(place), text);
  }

  private static String countOf(String place) {
    return " data-count-of=\"" + escape(place) + '"';
  }

  double textTo(double right, double y, double room, Lettering font, String colour, String text) {
    return text(right, y, room, font, colour, "end", "", text);
  }

  double textAround(
      double middle, double y, double room, Lettering font, String colour, String text) {
    return text(middle, y, room, font, colour, "middle", "", text);
  }

  private double text(
      double x,
      double y,
      double room,
      Lettering font,
      String colour,
      String anchor,
      String attributes,
      String text) {
    work.spend(2 * ELEMENT_WORK);
    String shown = font.fit(clean(text), room);
    if (shown.isEmpty()) {
      return 0;
    }
    out.append("<text").append(attribute("x", x)).append(attribute("y", y));
    out.append(" font-family=\"").append(font.mono() ? MONO : SANS).append('"');
    out.append(attribute("font-size", font.size()));
    if (font.bold()) {
      out.append(" font-weight=\"600\"");
    }
    if (!anchor.equals("start")) {
      out.append(" text-anchor=\"").append(anchor).append('"');
    }
    out.append(attributes).append(" fill=\"").append(colour).append("\">");
    out.append(escape(shown)).append("</text>\n");
    return font.width(shown);
  }

  /**
   * The text without what XML forbids, what turns the direction of writing, and what breaks lines.
   */
  static String clean(String text) {
    return clean(text, MAX_NAME);
  }

  /**
   * The text, of at most so many letters, without what XML forbids, what turns the direction of
   * writing, and what breaks lines.
   */
  static String clean(String text, int most) {
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < text.length() && clean.length() < most; ) {
      int letter = text.codePointAt(i);
      i += Character.charCount(letter);
      clean.appendCodePoint(isPlain(letter) ? letter : letter < ' ' ? ' ' : 0xFFFD);
    }
    return clean.toString().strip();
  }

  private static boolean isPlain(int letter) {
    return switch (Character.getType(letter)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  static String escape(String text) {
    StringBuilder safe = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> safe.append("&lt;");
        case '>' -> safe.append("&gt;");
        case '&' -> safe.append("&amp;");
        case '"' -> safe.append("&quot;");
        case '\'' -> safe.append("&#39;");
        default -> safe.append(c);
      }
    }
    return safe.toString();
  }
}
