package gopark.web.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import gopark.web.ApiPaths;
import gopark.web.BearerKey;
import gopark.web.ClientAddress;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.web.server.ServerWebExchange;

/**
 * Sessions that were lately found to exist, and what their keys hash to, so that a request can be
 * put to the right account before anything is looked up. Names that somebody made up are never in
 * it, so that they open no accounts.
 */
final class KnownSessions {

  /** The longest time for which a deleted session is still taken for one. */
  private static final Duration REMEMBERED = Duration.ofMinutes(10);

  private final Cache<String, String> keyHashes;

  KnownSessions(int remembered, TimeMeter time) {
    keyHashes =
        Caffeine.newBuilder()
            .maximumSize(remembered)
            .expireAfterWrite(REMEMBERED)
            .ticker(time::currentTimeNanos)
            .executor(Runnable::run)
            .build();
  }

  /** Adds a session; its hash is asked for only if it is not known, since it may be busy. */
  void add(String session, Supplier<String> keyHash) {
    if (!contain(session)) {
      keyHashes.put(session, keyHash.get());
    }
  }

  boolean contain(String session) {
    return keyHashes.getIfPresent(session) != null;
  }

  /** The session that the request's path names; null: none. */
  static @Nullable String named(ServerWebExchange exchange) {
    return ApiPaths.session(exchange.getRequest());
  }

  Caller callerOf(ServerWebExchange exchange) {
    ClientAddress address = ClientAddress.of(exchange);
    String session = named(exchange);
    String keyHash = session == null ? null : keyHashes.getIfPresent(session);
    if (session == null || keyHash == null) {
      return new Caller.Visitor(address);
    }
    String given = BearerKey.hashIn(exchange);
    return given != null && BearerKey.isSame(given, keyHash)
        ? new Caller.Holder(session)
        : new Caller.Reader(address, session);
  }
}
