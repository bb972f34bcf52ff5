package gopark.golang.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that real Go has printed, some of which differ from Java's in the last digit. */
class MathTest {
  @ParameterizedTest
  @CsvSource({
    "sin, 0.1, 0.09983341664682815",
    "sin, 0.7, 0.644217687237691",
    "sin, 1.3, 0.963558185417193",
    "sin, 9.736322023047524, -0.30652873455122487",
    "sin, -0.4, -0.3894183423086505",
    "sin, 33.5, 0.8711400001691764",
    "cos, 0.1, 0.9950041652780257",
    "cos, 0.7, 0.7648421872844884",
    "cos, 1.3, 0.26749882862458735",
    "cos, 9.736322023047524, -0.9518614052972337",
    "cos, -0.4, 0.921060994002885",
    "cos, 33.5, -0.49103472393024045",
    "tan, 0.1, 0.10033467208545055",
    "tan, 0.7, 0.8422883804630794",
    "tan, 1.3, 3.6021024479679786",
    "tan, 9.736322023047524, 0.3220308469755704",
    "tan, -0.4, -0.4227932187381618",
    "tan, 33.5, -1.7740904211347306",
    "atan, 0.1, 0.09966865249116204",
    "atan, 0.7, 0.6107259643892086",
    "atan, 1.3, 0.9151007005533605",
    "atan, 9.736322023047524, 1.4684470245166703",
    "atan, -0.4, -0.3805063771123649",
    "atan, 33.5, 1.5409544421277872",
    "asin, 0.1, 0.1001674211615598",
    "asin, 0.7, 0.775397496610753",
    "asin, -0.4, -0.41151684606748806",
    "exp, 0.1, 1.1051709180756477",
    "exp, 0.7, 2.0137527074704766",
    "exp, 1.3, 3.6692966676192444",
    "exp, 9.736322023047524, 16921.191038811336",
    "exp, -0.4, 0.6703200460356392",
    "exp, 33.5, 3.538874356122599e+14"
  })
  void theLastDigitIsGos(String name, double x, double result) {
    assertThat(function(name).applyAsDouble(x)).isEqualTo(Double.valueOf(result));
  }

  @ParameterizedTest
  @CsvSource({
    "log, 0.1, -2.3025850929940455",
    "log, 0.7, -0.35667494393873245",
    "log, 1.3, 0.26236426446749106",
    "log, 9.736322023047524, 2.2758634306361407",
    "log, 33.5, 3.5115454388310208",
    "log10, 0.1, -0.9999999999999999",
    "log10, 0.7, -0.1549019599857432",
    "log10, 1.3, 0.11394335230683678",
    "log10, 9.736322023047524, 0.98839492949068",
    "log10, 33.5, 1.5250448070368452",
    "log2, 0.1, -3.321928094887362",
    "log2, 0.7, -0.5145731728297583",
    "log2, 1.3, 0.3785116232537299",
    "log2, 9.736322023047524, 3.2833768851193037",
    "log2, 33.5, 5.066089190457772",
    "cbrt, 0.1, 0.4641588833612779",
    "cbrt, 0.7, 0.8879040017426006",
    "cbrt, 1.3, 1.091392883061106",
    "cbrt, 9.736322023047524, 2.1353298762881017",
    "cbrt, -0.4, -0.7368062997280773",
    "cbrt, 33.5, 3.223652863633457",
    "sinh, 0.1, 0.10016675001984404",
    "sinh, 0.7, 0.7585837018395336",
    "sinh, 1.3, 1.698382437292616",
    "sinh, 9.736322023047524, 8460.59548985692",
    "sinh, -0.4, -0.41075232580281557",
    "sinh, 33.5, 1.7694371780612994e+14",
    "tanh, 0.1, 0.09966799462495582",
    "tanh, 0.7, 0.6043677771171635",
    "tanh, 1.3, 0.8617231593133063",
    "tanh, 9.736322023047524, 0.9999999930149722",
    "tanh, -0.4, -0.3799489622552249",
    "tanh, 33.5, 1",
    "gamma, 0.1, 9.513507698668732",
    "gamma, 0.7, 1.2980553326475581",
    "gamma, 1.3, 0.8974706963062772",
    "gamma, 9.736322023047524, 201144.74476619012",
    "gamma, -0.4, -3.722980622032043",
    "gamma, 33.5, 1.505856975626702e+36"
  })
  void soItIsOfLogarithmsAndTheLike(String name, double x, double result) {
    assertThat(function(name).applyAsDouble(x)).isEqualTo(Double.valueOf(result));
  }

  @ParameterizedTest
  @CsvSource({
    "2, 0.3, 1.2311444133449163",
    "10, -3, 0.001",
    "1.1, 10.5, 2.720340042027498",
    "0.5, 100.25, 6.633503073341491e-31",
    "3, 3, 27",
    "-2, 3, -8",
    "-2, 0.5, NaN",
    "1.0000001, 1e+07, 2.7182816939803724",
    "7, -0.5, 0.3779644730092272",
    "123.456, 2.5, 169348.16848325962"
  })
  void powersToo(double x, double y, double result) {
    assertThat(Exponentials.pow(x, y)).isEqualTo(Double.valueOf(result));
  }

  private static DoubleUnaryOperator function(String name) {
    return switch (name) {
      case "sin" -> Trigonometry::sin;
      case "cos" -> Trigonometry::cos;
      case "tan" -> Trigonometry::tan;
      case "atan" -> Trigonometry::atan;
      case "asin" -> Trigonometry::asin;
      case "exp" -> Exponentials::exp;
      case "log" -> Exponentials::log;
      case "log10" -> Exponentials::log10;
      case "log2" -> Exponentials::log2;
      case "cbrt" -> Exponentials::cbrt;
      case "sinh" -> Exponentials::sinh;
      case "tanh" -> Exponentials::tanh;
      case "gamma" -> GammaFunction::gamma;
      default -> throw new IllegalArgumentException(name);
    };
  }
}
