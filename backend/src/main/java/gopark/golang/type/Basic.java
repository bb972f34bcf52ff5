package gopark.golang.type;

/** A predeclared type that is not made of others. */
public enum Basic implements Type {
  /** Stands where a mistake was already told; agrees with everything. */
  INVALID("invalid type", Kind.INVALID, 0),
  BOOL("bool", Kind.BOOL, 8),
  INT("int", Kind.SIGNED, 64),
  INT8("int8", Kind.SIGNED, 8),
  INT16("int16", Kind.SIGNED, 16),
  INT32("int32", Kind.SIGNED, 32),
  INT64("int64", Kind.SIGNED, 64),
  UINT("uint", Kind.UNSIGNED, 64),
  UINT8("uint8", Kind.UNSIGNED, 8),
  UINT16("uint16", Kind.UNSIGNED, 16),
  UINT32("uint32", Kind.UNSIGNED, 32),
  UINT64("uint64", Kind.UNSIGNED, 64),
  UINTPTR("uintptr", Kind.UNSIGNED, 64),
  FLOAT32("float32", Kind.FLOAT, 32),
  FLOAT64("float64", Kind.FLOAT, 64),
  STRING("string", Kind.STRING, 128),
  /** Another name of uint8, kept apart so that messages say what was written. */
  BYTE("byte", Kind.UNSIGNED, 8),
  /** Another name of int32. */
  RUNE("rune", Kind.SIGNED, 32),
  UNTYPED_BOOL("untyped bool", Kind.BOOL, 0),
  UNTYPED_INT("untyped int", Kind.SIGNED, 0),
  UNTYPED_RUNE("untyped rune", Kind.SIGNED, 0),
  UNTYPED_FLOAT("untyped float", Kind.FLOAT, 0),
  UNTYPED_STRING("untyped string", Kind.STRING, 0),
  UNTYPED_NIL("untyped nil", Kind.NIL, 0);

  /** How its values are kept and reckoned with. */
  public enum Kind {
    INVALID,
    BOOL,
    SIGNED,
    UNSIGNED,
    FLOAT,
    STRING,
    NIL
  }

  private final String text;
  private final Kind kind;
  private final int bits;

  Basic(String text, Kind kind, int bits) {
    this.text = text;
    this.kind = kind;
    this.bits = bits;
  }

  public String text() {
    return text;
  }

  public Kind kind() {
    return kind;
  }

  /** The size of a value; 0 of untyped ones. */
  public int bits() {
    return bits;
  }

  public boolean isUntyped() {
    return bits == 0 && this != INVALID;
  }

  public boolean isInteger() {
    return kind == Kind.SIGNED || kind == Kind.UNSIGNED;
  }

  public boolean isNumeric() {
    return isInteger() || kind == Kind.FLOAT;
  }

  /** The one of two names for a type (byte and uint8, rune and int32) that identity goes by. */
  public Basic canonical() {
    return switch (this) {
      case BYTE -> UINT8;
      case RUNE -> INT32;
      default -> this;
    };
  }
}
