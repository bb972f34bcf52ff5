package gopark.golang.syntax;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import gopark.golang.Spoiler;
import java.util.List;
import org.junit.jupiter.api.Test;

class ParserFuzzTest {

  @Test
  void damagedProgramsAreParsedWithoutAccidents() {
    new Spoiler().damaged().forEach(ParserFuzzTest::check);
  }

  private static void check(String program) {
    try {
      SyntaxResult result = Parser.parse("main.go", program);
      List<String> lines = program.lines().toList();
      for (SyntaxError error : result.errors()) {
        Position at = error.at();
        assertThat(at.line()).isBetween(1, lines.size() + 1);
        String line = at.line() > lines.size() ? "" : lines.get(at.line() - 1);
        assertThat(at.column()).isBetween(1, line.getBytes(UTF_8).length + 2);
        assertThat(error.message()).isNotBlank();
      }
      if (result.errors().isEmpty()) {
        assertThat(result.file()).isNotNull();
      }
    } catch (RuntimeException | StackOverflowError | AssertionError accident) {
      fail("in this program:\n" + program, accident);
    }
  }
}
