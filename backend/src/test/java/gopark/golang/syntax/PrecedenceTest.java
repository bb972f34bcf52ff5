package gopark.golang.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecedenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a + b * c ; (a + (b * c))",
        "a * b + c ; ((a * b) + c)",
        "a - b - c ; ((a - b) - c)",
        "a << 1 + b ; ((a << 1) + b)",
        "a & b == c ; ((a & b) == c)",
        "a | b & c ; (a | (b & c))",
        "a ^ b &^ c ; (a ^ (b &^ c))",
        "a == b && c != d || e ; (((a == b) && (c != d)) || e)",
        "a || b && c ; (a || (b && c))",
        "a < b == c > d ; (((a < b) == c) > d)",
        "-a * b ; ((-a) * b)",
        "-a.b ; (-a.b)",
        "!a && b ; ((!a) && b)",
        "*p.x ; (*p.x)",
        "*p++ ; (*p)",
        "&a[0] ; (&a[0])",
        "<-c + 1 ; ((<-c) + 1)",
        "<-<-c ; (<-(<-c))",
        "- -a ; (-(-a))",
        "^a + b ; ((^a) + b)",
        "a % b / c ; ((a % b) / c)",
        "a >> b >> c ; ((a >> b) >> c)",
        "a * *b ; (a * (*b))",
        "a & &b ; (a & (&b))",
        "f(a)(b)[c].d.(T) ; f(a)(b)[c].d.(T)",
        "(a + b) * c ; (((a + b)) * c)",
      })
  void operatorsBindAsInGo(String text, String tree) {
    String written = text.strip();
    SyntaxExpr expr =
        written.endsWith("++")
            ? ((SyntaxStmt.OpAssign) Sources.stmt(written)).x()
            : Sources.expr(written);
    assertThat(grouped(expr)).isEqualTo(tree.strip());
  }

  /** The expression with parentheses around each operator and what it works on. */
  private static String grouped(SyntaxExpr expr) {
    return switch (expr) {
      case SyntaxExpr.Binary b ->
          "(" + grouped(b.x()) + " " + b.op().text() + " " + grouped(b.y()) + ")";
      case SyntaxExpr.Unary u -> "(" + u.op().text() + grouped(u.x()) + ")";
      case SyntaxExpr.Paren p -> "(" + grouped(p.x()) + ")";
      default -> ExprText.of(expr);
    };
  }
}
