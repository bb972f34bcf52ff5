package gopark.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which parts there are and how large all is drawn: as much detail as can be read, and then as
 * large as the picture allows. Boards that are shown one after another share it, so that what stays
 * the same stays in its place.
 *
 * @param boards the parts of each board, from top to bottom
 * @param heights of the parts, each as high as the highest of its kind
 * @param scale pixels for each unit of drawing
 * @param height units of drawing
 */
record BoardLayout(
    List<List<Block>> boards, List<Double> heights, double scale, double width, double height) {
  static final double MARGIN = 22;
  private static final double GAP = 14;
  private static final double MOST_GAP = 34;
  private static final double LARGEST = 2;
  private static final double READABLE = 0.9;

  /** Below this many units words do not fit beside each other. */
  private static final double NARROWEST = 340;

  private static final double STEP = 0.97;

  /** How processors are drawn, and up to how many of them. */
  private enum Cards {
    FULL(16),
    COMPACT(64),
    STRIP(Integer.MAX_VALUE);

    final int most;

    Cards(int most) {
      this.most = most;
    }
  }

  /** How much there is below the line. */
  private enum Below {
    ALL,
    PANELS,
    WORDS
  }

  static BoardLayout of(List<Board> boards, PictureFormat format) {
    int processors = 0;
    for (Board board : boards) {
      processors = Math.max(processors, board.processors().size());
    }
    for (Cards cards : Cards.values()) {
      if (processors > cards.most) {
        continue;
      }
      for (Below below : Below.values()) {
        boolean last = cards == Cards.STRIP && below == Below.WORDS;
        BoardLayout plan = largest(boards, format, cards, below, last ? 0 : READABLE);
        if (plan != null) {
          return plan;
        }
      }
    }
    throw new IllegalStateException("No picture is so small that the board has no place in it");
  }

  private static @Nullable BoardLayout largest(
      List<Board> boards, PictureFormat format, Cards cards, Below below, double least) {
    for (double scale = LARGEST; scale >= least && scale > 0.05; scale *= STEP) {
      if (format.width() / scale >= NARROWEST) {
        BoardLayout plan = scaled(boards, format, cards, below, scale);
        if (plan != null) {
          return plan;
        }
      }
    }
    return null;
  }

  /** All boards at this scale; null if one of them is too high. */
  private static @Nullable BoardLayout scaled(
      List<Board> boards, PictureFormat format, Cards cards, Below below, double scale) {
    double width = format.width() / scale;
    double height = format.height() / scale;
    boolean withWaits = below == Below.ALL && boards.stream().anyMatch(Waits::hasAny);
    List<List<Block>> all = new ArrayList<>();
    List<Double> heights = new ArrayList<>();
    for (Board board : boards) {
      List<Block> blocks = blocks(board, width - 2 * MARGIN, cards, below, withWaits);
      for (int i = 0; i < blocks.size(); i++) {
        double own = blocks.get(i).height();
        if (i == heights.size()) {
          heights.add(own);
        } else {
          heights.set(i, Math.max(heights.get(i), own));
        }
      }
      if (sum(heights) + GAP * (heights.size() - 1) + 2 * MARGIN > height) {
        return null;
      }
      all.add(blocks);
    }
    return new BoardLayout(all, heights, scale, width, height);
  }

  private static List<Block> blocks(
      Board board, double width, Cards cards, Below below, boolean withWaits) {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new BoardHeader(board, width));
    blocks.add(new GlobalQueue(board, width));
    blocks.add(
        switch (cards) {
          case FULL -> new FullCards(board, width);
          case COMPACT -> new CompactCards(board, width);
          case STRIP -> new HeatStrip(board, width);
        });
    blocks.add(new KernelLine(board, width));
    blocks.add(new Panels(board, width, below == Below.WORDS));
    if (withWaits) {
      blocks.add(new Waits(board, width));
    }
    blocks.add(new Footer(board, width));
    return blocks;
  }

  private static double sum(List<Double> heights) {
    double sum = 0;
    for (double height : heights) {
      sum += height;
    }
    return sum;
  }

  /** What room is left goes between the parts, and the rest around them all. */
  void draw(int board) {
    int gaps = heights.size() - 1;
    double left = height - 2 * MARGIN - sum(heights);
    double gap = Math.min(MOST_GAP, left / gaps);
    double y = MARGIN + (left - gap * gaps) / 2;
    for (int i = 0; i < heights.size(); i++) {
      Block block = boards.get(board).get(i);
      double part = heights.get(i);
      if (block.height() < part) {
        block.stretch(part);
      }
      block.draw(MARGIN, y);
      y += part + gap;
    }
  }
}
