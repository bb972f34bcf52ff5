package gopark.golang.compile;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.golang.check.Checker;
import gopark.golang.library.FlowTable;
import gopark.golang.library.LibrarySources;
import gopark.golang.library.StandardNatives;
import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.tree.Unit;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the compiler refuses; that it compiles rightly is shown by the corpus. */
class CompilerTest {
  private static final CompileLimits SMALL = new CompileLimits(30, 200, 1000);

  private static Unit checked(String source) {
    SyntaxFile file = Objects.requireNonNull(Parser.parse("main.go", source).file());
    return Objects.requireNonNull(new Checker(new LibrarySources()).check(file).unit());
  }

  private static void compile(String source, CompileLimits limits) {
    Compiler.compile(checked(source), StandardNatives.all(), FlowTable.flows(), limits);
  }

  @Test
  void aSmallProgramStaysWithinSmallLimits() {
    assertThatCode(() -> compile("package main\nfunc main() { println(1) }\n", SMALL))
        .doesNotThrowAnyException();
  }

  @Test
  void aFunctionThatIsTooLongIsRefused() {
    String source = "package main\nfunc main() {\n" + "println(1, 2)\n".repeat(200) + "}\n";

    assertThatThrownBy(() -> compile(source, SMALL))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("a function of more than 200 instructions");
  }

  @Test
  void tooManyFunctionsAreRefused() {
    StringBuilder source = new StringBuilder("package main\nfunc main() {\n");
    for (int i = 0; i < 40; i++) {
      source.append("f").append(i).append("()\n");
    }
    source.append("}\n");
    for (int i = 0; i < 40; i++) {
      source.append("func f").append(i).append("() {}\n");
    }

    assertThatThrownBy(() -> compile(source.toString(), SMALL))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("more than 30 functions");
  }

  @Test
  void typeArgumentsThatDoubleAtEachInstanceAreRefused() {
    StringBuilder source = new StringBuilder("package main\nfunc main() { f0(1) }\n");
    for (int i = 0; i < 20; i++) {
      source.append("func f" + i + "[T any](x T) { f" + (i + 1) + "(struct{ a, b T }{}) }\n");
    }
    source.append("func f20[T any](x T) {}\n");

    assertThatThrownBy(() -> compile(source.toString(), CompileLimits.standard()))
        .isInstanceOf(TooLargeException.class)
        .hasMessageContaining("a type argument of more than");
  }
}
