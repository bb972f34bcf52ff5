package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxStmt.Labeled;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The labels of a function. */
final class Labels {
  private final SequencedMap<String, Label> labels = new LinkedHashMap<>();

  /** A block of statements. */
  record BlockScope(@Nullable BlockScope parent, Position start, @Nullable Labeled labeled) {}

  /** A label and the block that it stands in. */
  static final class Label {
    final BlockScope block;
    final Labeled stmt;
    boolean used;

    Label(BlockScope block, Labeled stmt) {
      this.block = block;
      this.stmt = stmt;
    }
  }

  @Nullable Label find(String name) {
    return labels.get(name);
  }

  Label declare(BlockScope block, Labeled stmt) {
    Label label = new Label(block, stmt);
    labels.put(stmt.label().text(), label);
    return label;
  }

  Collection<Label> all() {
    return labels.values();
  }

  /** Whether a goto in this block may go to the label, if it has been declared. */
  @SuppressWarnings("ReferenceEquality") // It is this place in the text.
  boolean reaches(BlockScope from, String name) {
    Label label = labels.get(name);
    if (label == null) {
      return false;
    }
    label.used = true;
    for (BlockScope block = from; block != null; block = block.parent()) {
      if (label.block == block) {
        return true;
      }
    }
    return false;
  }

  /** The statement of that label if it encloses the block; null if it does not. */
  @SuppressWarnings("ReferenceEquality") // It is this place in the text.
  static @Nullable Labeled enclosing(BlockScope from, Label label) {
    for (BlockScope block = from; block != null; block = block.parent()) {
      if (block.labeled() == label.stmt) {
        return label.stmt;
      }
    }
    return null;
  }
}
