package gopark.web.document;

import java.io.ByteArrayOutputStream;
import java.util.Base64;
import java.util.zip.Deflater;

/**
 * A scenario as the part of an address after its number sign, as the page packs it, too: {@code
 * s=1.} and compressed JSON.
 */
public final class ScenarioLink {
  private static final String VERSION = "#s=1.";
  private static final int PIECE = 1024;

  private ScenarioLink() {}

  /** The fragment of an address, with the number sign. */
  public static String of(Object tree) {
    try (Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setInput(Documents.write(tree, Format.JSON));
      deflater.finish();
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      byte[] piece = new byte[PIECE];
      while (!deflater.finished()) {
        packed.write(piece, 0, deflater.deflate(piece));
      }
      return VERSION + Base64.getUrlEncoder().withoutPadding().encodeToString(packed.toByteArray());
    }
  }
}
