package gopark.golang.value;

import org.jspecify.annotations.Nullable;

/**
 * A pointer to a variable that is neither a struct nor an array, whose pointers are the objects
 * themselves. Two are the same pointer if they are equal.
 */
public abstract class Reference extends HeapObject {
  public abstract long word();

  public abstract void setWord(long value);

  public abstract @Nullable Object ref();

  public abstract void setRef(@Nullable Object value);
}
