package gopark.golang.compile;

import gopark.golang.tree.Stmt;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is to be known of a function before it is compiled. */
final class Traits {
  /** Whether it defers calls, perhaps in a range over a function. */
  boolean defers;

  /** Whether it has ranges over functions. */
  boolean ranges;

  /** Whether such a range defers calls. */
  boolean rangesDefer;

  private Traits() {}

  static Traits of(Stmt.@Nullable Block block) {
    Traits traits = new Traits();
    if (block != null) {
      traits.visit(block, false);
    }
    return traits;
  }

  private void visit(@Nullable Stmt s, boolean inRange) {
    switch (s) {
      case Stmt.Defer _ -> {
        defers = true;
        rangesDefer |= inRange;
      }
      case Stmt.RangeFunction range -> {
        ranges = true;
        visit(range.body().body, true);
      }
      case null -> {}
      default -> parts(s).forEach(part -> visit(part, inRange));
    }
  }

  /** The names of labels in a block, but not of those in function literals. */
  static void labels(@Nullable Stmt s, List<String> found) {
    if (s instanceof Stmt.Labeled labeled) {
      found.add(labeled.label());
    }
    if (s != null && !(s instanceof Stmt.RangeFunction)) {
      parts(s).forEach(part -> labels(part, found));
    }
  }

  /** The statements in a statement. */
  private static List<Stmt> parts(Stmt s) {
    List<Stmt> parts = new ArrayList<>();
    switch (s) {
      case Stmt.Block block -> parts.addAll(block.statements());
      case Stmt.If branch -> {
        parts.add(branch.then());
        if (branch.otherwise() != null) {
          parts.add(branch.otherwise());
        }
      }
      case Stmt.For loop -> parts.add(loop.body());
      case Stmt.Range range -> parts.add(range.body());
      case Stmt.Switch choice -> choice.clauses().forEach(clause -> parts.add(clause.body()));
      case Stmt.TypeSwitch choice -> choice.clauses().forEach(clause -> parts.add(clause.body()));
      case Stmt.Select select -> select.clauses().forEach(clause -> parts.add(clause.body()));
      case Stmt.Labeled labeled -> parts.add(labeled.statement());
      // The body of a range over a function is a function, not a statement in this one.
      case Stmt.RangeFunction _ -> {}
      case Stmt.Evaluate _, Stmt.Declare _, Stmt.Assign _, Stmt.Update _, Stmt.Send _ -> {}
      case Stmt.Go _, Stmt.Defer _, Stmt.Return _ -> {}
      case Stmt.Break _, Stmt.Continue _, Stmt.Goto _, Stmt.Empty _ -> {}
    }
    return parts;
  }
}
