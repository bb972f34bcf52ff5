package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which goroutines of its run a scene speaks of: by the functions that they run, and with the ids
 * that they have there. Its texts name them as <code>{worker}</code>, and a reader of such a text
 * sees the id that is on the board.
 */
final class NamedGoroutines {
  private static final Pattern NAME = Pattern.compile("[a-z][A-Za-z0-9]*");
  private static final Pattern MENTION = Pattern.compile("\\{([^{}]*)}");

  private final SequencedMap<String, Integer> ids;

  private NamedGoroutines(SequencedMap<String, Integer> ids) {
    this.ids = ids;
  }

  /** Reads them. */
  static NamedGoroutines of(@Nullable Fields fields) {
    SequencedMap<String, Integer> ids = new LinkedHashMap<>();
    if (fields != null) {
      List<String> names = fields.names();
      for (String name : names) {
        int id = fields.integer(name, 1, Integer.MAX_VALUE);
        if (!NAME.matcher(name).matches()) {
          fields.refuse(name, "not-a-function", "A goroutine is named by its function of main.");
        }
        ids.put(name, id);
      }
      if (names.size() > SceneLimits.GOROUTINES_NAMED) {
        fields.refuse(
            Problem.of(fields.path(), "too-many", "There are too many goroutines here.")
                .with("count", names.size())
                .with("least", 0)
                .with("most", SceneLimits.GOROUTINES_NAMED));
      }
    }
    return new NamedGoroutines(ids);
  }

  SequencedMap<String, Integer> ids() {
    return ids;
  }

  /** A text in both languages, with the ids in the places of the names. */
  BothTexts words(Fields fields, int most) {
    return new BothTexts(text(fields, "en", most), text(fields, "ru", most));
  }

  private String text(Fields fields, String language, int most) {
    return MENTION
        .matcher(fields.text(language, most))
        .replaceAll(mention -> named(fields, language, mention));
  }

  private String named(Fields fields, String language, MatchResult mention) {
    String name = mention.group(1);
    Integer id = ids.get(name);
    if (id == null) {
      fields.refuse(
          Problem.of(
                  fields.path(language),
                  "unnamed-goroutine",
                  "The scene does not say which goroutine " + mention.group() + " is.")
              .with("name", name.substring(0, Math.min(name.length(), ScenarioLimits.NAME))));
      return "";
    }
    return "G" + id;
  }
}
