package gopark.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import gopark.scenario.MainProgram;
import gopark.scenario.Scenario;
import gopark.scene.SceneTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The programs of the scenes do on one processor what they do with real Go. */
class SceneConformanceTest {
  private static final Path SCENES = Path.of("src/main/resources/gopark/scene/scenes");
  private static final Path GOLDEN = Path.of("src/test/resources/scene");
  private static final String RECORD = "backend/src/test/conformance/record-scenes";

  static List<String> scenes() {
    return names(SCENES, ".yaml");
  }

  private static List<String> names(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ending))
          .map(name -> name.substring(0, name.length() - ending.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String source(String scene) throws IOException {
    String text = Files.readString(SCENES.resolve(scene + ".yaml"), UTF_8);
    Map<?, ?> document = new YAMLMapper().readValue(text, Map.class);
    Scenario scenario = SceneTemplate.of(document).usual().scenario();
    if (scenario.program() instanceof MainProgram.GoText go) {
      return go.source().text();
    }
    throw new AssertionError(scene + " has no Go text");
  }

  @Test
  void everySceneIsRecordedAndNothingElse() {
    assertThat(names(GOLDEN, ".golden")).as("golden files of %s", RECORD).isEqualTo(scenes());
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void theRecordIsOfTheProgramAsItIs(String scene) throws IOException {
    assertThat(golden(scene).sha256())
        .as("the program of %s has changed: %s %s", scene, RECORD, scene)
        .isEqualTo(Golden.sha256Of(source(scene)));
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void theSimulationDoesWhatGoDid(String scene) throws IOException {
    Golden golden = golden(scene);
    SimulatedRun run = SimulatedRun.of(scene, source(scene), golden, 1);
    SideBySide.compare(scene + ": stdout", golden.stdout(), run.stdout());
    SideBySide.compare(scene + ": stderr", SimulatedRun.stable(golden.stderr()), run.stderr());
    if (!golden.order().lines().isEmpty()) {
      SideBySide.compare(scene + ": order", golden.order().lines(), run.order());
    }
    assertThat(run.exit()).as("exit code").isEqualTo(golden.exit());
  }

  private static Golden golden(String scene) throws IOException {
    return Golden.parse(Files.readString(GOLDEN.resolve(scene + ".golden"), UTF_8));
  }
}
