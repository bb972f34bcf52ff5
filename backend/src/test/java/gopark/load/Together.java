package gopark.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many things alike, a few at a time. */
final class Together {
  private static final int AT_A_TIME = 16;

  private Together() {}

  /** Makes one of them. */
  @FunctionalInterface
  interface Maker<T> {
    T make(int number) throws IOException;
  }

  static <T> List<T> make(int count, Maker<T> maker) {
    List<Future<T>> started = new ArrayList<>();
    List<T> made = new ArrayList<>();
    try (var threads = Executors.newFixedThreadPool(AT_A_TIME)) {
      for (int i = 0; i < count; i++) {
        int number = i;
        started.add(threads.submit(() -> maker.make(number)));
      }
      for (Future<T> one : started) {
        made.add(one.get());
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return made;
  }
}
