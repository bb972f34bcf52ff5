package gopark.web.event;

import gopark.web.Packed;
import java.time.Duration;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import tools.jackson.databind.json.JsonMapper;

/** A tree as an answer that is the same for everybody until the server is replaced. */
final class Published {

  private static final CacheControl FRESH =
      CacheControl.maxAge(Duration.ofMinutes(10)).cachePublic();
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Packed json;

  Published(Map<String, Object> tree) {
    json = Packed.of(JSON.writeValueAsBytes(tree));
  }

  /** The answer to a request with these headers. */
  ResponseEntity<byte[]> answer(HttpHeaders asked) {
    return json.answer(MediaType.APPLICATION_JSON, FRESH, asked);
  }
}
