package gopark.golang.check;

import org.jspecify.annotations.Nullable;

/** Where the sources of packages are found that programs may import. */
@FunctionalInterface
public interface Library {

  /** The source of a package, in one file; null if there is no such package. */
  @Nullable String source(String importPath);
}
