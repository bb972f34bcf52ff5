package gopark.golang.type;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FloatTextTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0e+00, 0, 0",
    "-0.0, -0e+00, -0, -0",
    "1, 1e+00, 1, 1",
    "100000, 1e+05, 100000, 100000",
    "1000000, 1e+06, 1000000, 1e+06",
    "123456789, 1.23456789e+08, 123456789, 1.23456789e+08",
    "0.0001, 1e-04, 0.0001, 0.0001",
    "0.00001, 1e-05, 0.00001, 1e-05",
    "-2.5, -2.5e+00, -2.5, -2.5",
    "1e23, 1e+23, 100000000000000000000000, 1e+23"
  })
  void theFewestDigitsThatMeanTheNumber(double value, String e, String f, String g) {
    assertThat(FloatText.exponential(value, -1, 64)).isEqualTo(e);
    assertThat(FloatText.fixed(value, -1, 64)).isEqualTo(f);
    assertThat(FloatText.general(value, -1, 64)).isEqualTo(g);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0, 5e-01, 0, 0.5",
    "1.5, 0, 2e+00, 2, 2",
    "2.5, 0, 2e+00, 2, 2",
    "3.14159, 2, 3.14e+00, 3.14, 3.1",
    "1234567, 3, 1.235e+06, 1234567.000, 1.23e+06",
    "0.000012345, 3, 1.234e-05, 0.000, 1.23e-05",
    "100, 6, 1.000000e+02, 100.000000, 100"
  })
  void digitsAskedForAreRoundedToEven(double value, int digits, String e, String f, String g) {
    assertThat(FloatText.exponential(value, digits, 64)).isEqualTo(e);
    assertThat(FloatText.fixed(value, digits, 64)).isEqualTo(f);
    assertThat(FloatText.general(value, digits, 64)).isEqualTo(g);
  }

  @ParameterizedTest
  @CsvSource({"4.9E-324, 5e-324", "9.9E-324, 1e-323", "2.0E-323, 2e-323", "1.5E-323, 1.5e-323"})
  void oneDigitIsEnoughWhereJavaWritesTwo(double value, String text) {
    assertThat(FloatText.general(value, -1, 64)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.1, 0.1", "3.4028235E38, 3.4028235e+38", "16777216, 1.6777216e+07"})
  void smallFloatsHaveFewerDigits(float value, String text) {
    assertThat(FloatText.general(value, -1, 32)).isEqualTo(text);
  }
}
