package gopark.web.api;

import gopark.web.BearerKey;
import gopark.web.problem.ApiProblem;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ServerWebExchange;

/**
 * What one must have to change a session: 128 random bits, told once to whoever made it. The server
 * keeps only what it hashes to.
 */
final class EditKey {

  private static final int BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private EditKey() {}

  static String fresh() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
  }

  /** Refuses a request that does not bring the key of that hash. */
  static void require(String hash, ServerWebExchange exchange) {
    String given = BearerKey.hashIn(exchange);
    if (given == null) {
      throw ApiProblem.of(HttpStatus.UNAUTHORIZED, "edit-key-missing");
    }
    if (!BearerKey.isSame(given, hash)) {
      throw ApiProblem.of(HttpStatus.FORBIDDEN, "edit-key-wrong");
    }
  }
}
