package gopark.golang.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import gopark.golang.Spoiler;
import gopark.golang.library.LibrarySources;
import gopark.golang.syntax.Parser;
import gopark.golang.syntax.SyntaxFile;
import gopark.golang.syntax.SyntaxResult;
import org.junit.jupiter.api.Test;

class CheckerFuzzTest {
  private final Checker checker = new Checker(new LibrarySources());

  @Test
  void mistakenProgramsAreCheckedWithoutAccidents() {
    new Spoiler().mistaken().forEach(this::check);
  }

  @Test
  void damagedProgramsAreCheckedWithoutAccidents() {
    new Spoiler().damaged().forEach(this::check);
  }

  private void check(String program) {
    try {
      SyntaxResult parsed = Parser.parse("main.go", program);
      SyntaxFile file = parsed.file();
      if (file == null || parsed.stops()) {
        return;
      }
      Checker.Result result = checker.check(file);
      assertThat(result.unit() == null).isNotEqualTo(result.problems().isEmpty());
      for (CheckProblem problem : result.problems()) {
        assertThat(problem.at().line()).isPositive();
        assertThat(problem.at().column()).isPositive();
        assertThat(problem.message()).isNotBlank();
      }
    } catch (RuntimeException | StackOverflowError | AssertionError accident) {
      fail("in this program:\n" + program, accident);
    }
  }
}
