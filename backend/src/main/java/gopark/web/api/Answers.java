package gopark.web.api;

import gopark.web.Sha256;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import gopark.web.message.Language;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.server.ServerWebExchange;

/** Answers that are more than an object in JSON. */
final class Answers {

  private static final MediaType TEXT = new MediaType(MediaType.TEXT_PLAIN, StandardCharsets.UTF_8);

  private static final MediaType SCHEMA = new MediaType("application", "schema+json");
  private static final CacheControl A_DAY = CacheControl.maxAge(Duration.ofDays(1)).cachePublic();

  /**
   * The time for which an answer is kept that the next version of the server may tell otherwise.
   */
  static final CacheControl SOME_MINUTES =
      CacheControl.maxAge(Duration.ofMinutes(10)).cachePublic();

  private Answers() {}

  /** Says in which language an answer is, and by what of a request that was decided. */
  static void inLanguage(Language language, ServerWebExchange exchange) {
    HttpHeaders headers = exchange.getResponse().getHeaders();
    headers.setContentLanguage(language.locale());
    headers.addAll(HttpHeaders.VARY, List.of(HttpHeaders.ACCEPT_LANGUAGE, HttpHeaders.COOKIE));
  }

  static ResponseEntity<byte[]> text(String text) {
    return ResponseEntity.ok().contentType(TEXT).body(text.getBytes(StandardCharsets.UTF_8));
  }

  static ResponseEntity<byte[]> document(Object tree, Format format) {
    return ResponseEntity.ok().contentType(format.mediaType()).body(Documents.write(tree, format));
  }

  /** Bytes that a reader may keep as that says, and ask whether they are still the same. */
  static ResponseEntity<byte[]> kept(byte[] bytes, MediaType type, CacheControl howLong) {
    return ResponseEntity.ok()
        .contentType(type)
        .cacheControl(howLong)
        .eTag(Sha256.tag(bytes))
        .body(bytes);
  }

  /** A tree in JSON that may be kept for some minutes. */
  static ResponseEntity<byte[]> keptForMinutes(Object tree) {
    return kept(Documents.write(tree, Format.JSON), MediaType.APPLICATION_JSON, SOME_MINUTES);
  }

  /** A JSON Schema, which may be kept for a day. */
  static ResponseEntity<byte[]> schema(byte[] json) {
    return kept(json, SCHEMA, A_DAY);
  }

  /** An object in JSON of two fields, whose values are JSON already. */
  static byte[] joined(String first, byte[] one, String second, byte[] other) {
    ByteArrayOutputStream both =
        new ByteArrayOutputStream(
            one.length + other.length + first.length() + second.length() + 10);
    both.writeBytes(("{\"" + first + "\":").getBytes(StandardCharsets.UTF_8));
    both.writeBytes(one);
    both.writeBytes((",\"" + second + "\":").getBytes(StandardCharsets.UTF_8));
    both.writeBytes(other);
    both.write('}');
    return both.toByteArray();
  }
}
