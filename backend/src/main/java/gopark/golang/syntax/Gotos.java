package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxStmt.Branch;
import java.util.ArrayList;
import java.util.List;

/** The gotos of a block, and of those within it, whose labels have not come yet. */
final class Gotos {
  private List<Branch> waiting = new ArrayList<>();
  private List<Branch> before = List.of();
  private Position variableAt = new Position(1, 1);
  private String variable = "";

  List<Branch> waiting() {
    return waiting;
  }

  void await(Branch jump) {
    waiting.add(jump);
  }

  void await(Gotos inner) {
    waiting.addAll(inner.waiting);
  }

  /** A variable: those that wait now jump over it if their label comes in this block. */
  void declare(Position at, String name) {
    variableAt = at;
    variable = name;
    before = List.copyOf(waiting);
  }

  /** The label: those that waited for it do so no longer. */
  List<Branch> arrive(String label) {
    List<Branch> arrived = new ArrayList<>();
    List<Branch> others = new ArrayList<>();
    for (Branch jump : waiting) {
      boolean here = jump.label() != null && jump.label().text().equals(label);
      (here ? arrived : others).add(jump);
    }
    waiting = others;
    return arrived;
  }

  boolean jumpsOver(Branch jump) {
    return before.contains(jump);
  }

  /** The variable declared last. */
  String variable() {
    return variable;
  }

  Position variableAt() {
    return variableAt;
  }
}
