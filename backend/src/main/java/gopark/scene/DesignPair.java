package gopark.scene;

import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.scenario.Fields;
import gopark.scenario.Reading;
import gopark.scenario.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Two designs of the scheduler, one of which came from the other, and a small run in which their
 * difference shows.
 *
 * @param scenario what is played under each; it names no release itself
 */
public record DesignPair(
    String newer, String older, BothTexts title, BothTexts about, Scenario scenario) {
  private static final String GO = "go";

  /** The name of a pair in addresses: {@code 1.14-1.13}. */
  public String id() {
    return newer + "-" + older;
  }

  /** Reads a document. */
  public static Reading<DesignPair> read(@Nullable Object tree) {
    return Fields.read(tree, DesignPair::pair);
  }

  private static @Nullable DesignPair pair(Fields fields) {
    List<String> designs = Releases.all().stream().map(Release::name).toList();
    String newer = fields.choice("newer", designs);
    String older = fields.choice("older", designs);
    BothTexts title = BothTexts.read(fields.object("title"), SceneLimits.TITLE);
    BothTexts about = BothTexts.read(fields.object("about"), SceneLimits.TEXT);
    Scenario scenario = fields.nested("scenario", Scenario::read);
    return newer == null || older == null || scenario == null
        ? null
        : new DesignPair(newer, older, title, about, scenario);
  }

  /** What is played under one of the two designs, or under another. */
  public Scenario under(String design) {
    SequencedMap<String, Object> document = new LinkedHashMap<>(scenario.tree());
    document.put(GO, design);
    return Scenario.read(document).orThrow();
  }

  /** The pair for programs: names, texts and the scenario. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> document = new LinkedHashMap<>(scenario.tree());
    document.remove(GO);
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("id", id());
    tree.put("newer", newer);
    tree.put("older", older);
    tree.put("title", title.tree());
    tree.put("about", about.tree());
    tree.put("scenario", document);
    return tree;
  }
}
