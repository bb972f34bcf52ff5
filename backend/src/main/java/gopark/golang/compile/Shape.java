package gopark.golang.compile;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;

/** How values of a type are kept and reckoned with. */
enum Shape {
  BOOL,
  SIGNED,
  UNSIGNED,
  FLOAT,
  STRING,
  POINTER,
  SLICE,
  MAP,
  CHAN,
  FUNC,
  INTERFACE,
  STRUCT,
  ARRAY;

  /** The shape of a type without type parameters. */
  static Shape of(Type type) {
    return switch (type.underlying()) {
      case Basic basic -> of(basic);
      case Pointer _ -> POINTER;
      case Slice _ -> SLICE;
      case MapOf _ -> MAP;
      case Chan _ -> CHAN;
      case Signature _ -> FUNC;
      case Interface _ -> INTERFACE;
      case Struct _ -> STRUCT;
      case Array _ -> ARRAY;
      case Named _, TypeParam _, Tuple _ ->
          throw new IllegalStateException("No value has the type " + type);
    };
  }

  private static Shape of(Basic basic) {
    return switch (basic.kind()) {
      case BOOL -> BOOL;
      case SIGNED -> SIGNED;
      case UNSIGNED -> UNSIGNED;
      case FLOAT -> FLOAT;
      case STRING -> STRING;
      case NIL -> POINTER;
      case INVALID -> throw new IllegalStateException("A wrong program came to the compiler.");
    };
  }

  /** Whether values are words, not references. */
  boolean isWord() {
    return compareTo(FLOAT) <= 0;
  }

  boolean isInteger() {
    return this == SIGNED || this == UNSIGNED;
  }

  /** Whether a variable owns an object for its value, which is copied when it is assigned. */
  boolean isOwned() {
    return this == STRUCT || this == ARRAY;
  }

  /** The width of the type's numbers. */
  static int bits(Type type) {
    return type.underlying() instanceof Basic basic && basic.bits() > 0 ? basic.bits() : 64;
  }
}
