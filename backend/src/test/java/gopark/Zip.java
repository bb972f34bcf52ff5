package gopark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A file of packed texts. */
final class Zip {
  private Zip() {}

  /** The texts by their names. */
  static Map<String, String> read(Path file) throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(file.toFile())) {
      for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
        texts.put(entry.getName(), new String(zip.getInputStream(entry).readAllBytes(), UTF_8));
      }
    }
    return texts;
  }
}
