package gopark.golang.value;

import gopark.program.Copies;
import org.jspecify.annotations.Nullable;

/** What is in an interface that is not nil: a value and its type. It never changes. */
public final class Dynamic implements Handle {
  public final RuntimeType type;

  /** The value, if the type's values are words. */
  public final long word;

  /** The value, if they are references; structs and arrays are nobody else's. */
  public final @Nullable Object ref;

  public Dynamic(RuntimeType type, long word, @Nullable Object ref) {
    this.type = type;
    this.word = word;
    this.ref = ref;
  }

  @Override
  public Dynamic copy(Copies copies) {
    return type.isWord() ? this : new Dynamic(type, word, HeapObject.copied(ref, copies));
  }

  @Override
  public void reach(Living living) {
    living.one(ref);
  }
}
