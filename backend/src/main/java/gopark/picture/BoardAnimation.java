package gopark.picture;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Boards one after another as one file of SVG that moves by itself, for ever, with no script: each
 * with what happened below it, and for as long as it takes to read that. What two frames share is
 * written once. The same frames in the same format are the same bytes.
 */
public final class BoardAnimation {
  /**
   * What a reader who wants no motion sees is the last frame. It is all of the file's style, so
   * that a page's policy can name it by its hash.
   */
  public static final String STYLE =
      "@media (prefers-reduced-motion:reduce){"
          + ".on{display:inline!important}.off{display:none!important}}";

  /** The most letters of a file. */
  public static final int MOST_LENGTH = 4 << 20;

  private static final int LEAST_MS = 1_200;
  private static final int LETTER_MS = 40;
  private static final int LAST_MS = 2_500;
  private static final int MOST_SHARE = 100_000;

  private final List<Frame> frames;
  private final PictureFormat format;
  private final PictureTexts words;
  private final WorkMeter work;
  private final List<Board> boards = new ArrayList<>();
  private final List<Caption> captions = new ArrayList<>();

  /** When each frame begins, and at the end when the last one is over. */
  private final List<Long> beginsMs = new ArrayList<>();

  /**
   * What is shown at a time.
   *
   * @param sentences what happened, in the reader's language
   * @param more how much more happened
   */
  public record Frame(RuntimeSnapshot state, List<String> sentences, long more) {
    public Frame {
      sentences = List.copyOf(sentences);
    }
  }

  private BoardAnimation(
      List<Frame> frames, PictureFormat format, PictureTexts words, WorkMeter work) {
    this.frames = frames;
    this.format = format;
    this.words = words;
    this.work = work;
  }

  /**
   * Draws the frames; the format's height is that of the board, below which the captions stand.
   * Null if that would be longer than {@link #MOST_LENGTH}. The meter counts what drawing takes,
   * which can be left off between two frames.
   */
  public static @Nullable String svg(
      List<Frame> frames, PictureFormat format, PictureTexts words, WorkMeter work) {
    return svg(frames, format, words, work, MOST_LENGTH);
  }

  static @Nullable String svg(
      List<Frame> frames, PictureFormat format, PictureTexts words, WorkMeter work, int most) {
    return new BoardAnimation(frames, format, words, work).drawn(most);
  }

  private @Nullable String drawn(int most) {
    for (Frame frame : frames) {
      boards.add(Board.of(frame.state(), format.theme(), words, work));
      work.checkpoint(1);
    }
    BoardLayout plan = BoardLayout.of(boards, format);
    addCaptions(plan.width());
    int lines = captions.stream().mapToInt(Caption::lineCount).max().orElse(1);
    int pixels = (int) Math.ceil(Caption.height(lines) * plan.scale());
    double below = pixels / plan.scale();
    SharedElements elements = new SharedElements(work);
    for (int i = 0; i < boards.size(); i++) {
      BoardPicture.draw(boards.get(i), plan, i);
      captions.get(i).draw(plan.height(), below);
      elements.add(boards.get(i).sheet().takeElements());
      if (elements.length() > most) {
        return null;
      }
      work.checkpoint(1);
    }
    Sheet sheet = new Sheet(format.theme(), words, work);
    int height = format.height() + pixels;
    sheet.begin(
        format.width(), height, plan.width(), plan.height() + below, title(sheet), text(sheet));
    sheet.raw("<style>" + STYLE + "</style>\n").raw(boards.getFirst().marks().definitions());
    elements.groups().forEach(group -> write(group, sheet));
    String svg = sheet.raw("</svg>\n").toString();
    return svg.length() > most ? null : svg;
  }

  private void addCaptions(double width) {
    long begin = 0;
    for (int i = 0; i < frames.size(); i++) {
      Caption caption = new Caption(boards.get(i), frames.get(i), width, i + 1, frames.size());
      captions.add(caption);
      beginsMs.add(begin);
      begin += LEAST_MS + (long) LETTER_MS * caption.text().length();
    }
    beginsMs.add(begin + LAST_MS);
  }

  private String title(Sheet sheet) {
    long from = frames.getFirst().state().step();
    long to = frames.getLast().state().step();
    return sheet.say("picture.animation", "from", from, "to", to);
  }

  private String text(Sheet sheet) {
    List<String> told = new ArrayList<>();
    for (int i = 0; i < frames.size(); i++) {
      RuntimeSnapshot state = frames.get(i).state();
      String time = sheet.time(state.timeNs());
      String text = Sheet.clean(captions.get(i).text(), MOST_LENGTH);
      told.add(sheet.say("picture.told-frame", "step", state.step(), "time", time, "text", text));
    }
    return String.join(" ", told);
  }

  private void write(SharedElements.Group group, Sheet sheet) {
    int last = frames.size() - 1;
    BitSet shown = group.pictures();
    boolean isShared = shown.cardinality() == frames.size();
    if (!isShared) {
      sheet.raw(shown.get(last) ? "<g class=\"on\">\n" : "<g class=\"off\" display=\"none\">\n");
      StringBuilder values = new StringBuilder();
      StringBuilder times = new StringBuilder();
      for (int i = 0; i <= last; i++) {
        if (i == 0 || shown.get(i) != shown.get(i - 1)) {
          String separator = i == 0 ? "" : ";";
          values.append(separator).append(shown.get(i) ? "inline" : "none");
          times.append(separator).append(share(i));
        }
      }
      String duration = Long.toString(beginsMs.getLast());
      sheet.raw("<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"" + duration);
      sheet.raw("ms\" repeatCount=\"indefinite\" values=\"" + values + "\" keyTimes=\"" + times);
      sheet.raw("\"/>\n");
    }
    group.elements().forEach(element -> sheet.raw(element).raw("\n"));
    if (!isShared) {
      sheet.raw("</g>\n");
    }
  }

  /** The part of the whole time after which a frame begins. */
  private String share(int frame) {
    long share = Math.round((double) MOST_SHARE * beginsMs.get(frame) / beginsMs.getLast());
    String digits = Long.toString(MOST_SHARE + share).substring(1);
    return share == 0 ? "0" : "." + digits;
  }
}
