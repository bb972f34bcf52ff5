package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Identical;
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
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The types that stand in a generic function's body for all type arguments that are laid out alike.
 */
final class Shapes {
  /** Named as Go names the package that these types are in. */
  private static final String PACKAGE = "go.shape";

  private static final Type ANY_POINTER = new Pointer(Basic.UINT8);

  private final Map<String, Named> byText = new LinkedHashMap<>();
  private final IdentityHashMap<Type, Named> known = new IdentityHashMap<>();
  private final IdentityHashMap<Type, Named> knownBasic = new IdentityHashMap<>();

  static boolean is(Type type) {
    return type instanceof Named named && named.pkg.equals(PACKAGE);
  }

  /** Whether the type is a shape, or made of one. */
  static boolean isIn(Type type) {
    return switch (type) {
      case Named named -> is(named) || named.typeArgs.stream().anyMatch(Shapes::isIn);
      case Pointer(Type element) -> isIn(element);
      case Slice(Type element) -> isIn(element);
      case Array(long _, Type element) -> isIn(element);
      case Chan chan -> isIn(chan.element());
      case MapOf(Type key, Type value) -> isIn(key) || isIn(value);
      case Struct struct -> struct.fields().stream().anyMatch(field -> isIn(field.type()));
      case Signature signature ->
          signature.params().stream().anyMatch(Shapes::isIn)
              || signature.results().stream().anyMatch(Shapes::isIn);
      case Tuple(List<Type> types) -> types.stream().anyMatch(Shapes::isIn);
      case Interface face -> face.methods().stream().anyMatch(method -> isIn(method.signature()));
      case Basic _, TypeParam _ -> false;
    };
  }

  /** The shapes of a function's type arguments, some of which may be shapes already. */
  List<Type> of(List<TypeParam> params, List<Type> args) {
    List<Type> shapes = new ArrayList<>();
    for (int i = 0; i < args.size(); i++) {
      boolean basic =
          i < params.size()
              && params.get(i).underlying() instanceof Interface face
              && face.terms() == null;
      shapes.add(of(args.get(i), basic));
    }
    return shapes;
  }

  private Type of(Type arg, boolean basic) {
    if (is(arg)) {
      return arg;
    }
    boolean pointer = basic && arg.underlying() instanceof Pointer;
    IdentityHashMap<Type, Named> found = pointer ? knownBasic : known;
    return found.computeIfAbsent(arg, _ -> made(pointer ? ANY_POINTER : arg.underlying()));
  }

  private Named made(Type under) {
    String text = TypeTexts.linked(under);
    Named shape = byText.get(text);
    // Types of functions' own may be called alike.
    if (shape == null || !Identical.identical(shape.underlying(), under)) {
      shape = new Named(text, PACKAGE, PACKAGE);
      shape.define(under);
      byText.putIfAbsent(text, shape);
    }
    return shape;
  }
}
