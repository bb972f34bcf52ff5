package gopark.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SceneSummaryTest {

  static List<String> ids() {
    return BuiltIn.ids();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void aListSaysOfASceneWhatTheSceneItselfSays(String id) {
    SceneTemplate template = BuiltIn.template(id);
    assertThat(template.summary()).isEqualTo(SceneSummary.of(template.usual()));
  }

  @Test
  void aListNeedsNeitherTheProgramNorTheConditionsOfAScene() {
    Map<String, @Nullable Object> document = SmallScene.document();
    Map<Object, Object> scenario =
        new LinkedHashMap<>((Map<?, ?>) SmallScene.part(document, "scenario"));
    scenario.put("program", Map.of("source", "this is no Go"));
    document.put("scenario", scenario);
    document.put("open", Map.of("condition", "this is no condition"));
    assertThat(Scene.read(document).problems()).hasSize(2);
    assertThat(SceneTemplate.of(document).summary().id()).isEqualTo(document.get("id"));
  }
}
