package gopark.golang.type;

import java.util.Set;
import java.util.function.Supplier;

/**
 * How messages call packages: by their names, but by their quoted paths where another package that
 * the program has to do with has the same name.
 */
public final class PackageNames {
  private static final ScopedValue<Set<String>> AMBIGUOUS = ScopedValue.newInstance();

  private PackageNames() {}

  /** Does something while the packages of these paths go by them. */
  public static <T> T withPaths(Set<String> paths, Supplier<T> action) {
    return ScopedValue.where(AMBIGUOUS, paths).call(action::get);
  }

  static String of(Named named) {
    return AMBIGUOUS.isBound() && AMBIGUOUS.get().contains(named.pkg)
        ? "\"" + named.pkg + "\""
        : named.pkgName;
  }
}
