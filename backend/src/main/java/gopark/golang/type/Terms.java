package gopark.golang.type;

import gopark.golang.type.Interface.Term;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets of types, as constraints write them: {@code ~int | string}. Null stands for all types. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class Terms {
  private Terms() {}

  /** Whether the term's set has the type in it. */
  static boolean includes(Term term, Type type) {
    return Identical.identical(term.type(), term.approximate() ? type.underlying() : type);
  }

  /** The union, without terms that others cover. */
  public static List<Term> normal(List<Term> terms) {
    List<Term> result = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      if (!isCovered(terms, i)) {
        result.add(terms.get(i));
      }
    }
    return List.copyOf(result);
  }

  private static boolean isCovered(List<Term> terms, int index) {
    Term term = terms.get(index);
    for (int i = 0; i < terms.size(); i++) {
      Term other = terms.get(i);
      boolean same = other.approximate() == term.approximate();
      if (i != index && subset(term, other) && (i < index || !same)) {
        return true;
      }
    }
    return false;
  }

  /** What both allow; an empty list if that is nothing. */
  public static @Nullable List<Term> intersection(@Nullable List<Term> a, @Nullable List<Term> b) {
    if (a == null) {
      return b;
    }
    if (b == null) {
      return a;
    }
    List<Term> result = new ArrayList<>();
    for (Term x : a) {
      for (Term y : b) {
        if (!disjoint(x, y)) {
          result.add(!x.approximate() || y.approximate() ? x : y);
        }
      }
    }
    return normal(result);
  }

  /** Whether no type is in both; such terms may stand in one union. */
  public static boolean disjoint(Term a, Term b) {
    Type x = b.approximate() ? a.type().underlying() : a.type();
    Type y = a.approximate() ? b.type().underlying() : b.type();
    return !Identical.identical(x, y);
  }

  static boolean subset(Term a, Term b) {
    return !disjoint(a, b) && (!a.approximate() || b.approximate());
  }

  static boolean subset(@Nullable List<Term> a, @Nullable List<Term> b) {
    if (b == null) {
      return true;
    }
    if (a == null) {
      return false;
    }
    return a.stream().allMatch(x -> b.stream().anyMatch(y -> subset(x, y)));
  }

  static boolean equal(@Nullable List<Term> a, @Nullable List<Term> b) {
    return a == b || (subset(a, b) && subset(b, a));
  }
}
