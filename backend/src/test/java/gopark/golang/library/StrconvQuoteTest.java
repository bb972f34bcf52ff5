package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.type.Runes;
import gopark.golang.value.Counted;
import org.junit.jupiter.api.Test;

class StrconvQuoteTest {
  private final Counted by = new Counted();

  @Test
  void whatCannotBePrintedIsEscaped() {
    assertThat(quoted("a\tb\n\"\\")).isEqualTo("\"a\\tb\\n\\\"\\\\\"");
    assertThat(quoted("\u0000\u007f\u200b")).isEqualTo("\"\\x00\\x7f\\u200b\"");
    assertThat(StrconvQuote.quote("\u00ff", false, by)).isEqualTo("\"\\xff\"");
    assertThat(StrconvQuote.quote(Runes.bytes("é😀"), true, by))
        .isEqualTo("\"\\u00e9\\U0001f600\"");
  }

  @Test
  void whatIsQuotedCanBeReadAgain() {
    for (String text : new String[] {"", "a", "é\n", "\u00ff\u0000", "'\"`"}) {
      String bytes = Runes.bytes(text) + "\u00fe";
      assertThat(StrconvUnquote.unquote(StrconvQuote.quote(bytes, false, by), by)).isEqualTo(bytes);
      assertThat(StrconvUnquote.unquote(StrconvQuote.quote(bytes, true, by), by)).isEqualTo(bytes);
    }
  }

  @Test
  void whatIsNotQuotedWellIsRefused() {
    for (String text : new String[] {"", "\"", "\"a", "'ab'", "\"\\q\"", "\"\n\"", "\"\\ud800\""}) {
      assertThat(StrconvUnquote.unquote(text, by)).as(text).isNull();
    }
  }

  private static String quoted(String text) {
    return Runes.text(StrconvQuote.quote(Runes.bytes(text), false, new Counted()));
  }
}
