package gopark.golang.syntax;

/** Where a node or a token begins; line and column from 1, columns in bytes of UTF-8. */
public record Position(int line, int column) implements Comparable<Position> {

  @Override
  public int compareTo(Position other) {
    return line != other.line
        ? Integer.compare(line, other.line)
        : Integer.compare(column, other.column);
  }

  /** The place this many bytes further on the line. */
  public Position plus(int bytes) {
    return new Position(line, column + bytes);
  }
}
