package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxStmt.Block;
import gopark.golang.syntax.SyntaxStmt.Branch;
import gopark.golang.syntax.SyntaxStmt.BranchKind;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses statements. */
final class StmtParser {
  private final Grammar grammar;
  private final Tokens tokens;

  StmtParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  /**
   * @param context what the block belongs to; may be empty if its brace is there
   */
  Block block(String context) {
    Position at = tokens.at();
    if (!tokens.got(Token.LEFT_BRACE)) {
      tokens.syntaxError("expected { after " + context);
      tokens.advanceTo(Token.NAME, Token.RIGHT_BRACE);
      Position close = tokens.at();
      if (tokens.got(Token.RIGHT_BRACE)) {
        return new Block(List.of(), close, at);
      }
    }
    List<SyntaxStmt> stmts = stmtList();
    Position close = tokens.at();
    tokens.want(Token.RIGHT_BRACE);
    return new Block(stmts, close, at);
  }

  List<SyntaxStmt> stmtList() {
    List<SyntaxStmt> stmts = new ArrayList<>();
    while (!endsList()) {
      SyntaxStmt stmt = stmtOrNull();
      if (stmt == null) {
        break;
      }
      stmts.add(stmt);
      if (!tokens.got(Token.SEMICOLON) && !tokens.is(Token.RIGHT_BRACE)) {
        tokens.syntaxError("at end of statement");
        tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_BRACE, Token.CASE, Token.DEFAULT);
        tokens.got(Token.SEMICOLON);
      }
    }
    return List.copyOf(stmts);
  }

  private boolean endsList() {
    return switch (tokens.token()) {
      case EOF, RIGHT_BRACE, CASE, DEFAULT -> true;
      default -> false;
    };
  }

  /** A statement, or null, without a complaint, if none begins here. */
  @Nullable SyntaxStmt stmtOrNull() {
    tokens.deepen(2);
    SyntaxStmt stmt = stmtHere();
    tokens.rise(2);
    return stmt;
  }

  private @Nullable SyntaxStmt stmtHere() {
    Position at = tokens.at();
    return switch (tokens.token()) {
      case NAME -> nameFirst();
      case VAR -> {
        tokens.next();
        yield new SyntaxStmt.Declaration(grammar.decls.vars(), at);
      }
      case CONST -> {
        tokens.next();
        yield new SyntaxStmt.Declaration(grammar.decls.consts(), at);
      }
      case TYPE -> {
        tokens.next();
        yield new SyntaxStmt.Declaration(grammar.decls.types(), at);
      }
      case LEFT_BRACE -> block("");
      case OPERATOR, STAR ->
          switch (tokens.op()) {
            case ADD, SUB, MUL, AND, XOR, NOT -> grammar.headers.simple(null, null);
            default -> null;
          };
      case LITERAL, FUNC, LEFT_PAREN, LEFT_BRACKET, STRUCT, MAP, CHAN, INTERFACE, ARROW ->
          grammar.headers.simple(null, null);
      case FOR -> forStmt();
      case SWITCH -> switchStmt();
      case SELECT -> selectStmt();
      case IF -> ifStmt();
      case FALLTHROUGH -> {
        tokens.next();
        yield new Branch(BranchKind.FALLTHROUGH, null, at);
      }
      case BREAK -> branch(BranchKind.BREAK);
      case CONTINUE -> branch(BranchKind.CONTINUE);
      case GOTO -> {
        tokens.next();
        yield new Branch(BranchKind.GOTO, tokens.name(), at);
      }
      case GO, DEFER -> call();
      case RETURN -> {
        tokens.next();
        boolean bare = tokens.is(Token.SEMICOLON) || tokens.is(Token.RIGHT_BRACE);
        yield new SyntaxStmt.Return(bare ? List.of() : grammar.exprs.exprList(), at);
      }
      case SEMICOLON -> new SyntaxStmt.Empty(at);
      default -> null;
    };
  }

  private @Nullable SyntaxStmt nameFirst() {
    List<SyntaxExpr> lhs = grammar.exprs.exprList();
    if (lhs.size() == 1 && lhs.getFirst() instanceof Name label && tokens.is(Token.COLON)) {
      return labeled(label);
    }
    return grammar.headers.simple(lhs, null);
  }

  private @Nullable SyntaxStmt labeled(Name label) {
    Position at = tokens.at();
    tokens.want(Token.COLON);
    if (tokens.is(Token.RIGHT_BRACE)) {
      return new SyntaxStmt.Labeled(label, new SyntaxStmt.Empty(tokens.at()), at);
    }
    SyntaxStmt stmt = stmtOrNull();
    if (stmt != null) {
      return new SyntaxStmt.Labeled(label, stmt, at);
    }
    tokens.syntaxErrorAt(at, "missing statement after label");
    return null;
  }

  private SyntaxStmt branch(BranchKind kind) {
    Position at = tokens.at();
    tokens.next();
    return new Branch(kind, tokens.is(Token.NAME) ? tokens.name() : null, at);
  }

  private SyntaxStmt call() {
    Position at = tokens.at();
    boolean defers = tokens.is(Token.DEFER);
    tokens.next();
    SyntaxExpr x = grammar.operands.primary(null, tokens.is(Token.LEFT_PAREN));
    SyntaxStmt.CallStmt stmt = new SyntaxStmt.CallStmt(defers, x.bare(), at);
    if (x instanceof SyntaxExpr.Paren) {
      tokens.errorAt(x.at(), "expression in " + stmt.keyword() + " must not be parenthesized");
    }
    return stmt;
  }

  private SyntaxStmt forStmt() {
    Position at = tokens.at();
    HeaderParser.Header header = grammar.headers.header(Token.FOR);
    Block body = block("for clause");
    if (header.init() instanceof SyntaxStmt.Range range) {
      return new SyntaxStmt.Range(
          range.lhs(), range.defines(), range.x(), body, range.rangeAt(), at);
    }
    return new SyntaxStmt.For(header.init(), header.condition(), header.post(), body, at);
  }

  private SyntaxStmt ifStmt() {
    Position at = tokens.at();
    HeaderParser.Header header = grammar.headers.header(Token.IF);
    SyntaxExpr condition = header.condition();
    if (condition == null) {
      condition = new SyntaxExpr.Bad(at);
    }
    Block then = block("if clause");
    SyntaxStmt otherwise = tokens.got(Token.ELSE) ? otherwise() : null;
    return new SyntaxStmt.If(header.init(), condition, then, otherwise, at);
  }

  private @Nullable SyntaxStmt otherwise() {
    return switch (tokens.token()) {
      case IF -> {
        tokens.deepen(2);
        SyntaxStmt stmt = ifStmt();
        tokens.rise(2);
        yield stmt;
      }
      case LEFT_BRACE -> {
        yield block("");
      }
      default -> {
        tokens.syntaxError("else must be followed by if or statement block");
        tokens.advanceTo(Token.NAME, Token.RIGHT_BRACE);
        yield null;
      }
    };
  }

  private SyntaxStmt switchStmt() {
    Position at = tokens.at();
    HeaderParser.Header header = grammar.headers.header(Token.SWITCH);
    openClauses("switch");
    List<SyntaxClause.Case> clauses = new ArrayList<>();
    while (!tokens.is(Token.EOF) && !tokens.is(Token.RIGHT_BRACE)) {
      clauses.add(caseClause());
    }
    Position close = tokens.at();
    tokens.want(Token.RIGHT_BRACE);
    return new SyntaxStmt.Switch(
        header.init(), header.condition(), List.copyOf(clauses), close, at);
  }

  private SyntaxStmt selectStmt() {
    Position at = tokens.at();
    tokens.want(Token.SELECT);
    openClauses("select");
    List<SyntaxClause.Comm> clauses = new ArrayList<>();
    while (!tokens.is(Token.EOF) && !tokens.is(Token.RIGHT_BRACE)) {
      clauses.add(commClause());
    }
    Position close = tokens.at();
    tokens.want(Token.RIGHT_BRACE);
    return new SyntaxStmt.Select(List.copyOf(clauses), close, at);
  }

  private void openClauses(String keyword) {
    if (!tokens.got(Token.LEFT_BRACE)) {
      tokens.syntaxError("missing { after " + keyword + " clause");
      tokens.advanceTo(Token.CASE, Token.DEFAULT, Token.RIGHT_BRACE);
    }
  }

  private SyntaxClause.Case caseClause() {
    Position at = tokens.at();
    List<SyntaxExpr> values = beginsCase() ? grammar.exprs.exprList() : null;
    Position colon = tokens.at();
    tokens.want(Token.COLON);
    return new SyntaxClause.Case(values, stmtList(), colon, at);
  }

  private SyntaxClause.Comm commClause() {
    Position at = tokens.at();
    SyntaxStmt comm = beginsCase() ? grammar.headers.simple(null, null) : null;
    Position colon = tokens.at();
    tokens.want(Token.COLON);
    return new SyntaxClause.Comm(comm, stmtList(), colon, at);
  }

  /** Reads the keyword and tells whether it was {@code case}. */
  private boolean beginsCase() {
    if (tokens.got(Token.CASE)) {
      return true;
    }
    if (!tokens.got(Token.DEFAULT)) {
      tokens.syntaxError("expected case or default or }");
      tokens.advanceTo(Token.COLON, Token.CASE, Token.DEFAULT, Token.RIGHT_BRACE);
    }
    return false;
  }
}
