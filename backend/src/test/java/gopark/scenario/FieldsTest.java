package gopark.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.Pieces;
import gopark.simulation.WorkMeter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FieldsTest {

  static SequencedMap<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
    SequencedMap<String, @Nullable Object> object = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return object;
  }

  /** Paths and codes of all that is wrong. */
  static List<String> wrong(Reading<?> reading) {
    return reading.problems().stream().map(it -> it.path() + " " + it.code()).toList();
  }

  private static Reading<Long> number(@Nullable Object value) {
    return Fields.read(object("n", value), fields -> fields.number("n", -1L << 60, 1L << 60));
  }

  @Test
  void aWholeNumberIsExactWhateverItCameAs() {
    for (Object one :
        List.<Object>of(
            7L, 7, (short) 7, (byte) 7, 7.0, 7.0f, BigInteger.valueOf(7), new BigDecimal("7.00"))) {
      assertThat(number(one)).isEqualTo(new Reading.Read<>(7L));
    }
    assertThat(number(ScenarioLimits.EXACT).orThrow()).isEqualTo(9_007_199_254_740_991L);
    assertThat(number(-0x1.fffffffffffffp52).orThrow()).isEqualTo(-9_007_199_254_740_991L);
  }

  @Test
  void aNumberIsNeverRoundedOrCutShort() {
    for (Object one :
        List.<Object>of(
            ScenarioLimits.EXACT + 1,
            Long.MIN_VALUE,
            0x1p53,
            1e300,
            BigInteger.ONE.shiftLeft(64).add(BigInteger.ONE))) {
      assertThat(wrong(number(one))).as("%s", one).containsExactly("n out-of-range");
    }
    for (Object one : List.<Object>of(7.5, Double.NaN, new BigDecimal("7.1"), "7", true)) {
      assertThat(wrong(number(one))).as("%s", one).containsExactly("n not-a-whole-number");
    }
    assertThat(wrong(number(null))).containsExactly("n not-a-whole-number");
  }

  @Test
  void everythingThatIsWrongIsToldAtOnce() {
    Map<String, @Nullable Object> tree =
        object(
            "list", List.of(object("n", 1), object("n", "x", "odd", 3)), "word", "z", "a b", null);
    Reading<String> reading =
        Fields.read(
            tree,
            fields -> {
              for (Fields each : fields.objects("list", 1, 3)) {
                each.integer("n", 0, 9);
              }
              fields.choice("word", List.of("x", "y"));
              return fields.text("name", 5);
            });
    assertThat(wrong(reading))
        .containsExactly(
            "list[1].n not-a-whole-number",
            "word unknown-word",
            "name missing",
            "[\"a b\"] unknown-field",
            "list[1].odd unknown-field");
    assertThat(reading.problems().get(1).sentence())
        .isEqualTo("There is no \"z\" here; there are x, y.");
    assertThat(reading.problems().get(3).arguments())
        .containsExactly(Map.entry("name", "\"a b\""), Map.entry("known", "list, word, name"));
  }

  @Test
  void aTextIsNeitherTooLongNorHalfACharacter() {
    assertThat(wrong(Fields.read(object("t", "four"), it -> it.text("t", 3))))
        .containsExactly("t too-long");
    assertThat(wrong(Fields.read(object("t", ""), it -> it.text("t", 3))))
        .containsExactly("t empty");
    assertThat(wrong(Fields.read(object("t", "a\uD83D"), it -> it.text("t", 3))))
        .containsExactly("t not-unicode");
    assertThat(Fields.read(object("t", "🙂"), it -> it.text("t", 3)).orThrow()).isEqualTo("🙂");
  }

  @Test
  void listsHaveLimits() {
    assertThat(wrong(Fields.readAll(List.of(), 3, Fields::path))).containsExactly(" too-few");
    List<Object> four = List.of(object(), object(), object(), object());
    assertThat(wrong(Fields.readAll(four, 3, Fields::path))).containsExactly(" too-many");
    assertThat(Fields.readAll(four, 4, Fields::path).orThrow())
        .containsExactly("[0]", "[1]", "[2]", "[3]");
  }

  @Test
  void whatIsTooDeepOrTooLargeIsNotReadAtAll() {
    Object deep = object();
    for (int i = 0; i < 100_000; i++) {
      deep = i % 2 == 0 ? List.of(deep) : object("a", deep);
    }
    Reading<String> reading = Fields.read(object("x", deep), it -> it.text("never", 1));
    assertThat(wrong(reading)).containsExactly("x too-deep");
    List<Object> long1 = new ArrayList<>();
    for (int i = 0; i <= ScenarioLimits.NODES; i++) {
      long1.add(1L);
    }
    assertThat(wrong(Fields.read(object("x", long1), it -> it.text("never", 1))))
        .containsExactly(" too-large");
  }

  @Test
  void aFloodOfProblemsIsCutOff() {
    Map<String, @Nullable Object> many = object();
    for (int i = 0; i < 10_000; i++) {
      many.put("field" + i, null);
    }

    List<Problem> problems = Fields.read(many, it -> "").problems();

    assertThat(problems).hasSize(ScenarioLimits.PROBLEMS + 1);
    assertThat(problems.getLast().code()).isEqualTo("more-problems");
    assertThat(problems.getLast().arguments())
        .containsEntry("count", 10_000 - ScenarioLimits.PROBLEMS);
  }

  @Test
  void aFloodOfFieldsIsReadInSmallPieces() {
    Map<String, @Nullable Object> many = object();
    for (int i = 0; i < 80_000; i++) {
      many.put("field" + i, i);
    }
    Pieces pieces = new Pieces();

    Fields.read(many, pieces, it -> "");

    assertThat(pieces.looks()).isGreaterThan(80_000);
    assertThat(pieces.largest()).isLessThan(WorkMeter.SLICE / 10);
  }

  @Test
  void anErrorShowsOnlyALittleOfWhatAStrangerSent() {
    String nasty = "\u202E<script>\n" + "x".repeat(1_000_000);
    List<Problem> problems = Fields.read(object(nasty, 1), it -> "").problems();
    assertThat(problems.getFirst().toString()).hasSizeLessThan(200).doesNotContain("\u202E", "\n");
  }
}
