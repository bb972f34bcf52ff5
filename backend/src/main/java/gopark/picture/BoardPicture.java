package gopark.picture;

import gopark.runtime.state.RuntimeSnapshot;
import gopark.simulation.WorkMeter;
import java.util.List;

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
    BoardLayout plan = BoardLayout.of(List.of(board), format);
    Sheet sheet = board.sheet();
    Description description = new Description(board);
    sheet.begin(
        format.width(),
        format.height(),
        plan.width(),
        plan.height(),
        description.title(),
        description.text());
    sheet.raw(board.marks().definitions());
    draw(board, plan, 0);
    return sheet.raw("</svg>\n").toString();
  }

  /** Draws one of the boards of a plan, and the paper beneath it. */
  static void draw(Board board, BoardLayout plan, int number) {
    String paper = LocalQueue.fill(board.theme().paper());
    board.sheet().rect(0, 0, plan.width(), plan.height(), 0, paper);
    plan.draw(number);
  }
}
