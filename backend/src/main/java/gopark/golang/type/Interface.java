package gopark.golang.type;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code interface{…}}, also as a constraint. Methods and terms of embedded interfaces are already
 * in it; methods are in order of their names.
 *
 * @param terms what types it allows; null if any
 * @param comparable whether it demands comparable types
 * @param implicit whether it is a union or a type that stands where a constraint is wanted, with no
 *     {@code interface} written
 */
public record Interface(
    List<Method> methods, @Nullable List<Term> terms, boolean comparable, boolean implicit)
    implements Type {

  public static final Interface EMPTY = new Interface(List.of(), null, false);

  public Interface(List<Method> methods, @Nullable List<Term> terms, boolean comparable) {
    this(methods, terms, comparable, false);
  }

  /** A method that it demands. */
  public record Method(String name, String pkg, Signature signature) {}

  /** {@code T} or {@code ~T}. */
  public record Term(Type type, boolean approximate) {}

  /** The method that a name means in a package; null if there is none. */
  public @Nullable Method method(String name, String pkg) {
    int low = 0;
    int high = methods.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (methods.get(middle).name().compareTo(name) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (int i = low; i < methods.size() && methods.get(i).name().equals(name); i++) {
      Method method = methods.get(i);
      if (Names.same(method.name(), method.pkg(), name, pkg)) {
        return method;
      }
    }
    return null;
  }

  /** Whether it can only be a constraint. */
  public boolean isConstraintOnly() {
    return terms != null || comparable;
  }
}
