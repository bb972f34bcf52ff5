package gopark.scene;

import gopark.session.Goal;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;

/** A goal of a challenge, and how a learner is told of it. */
public record Wanted(BothTexts text, Goal goal) {

  /** The goal as a document. */
  public SequencedMap<String, Object> tree() {
    SequencedMap<String, Object> tree = new LinkedHashMap<>();
    tree.put("text", text.tree());
    tree.put("condition", goal.condition().text());
    tree.put("when", goal.when().name().toLowerCase(Locale.ROOT));
    tree.put("times", (long) goal.times());
    return tree;
  }
}
