package gopark.runtime.state;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what a component of a record holds, where its Java type does not: {@code @Means(MACHINE) int
 * by}. Records stay as cheap as numbers, and the code that writes them out need not guess from a
 * name.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Means {
  /** The {@link #none} of a component of which no number stands for nothing. */
  long NEVER_NOTHING = Long.MIN_VALUE;

  /** The {@link #none} that says: the meaning's own. */
  long AS_ALWAYS = Long.MAX_VALUE;

  /** What the component holds. */
  Meaning value();

  /** The number that stands for nothing, if not the meaning's own. */
  long none() default AS_ALWAYS;
}
