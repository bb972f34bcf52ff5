package gopark.condition;

import dev.cel.common.ast.CelConstant;
import dev.cel.common.ast.CelExpr;
import gopark.runtime.event.EventKind;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What can be seen of a checked expression without evaluating it. */
final class Expressions {
  static final String EQUALS = "_==_";
  static final String NOT_EQUALS = "_!=_";
  static final String IN = "@in";
  static final String ADD = "_+_";
  static final String MATCHES = "matches";
  private static final String AND = "_&&_";
  private static final String OR = "_||_";

  private Expressions() {}

  /** Shows the expression and all that it is made of. */
  static void walk(CelExpr expression, Consumer<CelExpr> visitor) {
    visitor.accept(expression);
    for (CelExpr part : parts(expression)) {
      walk(part, visitor);
    }
  }

  static List<CelExpr> parts(CelExpr expression) {
    List<CelExpr> parts = new ArrayList<>();
    switch (expression.getKind()) {
      case SELECT -> parts.add(expression.select().operand());
      case CALL -> {
        expression.call().target().ifPresent(parts::add);
        parts.addAll(expression.call().args());
      }
      case LIST -> parts.addAll(expression.list().elements());
      case COMPREHENSION -> {
        CelExpr.CelComprehension loop = expression.comprehension();
        parts.add(loop.iterRange());
        parts.add(loop.accuInit());
        parts.add(loop.loopCondition());
        parts.add(loop.loopStep());
        parts.add(loop.result());
      }
      case CONSTANT, IDENT, STRUCT, MAP, NOT_SET -> {
        // The other expressions contain nothing that may stand in a condition.
      }
    }
    return parts;
  }

  /** The text, if the expression is a text written out. */
  static @Nullable String literal(CelExpr expression) {
    return expression.getKind() == CelExpr.ExprKind.Kind.CONSTANT
            && expression.constant().getKind() == CelConstant.Kind.STRING_VALUE
        ? expression.constant().stringValue()
        : null;
  }

  /** The kinds of events at which the expression is true or a failure; of no event, all. */
  static EnumSet<EventKind> kinds(CelExpr expression) {
    if (expression.getKind() != CelExpr.ExprKind.Kind.CALL
        || expression.call().args().size() != 2) {
      return EnumSet.allOf(EventKind.class);
    }
    CelExpr left = expression.call().args().get(0);
    CelExpr right = expression.call().args().get(1);
    return switch (expression.call().function()) {
      case AND -> {
        EnumSet<EventKind> both = kinds(left);
        both.retainAll(kinds(right));
        yield both;
      }
      case OR -> {
        EnumSet<EventKind> either = kinds(left);
        either.addAll(kinds(right));
        yield either;
      }
      case EQUALS -> {
        if (isKind(left)) {
          yield named(List.of(right));
        }
        yield isKind(right) ? named(List.of(left)) : EnumSet.allOf(EventKind.class);
      }
      case IN ->
          isKind(left) && right.getKind() == CelExpr.ExprKind.Kind.LIST
              ? named(right.list().elements())
              : EnumSet.allOf(EventKind.class);
      default -> EnumSet.allOf(EventKind.class);
    };
  }

  private static boolean isKind(CelExpr expression) {
    return expression.getKind() == CelExpr.ExprKind.Kind.SELECT
        && !expression.select().testOnly()
        && expression.select().field().equals(Vocabulary.KIND)
        && identifier(expression.select().operand())
            .filter(Vocabulary.EVENT_VARIABLE::equals)
            .isPresent();
  }

  private static Optional<String> identifier(CelExpr expression) {
    return expression.getKind() == CelExpr.ExprKind.Kind.IDENT
        ? Optional.of(expression.ident().name())
        : Optional.empty();
  }

  private static EnumSet<EventKind> named(List<CelExpr> names) {
    EnumSet<EventKind> kinds = EnumSet.noneOf(EventKind.class);
    for (CelExpr name : names) {
      String text = literal(name);
      if (text == null) {
        return EnumSet.allOf(EventKind.class);
      }
      EventKind kind = EventKind.named(text);
      if (kind != null) {
        kinds.add(kind);
      }
    }
    return kinds;
  }
}
