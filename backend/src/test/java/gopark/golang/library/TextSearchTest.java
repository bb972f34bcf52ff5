package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.value.Spender;
import org.junit.jupiter.api.Test;

class TextSearchTest {

  @Test
  void longTextsAreFoundWhereShortOnesWouldBe() {
    String part = "ab".repeat(30) + "c";
    String text = "ab".repeat(40) + "c" + part + "ab".repeat(100);
    assertThat(TextSearch.first(text, part, 0, Spender.NOBODY)).isEqualTo(text.indexOf(part));
    assertThat(TextSearch.first(text, part, 25, Spender.NOBODY)).isEqualTo(text.indexOf(part, 25));
    assertThat(TextSearch.last(text, part, Spender.NOBODY)).isEqualTo(text.lastIndexOf(part));
    assertThat(TextSearch.first(text, part + "x", 0, Spender.NOBODY)).isEqualTo(-1);
    assertThat(TextSearch.last(text, part + "x", Spender.NOBODY)).isEqualTo(-1);
  }

  @Test
  void badCasesDoNotTakeForEver() {
    String text = "a".repeat(4_000_000);
    assertThat(TextSearch.first(text, "a".repeat(2_000_000) + "b", 0, Spender.NOBODY))
        .isEqualTo(-1);
  }
}
