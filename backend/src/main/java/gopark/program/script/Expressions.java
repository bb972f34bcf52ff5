package gopark.program.script;

import gopark.program.script.Line.Kind;
import gopark.program.script.Line.Token;
import java.util.ArrayList;
import java.util.List;

/** Reads expressions, the operators that bind weakest first. */
final class Expressions {
  private static final List<String> COMPARISONS = List.of("<", "<=", ">", ">=");

  private final Line line;
  private final Scope scope;

  Expressions(Line line, Scope scope) {
    this.line = line;
    this.scope = scope;
  }

  List<Expression> list() {
    List<Expression> list = new ArrayList<>();
    do {
      list.add(expression());
    } while (line.take(","));
    return list;
  }

  /** Nothing, or a list. */
  List<Expression> optionalList() {
    return line.isAtEnd() || line.sees("->") ? List.of() : list();
  }

  Expression expression() {
    Expression left = conjunction();
    while (line.take("||")) {
      left = new Expression.Both(false, left, conjunction());
    }
    return left;
  }

  private Expression conjunction() {
    Expression left = comparison();
    while (line.take("&&")) {
      left = new Expression.Both(true, left, comparison());
    }
    return left;
  }

  private Expression comparison() {
    Expression left = sum();
    if (line.take("==")) {
      return new Expression.Equal(true, left, sum());
    }
    if (line.take("!=")) {
      return new Expression.Equal(false, left, sum());
    }
    if (line.peek().kind() == Kind.SIGN && COMPARISONS.contains(line.peek().text())) {
      return new Expression.Binary(line.take().text(), left, sum());
    }
    return left;
  }

  private Expression sum() {
    Expression left = product();
    while (line.sees("+") || line.sees("-")) {
      left = new Expression.Binary(line.take().text(), left, product());
    }
    return left;
  }

  private Expression product() {
    Expression left = part();
    while (line.sees("*") || line.sees("/") || line.sees("%")) {
      left = new Expression.Binary(line.take().text(), left, part());
    }
    return left;
  }

  private Expression part() {
    if (line.take("!")) {
      return new Expression.Not(part());
    }
    if (line.take("-")) {
      return new Expression.Binary("-", new Expression.Constant(0L), part());
    }
    if (line.take("(")) {
      Expression inner = expression();
      line.want(")");
      return inner;
    }
    Token token = line.take();
    return switch (token.kind()) {
      case NUMBER -> new Expression.Constant(token.number());
      case TEXT -> new Expression.Constant(token.text());
      case WORD -> word(token.text());
      case SIGN, END -> throw new Complaint("wanted an expression, found " + token.text());
    };
  }

  private Expression word(String word) {
    if (line.take("(")) {
      List<Expression> arguments = list();
      line.want(")");
      return function(word, arguments);
    }
    return switch (word) {
      case "true" -> new Expression.Constant(true);
      case "false" -> new Expression.Constant(false);
      case "nil" -> new Expression.Constant(null);
      default -> new Expression.Variable(scope.known(word));
    };
  }

  private static Expression function(String name, List<Expression> arguments) {
    if (name.equals("sprint")) {
      return new Expression.Sprint(arguments);
    }
    if (name.equals("length") && arguments.size() == 1) {
      return new Expression.Length(arguments.getFirst());
    }
    throw new Complaint("wanted sprint(...) or length(text), found " + name);
  }
}
