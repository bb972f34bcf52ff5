package gopark.golang.tree;

/** Where in a source something stands; line and column from 1, columns in bytes. */
public record Place(String file, int line, int column) {
  public static final Place NOWHERE = new Place("", 0, 0);
}
