package gopark.scene;

/**
 * A value of the run that is shown at a beat.
 *
 * @param value a formula over the snapshot
 */
public record Measure(BothTexts name, String value, Unit unit) {

  /** How a value is written. */
  public enum Unit {
    NUMBER,
    TIME,
    BYTES,
    TEXT;

    /** The unit's name in documents. */
    public String word() {
      return switch (this) {
        case NUMBER -> "number";
        case TIME -> "time";
        case BYTES -> "bytes";
        case TEXT -> "text";
      };
    }
  }
}
