package gopark.golang.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParserErrorsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '$',
      value = {
        "x := | 4:1: syntax error: unexpected }, expected expression",
        "x = 1 2 | 3:7: syntax error: unexpected literal 2 at end of statement",
        "if x = 1 { } | 3:6: syntax error: cannot use assignment x = 1 as value",
        "if x := 1 { } | 3:6: syntax error: cannot use x := 1 as value",
        "if a + b = c { } | 3:10: syntax error: cannot use assignment (a + b) = c as value",
        "if { } | 3:4: syntax error: missing condition in if statement",
        "if x; { } | 3:5: syntax error: missing condition in if statement",
        "for i := 0; i < 10 { } | 3:20: syntax error: unexpected {, expected semicolon or newline",
        "for i := 0; { } | 3:13: syntax error: unexpected {, expected for loop condition",
        "for i := 0; i < 1; j := 2 { } |"
            + " 3:22: syntax error: cannot declare in post statement of for loop",
        "for var i = 0; ; { } |"
            + " 3:9: syntax error: var declaration not allowed in for initializer",
        "if x { } else y() | 3:15: syntax error: else must be followed by if or statement block",
        "a[1:2:] | 3:7: final index required in 3-index slice",
        "a[::3] | 3:4: middle index required in 3-index slice",
        "a[] = 1 | 3:3: syntax error: unexpected ], expected operand",
        "x.1 | 3:2: syntax error: unexpected literal .1 at end of statement",
        "a, b | 3:5: syntax error: unexpected newline, expected := or = or comma",
        "f(a b) | 3:5: syntax error: unexpected name b in argument list;"
            + " possibly missing comma or )",
        "defer (f()) | 3:7: expression in defer must not be parenthesized",
        "var x | 3:6: syntax error: unexpected newline, expected type",
        "func g() { } | 3:6: syntax error: unexpected name g, expected (",
        "goto 1 | 3:6: syntax error: unexpected literal 1, expected name",
        "switch { x() } | 3:10: syntax error: unexpected name x, expected case or default or }",
        "_ = (T){} | 3:8: syntax error: cannot parenthesize type in composite literal",
        "_ = func(a int, b) { } | 3:18: syntax error: missing parameter type",
        "_ = func(a ...int, b int) { } | 3:12: can only use ... with final parameter",
        "var _ chan; | 3:11: syntax error: missing channel element type",
        "break | 3:1: break is not in a loop, switch, or select",
        "continue | 3:1: continue is not in a loop",
        "fallthrough | 3:1: fallthrough statement out of place",
        "L: for { } | 3:1: label L defined and not used",
        "for { break L } | 3:13: break label not defined: L",
        "L: { for { break L } ; continue L } | 3:18: invalid break label L",
        "goto L | 3:6: label L not defined",
      })
  void errorsInFunctionsAreInGosWords(String body, String first) {
    assertThat(Sources.errorsIn(body).getFirst()).isEqualTo(first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x := 1 | 2:1: syntax error: non-declaration statement outside function body",
        "func f() int | none",
        "func (a, b T) m() {} | 2:15: method has multiple receivers",
        "func () m() {} | 2:9: method has no receiver",
        "func (T) m[P any]() {} | 2:11: syntax error: method must have no type parameters",
        "type T struct { (U) } | 2:17: syntax error: cannot parenthesize embedded type",
        "type I interface { m[P any]() } |"
            + " 2:21: interface method must have no type parameters",
        "type T[P] [Q any] int | 2:14: syntax error: unexpected name any, expected ]",
        "type T[P any, Q] int | 2:16: syntax error: missing type constraint",
        "func f[]() {} | 2:8: syntax error: empty type parameter list",
        "var x = 1, | 3:1: syntax error: unexpected EOF, expected expression",
        "const x = ; | 2:11: syntax error: unexpected semicolon, expected expression",
        "type T | 2:7: syntax error: unexpected newline in type declaration",
        "import \"fmt\"; var x int; import \"os\" |"
            + " 2:26: syntax error: imports must appear before other declarations",
      })
  void errorsOutsideFunctionsAreInGosWords(String decl, String first) {
    var errors = Sources.errors("package p\n" + decl + "\n");
    if (first.equals("none")) {
      assertThat(errors).isEmpty();
    } else {
      assertThat(errors.getFirst()).isEqualTo(first);
    }
  }

  @Test
  void severalErrorsAreTold() {
    assertThat(Sources.errorsIn("x = ;\ny := := 1\nif z { }\nw = )"))
        .containsExactly(
            "3:5: syntax error: unexpected semicolon, expected expression",
            "5:1: syntax error: unexpected keyword if at end of statement",
            "6:5: syntax error: unexpected ), expected expression");
  }

  @Test
  void oneSyntaxErrorIsToldOfALine() {
    assertThat(Sources.errorsIn("f(1 2, 3 4); g(5 6)")).hasSize(1);
  }

  @Test
  void aBraceOnTheNextLineIsExplained() {
    assertThat(Sources.errors("package p\nfunc f()\n{\n}\n"))
        .containsExactly("3:1: syntax error: unexpected semicolon or newline before {");
    assertThat(Sources.errorsIn("if x\n{\n}"))
        .first()
        .isEqualTo("3:5: syntax error: unexpected newline, expected { after if clause");
  }

  @Test
  void gotosMayNotEnterBlocksNorPassVariables() {
    assertThat(Sources.errorsIn("goto L\nx := 1\n_ = x\nL:\ngoto M\n{\nM:\n}"))
        .containsExactlyInAnyOrder(
            "3:6: goto L jumps over declaration of x at ./main.go:4:3",
            "7:6: goto M jumps into block starting at ./main.go:8:1");
    assertThat(Sources.errorsIn("L:\nL:\ngoto L"))
        .containsExactly("4:1: label L already defined at ./main.go:3:1");
    assertThat(Sources.errorsIn("{\ngoto L\n}\nL:\nx := 1\n_ = x\ngoto L")).isEmpty();
  }

  @Test
  void fallthroughIsForAllButTheLastClause() {
    assertThat(Sources.errorsIn("switch {\ncase a:\nfallthrough\n;\ncase b:\n}")).isEmpty();
    assertThat(Sources.errorsIn("switch {\ncase a:\nfallthrough\n}"))
        .containsExactly("5:1: cannot fallthrough final case in switch");
    assertThat(Sources.errorsIn("switch x.(type) {\ncase a:\nfallthrough\ncase b:\n}"))
        .containsExactly("5:1: cannot fallthrough in type switch");
    assertThat(Sources.errorsIn("switch {\ncase a:\nif b { fallthrough }\ncase c:\n}"))
        .containsExactly("5:8: fallthrough statement out of place");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '$',
      value = {
        "import \"fmt\" | 1:1: expected 'package', found 'import'",
        "package func | 1:9: expected 'IDENT', found 'func'",
        "package p; import fmt | 1:22: missing import path",
        "package p; import 'fmt' | 1:19: illegal rune literal",
        "package p; import 5 | 1:19: import path must be a string",
        "package p; import (\"a\", \"b\") | 1:23: expected ';', found ','",
        "package p; import (\"a\" \"b\") | 1:24: expected ';', found \"b\"",
        "package p; import \"a b\" | 1:19: invalid import path: a b",
        "package p; import \"a | 1:19: string literal not terminated",
        "package p; import `a | 1:19: raw string literal not terminated",
        "package p; /* | 1:12: comment not terminated",
        "$$ | 1:1: expected 'package', found 'EOF'",
        "package p x | 1:11: syntax error: unexpected name x, expected semicolon or newline",
        "package p; import \"a\" \"b\" |"
            + " 1:23: syntax error: unexpected literal \"b\" after top level declaration",
      })
  void packageAndImportsAreReadAsTheGoCommandDoes(String text, String error) {
    assertThat(Sources.errors(text)).containsExactly(error);
  }

  @Test
  void onlySyntaxErrorsStopTheLookAtTypes() {
    assertThat(Parser.parse("main.go", "package p\nfunc f() { break }\n").stops()).isFalse();
    assertThat(Parser.parse("main.go", "package p\nvar x = 09\n").stops()).isFalse();
    assertThat(Parser.parse("main.go", "package p\nvar x = \n").stops()).isTrue();
    assertThat(Parser.parse("main.go", "").stops()).isTrue();
  }
}
