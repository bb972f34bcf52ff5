package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Identical;
import gopark.golang.type.Quoting;
import gopark.golang.type.Type;

/** Constants as messages write them. */
final class ConstantTexts {
  private ConstantTexts() {}

  static String of(Constant value, Type type) {
    if (type == Basic.RUNE && value instanceof Constant.Int(var number)) {
      int rune = number.intValue();
      String text = Quoting.quote(Character.toString(rune));
      String quoted =
          switch (rune) {
            case '"' -> "\"";
            case '\'' -> "\\'";
            default -> text.substring(1, text.length() - 1);
          };
      return "'" + quoted + "'";
    }
    String text = Constants.text(value);
    Type usual =
        switch (value) {
          case Constant.Bool _ -> Basic.BOOL;
          case Constant.Text _ -> Basic.STRING;
          case Constant.Int _ -> Basic.INT;
          case Constant.Fraction _ -> Basic.FLOAT64;
        };
    boolean plain =
        Identical.identical(type, usual) || (type instanceof Basic basic && basic.isUntyped());
    return plain ? text : TypeTexts.of(type) + "(" + text + ")";
  }
}
