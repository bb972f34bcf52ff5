package gopark.golang.tree;

import gopark.golang.type.Array;
import gopark.golang.type.Callable;
import gopark.golang.type.Constant;
import gopark.golang.type.MapOf;
import gopark.golang.type.Operator;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An expression with its type. In a generic function types speak of its parameters. What Go does
 * unasked is written out: conversions (to interfaces too), dereferences and addresses of receivers,
 * the way through embedded fields, the slice of a variadic call. An untyped constant has got the
 * type that it takes. Forms with {@code v, ok} have a tuple as their type.
 */
public sealed interface Expr {

  Type type();

  Place at();

  /** A constant of a typed type; bool, string, integer or float underneath, or a type parameter. */
  record Const(Constant value, Type type, Place at) implements Expr {}

  /** nil of this type; also the zero value of a type parameter is asked for so. */
  record Zero(Type type, Place at) implements Expr {}

  record LocalRef(Local local, Place at) implements Expr {
    @Override
    public Type type() {
      return local.type;
    }
  }

  record GlobalRef(Global global, Place at) implements Expr {
    @Override
    public Type type() {
      return global.type;
    }
  }

  /**
   * A declared function, or a method as a function whose first parameter is the receiver.
   *
   * @param typeArgs for the function's type parameters, of a method for those of its receiver
   */
  record FuncRef(Callable function, List<Type> typeArgs, Type type, Place at) implements Expr {}

  /** A function literal. */
  record Literal(Function function, Place at) implements Expr {
    @Override
    public Type type() {
      return function.signature;
    }
  }

  /** Negation, not, complement. */
  record Unary(UnaryOperator operator, Expr operand, Type type, Place at) implements Expr {}

  /** Operands are of one type, but for shifts; a comparison's type is a boolean. */
  record Binary(Operator operator, Expr left, Expr right, Type type, Place at) implements Expr {}

  /**
   * A call of what the first expression gives: a FuncRef is called directly. Arguments fit the
   * parameters one by one (variadic ones in a slice); or there is one argument, a tuple, for all of
   * them, which the compiler takes apart and converts.
   */
  record Call(Expr function, List<Expr> args, Type type, Place at) implements Expr {}

  /** A call of a method of an interface. */
  record InterfaceCall(Expr receiver, String method, List<Expr> args, Type type, Place at)
      implements Expr {}

  /**
   * A call of a method that a type parameter's constraint demands, found when the argument is
   * known.
   *
   * @param receiver of the type parameter; addressable if the method may need its address
   */
  record ParamCall(Expr receiver, String method, List<Expr> args, Type type, Place at)
      implements Expr {}

  /** {@code x.Method} as a value: the receiver, already adjusted to the method's, is kept. */
  record Bound(Expr receiver, Callable method, List<Type> typeArgs, Type type, Place at)
      implements Expr {}

  /** {@code x.Method} as a value, x being an interface or of a type parameter. */
  record BoundByName(Expr receiver, String method, Type type, Place at) implements Expr {}

  /** {@code I.Method} of an interface or a type parameter: a function of the receiver. */
  record MethodOf(Type receiver, String method, Type type, Place at) implements Expr {}

  /**
   * A call of a predeclared function.
   *
   * @param typeArg what make and new are asked for, else null
   */
  record BuiltinCall(Builtin builtin, @Nullable Type typeArg, List<Expr> args, Type type, Place at)
      implements Expr {}

  /** A field of a struct value, which is a variable if the struct is. */
  record Field(Expr struct, int index, Type type, Place at) implements Expr {}

  /** An element of an array, slice or string, or of a type parameter that is such. */
  record Index(Expr operand, Expr index, Type type, Place at) implements Expr {}

  /** A map's value; with ok a tuple. */
  record MapIndex(Expr map, Expr key, boolean ok, Type type, Place at) implements Expr {}

  /** {@code x[low:high:max]} of a string, a slice or an array that is a variable. */
  record Slicing(
      Expr operand,
      @Nullable Expr low,
      @Nullable Expr high,
      @Nullable Expr max,
      Type type,
      Place at)
      implements Expr {}

  record Deref(Expr pointer, Type type, Place at) implements Expr {}

  /** {@code &x} of a variable, or of a composite literal, for which there is a new variable. */
  record AddressOf(Expr operand, Type type, Place at) implements Expr {}

  /** {@code T(x)}, written or not. */
  record Convert(Expr operand, Type type, Place at) implements Expr {}

  /** {@code x.(T)}; with ok a tuple. */
  record Assertion(Expr operand, Type target, boolean ok, Type type, Place at) implements Expr {}

  /** {@code <-c}; with ok a tuple. */
  record Receive(Expr channel, boolean ok, Type type, Place at) implements Expr {}

  /** Fields that are not named are zero. */
  record StructLiteral(Type type, List<FieldValue> fields, Place at) implements Expr {}

  record FieldValue(int index, Expr value) {}

  /** An array or slice literal with its length; elements that are not named are zero. */
  record ElementsLiteral(Type type, long length, List<ElementValue> elements, Place at)
      implements Expr {

    /** Whether it makes an array. */
    public boolean isArray() {
      return type.underlying() instanceof Array;
    }

    public Type element() {
      return type.underlying() instanceof Slice(Type element)
          ? element
          : ((Array) type.underlying()).element();
    }
  }

  record ElementValue(long index, Expr value) {}

  record MapLiteral(Type type, List<Entry> entries, Place at) implements Expr {
    public MapOf map() {
      return (MapOf) type.underlying();
    }
  }

  record Entry(Expr key, Expr value) {}

  /** What a tuple-typed expression gives at this place; used where the compiler spreads one. */
  record Component(Expr tuple, int index, Place at) implements Expr {
    @Override
    public Type type() {
      return ((Tuple) tuple.type()).types().get(index);
    }
  }

  /** The predeclared functions. */
  enum Builtin {
    APPEND,
    /** {@code append(bytes, string...)}. */
    APPEND_STRING,
    CAP,
    CLEAR,
    CLOSE,
    COPY,
    DELETE,
    LEN,
    MAKE,
    MAX,
    MIN,
    NEW,
    PANIC,
    PRINT,
    PRINTLN,
    RECOVER
  }
}
