package gopark.golang.value;

import org.jspecify.annotations.Nullable;

/** A panic that an instruction or a native function raises; no error of this program's own. */
public final class GoPanic extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What kind of value the panic has. */
  public enum Kind {
    /** A runtime error, by the text that follows {@code runtime error: }. */
    RUNTIME_ERROR,
    /** A runtime error: an index or the bounds of a slice are out of range. */
    BOUNDS,
    /** A runtime error by its whole text. */
    PLAIN_ERROR,
    /** A runtime error: what is looked up in a map without entries has no hash. */
    UNHASHABLE_KEY,
    /** A runtime error that was a signal to the process. */
    NIL_DEREFERENCE,
    /** A type assertion that fails. */
    ASSERTION,
    /** A string. */
    STRING,
    /** The value given. */
    VALUE,
    /** No panic, but runtime.Goexit. */
    GOEXIT,
    /** No panic, but an error that nobody can recover from. */
    FATAL,
    /** No panic, but an error that nobody can recover from: two goroutines use a map. */
    MAP_USE,
    /** No panic, but what the runtime takes for a fault of its own. */
    THROWN,
    /** No panic, but an error that nobody can recover from: an object has a finalizer already. */
    FINALIZER_SET_TWICE,
    /** No panic, but the end of a program that wants more memory than it may have. */
    OUT_OF_MEMORY
  }

  private final transient Kind kind;
  private final transient @Nullable Dynamic value;
  private final long address;

  private GoPanic(Kind kind, String text, @Nullable Dynamic value) {
    this(kind, text, value, 0);
  }

  private GoPanic(Kind kind, String text, @Nullable Dynamic value, long address) {
    super(text, null, false, false);
    this.kind = kind;
    this.value = value;
    this.address = address;
  }

  /** Where in memory the access was that failed. */
  public long address() {
    return address;
  }

  public Kind kind() {
    return kind;
  }

  public String text() {
    String text = getMessage();
    return text == null ? "" : text;
  }

  /** What panic was called with; null of other kinds, and for nil. */
  public @Nullable Dynamic value() {
    return value;
  }

  /** A runtime error; the text is without {@code runtime error: }. */
  public static GoPanic runtimeError(String text) {
    return new GoPanic(Kind.RUNTIME_ERROR, text, null);
  }

  /** An index or the bounds of a slice are out of range. */
  static GoPanic bounds(String text) {
    return new GoPanic(Kind.BOUNDS, text, null);
  }

  /** The same if a key without a hash was looked up in a map without entries. */
  public GoPanic inEmptyMap() {
    return kind == Kind.RUNTIME_ERROR ? new GoPanic(Kind.UNHASHABLE_KEY, text(), null) : this;
  }

  public static GoPanic plainError(String text) {
    return new GoPanic(Kind.PLAIN_ERROR, text, null);
  }

  /** A panic whose value is a string. */
  public static GoPanic string(String text) {
    return new GoPanic(Kind.STRING, text, null);
  }

  public static GoPanic value(@Nullable Dynamic value) {
    return new GoPanic(Kind.VALUE, "", value);
  }

  public static GoPanic goexit() {
    return new GoPanic(Kind.GOEXIT, "", null);
  }

  public static GoPanic fatal(String text) {
    return new GoPanic(Kind.FATAL, text, null);
  }

  /** Two goroutines use a map at once, and one of them changes it. */
  public static GoPanic mapUse(String text) {
    return new GoPanic(Kind.MAP_USE, text, null);
  }

  /** What Go's runtime takes for a fault of its own. In Go: throw. */
  public static GoPanic thrown(String text) {
    return new GoPanic(Kind.THROWN, text, null);
  }

  public static GoPanic finalizerSetTwice() {
    return new GoPanic(
        Kind.FINALIZER_SET_TWICE, "runtime.SetFinalizer: finalizer already set", null);
  }

  public static GoPanic outOfMemory() {
    return new GoPanic(Kind.OUT_OF_MEMORY, "", null);
  }

  public static GoPanic nilDereference() {
    return nilDereference(0);
  }

  /** The panic when a nil pointer is used; the offset is that of the field in its struct. */
  public static GoPanic nilDereference(long offset) {
    return new GoPanic(
        Kind.NIL_DEREFERENCE, "invalid memory address or nil pointer dereference", null, offset);
  }

  public static GoPanic divide() {
    return runtimeError("integer divide by zero");
  }

  public static GoPanic negativeShift() {
    return runtimeError("negative shift amount");
  }

  public static GoPanic nilMap() {
    return plainError("assignment to entry in nil map");
  }

  /** A make that asks for too much; what is len or cap. */
  public static GoPanic makeSlice(String what) {
    return runtimeError("makeslice: " + what + " out of range");
  }

  public static GoPanic assertion(String text) {
    return new GoPanic(Kind.ASSERTION, text, null);
  }

  /** An index of a signed type. */
  public static GoPanic index(long index, long length) {
    return bounds(Bounds.index(index, length, true));
  }

  /** An index of an unsigned type. */
  public static GoPanic unsignedIndex(long index, long length) {
    return bounds(Bounds.index(index, length, false));
  }
}
