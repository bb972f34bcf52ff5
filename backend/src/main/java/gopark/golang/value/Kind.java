package gopark.golang.value;

import gopark.golang.type.Basic;

/** What a type is made as, in the order that package reflect numbers them. */
public enum Kind {
  BOOL(1),
  INT(8),
  INT8(1),
  INT16(2),
  INT32(4),
  INT64(8),
  UINT(8),
  UINT8(1),
  UINT16(2),
  UINT32(4),
  UINT64(8),
  UINTPTR(8),
  FLOAT32(4),
  FLOAT64(8),
  ARRAY(0),
  CHAN(8),
  FUNC(8),
  INTERFACE(16),
  MAP(8),
  POINTER(8),
  SLICE(24),
  STRING(16),
  STRUCT(0);

  private final int bytes;

  Kind(int bytes) {
    this.bytes = bytes;
  }

  /** The size of a value; of structs and arrays it depends. */
  int bytes() {
    return bytes;
  }

  /** Whether values are words. */
  public boolean isWord() {
    return compareTo(FLOAT64) <= 0;
  }

  public boolean isFloat() {
    return this == FLOAT32 || this == FLOAT64;
  }

  public boolean isSigned() {
    return compareTo(INT) >= 0 && compareTo(INT64) <= 0;
  }

  public boolean isUnsigned() {
    return compareTo(UINT) >= 0 && compareTo(UINTPTR) <= 0;
  }

  /** The kind of a predeclared type that values can have. */
  static Kind of(Basic basic) {
    return switch (basic.canonical()) {
      case BOOL, UNTYPED_BOOL -> BOOL;
      case INT, UNTYPED_INT -> INT;
      case INT8 -> INT8;
      case INT16 -> INT16;
      case INT32, UNTYPED_RUNE, RUNE -> INT32;
      case INT64 -> INT64;
      case UINT -> UINT;
      case UINT8, BYTE -> UINT8;
      case UINT16 -> UINT16;
      case UINT32 -> UINT32;
      case UINT64 -> UINT64;
      case UINTPTR -> UINTPTR;
      case FLOAT32 -> FLOAT32;
      case FLOAT64, UNTYPED_FLOAT -> FLOAT64;
      case STRING, UNTYPED_STRING -> STRING;
      case INVALID, UNTYPED_NIL ->
          throw new IllegalArgumentException("No value is of type " + basic.text() + ".");
    };
  }
}
