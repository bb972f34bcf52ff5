package gopark.picture;

import java.util.ArrayList;
import java.util.List;

/** What stands below the boards of an animation: what happened, and how far the animation is. */
final class Caption {
  private static final Lettering FONT = Lettering.sans(20);
  private static final Lettering SMALL = Lettering.mono(13);
  private static final double LINE = 28;
  private static final double PAD = 14;
  private static final double PROGRESS = 5;

  private static final double NARROW = 700;

  /** More is more than anybody reads while it is shown. */
  private static final int MOST_LINES = 4;

  private static final int MOST_LINES_IF_NARROW = 7;
  private static final int MOST_LETTERS = 600;

  private final Sheet sheet;
  private final double width;
  private final double room;
  private final String place;
  private final double done;
  private final int most;
  private final List<String> lines;

  /**
   * The caption of a frame.
   *
   * @param number of the frame, from 1 to {@code all}
   */
  Caption(Board board, BoardAnimation.Frame frame, double width, int number, int all) {
    sheet = board.sheet();
    this.width = width;
    place = number + "/" + all;
    done = (double) number / all;
    String widest = all + "/" + all;
    room = width - 2 * BoardLayout.MARGIN - SMALL.width(widest) - PAD;
    most = width < NARROW ? MOST_LINES_IF_NARROW : MOST_LINES;
    lines = lines(frame);
  }

  private List<String> lines(BoardAnimation.Frame frame) {
    List<String> lines = new ArrayList<>();
    long left = frame.sentences().size() + frame.more();
    for (String sentence : frame.sentences()) {
      List<String> next = wrapped(sentence);
      int fit = left == 1 ? most : most - 1;
      if (!lines.isEmpty() && lines.size() + next.size() > fit) {
        break;
      }
      lines.addAll(next);
      left--;
    }
    if (left > 0) {
      lines.add(sheet.say("picture.more", "count", left));
    }
    return lines;
  }

  private List<String> wrapped(String sentence) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : Sheet.clean(sentence, MOST_LETTERS).split("\\s+", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      boolean isLast = lines.size() == most - 2;
      if (line.isEmpty() || isLast || FONT.width(longer) <= room) {
        line = longer;
      } else {
        lines.add(line);
        line = word;
      }
    }
    lines.add(FONT.fit(line, room));
    return lines;
  }

  /** The words as they are read. */
  String text() {
    return String.join(" ", lines);
  }

  int lineCount() {
    return lines.size();
  }

  /** How high a caption of so many lines is, in units of drawing. */
  static double height(int lines) {
    return PROGRESS + 2 * PAD + LINE * lines;
  }

  void draw(double y, double height) {
    PictureTheme theme = sheet.theme;
    sheet.rect(0, y, width, height, 0, LocalQueue.fill(theme.surface()));
    sheet.rect(0, y, width, PROGRESS, 0, LocalQueue.fill(theme.line()));
    sheet.rect(0, y, width * done, PROGRESS, 0, LocalQueue.fill(theme.strongLine()));
    double first = y + PROGRESS + PAD + LINE * 0.72;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      sheet.text(BoardLayout.MARGIN, first + i * LINE, room, FONT, theme.ink(), line);
    }
    double right = width - BoardLayout.MARGIN;
    sheet.textTo(right, first, SMALL.width(place) + 1, SMALL, theme.muted(), place);
  }
}
