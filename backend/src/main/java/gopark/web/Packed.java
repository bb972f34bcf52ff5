package gopark.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** A large answer that is compressed once and then given to all who ask. */
public final class Packed {

  private static final String GZIP = "gzip";

  private final byte[] gzip;
  private final String tag;

  private Packed(byte[] gzip, String tag) {
    this.gzip = gzip;
    this.tag = tag;
  }

  /** Compresses an answer. */
  public static Packed of(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 8);
    try (OutputStream packing = new Thorough(bytes)) {
      packing.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    // Weak, since the bytes are others where they are not compressed.
    return new Packed(bytes.toByteArray(), "W/" + Sha256.tag(plain));
  }

  private static final class Thorough extends GZIPOutputStream {
    Thorough(OutputStream to) throws IOException {
      super(to);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  /** The answer to a request with these headers, for as long as it may be kept. */
  public ResponseEntity<byte[]> answer(MediaType type, CacheControl howLong, HttpHeaders asked) {
    ResponseEntity.BodyBuilder answer =
        ResponseEntity.ok()
            .contentType(type)
            .cacheControl(howLong)
            .eTag(tag)
            .varyBy(HttpHeaders.ACCEPT_ENCODING);
    return AcceptedCodings.haveGzip(asked)
        ? answer.header(HttpHeaders.CONTENT_ENCODING, GZIP).body(gzip)
        : answer.body(plain());
  }

  private byte[] plain() {
    try (GZIPInputStream packed = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return packed.readAllBytes();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
