package gopark.golang.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunesTest {
  @Test
  void everyRuneIsTheBytesThatJavaMakesOfItAndComesBack() {
    assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT).filter(RunesTest::isWrong))
        .isEmpty();
  }

  private static boolean isWrong(int rune) {
    boolean surrogate = rune >= Character.MIN_SURROGATE && rune <= Character.MAX_SURROGATE;
    int meant = surrogate ? Runes.REPLACEMENT : rune;
    String bytes = Runes.encode(rune);
    return !bytes.equals(Runes.bytes(Character.toString(meant)))
        || Runes.rune(bytes, 0) != meant
        || Runes.size(bytes, 0) != bytes.length()
        || Runes.length(bytes, 0) != bytes.length()
        || Runes.isValid(rune) == surrogate;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u0080",
        "\u00c1\u00bf",
        "\u00c3",
        "\u00c3x",
        "\u00e0\u009f\u00bf",
        "\u00ed\u00a0\u0080",
        "\u00e2\u0082",
        "\u00f0\u008f\u00bf\u00bf",
        "\u00f4\u0090\u0080\u0080",
        "\u00f5\u0080\u0080\u0080",
      })
  void bytesThatAreNoUtf8AreOneReplacementEach(String bytes) {
    assertThat(Runes.rune(bytes, 0)).isEqualTo(Runes.REPLACEMENT);
    assertThat(Runes.size(bytes, 0)).isEqualTo(1);
    assertThat(Runes.length(bytes, 0)).isZero();
  }

  @Test
  void whatIsNoRuneIsEncodedAsTheReplacement() {
    assertThat(Runes.encode(-1)).isEqualTo(Runes.encode(Runes.REPLACEMENT));
    assertThat(Runes.encode(0x110000)).isEqualTo(Runes.encode(Runes.REPLACEMENT));
    assertThat(Runes.isValid(1L << 40)).isFalse();
  }
}
