package gopark.web.event;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;

/** An answer that is the same for everybody until the server is replaced. */
final class Published {
  private static final Duration FRESH = Duration.ofMinutes(10);
  private static final int TAG_BYTES = 12;

  private final Map<String, Object> tree;
  private final String tag;

  Published(Map<String, Object> tree) {
    this.tree = tree;
    tag = "W/\"" + digest(tree.toString()) + '"';
  }

  Map<String, Object> tree() {
    return tree;
  }

  ResponseEntity<Map<String, Object>> answer() {
    return ResponseEntity.ok()
        .cacheControl(CacheControl.maxAge(FRESH).cachePublic())
        .eTag(tag)
        .body(tree);
  }

  private static String digest(String content) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, TAG_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
