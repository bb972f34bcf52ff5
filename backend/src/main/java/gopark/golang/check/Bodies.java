package gopark.golang.check;

import gopark.golang.check.Entity.FunctionEntity;
import gopark.golang.check.Entity.VariableEntity;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxStmt;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Compilation;
import gopark.golang.type.Constant;
import gopark.golang.type.Signature;
import gopark.golang.type.TypeParam;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions with their bodies, declared or literals. */
final class Bodies {
  private final Checking checking;
  private final CheckProblems problems;
  private final StatementChecker statements;
  private final TypeDeclarations typeDeclarations;
  private final Signatures signatures;
  private final List<Position> withoutBody = new ArrayList<>();

  Bodies(
      Checking checking,
      StatementChecker statements,
      TypeDeclarations typeDeclarations,
      Signatures signatures) {
    this.checking = checking;
    problems = checking.problems;
    this.statements = statements;
    this.typeDeclarations = typeDeclarations;
    this.signatures = signatures;
  }

  /** Tells of functions without a body, which Go does when all else is right. */
  void tellMissing() {
    for (Position at : withoutBody) {
      problems.at(at, "missing function body");
    }
  }

  /** Reads what a declared function takes and gives; its body comes later. */
  void declare(FunctionEntity entity, Declaration declaration) {
    SyntaxDecl.Func decl = declaration.function;
    if (decl == null) {
      return;
    }
    Function function = entity.function;
    Scope outer = checking.openFunctionScope();
    Scope scope = checking.env.scope;
    try {
      if (decl.receiver() != null) {
        signatures.receiver(decl.receiver(), function);
      }
      if (!decl.typeParams().isEmpty()) {
        function.typeParams =
            typeDeclarations.typeParams(decl.typeParams(), list -> function.typeParams = list);
      }
      function.signature = signatures.read(decl.type(), function);
    } finally {
      checking.env.scope = outer;
    }
    SyntaxStmt.Block body = decl.body();
    if (body != null) {
      Signature signature = function.signature;
      checking.later(() -> body(function, signature, body, scope, declaration, null));
    } else if (!decl.typeParams().isEmpty()) {
      problems.at(decl.at(), "generic function is missing function body");
    } else if (!checking.mayHaveNatives) {
      withoutBody.add(decl.at());
    }
  }

  void literal(Operand x, SyntaxExpr.FuncLiteral e) {
    Function outer = checking.env.function;
    String name = checking.closureNames.literal(outer, checking.path);
    Function function =
        new Function("", name, Signatures.NONE, problems.place(e.at()), outer, checking.path);
    Scope around = checking.openFunctionScope();
    Scope scope = checking.env.scope;
    try {
      function.signature = signatures.read(e.type(), function);
    } finally {
      checking.env.scope = around;
    }
    Declaration declaration = checking.env.declaration;
    Constant iota = checking.env.iota;
    Signature signature = function.signature;
    checking.later(() -> body(function, signature, e.body(), scope, declaration, iota));
    x.setValue(signature, new Expr.Literal(function, problems.place(e.at())));
  }

  private void body(
      Function function,
      Signature signature,
      SyntaxStmt.Block body,
      Scope scope,
      @Nullable Declaration declaration,
      @Nullable Constant iota) {
    Environment before = checking.env;
    checking.env = new Environment(scope, declaration, iota, function, signature);
    List<Stmt> inner = statements.sequence(body.stmts());
    function.body = new Stmt.Block(inner, problems.place(body.at()), problems.place(body.close()));
    function.end = problems.place(body.close());
    if (!signature.results().isEmpty()
        && !Terminates.body(body, checking.panicCalls::containsKey)) {
      problems.at(body.close(), "missing return");
    }
    tellUnused(scope);
    checking.env = before;
  }

  /** Tells of variables that nobody uses, in the order in which they are declared. */
  private void tellUnused(Scope scope) {
    List<VariableEntity> unused = new ArrayList<>();
    gather(scope, unused);
    unused.sort(Comparator.comparing((VariableEntity v) -> v.at, Position::compareTo));
    for (VariableEntity variable : unused) {
      problems.at(variable.at, "declared and not used: " + variable.name);
    }
  }

  private static void gather(Scope scope, List<VariableEntity> unused) {
    Compilation.spend(30 + 10L * scope.entities().size());
    for (Entity entity : scope.entities()) {
      if (entity instanceof VariableEntity variable && variable.needsUse() && !variable.used) {
        unused.add(variable);
      }
    }
    for (Scope child : scope.children()) {
      if (!child.function) {
        gather(child, unused);
      }
    }
  }

  /** The type parameters of the declared function around; none outside of generic ones. */
  List<TypeParam> typeParamsAround(@Nullable Function function) {
    Function f = function;
    while (f != null && f.outer != null) {
      f = f.outer;
    }
    return f == null ? List.of() : f.typeParams;
  }
}
