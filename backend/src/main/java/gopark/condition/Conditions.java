package gopark.condition;

import dev.cel.checker.CelStandardDeclarations;
import dev.cel.checker.CelStandardDeclarations.StandardFunction;
import dev.cel.common.CelAbstractSyntaxTree;
import dev.cel.common.CelOptions;
import dev.cel.common.CelValidationException;
import dev.cel.common.CelValidationResult;
import dev.cel.common.ast.CelExpr;
import dev.cel.common.types.CelType;
import dev.cel.common.types.NullableType;
import dev.cel.common.types.SimpleType;
import dev.cel.compiler.CelCompiler;
import dev.cel.compiler.CelCompilerBuilder;
import dev.cel.compiler.CelCompilerFactory;
import dev.cel.parser.CelStandardMacro;
import dev.cel.runtime.CelEvaluationException;
import dev.cel.runtime.CelRuntime;
import dev.cel.runtime.CelRuntimeFactory;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes conditions of strangers' texts. The texts are short and not deep, loops are bounded, lists
 * are not added up, and what an evaluation looks at is counted.
 */
public final class Conditions {
  /** The longest text of a condition, in characters. */
  public static final int LENGTH = 1_000;

  private static final int DEPTH = 32;
  private static final int NODES = 1000;
  private static final int ITERATIONS = 10_000;

  /** Numbers, texts and lists; no dates, bytes or types. */
  private static final List<StandardFunction> FUNCTIONS =
      List.of(
          StandardFunction.IN,
          StandardFunction.NOT_STRICTLY_FALSE,
          StandardFunction.CONDITIONAL,
          StandardFunction.LOGICAL_NOT,
          StandardFunction.LOGICAL_OR,
          StandardFunction.LOGICAL_AND,
          StandardFunction.EQUALS,
          StandardFunction.NOT_EQUALS,
          StandardFunction.ADD,
          StandardFunction.SUBTRACT,
          StandardFunction.MULTIPLY,
          StandardFunction.DIVIDE,
          StandardFunction.MODULO,
          StandardFunction.NEGATE,
          StandardFunction.INDEX,
          StandardFunction.SIZE,
          StandardFunction.INT,
          StandardFunction.DOUBLE,
          StandardFunction.STRING,
          StandardFunction.MATCHES,
          StandardFunction.CONTAINS,
          StandardFunction.ENDS_WITH,
          StandardFunction.STARTS_WITH,
          StandardFunction.LESS,
          StandardFunction.LESS_EQUALS,
          StandardFunction.GREATER,
          StandardFunction.GREATER_EQUALS);

  private static final List<String> CALLED =
      List.of(
          "size",
          "int",
          "double",
          "string",
          "matches",
          "contains",
          "endsWith",
          "startsWith",
          "has",
          "all",
          "exists",
          "exists_one",
          "map",
          "filter");

  /** What a formula may come to. */
  private static final List<CelType> VALUES =
      List.of(
          SimpleType.INT,
          SimpleType.DOUBLE,
          SimpleType.STRING,
          NullableType.create(SimpleType.INT),
          NullableType.create(SimpleType.DOUBLE),
          NullableType.create(SimpleType.STRING));

  private static final Conditions SHARED = new Conditions();

  private final Vocabulary vocabulary = new Vocabulary();
  private final Wording wording = new Wording(vocabulary, CALLED);
  private final CelCompiler compiler;
  private final CelRuntime runtime;

  /** The compiler of all: it keeps nothing between two texts. */
  public static Conditions shared() {
    return SHARED;
  }

  private Conditions() {
    CelOptions options =
        CelOptions.current()
            .maxExpressionCodePointSize(LENGTH)
            .maxParseRecursionDepth(DEPTH)
            .maxParseExpressionNodeCount(NODES)
            .comprehensionMaxIterations(ITERATIONS)
            .maxRegexProgramSize(ConditionRules.PATTERN)
            .enableHeterogeneousNumericComparisons(true)
            .build();
    CelCompilerBuilder builder =
        CelCompilerFactory.standardCelCompilerBuilder()
            .setOptions(options)
            .setStandardMacros(CelStandardMacro.STANDARD_MACROS)
            .setStandardEnvironmentEnabled(false)
            .setStandardDeclarations(
                CelStandardDeclarations.newBuilder().includeFunctions(FUNCTIONS).build())
            .setTypeProvider(vocabulary);
    vocabulary.variables().forEach((name, type) -> builder.addVar(name, type));
    compiler = builder.build();
    runtime =
        CelRuntimeFactory.plannerRuntimeBuilder()
            .setOptions(options)
            .setTypeProvider(vocabulary)
            .build();
  }

  /** A condition, or what is wrong with the text. */
  public Compiled compile(String text) {
    if (text.length() > LENGTH) {
      return new Compiled.Refused(Wording.tooLong(LENGTH));
    }
    CelValidationResult result = compiler.compile(text);
    if (result.hasError()) {
      return new Compiled.Refused(
          wording.of(result.getErrors().getFirst(), result.getSource(), text));
    }
    try {
      return compile(text, result.getAst());
    } catch (CelValidationException | CelEvaluationException e) {
      throw new IllegalStateException("CEL refuses what it has checked: " + text, e);
    }
  }

  private Compiled compile(String text, CelAbstractSyntaxTree tree) throws CelEvaluationException {
    ConditionProblem problem =
        isYesOrNo(tree.getResultType())
            ? ConditionRules.broken(vocabulary, text, tree)
            : Wording.notYesOrNo(tree.getResultType().name());
    if (problem != null) {
      return new Compiled.Refused(problem);
    }
    CelExpr expression = tree.getExpr();
    Price price = Price.of(expression);
    if (price.isTooHigh()) {
      return new Compiled.Refused(Wording.tooCostly(0));
    }
    return new Compiled.Ready(
        new Condition(
            text,
            runtime.createProgram(tree),
            needs(expression),
            Expressions.kinds(expression),
            price));
  }

  /** A formula over a snapshot, or what is wrong with the text. */
  public Formula.Read formula(String text) {
    if (text.length() > LENGTH) {
      return new Formula.Read.Refused(Wording.tooLong(LENGTH));
    }
    CelValidationResult result = compiler.compile(text);
    if (result.hasError()) {
      return new Formula.Read.Refused(
          wording.of(result.getErrors().getFirst(), result.getSource(), text));
    }
    try {
      return formula(text, result.getAst());
    } catch (CelValidationException | CelEvaluationException e) {
      throw new IllegalStateException("CEL refuses what it has checked: " + text, e);
    }
  }

  private Formula.Read formula(String text, CelAbstractSyntaxTree tree)
      throws CelEvaluationException {
    CelExpr expression = tree.getExpr();
    Price price = Price.of(expression);
    ConditionProblem problem = ConditionRules.broken(vocabulary, text, tree);
    if (problem == null && !VALUES.contains(tree.getResultType())) {
      problem = Wording.notAValue(tree.getResultType().name());
    }
    if (problem == null && needs(expression).event()) {
      problem = Wording.aboutAnEvent();
    }
    if (problem == null && price.isTooHigh()) {
      problem = Wording.tooCostly(0);
    }
    return problem == null
        ? new Formula.Read.Ready(new Formula(runtime.createProgram(tree), price))
        : new Formula.Read.Refused(problem);
  }

  private static boolean isYesOrNo(CelType type) {
    return type.equals(SimpleType.BOOL) || type.equals(NullableType.create(SimpleType.BOOL));
  }

  /** A loop's variable that hides a name only makes a condition need more. */
  private Needs needs(CelExpr expression) {
    Set<String> names = new LinkedHashSet<>();
    Expressions.walk(
        expression,
        part -> {
          if (part.getKind() == CelExpr.ExprKind.Kind.IDENT) {
            names.add(part.ident().name());
          }
        });
    return Needs.of(
        names.contains(Vocabulary.EVENT_VARIABLE),
        names.stream().anyMatch(vocabulary::isOfSnapshot));
  }
}
