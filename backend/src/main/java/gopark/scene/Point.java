package gopark.scene;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Where something is in a scene, told in a way that the simulation can find. */
public sealed interface Point {

  /** That step of the scenario. */
  record AtStep(long step) implements Point {}

  /** Where the condition has become true so many times. */
  record When(String condition, int times) implements Point {}

  /** So many events later, as a viewer counts them. */
  record Later(int events) implements Point {}

  default SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    switch (this) {
      case AtStep(long step) -> tree.put("step", step);
      case When(String condition, int times) -> {
        tree.put("condition", condition);
        if (times != 1) {
          tree.put("times", (long) times);
        }
      }
      case Later(int events) -> tree.put("events", (long) events);
    }
    return tree;
  }
}
