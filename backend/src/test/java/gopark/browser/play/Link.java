package gopark.browser.play;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;

/** A link that carries a whole scenario behind its `#`. */
final class Link {

  private Link() {}

  static String to(String scenario) {
    return "/play#s=1."
        + Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString(deflated(scenario.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * A board on which nothing has been done yet: main is the learner's hand, and nothing of the
   * runtime's waits in a queue.
   */
  static String toEmptyBoard(int processors) {
    return to(
        "{\"version\": 1, \"gomaxprocs\": %d, \"cores\": 4, \"seed\": 1, \"quiet\": true}"
            .formatted(processors));
  }

  private static byte[] deflated(byte[] bytes) {
    try (var deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setInput(bytes);
      deflater.finish();
      var out = new ByteArrayOutputStream();
      byte[] piece = new byte[4096];
      while (!deflater.finished()) {
        out.write(piece, 0, deflater.deflate(piece));
      }
      return out.toByteArray();
    }
  }
}
