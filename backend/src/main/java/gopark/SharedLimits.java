package gopark;

import gopark.web.limit.Limits;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import reactor.core.Disposable;
import reactor.core.scheduler.Scheduler;

/** Tells servers with the same sessions what was let in here, and listens to what they let in. */
final class SharedLimits implements SmartLifecycle {

  private static final Logger LOG = LoggerFactory.getLogger(SharedLimits.class);

  private static final long EVERY_MS = 250;

  private final Limits limits;
  private final Storage storage;
  private final Scheduler scheduler;

  /** The name of this server, so that it does not listen to itself. */
  private final String name = UUID.randomUUID().toString();

  private volatile @Nullable Disposable work;

  SharedLimits(Limits limits, Storage storage, Scheduler scheduler) {
    this.limits = limits;
    this.storage = storage;
    this.scheduler = scheduler;
  }

  @Override
  public void start() {
    storage.hear(this::heard);
    if (storage.isShared()) {
      work = scheduler.schedulePeriodically(this::tell, EVERY_MS, EVERY_MS, TimeUnit.MILLISECONDS);
    }
  }

  private void tell() {
    try {
      storage.say(name + "\n" + limits.news());
    } catch (RuntimeException e) {
      LOG.warn("Other servers could not be told what was let in here", e);
    }
  }

  private void heard(String said) {
    int end = said.indexOf('\n');
    String server = end < 0 ? said : said.substring(0, end);
    if (server.equals(name)) {
      return;
    }
    try {
      limits.heard(server, said.substring(server.length()).strip());
    } catch (RuntimeException e) {
      LOG.warn("What another server has let in could not be read", e);
    }
  }

  @Override
  public void stop() {
    Disposable started = work;
    work = null;
    if (started != null) {
      started.dispose();
    }
  }

  @Override
  public boolean isRunning() {
    return work != null;
  }
}
