package gopark.golang.instruction;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A class of instructions that does one operation of a table: a copy of a template in which the
 * operation is a constant. The JVM compiles the {@code run} of each copy by itself, with the
 * operation in line, as if the class were written by hand. One class for all operations would be
 * compiled once, and would call them at each step through a table that no processor can guess.
 *
 * @param <M> what makes instructions of the class; every instruction of a template can do it
 */
final class Specialization<M> {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private final Class<M> maker;
  private final Class<? extends M> template;
  private final Object operation;

  /**
   * An instruction of the copy, which makes the others; null until the first is wanted. Programs
   * are compiled by several threads, which all get the same.
   */
  private @Nullable M first;

  /**
   * Prepares a copy, which is made when it is first used.
   *
   * @param template has one constructor, and asks for its {@link #operation}
   */
  Specialization(Class<M> maker, Class<? extends M> template, Object operation) {
    this.maker = maker;
    this.template = template;
    this.operation = operation;
  }

  /** The operation of the copy that asks, to be kept as a constant. */
  static <T> T operation(MethodHandles.Lookup copy, Class<T> type) {
    try {
      T operation = MethodHandles.classData(copy, ConstantDescs.DEFAULT_NAME, type);
      return Objects.requireNonNull(operation, "A template has no instructions of its own.");
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Makes instructions of the copy. */
  M maker() {
    M known = first;
    return known == null ? firstMade() : known;
  }

  private synchronized M firstMade() {
    M made = first;
    if (made == null) {
      made = maker.cast(copy());
      first = made;
    }
    return made;
  }

  private Object copy() {
    try {
      Class<?> copy =
          LOOKUP.defineHiddenClassWithClassData(bytes(), operation, false).lookupClass();
      Constructor<?> constructor = copy.getDeclaredConstructors()[0];
      Class<?>[] types = constructor.getParameterTypes();
      Object[] zeros = new Object[types.length];
      for (int i = 0; i < zeros.length; i++) {
        zeros[i] = Array.get(Array.newInstance(types[i], 1), 0);
      }
      return constructor.newInstance(zeros);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(template.getName(), e);
    }
  }

  private byte[] bytes() {
    String file = template.getName().substring(template.getPackageName().length() + 1) + ".class";
    try (InputStream in = Objects.requireNonNull(template.getResourceAsStream(file), file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
