package gopark.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an animation shows at each of its frames, worked out as a browser does. */
public final class PlayedAnimation {
  /** Lines before the first element: beginning, title, description, style, patterns. */
  private static final int HEAD = 5;

  private static final Pattern ANIMATE =
      Pattern.compile("<animate .* dur=\"(\\d+)ms\" .* values=\"(.*)\" keyTimes=\"(.*)\"/>");

  private final List<String> lines;
  private final List<Double> begins;

  private PlayedAnimation(List<String> lines) {
    this.lines = lines;
    TreeSet<Double> times = new TreeSet<>(List.of(0.0));
    for (String line : lines) {
      times.addAll(times(line));
    }
    begins = List.copyOf(times);
  }

  public static PlayedAnimation of(String svg) {
    return new PlayedAnimation(svg.lines().toList());
  }

  public int frames() {
    return begins.size();
  }

  /** How long each frame is shown, in ms. */
  public List<Long> durations() {
    double whole =
        lines.stream()
            .map(ANIMATE::matcher)
            .filter(Matcher::matches)
            .mapToDouble(matcher -> Double.parseDouble(matcher.group(1)))
            .findFirst()
            .orElse(0);
    List<Long> durations = new ArrayList<>();
    for (int i = 0; i < begins.size(); i++) {
      double end = i + 1 < begins.size() ? begins.get(i + 1) : 1;
      durations.add(Math.round(whole * (end - begins.get(i))));
    }
    return durations;
  }

  /** The elements of a frame, from the bottom to the top. */
  public List<String> shown(int frame) {
    List<String> shown = new ArrayList<>();
    boolean isShown = true;
    for (String line : lines.subList(HEAD, lines.size())) {
      if (line.startsWith("<animate ")) {
        isShown = valueAt(line, begins.get(frame)).equals("inline");
      } else if (line.equals("</g>")) {
        isShown = true;
      } else if (isShown && !line.startsWith("<g ") && !line.equals("</svg>")) {
        shown.add(line);
      }
    }
    return shown;
  }

  /** The elements that are seen where nothing moves. */
  public List<String> still() {
    List<String> still = new ArrayList<>();
    boolean isShown = true;
    for (String line : lines.subList(HEAD, lines.size())) {
      if (line.startsWith("<g ")) {
        isShown = !line.contains("display=\"none\"");
      } else if (line.equals("</g>")) {
        isShown = true;
      } else if (isShown && !line.startsWith("<animate ") && !line.equals("</svg>")) {
        still.add(line);
      }
    }
    return still;
  }

  /** What a picture of the board is drawn of, without the names of its cut-outs. */
  public static List<String> board(String svg) {
    List<String> lines = svg.lines().toList();
    return lines.subList(HEAD - 1, lines.size() - 1).stream()
        .filter(line -> !line.startsWith("<view "))
        .toList();
  }

  private static List<Double> times(String line) {
    Matcher matcher = ANIMATE.matcher(line);
    return matcher.matches()
        ? Arrays.stream(matcher.group(3).split(";", -1)).map(Double::valueOf).toList()
        : List.of();
  }

  private static String valueAt(String line, double time) {
    Matcher matcher = ANIMATE.matcher(line);
    if (!matcher.matches()) {
      throw new AssertionError(line);
    }
    List<Double> times = times(line);
    String[] values = matcher.group(2).split(";", -1);
    int at = 0;
    while (at + 1 < times.size() && times.get(at + 1) <= time) {
      at++;
    }
    return values[at];
  }
}
