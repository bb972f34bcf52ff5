package gopark.program;

/**
 * A panic that the runtime or a package of the library raises in a goroutine, for what its program
 * asked.
 *
 * @param text for an error of the runtime, what follows {@code runtime error: }
 */
public record RuntimePanic(Kind kind, String text) {

  /** What kind of value a program that recovers gets. */
  public enum Kind {
    /** An error, as an index that is out of range. */
    RUNTIME_ERROR,
    /** An error whose text is printed as it is, as a send on a closed channel. */
    PLAIN_ERROR,
    /** A string, as packages panic with. */
    STRING
  }

  public static RuntimePanic runtimeError(String text) {
    return new RuntimePanic(Kind.RUNTIME_ERROR, text);
  }

  public static RuntimePanic plainError(String text) {
    return new RuntimePanic(Kind.PLAIN_ERROR, text);
  }

  public static RuntimePanic string(String text) {
    return new RuntimePanic(Kind.STRING, text);
  }

  /** What a process that ends with it prints after {@code panic: }. */
  public String printed() {
    return kind == Kind.RUNTIME_ERROR ? "runtime error: " + text : text;
  }
}
