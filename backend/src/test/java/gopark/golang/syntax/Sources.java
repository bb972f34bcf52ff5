package gopark.golang.syntax;

import java.util.List;
import java.util.Objects;

/** Shorthands to parse pieces of programs. */
final class Sources {
  private Sources() {}

  /** The errors of a whole file, each as {@code line:column: message}. */
  static List<String> errors(String text) {
    return Parser.parse("main.go", text).errors().stream().map(Sources::text).toList();
  }

  static String text(SyntaxError error) {
    return error.at().line() + ":" + error.at().column() + ": " + error.message();
  }

  /** The file of a text without errors. */
  static SyntaxFile file(String text) {
    SyntaxResult result = Parser.parse("main.go", text);
    if (!result.errors().isEmpty()) {
      throw new AssertionError(result.errors().stream().map(Sources::text).toList().toString());
    }
    return Objects.requireNonNull(result.file());
  }

  /** The statements of a function whose first line is the file's third. */
  static List<SyntaxStmt> stmts(String body) {
    SyntaxFile file = file("package main\nfunc f() {\n" + body + "\n}\n");
    SyntaxDecl.Func func = (SyntaxDecl.Func) file.decls().getFirst();
    return Objects.requireNonNull(func.body()).stmts();
  }

  static SyntaxStmt stmt(String text) {
    return stmts(text).getFirst();
  }

  /** An expression, which stands on line 3 from column 5. */
  static SyntaxExpr expr(String text) {
    return ((SyntaxStmt.Assign) stmt("_ = " + text)).rhs().getFirst();
  }

  static SyntaxDecl decl(String text) {
    return file("package main\n" + text + "\n").decls().getFirst();
  }

  /** The errors of a function's body whose first line is the file's third. */
  static List<String> errorsIn(String body) {
    return errors("package main\nfunc f() {\n" + body + "\n}\n");
  }
}
