package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.condition.Asker;
import gopark.condition.Compiled;
import gopark.condition.Condition;
import gopark.condition.Conditions;
import gopark.session.ScenarioRun;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Every figure of the articles is played, and what it is about is to be seen. */
class CatalogueTest {
  /** How many figures, tables and listings each article has. */
  private static final Map<String, Integer> ROWS = Map.of("A", 34, "B", 9, "C", 26, "D", 8, "E", 8);

  private static final Conditions CONDITIONS = Conditions.shared();

  /** What must come in each scene of each row. */
  private static Map<String, Map<String, List<String>>> rows() {
    try (InputStream file =
        Objects.requireNonNull(CatalogueTest.class.getResourceAsStream("/scene/catalogue.yaml"))) {
      Map<String, Map<String, List<String>>> rows = new LinkedHashMap<>();
      Map<?, ?> tree = new YAMLMapper().readValue(file.readAllBytes(), Map.class);
      tree.forEach((row, scenes) -> rows.put(String.valueOf(row), scenes(scenes)));
      return rows;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Map<String, List<String>> scenes(Object tree) {
    Map<String, List<String>> scenes = new LinkedHashMap<>();
    ((Map<?, ?>) tree)
        .forEach((scene, conditions) ->
            scenes.put(
                String.valueOf(scene),
                ((List<?>) conditions).stream().map(String::valueOf).toList()));
    return scenes;
  }

  static Stream<String> ids() {
    return rows().keySet().stream();
  }

  @Test
  void allRowsOfAllArticlesAreThere() {
    Map<String, Integer> counted = new LinkedHashMap<>();
    rows().keySet().forEach(row -> counted.merge(row.substring(0, 1), 1, Integer::sum));
    assertThat(counted).containsExactlyInAnyOrderEntriesOf(ROWS);
    assertThat(rows()).hasSize(85);
  }

  @Test
  void aSceneNamesTheRowsThatItPlays() {
    for (Map.Entry<String, Map<String, List<String>>> row : rows().entrySet()) {
      for (String address : row.getValue().keySet()) {
        assertThat(BuiltIn.scene(address).head().figures()).as(address).contains(row.getKey());
      }
    }
    Set<String> all = new LinkedHashSet<>(rows().keySet());
    for (String id : BuiltIn.ids()) {
      for (String figure : BuiltIn.scene(id).head().figures()) {
        // One drawing of a row.
        boolean isPart = figure.matches("D[0-9]+");
        assertThat(isPart || all.contains(figure)).as("%s of %s", figure, id).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ids")
  void itsScenesPlayToTheEndAndShowWhatItIsAbout(String row) {
    Map<String, List<String>> scenes = Objects.requireNonNull(rows().get(row));
    assertThat(scenes).isNotEmpty();
    scenes.forEach((address, conditions) -> {
      Scene scene = BuiltIn.scene(address);
      assertThat(scene.id()).isEqualTo(address);
      LocatedScene located = BuiltIn.located(scene);
      ScenarioRun run = SceneLocator.scenarioRun(scene);
      long step = located.open().step();
      assertThat(conditions).isNotEmpty();
      for (String text : conditions) {
        Condition condition = condition(text);
        OptionalLong reached =
            holds(condition, run, step) ? OptionalLong.of(step) : run.until(condition, 1, step);
        assertThat(reached).as("%s: %s after step %d", address, text, step).isPresent();
        step = reached.getAsLong();
        assertThat(step)
            .as("%s: %s before its end", address, text)
            .isLessThanOrEqualTo(located.end().step());
      }
    });
  }

  private static boolean holds(Condition condition, ScenarioRun run, long step) {
    return !condition.needs().event()
        && condition.test(new Asker(WorkMeter.unlimited()), run.at(step).runtime()).holds();
  }

  private static Condition condition(String text) {
    Compiled compiled = CONDITIONS.compile(text);
    assertThat(compiled).as(text).isInstanceOf(Compiled.Ready.class);
    return ((Compiled.Ready) compiled).condition();
  }
}
