package gopark.web.api;

import gopark.web.Sha256;
import gopark.web.document.Documents;
import gopark.web.document.Format;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Answers that are more than an object in JSON. */
final class Answers {

  private static final MediaType TEXT = new MediaType(MediaType.TEXT_PLAIN, StandardCharsets.UTF_8);

  private Answers() {}

  static ResponseEntity<byte[]> text(String text) {
    return ResponseEntity.ok().contentType(TEXT).body(text.getBytes(StandardCharsets.UTF_8));
  }

  static ResponseEntity<byte[]> document(Object tree, Format format) {
    return ResponseEntity.ok().contentType(format.mediaType()).body(Documents.write(tree, format));
  }

  /** Bytes that a reader may keep as that says, and ask whether they are still the same. */
  static ResponseEntity<byte[]> kept(byte[] bytes, MediaType type, CacheControl howLong) {
    return ResponseEntity.ok().contentType(type).cacheControl(howLong).eTag(tag(bytes)).body(bytes);
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

  static String tag(byte[] bytes) {
    return '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(Sha256.of(bytes)) + '"';
  }
}
