package gopark.browser;

import com.microsoft.playwright.Page;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The steps of a scene's run that tests lead to, as the server tells them: engines differ. */
final class SceneSteps {
  private static final JsonMapper JSON = JsonMapper.shared();

  private final JsonNode scene;

  private SceneSteps(JsonNode scene) {
    this.scene = scene;
  }

  static SceneSteps of(Page page, String id) {
    return new SceneSteps(JSON.readTree(page.request().get("/api/scenes/" + id).text()));
  }

  /** The step of the beat of that number, from 1. */
  int beat(int number) {
    return scene.at("/beats/" + (number - 1) + "/step").intValue();
  }

  int end() {
    return scene.at("/end/step").intValue();
  }
}
