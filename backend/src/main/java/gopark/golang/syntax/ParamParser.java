package gopark.golang.syntax;

import gopark.golang.syntax.SyntaxExpr.DotsType;
import gopark.golang.syntax.SyntaxExpr.Index;
import gopark.golang.syntax.SyntaxExpr.Name;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses lists of parameters, results and type parameters, whose opening bracket is behind. */
final class ParamParser {
  private final Grammar grammar;
  private final Tokens tokens;

  ParamParser(Grammar grammar) {
    this.grammar = grammar;
    this.tokens = grammar.tokens;
  }

  /** A parameter of which at first only the name or the type may be known. */
  private static final class Param {
    @Nullable Name name;
    @Nullable SyntaxExpr type;
    final Position at;

    Param(@Nullable Name name, @Nullable SyntaxExpr type, Position at) {
      this.name = name;
      this.type = type;
      this.at = at;
    }
  }

  /**
   * Parameters or results.
   *
   * @param variadic whether the last one may have dots
   */
  List<SyntaxField> params(boolean variadic) {
    return list(null, null, Token.RIGHT_PAREN, false, variadic);
  }

  List<SyntaxField> typeParams() {
    return list(null, null, Token.RIGHT_BRACKET, true, false);
  }

  /** Type parameters of which the first name, and perhaps its constraint, have been parsed. */
  List<SyntaxField> typeParams(Name name, @Nullable SyntaxExpr constraint) {
    return list(name, constraint, Token.RIGHT_BRACKET, true, false);
  }

  /** What may be type parameters or type arguments. */
  List<SyntaxField> bracketedParams() {
    return list(null, null, Token.RIGHT_BRACKET, false, false);
  }

  private List<SyntaxField> list(
      @Nullable Name first,
      @Nullable SyntaxExpr firstType,
      Token close,
      boolean namesNeeded,
      boolean variadic) {
    List<Param> params = new ArrayList<>();
    Deque<Param> begun = new ArrayDeque<>();
    if (first != null) {
      begun.add(new Param(first, firstType, first.at()));
    }
    if (firstType != null && tokens.got(close)) {
      params.addAll(begun);
      return fields(params);
    }
    Position end =
        tokens.list(
            "parameter list",
            Token.COMMA,
            close,
            () -> {
              Param param = begun.poll();
              if (param == null || param.type == null) {
                param = param(param == null ? null : param.name, close);
              }
              if (param != null) {
                params.add(param);
              }
              return false;
            });
    distribute(params, end, namesNeeded);
    return checkDots(fields(params), variadic);
  }

  private static List<SyntaxField> fields(List<Param> params) {
    List<SyntaxField> fields = new ArrayList<>();
    for (Param param : params) {
      SyntaxExpr type = param.type;
      if (type == null) {
        type = param.name == null ? new SyntaxExpr.Bad(param.at) : param.name;
      }
      fields.add(new SyntaxField(param.name, type, null, param.at));
    }
    return fields;
  }

  /** Gives each parameter its name and type: all have names, or none has. */
  private void distribute(List<Param> params, Position end, boolean namesNeeded) {
    int named = 0;
    int typed = 0;
    for (Param param : params) {
      named += param.name != null && param.type != null ? 1 : 0;
      typed += param.type != null ? 1 : 0;
    }
    if (named == params.size()) {
      return;
    }
    if (named == 0 && !namesNeeded) {
      for (Param param : params) {
        if (param.name != null) {
          param.type = param.name;
          param.name = null;
        }
      }
      return;
    }
    Position wrong = spreadTypes(params);
    if (wrong != null) {
      complain(wrong, named == typed ? end : null, namesNeeded, params.size());
    }
  }

  /** Spreads types from right to left; returns the leftmost parameter that lacks something. */
  private static @Nullable Position spreadTypes(List<Param> params) {
    Position wrong = null;
    SyntaxExpr type = null;
    for (Param param : params.reversed()) {
      if (param.type != null) {
        type = param.type;
        if (param.name == null) {
          wrong = Extent.start(type);
          param.name = new Name("_", wrong);
        }
      } else if (type != null) {
        param.type = type;
      } else {
        wrong = param.name == null ? param.at : param.name.at();
        param.type = new SyntaxExpr.Bad(wrong);
      }
    }
    return wrong;
  }

  /**
   * @param end where the list ends, if it is types at its end that are missing
   */
  private void complain(Position wrong, @Nullable Position end, boolean namesNeeded, int size) {
    if (end != null) {
      tokens.syntaxErrorAt(end, namesNeeded ? "missing type constraint" : "missing parameter type");
    } else if (namesNeeded) {
      tokens.syntaxErrorAt(
          wrong, "missing type parameter name" + (size == 1 ? " or invalid array length" : ""));
    } else {
      tokens.syntaxErrorAt(wrong, "missing parameter name");
    }
  }

  /** Dots may stand before the last type only; elsewhere they are told, once, and dropped. */
  private List<SyntaxField> checkDots(List<SyntaxField> fields, boolean variadic) {
    boolean told = false;
    List<SyntaxField> checked = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      SyntaxField field = fields.get(i);
      if (field.type() instanceof DotsType dots && (!variadic || i + 1 < fields.size())) {
        if (!told) {
          told = true;
          tokens.errorAt(
              dots.at(), variadic ? "can only use ... with final parameter" : "invalid use of ...");
        }
        field = new SyntaxField(field.name(), dots.element(), null, field.at());
      }
      checked.add(field);
    }
    return List.copyOf(checked);
  }

  private @Nullable Param param(@Nullable Name parsed, Token close) {
    boolean constraints = close == Token.RIGHT_BRACKET;
    Position at = parsed != null ? parsed.at() : tokens.at();
    if (parsed == null && constraints && tokens.isOperator(Op.TILDE)) {
      return new Param(null, constraint(), at);
    }
    Name name = parsed;
    if (name == null && tokens.is(Token.NAME)) {
      name = tokens.name();
    }
    if (name != null) {
      Param param = afterName(name, constraints, at);
      if (param != null) {
        return param;
      }
    }
    if (tokens.is(Token.DOTS)) {
      return new Param(name, dots(), at);
    }
    if (constraints && tokens.isOperator(Op.TILDE)) {
      return new Param(name, constraint(), at);
    }
    SyntaxExpr type = grammar.types.typeOrNull();
    if (type != null && constraints) {
      type = grammar.interfaces.union(type);
    }
    if (name != null || type != null) {
      return new Param(name, type, at);
    }
    tokens.syntaxError("expected " + close.description());
    tokens.advanceTo(Token.COMMA, close);
    return null;
  }

  private SyntaxExpr constraint() {
    return grammar.interfaces.union(grammar.interfaces.term());
  }

  /** If what follows tells it: the name is that of a type, or one of an array or slice type. */
  private @Nullable Param afterName(Name name, boolean constraints, Position at) {
    if (tokens.is(Token.LEFT_BRACKET)) {
      SyntaxExpr type = grammar.types.arrayOrArguments(name);
      Name own = type instanceof Index ? null : name;
      return new Param(own, constraints ? grammar.interfaces.union(type) : type, at);
    }
    if (tokens.is(Token.DOT)) {
      SyntaxExpr type = grammar.types.qualifiedName(name);
      return new Param(null, constraints ? grammar.interfaces.union(type) : type, at);
    }
    if (constraints && tokens.isOperator(Op.OR)) {
      return new Param(null, grammar.interfaces.union(name), at);
    }
    return null;
  }

  private SyntaxExpr dots() {
    Position at = tokens.at();
    tokens.next();
    SyntaxExpr element = grammar.types.typeOrNull();
    if (element != null) {
      return new DotsType(element, at);
    }
    SyntaxExpr bad = grammar.exprs.bad();
    tokens.syntaxError("... is missing type");
    return bad;
  }
}
