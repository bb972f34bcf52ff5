package gopark.scene;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Where something is in a scene, told in a way that the simulation can find. */
public sealed interface Point {

  /** The given step of the scenario. */
  record AtStep(long step) implements Point {}

  /** The point where the condition has become true for that number of times. */
  record When(String condition, int times) implements Point {}

  /** The point that number of events later, as a viewer counts them. */
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
