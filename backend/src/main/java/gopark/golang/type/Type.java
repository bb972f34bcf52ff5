package gopark.golang.type;

/** A type of Go. Identity of types is {@link Identical}, not equality of objects. */
public sealed interface Type
    permits Basic,
        Named,
        TypeParam,
        Pointer,
        Slice,
        Array,
        MapOf,
        Chan,
        Struct,
        Interface,
        Signature,
        Tuple {

  /** What it is made of: itself, unless it has a name; of a type parameter its constraint. */
  default Type underlying() {
    return this;
  }
}
