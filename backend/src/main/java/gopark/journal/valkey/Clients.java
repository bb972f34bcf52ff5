package gopark.journal.valkey;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.DefaultClientResources;
import java.time.Duration;
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

  static void end(RedisClient client) {
    client.shutdown(Duration.ZERO, Duration.ofSeconds(2));
    var _ = client.getResources().shutdown(0, 2, TimeUnit.SECONDS);
  }
}
