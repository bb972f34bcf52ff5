package gopark.condition;

import com.google.re2j.Pattern;
import dev.cel.common.ast.CelExpr;

/**
 * What evaluating an expression costs, as far as its text tells. Loops over the run's things look
 * at each of them, and each look is counted while it happens; what is done between two looks is
 * known beforehand.
 *
 * @param nodes of the expression's tree
 * @param between how many nodes are evaluated between two looks at most
 * @param pattern how many characters' worth a character of a text costs, because of patterns
 * @param lists how many loops make lists
 */
record Price(int nodes, long between, int pattern, int lists) {
  /** Some milliseconds' worth. */
  static final long MOST_BETWEEN = 50_000;

  /** How long a list is taken to be that a loop has made of the run's things. */
  private static final int MADE = 1024;

  private static final long NODE_UNITS = 8;
  private static final long LOOK_UNITS = 300;

  /** The library reads a pattern anew each time. */
  private static final long PATTERN_UNITS = 3_000;

  /** The library copies a list for each element that is added to it. */
  private static final long LIST_UNITS = 10_000;

  /** How many instructions of a pattern go through a character as fast as a look takes. */
  private static final int INSTRUCTIONS = 8;

  static Price of(CelExpr expression) {
    int[] nodes = {0};
    int[] pattern = {1};
    int[] lists = {0};
    Expressions.walk(
        expression,
        part -> {
          nodes[0]++;
          pattern[0] = Math.max(pattern[0], pattern(part));
          lists[0] += makesList(part) ? 1 : 0;
        });
    return new Price(nodes[0], between(expression), pattern[0], lists[0]);
  }

  private static int pattern(CelExpr part) {
    if (part.getKind() != CelExpr.ExprKind.Kind.CALL
        || !part.call().function().equals(Expressions.MATCHES)) {
      return 1;
    }
    String pattern = Expressions.literal(part.call().args().getLast());
    return pattern == null ? 1 : 1 + Pattern.compile(pattern).programSize() / INSTRUCTIONS;
  }

  private static boolean makesList(CelExpr part) {
    return part.getKind() == CelExpr.ExprKind.Kind.COMPREHENSION
        && part.comprehension().accuInit().getKind() == CelExpr.ExprKind.Kind.LIST;
  }

  boolean isTooHigh() {
    return between > MOST_BETWEEN;
  }

  /** The work of an evaluation that looks at nothing. */
  long units() {
    return LOOK_UNITS + NODE_UNITS * between;
  }

  /** The work of a look and of what follows it; loops in between are counted beforehand. */
  long lookUnits() {
    return LOOK_UNITS + NODE_UNITS * nodes + PATTERN_UNITS * (pattern - 1) + LIST_UNITS * lists;
  }

  private static long between(CelExpr expression) {
    long own = 1;
    for (CelExpr part : Expressions.parts(expression)) {
      own += between(part);
    }
    if (expression.getKind() != CelExpr.ExprKind.Kind.COMPREHENSION) {
      return Math.min(own, MOST_BETWEEN + 1);
    }
    CelExpr.CelComprehension loop = expression.comprehension();
    long body = between(loop.loopCondition()) + between(loop.loopStep());
    long rest = own - body;
    return Math.min(rest + length(loop.iterRange()) * body, MOST_BETWEEN + 1);
  }

  /** The length of lists that are walked without a look at the run; others count as one. */
  private static long length(CelExpr list) {
    return switch (list.getKind()) {
      case LIST -> list.list().elements().size();
      case COMPREHENSION -> {
        long from = length(list.comprehension().iterRange());
        yield from == 1 ? MADE : from;
      }
      default -> 1;
    };
  }
}
