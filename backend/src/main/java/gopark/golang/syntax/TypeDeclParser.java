package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxDecl.TypeDecl;
import gopark.golang.syntax.SyntaxExpr.Binary;
import gopark.golang.syntax.SyntaxExpr.Call;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxExpr.Paren;
import gopark.golang.syntax.SyntaxExpr.Unary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the declaration of a type, whose brackets may hold type parameters or a length. */
final class TypeDeclParser {
  private final Grammar grammar;
  private final Tokens tokens;

  TypeDeclParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  TypeDecl typeDecl() {
    Position at = tokens.at();
    Name name = tokens.name();
    if (!tokens.is(Token.LEFT_BRACKET)) {
      return declared(name, List.of(), at);
    }
    Position bracket = tokens.at();
    tokens.next();
    return switch (tokens.token()) {
      case NAME -> nameInBrackets(name, bracket, at);
      case RIGHT_BRACKET -> {
        tokens.next();
        yield plain(name, grammar.types.slice(bracket), at);
      }
      default -> plain(name, grammar.types.array(bracket, null), at);
    };
  }

  private static TypeDecl plain(Name name, SyntaxExpr type, Position at) {
    return new TypeDecl(name, List.of(), false, type, at);
  }

  private TypeDecl declared(Name name, List<SyntaxField> typeParams, Position at) {
    boolean alias = tokens.gotAssign();
    SyntaxExpr type = grammar.types.typeOrNull();
    if (type == null) {
      type = grammar.exprs.bad();
      tokens.syntaxError("in type declaration");
      tokens.advanceTo(Token.SEMICOLON, Token.RIGHT_PAREN);
    }
    return new TypeDecl(name, typeParams, alias, type, at);
  }

  /** An array's length or a type parameter: often that shows only when an expression is parsed. */
  private TypeDecl nameInBrackets(Name name, Position bracket, Position at) {
    SyntaxExpr x = tokens.name();
    if (!tokens.is(Token.LEFT_BRACKET)) {
      tokens.brackets++;
      x = grammar.exprs.binary(grammar.operands.primary(x, false), 0);
      tokens.brackets--;
    }
    Split split = split(x, tokens.is(Token.COMMA));
    if (split == null || (split.constraint() == null && tokens.is(Token.RIGHT_BRACKET))) {
      return plain(name, grammar.types.array(bracket, x), at);
    }
    return declared(name, grammar.params.typeParams(split.name(), split.constraint()), at);
  }

  /** A name with what stands after it. */
  private record Split(Name name, @Nullable SyntaxExpr constraint) {}

  /**
   * Takes {@code P *C} apart, which looks like a product, and {@code P (C)}, which looks like a
   * call; unless forced, only if C can be nothing but a type. Null if that cannot be done.
   */
  private static @Nullable Split split(SyntaxExpr x, boolean force) {
    return switch (x) {
      case Name name -> new Split(name, null);
      case Binary b when b.op() == Op.MUL ->
          b.x() instanceof Name name && (force || isTypeElement(b.y()))
              ? new Split(name, new Unary(Op.MUL, b.y(), b.at()))
              : null;
      case Binary b when b.op() == Op.OR -> {
        Split left = split(b.x(), force || isTypeElement(b.y()));
        yield left != null && left.constraint() != null
            ? new Split(left.name(), new Binary(Op.OR, left.constraint(), b.y(), b.at()))
            : null;
      }
      case Call c ->
          c.function() instanceof Name name
                  && c.args().size() == 1
                  && !c.spread()
                  && (force || isTypeElement(c.args().getFirst()))
              ? new Split(name, c.args().getFirst().bare())
              : null;
      default -> null;
    };
  }

  /** Whether x is a type or a union and no value. */
  private static boolean isTypeElement(SyntaxExpr x) {
    return switch (x) {
      case SyntaxExpr.ArrayType _,
          SyntaxExpr.StructType _,
          SyntaxExpr.FuncType _,
          SyntaxExpr.InterfaceType _,
          SyntaxExpr.SliceType _,
          SyntaxExpr.MapType _,
          SyntaxExpr.ChanType _ ->
          true;
      case Binary b -> isTypeElement(b.x()) || isTypeElement(b.y());
      case Unary u -> u.op() == Op.TILDE || isTypeElement(u.x());
      case Paren p -> isTypeElement(p.x());
      default -> false;
    };
  }
}
