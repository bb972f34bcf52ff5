package gopark.web.api;

import gopark.web.problem.ApiProblem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ServerWebExchange;

/**
 * What one must have to change a session: 128 random bits, told once to whoever made it. The server
 * keeps only what it hashes to.
 */
final class EditKey {

  private static final int BYTES = 16;
  private static final String SCHEME = "bearer ";
  private static final SecureRandom RANDOM = new SecureRandom();

  private EditKey() {}

  static String fresh() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
  }

  static String hash(String key) {
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha256.digest(key.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException absent) {
      throw new IllegalStateException("Every JVM has SHA-256", absent);
    }
  }

  /** Refuses a request that does not bring the key of that hash. */
  static void require(String hash, ServerWebExchange exchange) {
    String key = key(exchange.getRequest().getHeaders().getFirst(HttpHeaders.AUTHORIZATION));
    if (key == null) {
      throw ApiProblem.of(HttpStatus.UNAUTHORIZED, "edit-key-missing");
    }
    // In a time that tells nothing of how much of it was right.
    byte[] given = hash(key).getBytes(StandardCharsets.US_ASCII);
    if (!MessageDigest.isEqual(given, hash.getBytes(StandardCharsets.US_ASCII))) {
      throw ApiProblem.of(HttpStatus.FORBIDDEN, "edit-key-wrong");
    }
  }

  private static @Nullable String key(@Nullable String authorization) {
    if (authorization == null || !authorization.toLowerCase(Locale.ROOT).startsWith(SCHEME)) {
      return null;
    }
    String key = authorization.substring(SCHEME.length()).strip();
    return key.isEmpty() ? null : key;
  }
}
