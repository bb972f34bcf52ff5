package gopark.picture;

/**
 * A thing that is drawn with its name, as programs find it in the file.
 *
 * @param letter what kind of thing it is, as in its name
 * @param place where it stands, by the name that the page's board has for it
 */
record Named(char letter, int id, String place) {
  static Named goroutine(int id, String place) {
    return new Named('G', id, place);
  }

  static Named machine(int id, String place) {
    return new Named('M', id, place);
  }

  String attributes() {
    return " data-key=\"" + letter + id + "\" data-place=\"" + Sheet.escape(place) + '"';
  }
}
