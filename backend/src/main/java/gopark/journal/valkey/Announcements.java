package gopark.journal.valkey;

import gopark.journal.JournalException;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulConnection;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What servers with the same storage say to each other, and nobody keeps. What is said while one of
 * them does not listen is lost to it.
 */
final class Announcements implements AutoCloseable {

  private final RedisClient client;
  private final ValkeyOptions options;
  private final Lane lane;
  private final String channel;
  private RedisURI address;
  private @Nullable Consumer<String> listener;
  private @Nullable StatefulRedisPubSubConnection<String, String> connection;

  Announcements(RedisClient client, RedisURI address, ValkeyOptions options, Lane lane) {
    this.client = client;
    this.address = address;
    this.options = options;
    this.lane = lane;
    channel = Keys.text(Keys.ANNOUNCEMENTS);
  }

  /** Tells what all say, also what was said here. */
  synchronized void listen(Consumer<String> told) {
    listener = told;
  }

  /** Says something to all, if the storage answers; and listens anew if it had gone away. */
  synchronized void say(String text) {
    if (listener == null) {
      return;
    }
    try {
      connect(listener);
      lane.ask(to -> to.publish(Keys.ANNOUNCEMENTS, Keys.bytes(text)));
    } catch (JournalException | ExecutionException | TimeoutException away) {
      leave();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void connect(Consumer<String> told)
      throws ExecutionException, TimeoutException, InterruptedException {
    StatefulRedisPubSubConnection<String, String> known = connection;
    if (known != null && known.isOpen()) {
      return;
    }
    // The lane notices that Valkey is away, and fails at once.
    lane.ask(to -> to.ping());
    long patienceMs = options.patience().toMillis();
    StatefulRedisPubSubConnection<String, String> made = connected(patienceMs);
    connection = made;
    made.addListener(
        new RedisPubSubAdapter<>() {
          @Override
          public void message(String from, String text) {
            told.accept(text);
          }
        });
    made.async().subscribe(channel).toCompletableFuture().get(patienceMs, TimeUnit.MILLISECONDS);
  }

  private StatefulRedisPubSubConnection<String, String> connected(long patienceMs)
      throws ExecutionException, TimeoutException, InterruptedException {
    CompletableFuture<StatefulRedisPubSubConnection<String, String>> connecting =
        client.connectPubSubAsync(StringCodec.UTF8, address).toCompletableFuture();
    try {
      return connecting.get(patienceMs, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException | InterruptedException gone) {
      address = Clients.nextSentinelFirst(address);
      // A connection that opens later would be nobody's, and nobody would ever close it.
      var _ = connecting.thenCompose(StatefulConnection::closeAsync);
      throw gone;
    }
  }

  private void leave() {
    StatefulRedisPubSubConnection<String, String> known = connection;
    connection = null;
    if (known != null) {
      var _ = known.closeAsync();
    }
  }

  @Override
  public synchronized void close() {
    listener = null;
    leave();
  }
}
