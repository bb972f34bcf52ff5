package gopark.golang.check;

import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Function;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Named;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts that check one package. Each gets the parts that it uses; those that need each other,
 * as expressions need the types in them and types the lengths of arrays, meet by five ports, which
 * this class hands on to the parts behind them.
 */
final class PackageChecker
    implements ExpressionChecker,
        TypeChecker,
        StatementChecker,
        DeclarationChecker,
        FunctionBodies {
  private final Conversions conversions;
  private final Indexing indexing;
  final Generics generics;
  private final Arguments arguments;
  private final Overflow overflow;
  private final Comparisons comparisons;
  private final Operators operators;
  private final Assignments assignments;
  private final Interfaces interfaces;
  final TypeDeclarations typeDeclarations;
  private final Signatures signatures;
  final Bodies bodies;
  private final SliceBuiltins slices;
  private final Builtins builtins;
  private final Casts casts;
  private final Calls calls;
  final Declarations declarations;
  private final Entities entities;
  private final Selectors selectors;
  private final Literals literals;
  private final Expressions expressions;
  final LocalDeclarations locals;
  private final Ranges ranges;
  private final Selects selects;
  private final TypeSwitches typeSwitches;
  private final SwitchChecks switches;
  private final Statements statements;
  final TypeExpressions types;

  PackageChecker(Checking checking) {
    CheckProblems problems = checking.problems;
    conversions = new Conversions(problems);
    indexing = new Indexing(problems, this, this, conversions);
    generics = new Generics(checking, this, this, conversions, indexing);
    arguments = new Arguments(problems, this, conversions, generics);
    overflow = new Overflow(problems, conversions);
    comparisons = new Comparisons(problems, conversions, overflow);
    operators = new Operators(checking, this, conversions, comparisons, overflow);
    assignments = new Assignments(checking, this, conversions, operators);
    interfaces = new Interfaces(checking, this);
    typeDeclarations = new TypeDeclarations(checking, this, this, this, interfaces, generics);
    signatures = new Signatures(checking, this);
    bodies = new Bodies(checking, this, typeDeclarations, signatures);
    slices = new SliceBuiltins(problems, this, this, conversions, indexing, arguments);
    builtins = new Builtins(checking, this, conversions, slices);
    casts = new Casts(problems, conversions);
    calls = new Calls(checking, this, conversions, indexing, arguments, generics, builtins, casts);
    declarations =
        new Declarations(checking, this, this, this, typeDeclarations, conversions, assignments);
    entities = new Entities(checking, this);
    selectors = new Selectors(checking, this, entities, conversions, calls);
    literals = new Literals(checking, this, this, conversions, indexing);
    expressions =
        new Expressions(
            checking,
            this,
            this,
            entities,
            conversions,
            operators,
            selectors,
            indexing,
            literals,
            calls,
            generics,
            overflow);
    locals = new LocalDeclarations(checking, this, this, this, typeDeclarations, assignments);
    ranges = new Ranges(checking, this, this, conversions, assignments, locals);
    selects = new Selects(checking, this);
    typeSwitches = new TypeSwitches(checking, this, this, this, conversions, locals);
    switches = new SwitchChecks(checking, this, this, conversions, comparisons, typeSwitches);
    statements =
        new Statements(
            checking, this, conversions, operators, assignments, switches, ranges, selects, locals);
    types = new TypeExpressions(checking, this, this, entities, signatures, interfaces, selectors);
  }

  @Override
  public Operand element(SyntaxExpr e, Type hint) {
    return expressions.element(e, hint);
  }

  @Override
  public Operand generic(SyntaxExpr e) {
    return expressions.generic(e);
  }

  @Override
  public void mustBeValue(Operand x) {
    expressions.mustBeValue(x);
  }

  @Override
  public void mustBeValueOrBuiltin(Operand x) {
    expressions.mustBeValueOrBuiltin(x);
  }

  @Override
  public void mustBeValueOrType(Operand x) {
    expressions.mustBeValueOrType(x);
  }

  @Override
  public Operand raw(
      SyntaxExpr e, @Nullable InferenceTarget target, @Nullable Type hint, boolean mayBeGeneric) {
    return expressions.raw(e, target, hint, mayBeGeneric);
  }

  @Override
  public void refuseGeneric(Operand x, @Nullable InferenceTarget target) {
    expressions.refuseGeneric(x, target);
  }

  @Override
  public boolean use(List<SyntaxExpr> list) {
    return expressions.use(list);
  }

  @Override
  public Operand value(SyntaxExpr e) {
    return expressions.value(e);
  }

  @Override
  public Operand value(SyntaxExpr e, @Nullable Type wanted, String text) {
    return expressions.value(e, wanted, text);
  }

  @Override
  public Operand valueOrType(SyntaxExpr e, boolean mayBeGeneric) {
    return expressions.valueOrType(e, mayBeGeneric);
  }

  @Override
  public List<Operand> values(SyntaxExpr e) {
    return expressions.values(e);
  }

  @Override
  public Type any(SyntaxExpr e) {
    return types.any(e);
  }

  @Override
  public void checkSize(Type type, Position at) {
    types.checkSize(type, at);
  }

  @Override
  public void checkVariableType(SyntaxExpr e, Type type) {
    types.checkVariableType(e, type);
  }

  @Override
  public @Nullable Position fieldPlace(Struct.Field field) {
    return types.fieldPlace(field);
  }

  @Override
  public @Nullable Position instancePlace(Named instance) {
    return types.instancePlace(instance);
  }

  @Override
  public @Nullable List<Type> list(List<SyntaxExpr> list) {
    return types.list(list);
  }

  @Override
  public Type type(SyntaxExpr e) {
    return types.type(e);
  }

  @Override
  public Type variableType(SyntaxExpr e) {
    return types.variableType(e);
  }

  @Override
  public Stmt.Block block(SyntaxStmt.Block s) {
    return statements.block(s);
  }

  @Override
  public List<Stmt> sequence(List<SyntaxStmt> list) {
    return statements.sequence(list);
  }

  @Override
  public @Nullable Stmt one(@Nullable SyntaxStmt s) {
    return statements.one(s);
  }

  @Override
  public void constant(
      ConstantEntity entity,
      @Nullable SyntaxExpr typ,
      @Nullable SyntaxExpr init,
      boolean repeated) {
    declarations.constant(entity, typ, init, repeated);
  }

  @Override
  public void read(Entity entity) {
    declarations.read(entity);
  }

  @Override
  public void tellCycle(List<? extends Entity> cycle) {
    declarations.tellCycle(cycle);
  }

  @Override
  public void tellCycle(List<? extends Entity> cycle, int start) {
    declarations.tellCycle(cycle, start);
  }

  @Override
  public void declare(FunctionEntity entity, Declaration declaration) {
    bodies.declare(entity, declaration);
  }

  @Override
  public void literal(Operand x, SyntaxExpr.FuncLiteral e) {
    bodies.literal(x, e);
  }

  @Override
  public List<TypeParam> typeParamsAround(@Nullable Function function) {
    return bodies.typeParamsAround(function);
  }
}
