package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxDecl.Const;
import gopark.golang.syntax.SyntaxDecl.Func;
import gopark.golang.syntax.SyntaxDecl.Var;
import gopark.golang.syntax.SyntaxExpr.FuncType;
import gopark.golang.syntax.SyntaxExpr.LiteralKind;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxStmt.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses declarations, whose keyword is behind. */
final class DeclParser {
  private final Grammar grammar;
  private final Tokens tokens;

  DeclParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  List<SyntaxDecl> imports() {
    return group(this::importDecl);
  }

  List<SyntaxDecl> types() {
    return group(() -> new TypeDeclParser(grammar).typeDecl());
  }

  List<SyntaxDecl> vars() {
    return group(this::varDecl);
  }

  List<SyntaxDecl> consts() {
    ConstGroup consts = new ConstGroup();
    return group(() -> consts.add(constDecl(consts.iota, consts.last)));
  }

  /** What the next constant of a group takes from those before it. */
  private static final class ConstGroup {
    private int iota;
    private @Nullable Const last;

    Const add(Const decl) {
      iota++;
      if (decl.repeated() == null) {
        last = decl;
      }
      return decl;
    }
  }

  private List<SyntaxDecl> group(Supplier<SyntaxDecl> decl) {
    if (!tokens.got(Token.LEFT_PAREN)) {
      return List.of(decl.get());
    }
    List<SyntaxDecl> decls = new ArrayList<>();
    tokens.list(
        "grouped declaration",
        Token.SEMICOLON,
        Token.RIGHT_PAREN,
        () -> {
          decls.add(decl.get());
          return false;
        });
    return decls;
  }

  private SyntaxDecl importDecl() {
    Position at = tokens.at();
    Name name = null;
    if (tokens.is(Token.NAME)) {
      name = tokens.name();
    } else if (tokens.got(Token.DOT)) {
      name = new Name(".", at);
    }
    SyntaxExpr.Literal path = tokens.literalOrNull();
    if (path == null) {
      tokens.syntaxError("missing import path");
      tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_PAREN);
    } else if (!path.bad() && path.kind() != LiteralKind.STRING) {
      tokens.syntaxErrorAt(path.at(), "import path must be a string");
      path = null;
    }
    return new SyntaxDecl.Import(name, path, at);
  }

  private Const constDecl(int iota, @Nullable Const last) {
    Position at = tokens.at();
    List<Name> names = tokens.nameList(tokens.name());
    SyntaxExpr type = null;
    List<SyntaxExpr> values = List.of();
    if (!tokens.is(Token.EOF) && !tokens.is(Token.SEMICOLON) && !tokens.is(Token.RIGHT_PAREN)) {
      type = grammar.types.typeOrNull();
      if (tokens.gotAssign()) {
        values = grammar.exprs.exprList();
      }
    }
    Const repeated = type == null && values.isEmpty() ? last : null;
    return new Const(names, type, values, iota, repeated, at);
  }

  private SyntaxDecl varDecl() {
    Position at = tokens.at();
    List<Name> names = tokens.nameList(tokens.name());
    if (tokens.gotAssign()) {
      return new Var(names, null, grammar.exprs.exprList(), at);
    }
    SyntaxExpr type = grammar.types.type();
    List<SyntaxExpr> values = tokens.gotAssign() ? grammar.exprs.exprList() : List.of();
    return new Var(names, type, values, at);
  }

  Func funcDecl() {
    Position at = tokens.at();
    SyntaxField receiver = null;
    boolean method = tokens.got(Token.LEFT_PAREN);
    if (method) {
      List<SyntaxField> receivers = grammar.params.params(false);
      if (receivers.isEmpty()) {
        tokens.error("method has no receiver");
      } else {
        if (receivers.size() > 1) {
          tokens.error("method has multiple receivers");
        }
        receiver = receivers.getFirst();
      }
    }
    Name name;
    TypeParser.Signature signature;
    if (tokens.is(Token.NAME)) {
      name = tokens.name();
      signature = grammar.types.funcType(method ? "method" : "");
    } else {
      name = new Name("_", tokens.at());
      signature =
          new TypeParser.Signature(List.of(), new FuncType(List.of(), List.of(), tokens.at()));
      tokens.syntaxError(method ? "expected name" : "expected name or (");
      tokens.advanceTo(Token.LEFT_BRACE, Token.SEMICOLON);
    }
    Block body = tokens.is(Token.LEFT_BRACE) ? funcBody() : null;
    return new Func(receiver, name, signature.typeParams(), signature.type(), body, at);
  }

  Block funcBody() {
    tokens.functions++;
    int errors = tokens.errorCount();
    Block body = grammar.stmts.block("");
    tokens.functions--;
    if (errors == tokens.errorCount()) {
      new BranchCheck(grammar.fileName, tokens).check(body);
    }
    return body;
  }
}
