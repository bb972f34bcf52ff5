package gopark.program;

import org.jspecify.annotations.Nullable;

/** A program whose functions others can run beside it, with the same variables and objects. */
public interface Functions {

  /** A program that calls this function; null if it has none of that name without parameters. */
  @Nullable Program function(String name);
}
