package gopark.golang.instruction;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SpecializationTest {
  private static final int THREADS = 4;
  private static final int TRIES = 50;

  /** A copy of it tells what it was made for. */
  static final class Template implements Callable<String> {
    private static final String OPERATION =
        Specialization.operation(MethodHandles.lookup(), String.class);

    @Override
    public String call() {
      return OPERATION;
    }
  }

  @Test
  @SuppressWarnings("unchecked")
  void threadsThatCompileAtOnceGetTheSameCopy() throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      for (int i = 0; i < TRIES; i++) {
        Specialization<Callable<String>> specialization =
            new Specialization<>(
                (Class<Callable<String>>) (Class<?>) Callable.class, Template.class, "add " + i);
        CyclicBarrier together = new CyclicBarrier(THREADS);
        Callable<Callable<String>> compiler =
            () -> {
              together.await();
              return specialization.maker();
            };
        Set<Class<?>> copies = new HashSet<>();
        List<Future<Callable<String>>> makers =
            threads.invokeAll(Collections.nCopies(THREADS, compiler));
        for (Future<Callable<String>> maker : makers) {
          assertThat(maker.get().call()).isEqualTo("add " + i);
          copies.add(maker.get().getClass());
        }
        assertThat(copies.size()).isEqualTo(1);
      }
    }
  }
}
