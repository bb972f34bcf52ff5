package gopark.golang;

import gopark.golang.syntax.Parser;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxExpr.LiteralKind;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.Utf8;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A constant of a program that can be given another value: a name at package level whose value is a
 * whole number as it is written, such as {@code const load = 100}. It is changed in the text, so
 * that a reader of the program, and real Go, has the number that is run.
 */
public record GoConstant(String name, String value, Position at) {

  /** All of a program, in their order; none if it cannot be read. */
  private static List<GoConstant> of(String text, WorkMeter work) {
    SyntaxFile file = Parser.parse(GoSource.FILE, text, work).file();
    List<GoConstant> constants = new ArrayList<>();
    if (file != null) {
      for (SyntaxDecl decl : file.decls()) {
        if (decl instanceof SyntaxDecl.Const it && it.names().size() == it.values().size()) {
          add(it, constants);
        }
      }
    }
    return constants;
  }

  private static void add(SyntaxDecl.Const decl, List<GoConstant> constants) {
    for (int i = 0; i < decl.names().size(); i++) {
      SyntaxExpr value = decl.values().get(i);
      if (value instanceof SyntaxExpr.Literal number && number.kind() == LiteralKind.INT) {
        constants.add(new GoConstant(decl.names().get(i).text(), number.text(), number.at()));
      }
    }
  }

  /** The constant of that name; or null. */
  public static @Nullable GoConstant named(String name, String text, WorkMeter work) {
    for (GoConstant constant : of(text, work)) {
      if (constant.name.equals(name)) {
        return constant;
      }
    }
    return null;
  }

  /** The program, of which this is a constant, with another value for it. */
  public String changed(String text, long to) {
    int line = 0;
    for (int i = 1; i < at.line(); i++) {
      line = text.indexOf('\n', line) + 1;
    }
    String before = Utf8.bytes(text.substring(line)).substring(0, at.column() - 1);
    int begin = line + Utf8.text(before).length();
    return text.substring(0, begin) + to + text.substring(begin + value.length());
  }
}
