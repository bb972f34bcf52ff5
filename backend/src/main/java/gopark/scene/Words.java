package gopark.scene;

import gopark.scenario.Fields;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What people read, in both languages. */
public record Words(String en, String ru) {

  SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("en", en);
    tree.put("ru", ru);
    return tree;
  }

  static Words of(Fields fields, int most) {
    return new Words(fields.text("en", most), fields.text("ru", most));
  }
}
