package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.value.Counted;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrconvNumbersTest {

  @ParameterizedTest
  @CsvSource({
    "12, 10, 0, 12, 0",
    "-12, 10, 0, -12, 0",
    "+5, 10, 0, 5, 0",
    "abc, 10, 0, 0, 1",
    "'', 10, 0, 0, 1",
    "128, 10, 8, 127, 2",
    "-129, 10, 8, -128, 2",
    "-128, 10, 8, -128, 0",
    "0x1f, 0, 64, 31, 0",
    "0b101, 0, 64, 5, 0",
    "0o17, 0, 64, 15, 0",
    "017, 0, 64, 15, 0",
    "1_000, 0, 64, 1000, 0",
    "1_000, 10, 64, 0, 1",
    "1__0, 0, 64, 0, 1",
    "_1, 0, 64, 0, 1",
    "zz, 36, 64, 1295, 0",
    "1, 1, 64, 0, 3",
    "1, 10, 65, 0, 4",
    "9223372036854775807, 10, 64, 9223372036854775807, 0",
    "9223372036854775808, 10, 64, 9223372036854775807, 2",
    "-9223372036854775808, 10, 64, -9223372036854775808, 0",
    "2147483648, 8, 8, 127, 2"
  })
  void integersAreReadAsGoReadsThem(String text, int base, int bits, long number, int status) {
    assertThat(StrconvNumbers.parseInt(text, base, bits, new Counted()))
        .isEqualTo(new StrconvNumbers.Parsed(number, status));
  }

  @ParameterizedTest
  @CsvSource({
    "255, 10, 8, 255, 0",
    "256, 10, 8, 255, 2",
    "-1, 10, 64, 0, 1",
    "18446744073709551615, 10, 64, -1, 0",
    "18446744073709551616, 10, 64, -1, 2"
  })
  void unsignedIntegersHaveNoSign(String text, int base, int bits, long number, int status) {
    assertThat(StrconvNumbers.parseUint(text, base, bits, new Counted()))
        .isEqualTo(new StrconvNumbers.Parsed(number, status));
  }

  @ParameterizedTest
  @CsvSource({
    "1.5, 1.5, 0",
    "-.5e1, -5, 0",
    "1e400, Infinity, 2",
    "inf, Infinity, 0",
    "nan, NaN, 0",
    "0x1.8p1, 3, 0",
    "0x1, 0, 1",
    "1_0.5, 10.5, 0",
    "1__0, 0, 1",
    "1f, 0, 1",
    "'', 0, 1",
    "., 0, 1"
  })
  void floatsAreReadAsGoReadsThem(String text, double number, int status) {
    assertThat(StrconvNumbers.parseFloat(text, 64, new Counted()))
        .isEqualTo(new StrconvNumbers.Parsed(Double.doubleToRawLongBits(number), status));
  }
}
