package gopark.journal.valkey;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.DefaultClientResources;
import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.TimeUnit;

/** How the library for Redis is used here: it connects, and tries nothing twice. */
final class Clients {

  private static final int THREADS = 2;

  private Clients() {}

  static RedisClient make(ValkeyOptions options) {
    ClientResources resources =
        DefaultClientResources.builder()
            .ioThreadPoolSize(THREADS)
            .computationThreadPoolSize(THREADS)
            .build();
    RedisClient client = RedisClient.create(resources);
    client.setOptions(
        ClientOptions.builder()
            .autoReconnect(false)
            .disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
            .timeoutOptions(TimeoutOptions.create())
            .socketOptions(
                SocketOptions.builder().connectTimeout(options.patience()).keepAlive(true).build())
            .build());
    return client;
  }

  /**
   * Where to try after a failure. The library asks the sentinels one after the other in the order
   * of the list, and goes on from one that does not answer only after longer than an attempt may
   * take: so each attempt begins with another one. What has no sentinels stays as it is.
   */
  static RedisURI nextSentinelFirst(RedisURI address) {
    return address.getSentinels().size() < 2 ? address : new Rotated(address);
  }

  /** An address that is the same but for the order of its sentinels. */
  private static final class Rotated extends RedisURI {
    private static final long serialVersionUID = 1;

    Rotated(RedisURI address) {
      super(address);
      Collections.rotate(getSentinels(), -1);
    }
  }

  static void end(RedisClient client) {
    client.shutdown(Duration.ZERO, Duration.ofSeconds(2));
    var _ = client.getResources().shutdown(0, 2, TimeUnit.SECONDS);
  }
}
