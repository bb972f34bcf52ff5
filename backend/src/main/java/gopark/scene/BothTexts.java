package gopark.scene;

import gopark.scenario.Fields;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What people read, in both languages. */
public record BothTexts(String en, String ru) {

  /**
   * Reads a text in both languages.
   *
   * @param most characters of each
   */
  public static BothTexts read(Fields fields, int most) {
    return new BothTexts(fields.text("en", most), fields.text("ru", most));
  }

  /** The texts under their languages. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("en", en);
    tree.put("ru", ru);
    return tree;
  }
}
