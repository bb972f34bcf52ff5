package gopark.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.server.ServerWebExchange;

/** The key that a request brings in its header {@code Authorization}, and what it hashes to. */
public final class BearerKey {

  private static final String SCHEME = "bearer ";

  private BearerKey() {}

  /** The hash of the request's key; null: it brings none. */
  public static @Nullable String hashIn(ServerWebExchange exchange) {
    String authorization = exchange.getRequest().getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
    if (authorization == null || !authorization.toLowerCase(Locale.ROOT).startsWith(SCHEME)) {
      return null;
    }
    String key = authorization.substring(SCHEME.length()).strip();
    return key.isEmpty() ? null : hash(key);
  }

  public static String hash(String key) {
    return HexFormat.of().formatHex(Sha256.of(key));
  }

  /** Compares two hashes in a time that tells nothing of how much of them is equal. */
  public static boolean isSame(String hash, String other) {
    return MessageDigest.isEqual(
        hash.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
  }
}
