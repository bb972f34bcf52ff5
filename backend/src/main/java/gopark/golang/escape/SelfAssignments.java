package gopark.golang.escape;

import org.jspecify.annotations.Nullable;

/** Assignments of a thing's own parts to itself, which let nothing escape. */
final class SelfAssignments {
  private SelfAssignments() {}

  static boolean is(Node to, Node from) {
    if (isSlice(to, from)) {
      return true;
    }
    if (to.op != from.op) {
      return false;
    }
    return switch (to.op) {
      case DOT, DOTPTR -> same(to.x, from.x);
      case INDEX -> !affects(to.y()) && !affects(from.y()) && same(to.x, from.x);
      default -> false;
    };
  }

  /** {@code b.buf = b.buf[n:m]}. */
  private static boolean isSlice(Node to, Node from) {
    if ((to.op != Op.DEREF && to.op != Op.DOTPTR) || !to.x().isName()) {
      return false;
    }
    boolean slices = from.op == Op.SLICE || (from.op == Op.SLICEARR && from.x().op != Op.ADDR);
    if (!slices) {
      return false;
    }
    Node base = from.x();
    return (base.op == Op.DEREF || base.op == Op.DOTPTR)
        && base.x().isName()
        && base.x().variable != null
        && base.x().variable == to.x().variable;
  }

  /** Whether both are surely the same and working them out changes nothing. */
  private static boolean same(@Nullable Node one, @Nullable Node other) {
    if (one == null || other == null) {
      return one == other;
    }
    if (one.op == Op.CONVNOP) {
      return same(one.x, other);
    }
    if (other.op == Op.CONVNOP) {
      return same(one, other.x);
    }
    if (one.op != other.op) {
      return false;
    }
    return switch (one.op) {
      case NAME -> one.variable != null && one.variable == other.variable;
      case GLOBAL -> one.text.equals(other.text);
      case DOT, DOTPTR -> one.text.equals(other.text) && same(one.x, other.x);
      case DEREF -> same(one.x, other.x);
      case UNARY -> one.text.equals(other.text) && same(one.x, other.x);
      case INDEX, INDEXMAP -> same(one.x, other.x) && same(one.y, other.y);
      case BINARY -> one.text.equals(other.text) && same(one.x, other.x) && same(one.y, other.y);
      case LITERAL -> one.number >= 0 && one.number == other.number;
      case NIL -> true;
      default -> false;
    };
  }

  private static boolean affects(Node n) {
    return switch (n.op) {
      case NAME, GLOBAL, LITERAL, NIL -> false;
      case BINARY, INDEX, CONV, CONVNOP, LEN, CAP, UNARY, DOT, DOTPTR, DEREF -> {
        for (Node child : n.children()) {
          if (affects(child)) {
            yield true;
          }
        }
        yield false;
      }
      default -> true;
    };
  }
}
