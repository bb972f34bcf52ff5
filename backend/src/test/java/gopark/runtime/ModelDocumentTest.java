package gopark.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.config.CostModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What docs/model.md names is there. */
class ModelDocumentTest {
  static final Path DOCUMENT = Path.of("docs/model.md");
  private static final Path TESTS = Path.of("src/test/java");
  private static final Path CODE = Path.of("src/main/java/gopark/runtime");
  private static final Path CORPUS = Path.of("src/test/resources");

  private static final Pattern TEST = Pattern.compile("`(\\w+Test)#(\\w+)`");
  private static final Pattern PROGRAM = Pattern.compile("`(conformance/\\w+/\\w+)`");
  private static final Pattern METHOD = Pattern.compile("`([A-Z]\\w+)\\.([a-z]\\w*)`");
  private static final Pattern COST = Pattern.compile("(?m)^\\| (\\w+) \\| (\\d+) \\| .+ \\|$");

  static String read(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String document() {
    return read(DOCUMENT);
  }

  /** The text of each Java file under the folder, by its class's simple name. */
  private static Map<String, String> classes(Path folder) {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        texts.merge(name, read(file), String::concat);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  private static List<MatchResult> named(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  @Test
  void everyTestThatTheDocumentNamesExists() {
    Map<String, String> tests = classes(TESTS);
    List<String> missing = new ArrayList<>();
    for (MatchResult test : named(TEST, document())) {
      String text = tests.getOrDefault(test.group(1), "");
      if (!text.contains("void " + test.group(2) + "(")) {
        missing.add(test.group());
      }
    }
    assertThat(named(TEST, document())).hasSizeGreaterThan(100);
    assertThat(missing).isEmpty();
  }

  @Test
  void everyProgramOfTheCorpusThatTheDocumentNamesExists() {
    assertThat(named(PROGRAM, document()))
        .isNotEmpty()
        .allSatisfy(
            program -> assertThat(CORPUS.resolve(program.group(1) + ".golden")).isRegularFile());
  }

  @Test
  void everyMethodInATableOfTheDocumentExists() {
    Map<String, String> code = classes(CODE);
    List<String> missing = new ArrayList<>();
    for (String line : document().lines().filter(line -> line.startsWith("| `")).toList()) {
      for (MatchResult method : named(METHOD, line)) {
        String text = code.getOrDefault(method.group(1), "");
        if (!text.matches("(?s).*\\b" + method.group(2) + "\\b.*")) {
          missing.add(method.group());
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void theDocumentTellsEveryCostAsItIs() throws ReflectiveOperationException {
    Map<String, String> costs = new TreeMap<>();
    for (RecordComponent component : CostModel.class.getRecordComponents()) {
      Object value = component.getAccessor().invoke(CostModel.linux());
      costs.put(component.getName(), String.valueOf(value));
    }
    Map<String, String> told = new TreeMap<>();
    String text = document();
    for (MatchResult cost : named(COST, text.substring(text.indexOf("## The cost model")))) {
      told.put(cost.group(1), cost.group(2));
    }
    assertThat(told).isEqualTo(costs);
  }
}
