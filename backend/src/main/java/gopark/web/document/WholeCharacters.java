package gopark.web.document;

import java.io.Reader;

/**
 * Hands out a text in pieces that never end between the two halves of a character. The reader of
 * YAML, SnakeYAML Engine 3.0.1, has no room for the second half when the first fills its buffer.
 */
final class WholeCharacters extends Reader {

  private final String text;
  private int at;

  WholeCharacters(String text) {
    this.text = text;
  }

  @Override
  public int read(char[] into, int offset, int most) {
    int left = text.length() - at;
    if (left == 0) {
      return -1;
    }
    int count = Math.min(left, most);
    if (count > 1 && count < left && Character.isHighSurrogate(text.charAt(at + count - 1))) {
      count--;
    }
    text.getChars(at, at + count, into, offset);
    at += count;
    return count;
  }

  @Override
  public void close() {
    // The text is the whole document.
  }
}
