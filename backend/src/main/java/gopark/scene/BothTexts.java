package gopark.scene;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What people read, in both languages. */
public record BothTexts(String en, String ru) {

  /** The texts under their languages. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("en", en);
    tree.put("ru", ru);
    return tree;
  }
}
