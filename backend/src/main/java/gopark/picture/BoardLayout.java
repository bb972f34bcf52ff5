package gopark.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which parts there are and how large all is drawn: as much detail as can be read, and then as
 * large as the picture allows.
 *
 * @param scale pixels for each unit of drawing
 * @param height units of drawing
 */
record BoardLayout(List<Block> blocks, double scale, double width, double height) {
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

  static BoardLayout of(Board board, PictureFormat format) {
    int processors = board.processors().size();
    for (Cards cards : Cards.values()) {
      if (processors > cards.most) {
        continue;
      }
      for (Below below : Below.values()) {
        boolean last = cards == Cards.STRIP && below == Below.WORDS;
        BoardLayout plan = largest(board, format, cards, below, last ? 0 : READABLE);
        if (plan != null) {
          return plan;
        }
      }
    }
    throw new IllegalStateException("No picture is so small that the board has no place in it");
  }

  private static @Nullable BoardLayout largest(
      Board board, PictureFormat format, Cards cards, Below below, double least) {
    for (double scale = LARGEST; scale >= least && scale > 0.05; scale *= STEP) {
      double width = format.width() / scale;
      if (width < NARROWEST) {
        continue;
      }
      double height = format.height() / scale;
      List<Block> blocks = blocks(board, width - 2 * MARGIN, cards, below);
      if (content(blocks) + GAP * (blocks.size() - 1) + 2 * MARGIN <= height) {
        return new BoardLayout(blocks, scale, width, height);
      }
    }
    return null;
  }

  private static List<Block> blocks(Board board, double width, Cards cards, Below below) {
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
    Waits things = new Waits(board, width);
    if (below == Below.ALL && !things.isEmpty()) {
      blocks.add(things);
    }
    blocks.add(new Footer(board, width));
    return blocks;
  }

  private static double content(List<Block> blocks) {
    double sum = 0;
    for (Block block : blocks) {
      sum += block.height();
    }
    return sum;
  }

  /** What room is left goes between the parts, and the rest around them all. */
  void draw() {
    int gaps = blocks.size() - 1;
    double left = height - 2 * MARGIN - content(blocks);
    double gap = Math.min(MOST_GAP, left / gaps);
    double y = MARGIN + (left - gap * gaps) / 2;
    for (Block block : blocks) {
      block.draw(MARGIN, y);
      y += block.height() + gap;
    }
  }
}
