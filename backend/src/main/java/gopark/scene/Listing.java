package gopark.scene;

import java.util.List;

/**
 * A text beside the board whose lines light up with the beats: a program, its assembly, the path of
 * a signal.
 *
 * @param id its name within the scene
 */
public record Listing(String id, BothTexts title, List<String> lines) {
  public Listing {
    lines = List.copyOf(lines);
  }

  /** Lines of a listing, from and to inclusive, counted from 1. */
  public record Light(String listing, int from, int to) {

    /** The lines as documents name them: {@code asm:3} or {@code asm:3-5}. */
    String text() {
      return listing + ":" + from + (to == from ? "" : "-" + to);
    }
  }
}
