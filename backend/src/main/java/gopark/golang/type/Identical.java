package gopark.golang.type;

import java.util.List;
import java.util.function.BiPredicate;

/** Whether two types are the same type, as the language says it. */
// Types are told apart by identity where that is enough, or all that is meant.
@SuppressWarnings("ReferenceEquality")
public final class Identical {
  /** Types that are written out nest less than this; by aliases they may nest deeper. */
  private static final int DEPTH_LIMIT = 500;

  /** What a look at two types costs, beside their parts. */
  private static final long STEP_WORK = 20;

  /** Nobody writes types by hand that need as many. */
  private static final int STEP_LIMIT = 1_000_000;

  private final boolean ignoreTags;
  private int depth;
  private int steps;

  private Identical(boolean ignoreTags) {
    this.ignoreTags = ignoreTags;
  }

  public static boolean identical(Type a, Type b) {
    return new Identical(false).same(a, b);
  }

  /** Whether types are identical for a conversion, which ignores the tags of structs. */
  static boolean ignoringTags(Type a, Type b) {
    return new Identical(true).same(a, b);
  }

  public static boolean all(List<? extends Type> a, List<? extends Type> b) {
    return each(a, b, Identical::identical);
  }

  private boolean same(Type a, Type b) {
    if (a == b) {
      return true;
    }
    if (depth > DEPTH_LIMIT || steps++ > STEP_LIMIT) {
      // One of them would pass for the other if they were called the same and are not.
      return false;
    }
    Compilation.spend(STEP_WORK);
    depth++;
    boolean result = sameMade(a, b);
    depth--;
    return result;
  }

  private boolean sameMade(Type a, Type b) {
    return switch (a) {
      case Basic x -> b instanceof Basic y && x.canonical() == y.canonical();
      case Named x -> b instanceof Named y && sameNamed(x, y);
      case TypeParam _ -> false;
      case Pointer x -> b instanceof Pointer y && same(x.element(), y.element());
      case Slice x -> b instanceof Slice y && same(x.element(), y.element());
      case Array x ->
          b instanceof Array y && x.length() == y.length() && same(x.element(), y.element());
      case MapOf x -> b instanceof MapOf y && same(x.key(), y.key()) && same(x.value(), y.value());
      case Chan x ->
          b instanceof Chan y
              && x.sends() == y.sends()
              && x.receives() == y.receives()
              && same(x.element(), y.element());
      case Struct x -> b instanceof Struct y && each(x.fields(), y.fields(), this::sameField);
      case Interface x -> b instanceof Interface y && sameInterface(x, y);
      case Signature x ->
          b instanceof Signature y
              && x.variadic() == y.variadic()
              && each(x.params(), y.params(), this::same)
              && each(x.results(), y.results(), this::same);
      case Tuple x -> b instanceof Tuple y && each(x.types(), y.types(), this::same);
    };
  }

  private boolean sameNamed(Named a, Named b) {
    return a.origin != null
        && a.origin == b.origin
        && a.hash() == b.hash()
        && each(a.typeArgs, b.typeArgs, this::same);
  }

  private boolean sameField(Struct.Field a, Struct.Field b) {
    return a.embedded() == b.embedded()
        && a.name().equals(b.name())
        && (Names.isExported(a.name()) || a.pkg().equals(b.pkg()))
        && (ignoreTags || a.tag().equals(b.tag()))
        && same(a.type(), b.type());
  }

  private boolean sameInterface(Interface a, Interface b) {
    return a.comparable() == b.comparable()
        && Terms.equal(a.terms(), b.terms())
        && each(a.methods(), b.methods(), this::sameMethod);
  }

  private boolean sameMethod(Interface.Method a, Interface.Method b) {
    return Names.same(a.name(), a.pkg(), b.name(), b.pkg()) && same(a.signature(), b.signature());
  }

  private static <T> boolean each(
      List<? extends T> a, List<? extends T> b, BiPredicate<T, T> agrees) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!agrees.test(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }
}
