package gopark.program.script;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something with a value. */
sealed interface Expression {

  @Nullable Object value(Call call, World world);

  record Constant(@Nullable Object constant) implements Expression {
    @Override
    public @Nullable Object value(Call call, World world) {
      return constant;
    }
  }

  /** A variable: of the call, or shared by all. */
  record Variable(int place) implements Expression {
    @Override
    public @Nullable Object value(Call call, World world) {
      return place >= 0 ? call.locals[place] : world.variables[~place];
    }
  }

  record Not(Expression part) implements Expression {
    @Override
    public Object value(Call call, World world) {
      return !Values.truth(part.value(call, world));
    }
  }

  /** And, or: the right side only if it matters. */
  record Both(boolean and, Expression left, Expression right) implements Expression {
    @Override
    public Object value(Call call, World world) {
      return Values.truth(left.value(call, world)) == and
          ? Values.truth(right.value(call, world))
          : !and;
    }
  }

  record Equal(boolean equal, Expression left, Expression right) implements Expression {
    @Override
    public Object value(Call call, World world) {
      return Values.same(left.value(call, world), right.value(call, world)) == equal;
    }
  }

  record Sprint(List<Expression> parts) implements Expression {
    @Override
    public Object value(Call call, World world) {
      return Values.sprint(parts, call, world);
    }
  }

  /** One value in the given round, another in all others. */
  record Choice(int round, long wanted, Expression then, Expression otherwise)
      implements Expression {
    @Override
    public @Nullable Object value(Call call, World world) {
      boolean chosen = Values.number(call.locals[round]) == wanted;
      return (chosen ? then : otherwise).value(call, world);
    }
  }

  /** How long a text is. */
  record Length(Expression part) implements Expression {
    @Override
    public Object value(Call call, World world) {
      return (long) Values.text(part.value(call, world)).length();
    }
  }

  /** Arithmetic and comparison; of two texts, + joins them. */
  record Binary(String operator, Expression left, Expression right) implements Expression {
    @Override
    public Object value(Call call, World world) {
      Object one = left.value(call, world);
      Object other = right.value(call, world);
      if (operator.equals("+") && (one instanceof String || other instanceof String)) {
        return Values.text(one) + Values.text(other);
      }
      long a = Values.number(one);
      long b = Values.number(other);
      return switch (operator) {
        case "+" -> a + b;
        case "-" -> a - b;
        case "*" -> a * b;
        case "/" -> a / divisor(b);
        case "%" -> a % divisor(b);
        case "<" -> a < b;
        case "<=" -> a <= b;
        case ">" -> a > b;
        case ">=" -> a >= b;
        default -> throw new Complaint("there is no operator " + operator);
      };
    }

    private static long divisor(long number) {
      if (number == 0) {
        throw new GoPanic("runtime error: integer divide by zero");
      }
      return number;
    }
  }
}
