package gopark.golang.type;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.type.Constant.Int;
import gopark.golang.type.Constant.Text;
import java.math.BigInteger;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantsTest {

  @ParameterizedTest
  @CsvSource({
    "127, INT8, true",
    "128, INT8, false",
    "-128, INT8, true",
    "-129, INT8, false",
    "255, BYTE, true",
    "256, BYTE, false",
    "-1, UINT, false",
    "9223372036854775807, INT, true",
    "9223372036854775808, INT, false",
    "18446744073709551615, UINT64, true",
    "18446744073709551616, UINT64, false",
    "18446744073709551616, UNTYPED_INT, true",
    "18446744073709551616, FLOAT32, true"
  })
  void integersFitTheirTypes(BigInteger value, Basic type, boolean fits) {
    assertThat(Constants.represent(new Int(value), type) != null).isEqualTo(fits);
  }

  @Test
  void fractionsAreNoIntegersUnlessTheyAre() {
    Constant half = Objects.requireNonNull(Constants.fraction(BigInteger.ONE, BigInteger.TWO));
    assertThat(Constants.represent(half, Basic.INT)).isNull();
    Constant one =
        Objects.requireNonNull(
            ConstantOperations.binary(Operator.Calculation.ADD, half, half, false));
    assertThat(Constants.represent(one, Basic.INT)).isEqualTo(Constants.of(1));
    assertThat(Constants.failure(Basic.UNTYPED_FLOAT, Basic.INT))
        .isEqualTo(Untyped.Failure.TRUNCATED);
  }

  @Test
  void floatsAreRoundedToTheirSize() {
    Constant tenth = Objects.requireNonNull(Constants.fraction(BigInteger.ONE, BigInteger.TEN));
    assertThat(Constants.represent(tenth, Basic.FLOAT32)).isEqualTo(Constants.fraction(0.1f));
    assertThat(Constants.represent(tenth, Basic.FLOAT64)).isEqualTo(Constants.fraction(0.1));
    Int large = new Int(BigInteger.TEN.pow(39));
    assertThat(Constants.represent(large, Basic.FLOAT32)).isNull();
    assertThat(Constants.represent(large, Basic.FLOAT64)).isEqualTo(Constants.fraction(1e39));
  }

  @ParameterizedTest
  @CsvSource({
    "7, ADD, 2, 9",
    "7, SUB, 2, 5",
    "7, MUL, 2, 14",
    "7, DIV, 2, 3",
    "-7, DIV, 2, -3",
    "-7, REM, 2, -1",
    "12, AND, 10, 8",
    "12, OR, 10, 14",
    "12, XOR, 10, 6",
    "12, AND_NOT, 10, 4"
  })
  void integersAreReckonedWithAsGoDoes(long a, Operator.Calculation operator, long b, long result) {
    assertThat(ConstantOperations.binary(operator, Constants.of(a), Constants.of(b), true))
        .isEqualTo(Constants.of(result));
  }

  @Test
  void divisionOfFloatsIsExact() {
    Constant third =
        ConstantOperations.binary(
            Operator.Calculation.DIV, Constants.of(1), Constants.of(3), false);
    Constant one =
        ConstantOperations.binary(
            Operator.Calculation.MUL, Objects.requireNonNull(third), Constants.of(3), false);
    assertThat(
            ConstantOperations.compare(
                Operator.Comparison.EQL, Objects.requireNonNull(one), Constants.of(1)))
        .isTrue();
  }

  @Test
  void complementsDependOnTheType() {
    assertThat(ConstantOperations.unary("^", Constants.of(1), Basic.UNTYPED_INT))
        .isEqualTo(Constants.of(-2));
    assertThat(ConstantOperations.unary("^", Constants.of(1), Basic.UINT8))
        .isEqualTo(Constants.of(254));
  }

  @Test
  void largeConstantsAreTooLarge() {
    assertThat(
            Constants.isTooLarge(
                ConstantOperations.shift(Operator.Shift.LEFT, Constants.of(1), 511)))
        .isFalse();
    assertThat(
            Constants.isTooLarge(
                ConstantOperations.shift(Operator.Shift.LEFT, Constants.of(1), 512)))
        .isTrue();
  }

  @Test
  void hugeFractionsKeepTheirFirst512Bits() {
    BigInteger power = BigInteger.TEN.pow(3000);
    Constant.Fraction large = Objects.requireNonNull(Constants.fraction(power, BigInteger.ONE));
    assertThat(Constants.text(large)).isEqualTo("1e+3000");
    assertThat(large.numerator().bitLength() - large.numerator().getLowestSetBit())
        .isLessThanOrEqualTo(512);
    Constant small = Objects.requireNonNull(Constants.fraction(BigInteger.ONE, power));
    assertThat(Constants.text(small)).isEqualTo("1e-3000");
  }

  @Test
  void numbersAreRunesForStrings() {
    assertThat(Constants.convert(Constants.of(0x20AC), Basic.INT, Basic.STRING))
        .isEqualTo(new Text(Runes.bytes("€")));
    assertThat(Constants.convert(Constants.of(-1), Basic.INT, Basic.STRING))
        .isEqualTo(new Text(Runes.bytes("\uFFFD")));
  }

  @Test
  void messagesShortenWhatIsLong() {
    assertThat(Constants.text(Constants.fraction(2.5))).isEqualTo("2.5");
    assertThat(Constants.text(Constants.fraction(1234567.5))).isEqualTo("1.23457e+06");
    assertThat(Constants.text(Constants.fraction(100))).isEqualTo("100");
    String text = Constants.text(new Text("x".repeat(100)));
    assertThat(text).hasSize(72).endsWith("xxx...");
  }
}
