package gopark.golang.check;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import gopark.golang.tree.Function;
import gopark.golang.tree.Stmt;
import gopark.golang.tree.Unit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Programs checked against a small library, for tests. */
final class Checked {
  private static final SequencedMap<String, String> SOURCES = new LinkedHashMap<>();

  static {
    SOURCES.put("fmt", "package fmt\nfunc Println(a ...any) (n int, err error)\n");
    SOURCES.put("internal/secret", "package secret\n");
    SOURCES.put(
        "box",
        """
        package box
        type Box[T any] struct { Value T; hidden int }
        func (b *Box[T]) Put(v T) { b.Value = v }
        func Of[T any](v T) *Box[T] { return &Box[T]{Value: v} }
        var Count int
        const Size = 3
        """);
  }

  private static final Checker CHECKER = new Checker(SOURCES::get);

  private Checked() {}

  static Checker.Result result(String text) {
    SyntaxResult parsed = Parser.parse("main.go", text);
    assertThat(parsed.errors()).isEmpty();
    SyntaxFile file = parsed.file();
    assertThat(file).isNotNull();
    return CHECKER.check(file);
  }

  /** What is said of it, each with line and column. */
  static List<String> complaints(String text) {
    return result(text).problems().stream()
        .map(p -> p.at().line() + ":" + p.at().column() + ": " + p.message())
        .toList();
  }

  /** What is said of statements in a function, without places. */
  static List<String> complaintsOn(String statements) {
    String text = "package main\nfunc main() {\n" + statements + "\n}\n";
    return result(text).problems().stream().map(CheckProblem::message).toList();
  }

  static Unit unit(String text) {
    Checker.Result result = result(text);
    assertThat(result.problems()).isEmpty();
    Unit unit = result.unit();
    assertThat(unit).isNotNull();
    return unit;
  }

  /** The statements of a function of the program. */
  static List<Stmt> body(Unit unit, String name) {
    Stmt.Block body = function(unit, name).body;
    assertThat(body).isNotNull();
    return body.statements();
  }

  static Function function(Unit unit, String name) {
    return unit.packages().getLast().functions().stream()
        .filter(f -> f.name.equals(name))
        .findFirst()
        .orElseThrow();
  }
}
