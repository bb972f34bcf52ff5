package gopark.picture;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;

/**
 * The board drawn as one file of SVG that needs nothing else: no font, no style sheet, no script.
 * The same moment in the same format is the same bytes.
 */
public final class BoardPicture {
  private BoardPicture() {}

  public static String svg(RuntimeSnapshot state, PictureFormat format, PictureTexts words) {
    return svg(state, format, words, WorkMeter.unlimited());
  }

  /** Draws the board; the meter counts what drawing takes. */
  public static String svg(
      RuntimeSnapshot state, PictureFormat format, PictureTexts words, WorkMeter work) {
    Board board = Board.of(state, format.theme(), words, work);
    BoardLayout plan = BoardLayout.of(board, format);
    Sheet sheet = board.sheet();
    Description description = new Description(board);
    sheet
        .raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + format.width() + "\"")
        .raw(" height=\"" + format.height() + "\" viewBox=\"0 0 " + Sheet.length(plan.width()))
        .raw(" " + Sheet.length(plan.height()) + "\" role=\"img\"")
        .raw(" lang=\"" + Sheet.escape(words.language()) + "\"")
        .raw(" aria-labelledby=\"gopark-title gopark-desc\">\n<title id=\"gopark-title\">")
        .raw(Sheet.escape(description.title()))
        .raw("</title>\n<desc id=\"gopark-desc\">")
        .raw(Sheet.escape(description.text()))
        .raw("</desc>\n")
        .raw(board.marks().definitions());
    String paper = LocalQueue.fill(format.theme().paper());
    sheet.rect(0, 0, plan.width(), plan.height(), 0, paper);
    plan.draw();
    return sheet.raw("</svg>\n").toString();
  }
}
