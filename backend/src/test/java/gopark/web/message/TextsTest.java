package gopark.web.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {

  private final Texts texts = Texts.fromClassPath();

  @ParameterizedTest
  @CsvSource({
    "1,       1 горутина,        1 goroutine",
    "2,       2 горутины,        2 goroutines",
    "5,       5 горутин,         5 goroutines",
    "11,      11 горутин,        11 goroutines",
    "21,      21 горутина,       21 goroutines"
  })
  void goroutinesAreCountedAsEachLanguageCounts(int count, String russian, String english) {
    Map<String, Integer> arguments = Map.of("count", count);
    assertThat(texts.get(Language.RU, "style.goroutines", arguments)).isEqualTo(russian);
    assertThat(texts.get(Language.EN, "style.goroutines", arguments)).isEqualTo(english);
  }

  @Test
  void aTextThatNobodyWroteIsNotMadeUp() {
    assertThatThrownBy(() -> texts.get(Language.EN, "home.no-such-text"))
        .hasMessageContaining("home.no-such-text");
  }
}
