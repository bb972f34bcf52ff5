package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.Bad;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxExpr.TypeSwitchGuard;
import gopark.golang.syntax.SyntaxStmt.Assign;
import gopark.golang.syntax.SyntaxStmt.OpAssign;
import gopark.golang.syntax.SyntaxStmt.Range;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses simple statements and the headers of if, for and switch, which are made of them. */
final class HeaderParser {
  private final Grammar grammar;
  private final Tokens tokens;

  HeaderParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  /**
   * @param parsed the expressions at its beginning if they have been parsed
   * @param keyword whose header this is in, or null: after for there may be a range, whose body is
   *     empty yet, after switch a type switch's guard
   */
  SyntaxStmt simple(@Nullable List<SyntaxExpr> parsed, @Nullable Token keyword) {
    if (keyword == Token.FOR && tokens.is(Token.RANGE)) {
      return range(List.of(), false);
    }
    List<SyntaxExpr> lhs = parsed == null ? grammar.exprs.exprList() : parsed;
    Position at = tokens.at();
    if (tokens.is(Token.ASSIGN) || tokens.is(Token.DEFINE)) {
      return assignment(lhs, keyword);
    }
    SyntaxExpr first = lhs.getFirst();
    if (lhs.size() > 1) {
      tokens.syntaxError("expected := or = or comma");
      tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_BRACE);
      return new SyntaxStmt.Expression(first, first.at());
    }
    return switch (tokens.token()) {
      case ASSIGN_OP -> {
        Op op = tokens.op();
        tokens.next();
        yield new OpAssign(op, first, grammar.exprs.expr(), at);
      }
      case INC_OP -> {
        Op op = tokens.op();
        tokens.next();
        yield new OpAssign(op, first, null, at);
      }
      case ARROW -> {
        tokens.next();
        yield new SyntaxStmt.Send(first, grammar.exprs.expr(), at);
      }
      default -> {
        yield new SyntaxStmt.Expression(first, first.at());
      }
    };
  }

  private SyntaxStmt assignment(List<SyntaxExpr> lhs, @Nullable Token keyword) {
    Position at = tokens.at();
    boolean defines = tokens.is(Token.DEFINE);
    tokens.next();
    if (keyword == Token.FOR && tokens.is(Token.RANGE)) {
      return range(lhs, defines);
    }
    List<SyntaxExpr> rhs = grammar.exprs.exprList();
    if (keyword == Token.SWITCH
        && defines
        && rhs.size() == 1
        && rhs.getFirst() instanceof TypeSwitchGuard guard
        && lhs.size() == 1
        && lhs.getFirst() instanceof Name name) {
      TypeSwitchGuard named = new TypeSwitchGuard(name, guard.x(), guard.at());
      return new SyntaxStmt.Expression(named, guard.at());
    }
    return new Assign(lhs, rhs, defines, at);
  }

  private Range range(List<SyntaxExpr> lhs, boolean defines) {
    Position at = tokens.at();
    tokens.next();
    SyntaxStmt.Block none = new SyntaxStmt.Block(List.of(), at, at);
    return new Range(lhs, defines, grammar.exprs.expr(), none, at, at);
  }

  /**
   * What stands between a keyword and the brace.
   *
   * @param condition of a switch its tag
   */
  record Header(
      @Nullable SyntaxStmt init, @Nullable SyntaxExpr condition, @Nullable SyntaxStmt post) {}

  Header header(Token keyword) {
    tokens.want(keyword);
    if (tokens.is(Token.LEFT_BRACE)) {
      SyntaxExpr condition = null;
      if (keyword == Token.IF) {
        tokens.syntaxError("missing condition in if statement");
        condition = grammar.exprs.bad();
      }
      return new Header(null, condition, null);
    }
    int outer = tokens.brackets;
    tokens.brackets = -1;
    Header header = clauses(keyword);
    tokens.brackets = outer;
    return header;
  }

  private Header clauses(Token keyword) {
    SyntaxStmt init = null;
    if (!tokens.is(Token.SEMICOLON)) {
      if (tokens.got(Token.VAR)) {
        tokens.syntaxError("var declaration not allowed in " + keyword.text() + " initializer");
      }
      init = simple(null, keyword);
      if (init instanceof Range) {
        return new Header(init, null, null);
      }
      if (tokens.is(Token.LEFT_BRACE)) {
        return new Header(null, condition(init), null);
      }
    }
    Position semicolon = null;
    String semicolonText = "";
    if (tokens.is(Token.SEMICOLON)) {
      semicolon = tokens.at();
      semicolonText = tokens.text();
      tokens.next();
    } else {
      tokens.want(Token.LEFT_BRACE);
      if (!tokens.is(Token.LEFT_BRACE)) {
        tokens.advanceTo(Token.LEFT_BRACE, Token.RIGHT_BRACE);
      }
    }
    if (keyword == Token.FOR) {
      return forClauses(init);
    }
    SyntaxStmt last = tokens.is(Token.LEFT_BRACE) ? null : simple(null, keyword);
    if (last == null && keyword == Token.IF && semicolon != null) {
      tokens.syntaxErrorAt(
          semicolon,
          semicolonText.equals("semicolon")
              ? "missing condition in if statement"
              : "unexpected " + semicolonText + ", expected { after if clause");
      return new Header(init, new Bad(semicolon), null);
    }
    return new Header(init, last == null ? null : condition(last), null);
  }

  private Header forClauses(@Nullable SyntaxStmt init) {
    SyntaxStmt condition = null;
    if (!tokens.is(Token.SEMICOLON)) {
      if (tokens.is(Token.LEFT_BRACE)) {
        tokens.syntaxError("expected for loop condition");
        return new Header(init, null, null);
      }
      condition = simple(null, null);
    }
    tokens.want(Token.SEMICOLON);
    SyntaxStmt post = null;
    if (!tokens.is(Token.LEFT_BRACE)) {
      post = simple(null, null);
      if (post instanceof Assign assign && assign.defines()) {
        tokens.syntaxErrorAt(post.at(), "cannot declare in post statement of for loop");
      }
    }
    return new Header(init, condition == null ? null : condition(condition), post);
  }

  /** The expression that the statement consists of; others are told, as = is for ==. */
  private @Nullable SyntaxExpr condition(SyntaxStmt stmt) {
    if (stmt instanceof SyntaxStmt.Expression expression) {
      return expression.x();
    }
    tokens.syntaxErrorAt(stmt.at(), "cannot use " + text(stmt) + " as value");
    return null;
  }

  private static String text(SyntaxStmt stmt) {
    return switch (stmt) {
      case Assign a when a.defines() -> ExprText.of(a.lhs()) + " := " + ExprText.of(a.rhs());
      case Assign a -> "assignment " + emphasized(a.lhs()) + " = " + emphasized(a.rhs());
      case OpAssign a -> {
        SyntaxExpr y = a.y();
        String op = a.op().text();
        yield ExprText.of(a.x()) + (y == null ? op + op : " " + op + "= " + ExprText.of(y));
      }
      case SyntaxStmt.Send s -> ExprText.of(s.channel()) + " <- " + ExprText.of(s.value());
      default -> "statement";
    };
  }

  /** The list as text; operators are in parentheses, so that the = shows. */
  private static String emphasized(List<SyntaxExpr> list) {
    String text = ExprText.of(list);
    return list.size() == 1 && list.getFirst() instanceof SyntaxExpr.Binary
        ? "(" + text + ")"
        : text;
  }
}
