package gopark.web.stream;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.computing.CoreScheduler;
import gopark.computing.Urgency;
import gopark.web.ServerTest;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** A server whose only core is taken. */
@ServerTest
@TestPropertySource(properties = "gopark.computing.cores=1")
class BusyServerTest {

  private final CoreScheduler cores;

  @LocalServerPort private int port;

  @Autowired
  BusyServerTest(CoreScheduler cores) {
    this.cores = cores;
  }

  @Test
  void whoComesToASessionThatIsInMemoryIsLetInAtOnce() throws Exception {
    Visitor visitor = new Visitor(port);
    visitor.create();
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    cores.submit(
        "somebody else",
        Urgency.WAITED_FOR,
        () -> {
          taken.countDown();
          pass(free);
        });
    pass(taken);
    try (Stream stream = visitor.stream()) {
      assertThat(stream.head()).startsWith("HTTP/1.1 200 OK");
      free.countDown();
      stream.until(picture -> picture.kinds().contains("snapshot"));
    } finally {
      free.countDown();
    }
  }

  private static void pass(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
