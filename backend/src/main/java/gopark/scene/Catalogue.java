package gopark.scene;

import gopark.condition.Nearest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The scenes that there are, by their ids, group by group. */
public final class Catalogue {
  private static final int MOST_NEAREST = 3;

  private final Map<String, SceneSummary> scenes = new LinkedHashMap<>();

  public Catalogue(List<SceneSummary> all) {
    for (String group : Scene.GROUPS) {
      for (SceneSummary scene : all) {
        if (scene.head().group().equals(group) && scenes.put(scene.id(), scene) != null) {
          throw new IllegalArgumentException("There are two scenes " + scene.id());
        }
      }
    }
  }

  public List<SceneSummary> all() {
    return List.copyOf(scenes.values());
  }

  public @Nullable SceneSummary find(String id) {
    return scenes.get(id);
  }

  /**
   * The ids that somebody may have meant: those of a figure of that name, those that begin alike,
   * or the one that is spelled nearly so.
   */
  public List<String> nearest(String wrong) {
    String name = wrong.toLowerCase(Locale.ROOT);
    List<String> found = new ArrayList<>();
    for (SceneSummary scene : scenes.values()) {
      boolean plays =
          scene.head().figures().stream().anyMatch(figure -> figure.equalsIgnoreCase(name));
      if (plays || alike(scene.id(), name)) {
        found.add(scene.id());
      }
    }
    String near = Nearest.to(name, scenes.keySet());
    if (found.isEmpty() && near != null) {
      found.add(near);
    }
    return Collections.unmodifiableList(found.subList(0, Math.min(MOST_NEAREST, found.size())));
  }

  private static boolean alike(String id, String name) {
    return name.length() > 2 && (id.startsWith(name) || name.startsWith(id + "-"));
  }
}
