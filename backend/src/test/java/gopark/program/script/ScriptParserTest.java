package gopark.program.script;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake in a script is told with its line, and with what was wanted there. */
class ScriptParserTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          leap                    | 3: wanted a statement, found leap
          say                     | 3: wanted an expression, found the end of the line
          say x                   | 3: there is no variable x here
          say "a" "b"             | 3: wanted the end of the line, found b
          say 1 +                 | 3: wanted an expression, found the end of the line
          say (1                  | 3: wanted ), found the end of the line
          say $                   | 3: this cannot be read: $
          say 99999999999999999s  | 3: this number is too large: 99999999999999999
          say size(1)             | 3: wanted sprint(...) or length(text), found size
          let x                   | 3: wanted =, found the end of the line
          set x = 1               | 3: there is no variable x here
          send c 1                | 3: wanted ,, found 1
          send c                  | 3: wanted ,, found the end of the line
          sleep 1ms -> x          | 3: wanted the end of the line, found ->
          call other              | 3: there is no function other
          call helper             | 3: helper wants 1 arguments, found 0
          go helper 1, 2          | 3: helper wants 1 arguments, found 2
          break                   | 3: there is no loop here to leave or go on with
          for i 1 to 2            | 3: wanted from, found 1
          print list              | 3: wanted said, found list
          after 1ms               | 3: wanted ->, found the end of the line
          recv c -> 3             | 3: wanted a variable, found 3
          cond waits lock         | 3: there is no variable lock here
          """)
  void aMistakeInAFunctionIsFound(String statement, String complaint) {
    String text = "chan c\nfunc main\n  %s\nend\nfunc helper x\nend\n".formatted(statement);
    String closed = statement.startsWith("for") ? text.replace("func h", "end\nfunc h") : text;
    assertThatThrownBy(() -> Script.parse("a.script", closed))
        .isInstanceOf(ScriptError.class)
        .hasMessage("a.script:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          func other              | 1: wanted a function main, found none
          var x = y               | 1: wanted a number, a text, true, false or nil, found y
          chan                    | 1: wanted a name, found the end of the line
          cond c m                | 1: there is no variable m here
          """)
  void aMistakeAtTheTopIsFound(String line, String complaint) {
    String text = line.startsWith("func") ? line + "\nend\n" : line + "\nfunc main\nend\n";
    assertThatThrownBy(() -> Script.parse("a.script", text)).hasMessage("a.script:" + complaint);
  }

  @Test
  void aBlockWithoutAnEndIsFound() {
    assertThatThrownBy(() -> Script.parse("a.script", "func main\n  forever\n  end\n"))
        .hasMessage("a.script:1: wanted an end of this function, found none");
    assertThatThrownBy(() -> Script.parse("a.script", "func main\n  forever\nend\nfunc b\nend\n"))
        .hasMessage("a.script:1: wanted an end of this function before line 4");
  }

  @Test
  void aStatementStandsInAFunction() {
    assertThatThrownBy(() -> Script.parse("a.script", "say 1\nfunc main\nend\n"))
        .hasMessage(
            "a.script:1: wanted chan, mutex, rwmutex, group, cond, once, var or func, found say");
  }

  @Test
  void nothingFollowsAnEnd() {
    assertThatThrownBy(() -> Script.parse("a.script", "func main\nend end\n"))
        .hasMessage("a.script:2: wanted the end of the line, found end");
  }

  @Test
  void aNameMayBeDeclaredOnceAtTheTop() {
    assertThatThrownBy(() -> Script.parse("a.script", "var a\nchan a\nfunc main\nend\n"))
        .hasMessage("a.script:2: there is another a at the top");
    assertThatThrownBy(() -> Script.parse("a.script", "func main\nend\nfunc main\nend\n"))
        .hasMessage("a.script:3: there is another function main");
  }

  @Test
  void aBlockCannotSetWhatItHasOnlyACopyOf() {
    String text = "func main\n  let x = 1\n  go\n    set x = 2\n  end\nend\n";
    assertThatThrownBy(() -> Script.parse("a.script", text))
        .hasMessageStartingWith("a.script:4: x belongs to the function around this block");
  }

  @Test
  void aSelectHasNothingButCases() {
    String text = "func main\n  select\n    say 1\n  end\nend\n";
    assertThatThrownBy(() -> Script.parse("a.script", text))
        .hasMessage("a.script:3: wanted case, found say");
  }
}
