package gopark.golang.check;

import gopark.golang.tree.Expr.Builtin;
import org.jspecify.annotations.Nullable;

/** The predeclared functions, with how many arguments they want. */
enum Predeclared {
  APPEND("append", 1, true, Use.EXPRESSION, Builtin.APPEND),
  CAP("cap", 1, false, Use.EXPRESSION, Builtin.CAP),
  CLEAR("clear", 1, false, Use.STATEMENT, Builtin.CLEAR),
  CLOSE("close", 1, false, Use.STATEMENT, Builtin.CLOSE),
  COMPLEX("complex", 2, false, Use.EXPRESSION, null),
  COPY("copy", 2, false, Use.STATEMENT, Builtin.COPY),
  DELETE("delete", 2, false, Use.STATEMENT, Builtin.DELETE),
  IMAG("imag", 1, false, Use.EXPRESSION, null),
  LEN("len", 1, false, Use.EXPRESSION, Builtin.LEN),
  MAKE("make", 1, true, Use.EXPRESSION, Builtin.MAKE),
  MAX("max", 1, true, Use.EXPRESSION, Builtin.MAX),
  MIN("min", 1, true, Use.EXPRESSION, Builtin.MIN),
  NEW("new", 1, false, Use.EXPRESSION, Builtin.NEW),
  PANIC("panic", 1, false, Use.STATEMENT, Builtin.PANIC),
  PRINT("print", 0, true, Use.STATEMENT, Builtin.PRINT),
  PRINTLN("println", 0, true, Use.STATEMENT, Builtin.PRINTLN),
  REAL("real", 1, false, Use.EXPRESSION, null),
  RECOVER("recover", 0, false, Use.STATEMENT, Builtin.RECOVER);

  private final String text;
  private final int args;
  private final boolean variadic;
  private final Use use;
  private final @Nullable Builtin builtin;

  Predeclared(String text, int args, boolean variadic, Use use, @Nullable Builtin builtin) {
    this.text = text;
    this.args = args;
    this.variadic = variadic;
    this.use = use;
    this.builtin = builtin;
  }

  String text() {
    return text;
  }

  /** The least number of arguments, or the very number if it is not variadic. */
  int args() {
    return args;
  }

  boolean isVariadic() {
    return variadic;
  }

  /** What a call of it may be used as. */
  Use use() {
    return use;
  }

  /** Null of those for complex numbers. */
  @Nullable Builtin builtin() {
    return builtin;
  }
}
