package gopark.golang.escape;

import gopark.golang.tree.Place;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A node of a function's body, as Go's compiler has it when it decides what to inline. */
final class Node {
  Op op;
  final Place at;

  /** Without type parameters; null of statements and of calls that give nothing. */
  @Nullable Type type;

  /** What of the program's tree it stands for, by identity. */
  @Nullable Object origin;

  /** What stands for a declared function that is generic. */
  List<Type> typeArgs = List.of();

  /** What happens before it. */
  List<Node> init = List.of();

  @Nullable Node x;
  @Nullable Node y;
  @Nullable Node z;
  @Nullable Node w;
  List<Node> list = List.of();
  List<Node> body = List.of();
  List<Node> other = List.of();

  @Nullable Var variable;
  @Nullable Fn fn;

  /** An operator, a field, a label, a constant: what the node is about besides. */
  String text = "";

  /** Nobody has written it. */
  boolean implicit;

  /** Whether the last argument of append is a slice that is taken apart. */
  boolean spread;

  /** Whether it is a global that tells a generic function its type arguments. */
  boolean dictionary;

  /** An offset of a field, a length, or a constant's value if it is a small integer. */
  long number = -1;

  /** Whether a call happens by a statement of go or defer. */
  boolean later;

  /** Whether what is called is a function of Go's library that is written otherwise here. */
  boolean inlinedElsewhere;

  /** Where the function's body was put that it comes from; null if it is where it was written. */
  @Nullable Inlining within;

  /** What took the place of this call; null if it is a call. */
  @Nullable Inlining inlining;

  /** The location of what it may allocate. */
  @Nullable Location location;

  Node(Op op, Place at, @Nullable Type type) {
    Program.grow();
    this.op = op;
    this.at = at;
    this.type = type;
  }

  Node with(@Nullable Node first) {
    x = first;
    return this;
  }

  Node with(@Nullable Node first, @Nullable Node second) {
    x = first;
    y = second;
    return this;
  }

  Node from(Object source) {
    origin = source;
    return this;
  }

  Node saying(String what) {
    text = what;
    return this;
  }

  Type type() {
    Type known = type;
    if (known == null) {
      throw new IllegalStateException(op + " has no type");
    }
    return known;
  }

  Node x() {
    return needed(x);
  }

  Node y() {
    return needed(y);
  }

  private Node needed(@Nullable Node part) {
    if (part == null) {
      throw new IllegalStateException(op + " lacks a part");
    }
    return part;
  }

  Var variable() {
    Var known = variable;
    if (known == null) {
      throw new IllegalStateException(op + " is no variable");
    }
    return known;
  }

  Fn fn() {
    Fn known = fn;
    if (known == null) {
      throw new IllegalStateException(op + " is no function");
    }
    return known;
  }

  boolean isName() {
    return op == Op.NAME;
  }

  /** The arguments of a call, without what tells a generic function its type arguments. */
  List<Node> arguments() {
    if (!spread) {
      return list;
    }
    List<Node> arguments = new ArrayList<>(list);
    arguments.remove(dictionaryIndex());
    return arguments;
  }

  /** Which argument tells a generic function its type arguments: behind the receiver. */
  int dictionaryIndex() {
    return x().op == Op.METHEXPR ? 1 : 0;
  }

  /** The node's parts in Go's order, without those of a function literal's body. */
  List<Node> children() {
    List<Node> all = new ArrayList<>(init);
    for (Node part : new Node[] {x, y, z, w}) {
      if (part != null) {
        all.add(part);
      }
    }
    all.addAll(list);
    all.addAll(body);
    all.addAll(other);
    return all;
  }

  /** Whether it, or a part of it, is so. */
  boolean any(Predicate<Node> test) {
    return test.test(this)
        || any(init, test)
        || any(x, test)
        || any(y, test)
        || any(z, test)
        || any(w, test)
        || any(list, test)
        || any(body, test)
        || any(other, test);
  }

  private static boolean any(@Nullable Node part, Predicate<Node> test) {
    return part != null && part.any(test);
  }

  private static boolean any(List<Node> parts, Predicate<Node> test) {
    for (Node part : parts) {
      if (part.any(test)) {
        return true;
      }
    }
    return false;
  }
}
