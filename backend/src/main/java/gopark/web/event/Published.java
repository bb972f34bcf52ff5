package gopark.web.event;

import gopark.web.Sha256;
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
    byte[] hash = Sha256.of(tree.toString());
    tag = "W/\"" + HexFormat.of().formatHex(hash, 0, TAG_BYTES) + '"';
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
}
