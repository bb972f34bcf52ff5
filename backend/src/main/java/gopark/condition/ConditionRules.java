package gopark.condition;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelKind;
import dev.cel.common.types.CelType;
import dev.cel.common.types.ListType;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an expression that CEL allows must also keep to, so that its cost is bounded and its words
 * mean something.
 */
final class ConditionRules {
  /** The most of a pattern, as text and as the library counts what it is compiled to. */
  static final int PATTERN = 200;

  /** What CEL calls the list that a macro builds. */
  private static final String RESULT = "@result";

  private final Vocabulary vocabulary;
  private final String text;
  private final CelAbstractSyntaxTree tree;
  private @Nullable ConditionProblem problem;

  private ConditionRules(Vocabulary vocabulary, String text, CelAbstractSyntaxTree tree) {
    this.vocabulary = vocabulary;
    this.text = text;
    this.tree = tree;
  }

  /** The first offence, or null. */
  static @Nullable ConditionProblem broken(
      Vocabulary vocabulary, String text, CelAbstractSyntaxTree tree) {
    ConditionRules rules = new ConditionRules(vocabulary, text, tree);
    Expressions.walk(tree.getExpr(), rules::check);
    return rules.problem;
  }

  private void check(CelExpr expression) {
    if (problem == null) {
      problem =
          switch (expression.getKind()) {
            case MAP, STRUCT -> notAllowed(expression, "{…}");
            case LIST -> list(expression);
            case CALL -> call(expression);
            case CONSTANT, IDENT, SELECT, COMPREHENSION, NOT_SET -> null;
          };
    }
  }

  /** A list in a list could be walked again and again by a loop within a loop. */
  private @Nullable ConditionProblem list(CelExpr expression) {
    CelType type = tree.getTypeOrThrow(expression.id());
    boolean nested =
        type instanceof ListType list
            && (list.elemType().kind() == CelKind.LIST || list.elemType().kind() == CelKind.MAP);
    if (nested) {
      return notAllowed(expression, "[[…]]");
    }
    boolean mixed =
        type instanceof ListType list
            && list.elemType().kind() == CelKind.DYN
            && !expression.list().elements().isEmpty();
    return mixed ? notAllowed(expression, "[1, '…']") : null;
  }

  private @Nullable ConditionProblem call(CelExpr expression) {
    CelExpr.CelCall call = expression.call();
    List<CelExpr> arguments = call.args();
    return switch (call.function()) {
      case Expressions.ADD -> sum(expression);
      case Expressions.MATCHES -> pattern(arguments.getLast());
      case Expressions.EQUALS, Expressions.NOT_EQUALS -> {
        ConditionProblem first = word(arguments.get(0), arguments.get(1));
        yield first != null ? first : word(arguments.get(1), arguments.get(0));
      }
      case Expressions.IN -> words(arguments.get(0), arguments.get(1));
      default -> null;
    };
  }

  private @Nullable ConditionProblem sum(CelExpr expression) {
    CelExpr left = expression.call().args().getFirst();
    boolean byMacro =
        left.getKind() == CelExpr.ExprKind.Kind.IDENT && left.ident().name().equals(RESULT);
    return switch (tree.getTypeOrThrow(expression.id()).kind()) {
      case LIST -> byMacro ? null : notAllowed(expression, "[…] + […]");
      case STRING, BYTES -> notAllowed(expression, "'…' + '…'");
      default -> null;
    };
  }

  private @Nullable ConditionProblem pattern(CelExpr expression) {
    int position = position(expression);
    String pattern = Expressions.literal(expression);
    if (pattern == null) {
      return ConditionProblem.of(
          position, "pattern-not-literal", "The pattern of matches() must be written out.");
    }
    try {
      if (pattern.length() > PATTERN || Pattern.compile(pattern).programSize() > PATTERN) {
        return ConditionProblem.of(
            position, "pattern-too-large", "This pattern is too large.", "pattern", pattern);
      }
      return null;
    } catch (PatternSyntaxException e) {
      return ConditionProblem.of(
          position,
          "bad-pattern",
          "This is no pattern: " + e.getDescription() + ".",
          "pattern",
          pattern,
          "reason",
          e.getDescription());
    }
  }

  private @Nullable ConditionProblem words(CelExpr field, CelExpr list) {
    if (list.getKind() != CelExpr.ExprKind.Kind.LIST) {
      return null;
    }
    return list.list().elements().stream()
        .flatMap(element -> {
          ConditionProblem wrong = word(field, element);
          return wrong == null ? null : Stream.of(wrong);
        })
        .findFirst()
        .orElse(null);
  }

  /** A field that has one of a few words is compared with one of them. */
  private @Nullable ConditionProblem word(CelExpr field, CelExpr other) {
    String word = Expressions.literal(other);
    if (word == null || field.getKind() != CelExpr.ExprKind.Kind.SELECT) {
      return null;
    }
    String struct = tree.getTypeOrThrow(field.select().operand().id()).name();
    String name = field.select().field();
    List<String> all = vocabulary.wordsOf(struct, name);
    if (all == null || all.contains(word)) {
      return null;
    }
    String meant = Nearest.to(word, all);
    String sentence = name + " is never '" + word + "'";
    return meant == null
        ? ConditionProblem.of(
            position(other), "unknown-word", sentence + ".", "field", name, "word", word)
        : ConditionProblem.of(
            position(other),
            "unknown-word-suggestion",
            sentence + "; did you mean '" + meant + "'?",
            "field",
            name,
            "word",
            word,
            "suggestion",
            meant);
  }

  private ConditionProblem notAllowed(CelExpr expression, String what) {
    return ConditionProblem.of(
        position(expression),
        "not-allowed",
        "A condition may not contain " + what + ".",
        "what",
        what);
  }

  private int position(CelExpr expression) {
    return Positions.index(
        text, tree.getSource().getPositionsMap().getOrDefault(expression.id(), 0));
  }
}
