package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Interface;
import gopark.golang.type.LibrarySizes;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;

/** What the compiler asks of types. */
final class Kinds {
  private Kinds() {}

  static boolean isArray(Type type) {
    return type.underlying() instanceof Array;
  }

  static boolean isInterface(Type type) {
    return type.underlying() instanceof Interface;
  }

  static boolean isString(Type type) {
    return type.underlying() instanceof Basic basic && basic.kind() == Basic.Kind.STRING;
  }

  static boolean isPointer(Type type) {
    return type.underlying() instanceof Pointer;
  }

  static boolean hasPointers(Type type) {
    LibrarySizes.Size library = LibrarySizes.of(type);
    if (library != null) {
      return library.pointers();
    }
    return switch (type.underlying()) {
      case Basic basic -> basic.kind() == Basic.Kind.STRING || basic.kind() == Basic.Kind.NIL;
      case Array(long length, Type element) -> length > 0 && hasPointers(element);
      case Struct struct -> struct.fields().stream().anyMatch(f -> hasPointers(f.type()));
      default -> true;
    };
  }

  /** Whether an interface keeps values of the type themselves and not their address. */
  static boolean isDirect(Type type) {
    return switch (type.underlying()) {
      case Pointer _, Chan _, MapOf _, Signature _ -> true;
      case Array(long length, Type element) -> length == 1 && isDirect(element);
      case Struct struct ->
          struct.fields().size() == 1 && isDirect(struct.fields().getFirst().type());
      default -> false;
    };
  }
}
