package gopark.web.session;

import gopark.web.BearerKey;
import gopark.web.problem.ApiProblem;
import java.security.SecureRandom;
import java.util.Base64;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ServerWebExchange;

/**
 * The key that allows changing a session: 128 random bits, told once to the client that made it.
 * The server keeps only its hash.
 */
public final class EditKey {

  private static final int BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private EditKey() {}

  public static String fresh() {
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
