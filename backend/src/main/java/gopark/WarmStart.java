package gopark;

import gopark.web.work.WarmUp;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;

/**
 * Uses once, beside the rest of the start, what is slow the first time. The server is ready when
 * that is done, but for what may follow: a proxy sends nobody to it before. Clients that come on
 * their own are served all the same.
 */
final class WarmStart implements SmartInitializingSingleton, ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(WarmStart.class);

  private final List<WarmUp> parts;
  private final CountDownLatch started = new CountDownLatch(1);

  WarmStart(List<WarmUp> parts) {
    this.parts = parts;
  }

  @Override
  public void afterSingletonsInstantiated() {
    Thread.ofPlatform().name("warm-up").daemon().start(this::warmUp);
  }

  private void warmUp() {
    parts.stream().filter(WarmUp::isPartOfStart).forEach(WarmStart::use);
    started.countDown();
    parts.stream().filter(part -> !part.isPartOfStart()).forEach(WarmStart::use);
  }

  /**
   * What fails here is no reason not to serve the rest: it fails again, and is told, where somebody
   * asks for it.
   */
  private static void use(WarmUp part) {
    try {
      part.warmUp();
    } catch (RuntimeException | Error failure) {
      LOG.warn("{} could not be used while the server starts", part, failure);
    }
  }

  @Override
  public void run(ApplicationArguments arguments) throws InterruptedException {
    started.await();
  }
}
