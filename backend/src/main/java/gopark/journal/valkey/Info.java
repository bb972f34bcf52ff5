package gopark.journal.valkey;

import java.util.Map;
import java.util.TreeMap;

/** What INFO answers: a line for each field. */
final class Info {

  private Info() {}

  static Map<String, String> of(String text) {
    Map<String, String> fields = new TreeMap<>();
    text.lines()
        .map(line -> line.split(":", 2))
        .filter(parts -> parts.length == 2)
        .forEach(parts -> fields.put(parts[0], parts[1].strip()));
    return fields;
  }
}
