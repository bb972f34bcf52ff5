package gopark;

import gopark.web.work.WarmUp;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;

/**
 * Uses once, beside the rest of the start, what is slow the first time. The server is ready when
 * that is done: a proxy sends nobody to it before. Clients that come on their own are served all
 * the same.
 */
final class WarmStart implements SmartInitializingSingleton, ApplicationRunner {

  private static final Logger LOG = LoggerFactory.getLogger(WarmStart.class);

  private final List<WarmUp> parts;
  private CompletableFuture<Void> work = CompletableFuture.completedFuture(null);

  WarmStart(List<WarmUp> parts) {
    this.parts = parts;
  }

  @Override
  public void afterSingletonsInstantiated() {
    work = CompletableFuture.runAsync(this::warmUp, WarmStart::onThreadOfItsOwn);
  }

  private static void onThreadOfItsOwn(Runnable work) {
    Thread.ofPlatform().name("warm-up").daemon().start(work);
  }

  /**
   * What fails here is no reason not to serve the rest: it fails again, and is told, where somebody
   * asks for it.
   */
  private void warmUp() {
    for (WarmUp part : parts) {
      try {
        part.warmUp();
      } catch (RuntimeException | Error failure) {
        LOG.warn("{} could not be used while the server starts", part, failure);
      }
    }
  }

  @Override
  public void run(ApplicationArguments arguments) {
    work.join();
  }
}
