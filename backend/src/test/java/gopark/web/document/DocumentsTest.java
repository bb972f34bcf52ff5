package gopark.web.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gopark.web.problem.ApiProblem;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentsTest {

  private static final Map<String, Object> TREE = tree();

  private static Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("yes", "no");
    tree.put("1.0", "1.0");
    tree.put("null", "~");
    tree.put("тест 🐱", "a: b # c\n\n  - d\n\"'\\\t\u0085\u2028 ");
    tree.put("empty", "");
    tree.put("long", "word ".repeat(100));
    tree.put("numbers", List.of(0, -1, 9_007_199_254_740_991L, new BigDecimal("0.10")));
    tree.put("flags", List.of(true, false));
    tree.put("nothing", List.of());
    tree.put("inner", Map.of("list", List.of(List.of(Map.of("x", "y")))));
    return tree;
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void aCharacterOfTwoHalvesMayStandAnywhere(Format format) {
    for (int before = 1_000; before < 1_050; before++) {
      String text = "x".repeat(before) + "🐱" + "y".repeat(100);
      assertThat(Documents.read("{\"a\": \"" + text + "\"}", format)).isEqualTo(Map.of("a", text));
    }
  }

  @ParameterizedTest
  @EnumSource(Format.class)
  void whatIsWrittenIsReadAgain(Format format) {
    String text = new String(Documents.write(TREE, format), StandardCharsets.UTF_8);
    assertThat(Documents.read(text, format)).hasToString(TREE.toString());
  }

  @Test
  void jsonIsCompact() {
    assertThat(Documents.write(Map.of("a", List.of(1, 2)), Format.JSON))
        .asString()
        .isEqualTo("{\"a\":[1,2]}");
  }

  @Test
  void decimalsKeepTheirDigits() {
    assertThat(Documents.read("1.00000000000000000001", Format.JSON))
        .isEqualTo(new BigDecimal("1.00000000000000000001"));
  }

  /** Each could take long, or much memory, with a careless reader. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[", "{", "- ", "? ", "[a,", "{a: ", "\"", "'", "&a ", "*a ", "!a ", "a: ", ": ", "#",
        "\n ", "-\n", "|\n", "9", "a,", "[]", "{}", "%", "\\u0041", "---\n", "\t", "!!str "
      })
  void aMegabyteOfOneThingIsReadInNoTime(String piece) {
    String text = piece.repeat((1 << 20) / piece.length());
    // The thread's own time, whatever else the machine does.
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (Format format : Format.values()) {
      long start = threads.getCurrentThreadCpuTime();
      readOrRefused(text, format);
      assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - start))
          .as("%s of %s", format, piece)
          .isLessThan(Duration.ofSeconds(8));
    }
  }

  private static void readOrRefused(String text, Format format) {
    try {
      Documents.read(text, format);
    } catch (ApiProblem refused) {
      assertThat(refused.status().is4xxClientError()).isTrue();
    }
  }

  @Test
  void noTextMakesTheReaderFailOtherwiseThanByAProblem() {
    Random random = new Random(20_260_101);
    String letters = "{}[]:,\"'-?&*!|>%#@`~ \n\t\\u0123456789eE+.aбtruenlfs<=_";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      int length = random.nextInt(40);
      for (int j = 0; j < length; j++) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      for (Format format : Format.values()) {
        readOrRefused(text.toString(), format);
      }
    }
  }

  @Test
  void aLongNameThatComesTwiceIsCutBetweenWholeCharacters() {
    String start = "x".repeat(39) + "😀";
    String name = start + "😀".repeat(3);
    String text = "{\"%s\": 1, \"%s\": 2}".formatted(name, name);
    assertThatThrownBy(() -> Documents.read(text, Format.JSON))
        .isInstanceOfSatisfying(
            ApiProblem.class,
            problem ->
                assertThat(problem.errors().getFirst().arguments())
                    .containsEntry("name", "\"" + start + "…\""));
  }

  @Test
  void aBombOfAliasesIsNotLit() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x,x,x,x,x,x,x,x]\n");
    for (int i = 1; i < 30; i++) {
      bomb.append("a%d: &a%d [".formatted(i, i));
      bomb.append("*a%d,".formatted(i - 1).repeat(8)).append("]\n");
    }
    assertThatThrownBy(() -> Documents.read(bomb.toString(), Format.YAML))
        .isInstanceOfSatisfying(
            ApiProblem.class,
            problem ->
                assertThat(problem.errors().getFirst().code()).isEqualTo("yaml-alias-or-tag"));
  }
}
